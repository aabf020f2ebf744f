public import CalendarModel

/// Where the sun stands in the year.
public enum Sun {
  /// The apparent geocentric longitude, 0 ..< 360 degrees from the equinox of the date, to about
  /// one second of arc (24 seconds of time); nil outside of the years 1700 to 2299.
  public static func apparentLongitude(at instant: Instant) -> Double? {
    guard TerrestrialTime.instants.contains(instant) else { return nil }
    return apparentLongitude(at: TerrestrialTime(instant))
  }

  /// The moment nearest to `instant`, at most half a year off, at which the apparent longitude
  /// is `degrees`: 0 is the March equinox, 90 the June solstice. Nil outside of 1700 to 2299.
  public static func moment(ofLongitude degrees: Double, near instant: Instant) -> Instant? {
    guard TerrestrialTime.instants.contains(instant), degrees.isFinite else { return nil }
    let target = degrees.truncatingRemainder(dividingBy: 360)
    var days = TerrestrialTime(instant).daysSince2000
    // The mean motion is wrong by 3.5 % at most, so that each step leaves a thirtieth.
    for _ in 0..<8 {
      let longitude = apparentLongitude(at: TerrestrialTime(daysSince2000: days))
      let step = Degrees.wrapped(target - longitude) * 365.2422 / 360
      days += step
      if abs(step) < 1e-6 { break }
    }
    return TerrestrialTime(daysSince2000: days).instant
  }

  /// J. Meeus, "Astronomical Algorithms" (2nd ed.), chapters 22 and 25.
  static func apparentLongitude(at time: TerrestrialTime) -> Double {
    let t = time.centuries
    let anomaly = 357.52911 + 35_999.05029 * t
    let node = 125.04452 - 1934.136261 * t
    let sun = 280.4665 + 36_000.7698 * t
    let moon = 218.3165 + 481_267.8813 * t
    // All in seconds of arc: the equinox of the FK5 catalogue, nutation, aberration.
    let nutation =
      -17.20 * Degrees.sine(node) - 1.32 * Degrees.sine(2 * sun) - 0.23 * Degrees.sine(2 * moon)
      + 0.21 * Degrees.sine(2 * node) + 0.14 * Degrees.sine(anomaly)
    let distance = 1.00014 - 0.01671 * Degrees.cosine(anomaly)
    let corrections = -0.09033 + nutation - 20.4898 / distance
    return Degrees.positive(EarthLongitude.degrees(at: time) + 180 + corrections / 3600)
  }
}
