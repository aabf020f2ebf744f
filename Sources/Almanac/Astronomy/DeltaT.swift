/// How far the uniform time of astronomy is ahead of the turning Earth.
enum DeltaT {
  /// Terrestrial Time less Universal Time, in seconds, at a decimal Gregorian year of
  /// 1700 ... 2300.
  ///
  /// Up to 2005 the polynomials of F. Espenak and J. Meeus, "Five Millennium Canon of Solar
  /// Eclipses" (NASA, 2006); up to 2026 what the International Earth Rotation Service measured;
  /// later the polynomials again, which lie 6 s above the last measured value: that gap closes
  /// evenly until 2050. Nobody can know the future Earth: 2100 is uncertain by more than a minute.
  static func seconds(year: Double) -> Double {
    switch year {
    case ..<1800:
      polynomial(year - 1700, [8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1_174_000])
    case ..<1860:
      polynomial(
        year - 1800,
        [
          13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699,
          0.000000000875,
        ])
    case ..<1900:
      polynomial(
        year - 1860, [7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233_174])
    case ..<1920:
      polynomial(year - 1900, [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197])
    case ..<1941: polynomial(year - 1920, [21.20, 0.84493, -0.076100, 0.0020936])
    case ..<1961: polynomial(year - 1950, [29.07, 0.407, -1 / 233, 1 / 2547])
    case ..<1986: polynomial(year - 1975, [45.45, 1.067, -1 / 260, -1 / 718])
    case ..<2005:
      polynomial(
        year - 2000, [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599])
    case ..<2026: between(year)
    case ..<2050:
      polynomial(year - 2000, [62.92, 0.32217, 0.005589]) - 5.97 * (2050 - year) / 24
    case ..<2150: longTerm(year) - 0.5628 * (2150 - year)
    default: longTerm(year)
    }
  }

  /// What was measured at the beginning of these years.
  private static let measured: [(year: Double, seconds: Double)] = [
    (2005, 64.69), (2010, 66.07), (2015, 67.64), (2017, 68.59), (2020, 69.36), (2022, 69.29),
    (2024, 69.18), (2026, 69.10),
  ]

  private static func between(_ year: Double) -> Double {
    for (before, after) in zip(measured, measured.dropFirst()) where year < after.year {
      let share = (year - before.year) / (after.year - before.year)
      return before.seconds + share * (after.seconds - before.seconds)
    }
    return measured[measured.count - 1].seconds
  }

  private static func longTerm(_ year: Double) -> Double {
    let centuries = (year - 1820) / 100
    return -20 + 32 * centuries * centuries
  }

  /// The sum of `coefficients[n] * x^n`.
  private static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }
}
