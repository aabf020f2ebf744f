/// When the moon reaches a phase: J. Meeus, "Astronomical Algorithms" (2nd ed.), chapter 49, with
/// every periodic and planetary term. The error is 4 seconds on average and 17 at most.
enum Lunation {
  /// `amplitude * sin(sun*M + moon*M' + latitude*F)`, in days; also times the eccentricity of the
  /// Earth's orbit as often as the sun's anomaly M is taken, once or twice.
  private struct Term {
    let amplitude: Double
    let sun: Double
    let moon: Double
    let latitude: Double

    init(_ amplitude: Double, _ sun: Double, _ moon: Double, _ latitude: Double) {
      self.amplitude = amplitude
      self.sun = sun
      self.moon = moon
      self.latitude = latitude
    }
  }

  /// The phase that is `quarters` quarters of a lunation after the new moon of 2000-01-06.
  static func time(quarters: Int) -> TerrestrialTime {
    let k = Double(quarters) / 4
    let t = k / 1236.85
    let mean =
      5.09766 + 29.530588861 * k
      + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
    let sun = 2.5534 + 29.10535670 * k + t * t * (-0.0000014 - 0.00000011 * t)
    let moon =
      201.5643 + 385.81693528 * k
      + t * t * (0.0107582 + t * (0.00001238 - 0.000000058 * t))
    let latitude =
      160.7108 + 390.67050284 * k
      + t * t * (-0.0016118 + t * (-0.00000227 + 0.000000011 * t))
    let node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + 0.00000215 * t)
    let eccentricity = 1 + t * (-0.002516 - 0.0000074 * t)

    let phase = quarters & 3
    let terms = phase == 0 ? newMoon : phase == 2 ? fullMoon : quarter
    var days = mean - 0.00017 * Degrees.sine(node)
    for term in terms {
      let factor =
        switch abs(term.sun) {
        case 1: eccentricity
        case 2: eccentricity * eccentricity
        default: 1.0
        }
      days +=
        term.amplitude * factor
        * Degrees.sine(term.sun * sun + term.moon * moon + term.latitude * latitude)
    }
    if phase == 1 || phase == 3 {
      let shift =
        0.00306 - 0.00038 * eccentricity * Degrees.cosine(sun) + 0.00026 * Degrees.cosine(moon)
        - 0.00002 * Degrees.cosine(moon - sun) + 0.00002 * Degrees.cosine(moon + sun)
        + 0.00002 * Degrees.cosine(2 * latitude)
      days += phase == 1 ? shift : -shift
    }
    for (index, term) in planetary.enumerated() {
      let curve = index == 0 ? -0.009173 * t * t : 0
      days += term.amplitude * 1e-6 * Degrees.sine(term.phase + term.motion * k + curve)
    }
    return TerrestrialTime(daysSince2000: days)
  }

  private static let newMoon: [Term] =
    [
      Term(-0.40720, 0, 1, 0), Term(0.17241, 1, 0, 0), Term(0.01608, 0, 2, 0),
      Term(0.01039, 0, 0, 2), Term(0.00739, -1, 1, 0), Term(-0.00514, 1, 1, 0),
      Term(0.00208, 2, 0, 0),
    ] + common

  private static let fullMoon: [Term] =
    [
      Term(-0.40614, 0, 1, 0), Term(0.17302, 1, 0, 0), Term(0.01614, 0, 2, 0),
      Term(0.01043, 0, 0, 2), Term(0.00734, -1, 1, 0), Term(-0.00515, 1, 1, 0),
      Term(0.00209, 2, 0, 0),
    ] + common

  /// The terms that new and full moon share.
  private static let common: [Term] = [
    Term(-0.00111, 0, 1, -2), Term(-0.00057, 0, 1, 2), Term(0.00056, 1, 2, 0),
    Term(-0.00042, 0, 3, 0), Term(0.00042, 1, 0, 2), Term(0.00038, 1, 0, -2),
    Term(-0.00024, -1, 2, 0), Term(-0.00007, 2, 1, 0), Term(0.00004, 0, 2, -2),
    Term(0.00004, 3, 0, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 0, 2, 2),
    Term(-0.00003, 1, 1, 2), Term(0.00003, -1, 1, 2), Term(-0.00002, -1, 1, -2),
    Term(-0.00002, 1, 3, 0), Term(0.00002, 0, 4, 0),
  ]

  private static let quarter: [Term] = [
    Term(-0.62801, 0, 1, 0), Term(0.17172, 1, 0, 0), Term(-0.01183, 1, 1, 0),
    Term(0.00862, 0, 2, 0), Term(0.00804, 0, 0, 2), Term(0.00454, -1, 1, 0),
    Term(0.00204, 2, 0, 0), Term(-0.00180, 0, 1, -2), Term(-0.00070, 0, 1, 2),
    Term(-0.00040, 0, 3, 0), Term(-0.00034, -1, 2, 0), Term(0.00032, 1, 0, 2),
    Term(0.00032, 1, 0, -2), Term(-0.00028, 2, 1, 0), Term(0.00027, 1, 2, 0),
    Term(-0.00005, -1, 1, -2), Term(0.00004, 0, 2, 2), Term(-0.00004, 1, 1, 2),
    Term(0.00004, -2, 1, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 3, 0, 0),
    Term(0.00002, 0, 2, -2), Term(0.00002, -1, 1, 2), Term(-0.00002, 1, 3, 0),
  ]

  /// What the planets add: millionths of a day, degrees, degrees a lunation.
  private static let planetary: [(amplitude: Double, phase: Double, motion: Double)] = [
    (325, 299.77, 0.107408), (165, 251.88, 0.016321), (164, 251.83, 26.651886),
    (126, 349.42, 36.412478), (110, 84.66, 18.206239), (62, 141.74, 53.303771),
    (60, 207.14, 2.453732), (56, 154.84, 7.306860), (47, 34.52, 27.261239),
    (42, 207.19, 0.121824), (40, 291.34, 1.844379), (37, 161.72, 24.198154),
    (35, 239.56, 25.513099), (23, 331.55, 3.592518),
  ]
}
