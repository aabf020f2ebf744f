/// Trigonometry of angles in degrees, in plain arithmetic: the same bits on every platform, and
/// nothing lost in reducing large angles.
enum Degrees {
  /// The sine of an angle in degrees, to about 1e-15.
  static func sine(_ degrees: Double) -> Double {
    let turned = wrapped(degrees)
    let quadrant = (turned / 90).rounded()
    let rest = (turned - quadrant * 90) * .pi / 180
    switch Int(quadrant) {
    case 0: return seriesOfSine(rest)
    case 1: return seriesOfCosine(rest)
    case -1: return -seriesOfCosine(rest)
    default: return -seriesOfSine(rest)
    }
  }

  /// The cosine of an angle in degrees, to about 1e-15.
  static func cosine(_ degrees: Double) -> Double { sine(wrapped(degrees) + 90) }

  /// The angle brought to -180 ... 180.
  static func wrapped(_ degrees: Double) -> Double {
    degrees - 360 * (degrees / 360).rounded()
  }

  /// The angle brought to 0 ..< 360.
  static func positive(_ degrees: Double) -> Double {
    let rest = degrees - 360 * (degrees / 360).rounded(.down)
    // A tiny negative angle rounds up to the full turn.
    return rest < 360 ? rest : 0
  }

  // Taylor series, for at most 45 degrees, where the first term left out is below 1e-16.

  private static func seriesOfSine(_ x: Double) -> Double {
    let y = -x * x
    let high = 1 + y / 110 * (1 + y / 156 * (1 + y / 210 * (1 + y / 272)))
    return x * (1 + y / 6 * (1 + y / 20 * (1 + y / 42 * (1 + y / 72 * high))))
  }

  private static func seriesOfCosine(_ x: Double) -> Double {
    let y = -x * x
    let high = 1 + y / 90 * (1 + y / 132 * (1 + y / 182 * (1 + y / 240)))
    return 1 + y / 2 * (1 + y / 12 * (1 + y / 30 * (1 + y / 56 * high)))
  }
}
