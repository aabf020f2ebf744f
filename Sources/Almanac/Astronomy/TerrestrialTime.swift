import CalendarModel

/// A point of the uniform time that the motions of the sun and the moon are given in.
struct TerrestrialTime {
  /// Days since 2000-01-01, 12 h Terrestrial Time (Julian ephemeris day 2,451,545.0).
  let daysSince2000: Double

  init(daysSince2000: Double) {
    self.daysSince2000 = daysSince2000
  }

  init(_ instant: Instant) {
    let universal = Double(instant.secondsSince1970 - Self.noonOf2000) / 86_400
    daysSince2000 = universal + DeltaT.seconds(year: Self.year(universal)) / 86_400
  }

  /// Centuries of 36,525 days since 2000.
  var centuries: Double { daysSince2000 / 36_525 }

  /// The same point in Universal Time, rounded to a second.
  var instant: Instant {
    let lead = DeltaT.seconds(year: Self.year(daysSince2000))
    return Instant(
      secondsSince1970: Self.noonOf2000 + Int((daysSince2000 * 86_400 - lead).rounded()))
  }

  /// The days for which the almanac knows the sun and the moon: the years 1700 to 2299.
  static let days =
    Day(validYear: 1700, month: 1, day: 1)..<Day(validYear: 2300, month: 1, day: 1)

  /// The same, as instants.
  static let instants =
    Instant(utc: WallTime(days.lowerBound))..<Instant(utc: WallTime(days.upperBound))

  /// 2000-01-01T12:00:00Z in seconds since 1970.
  private static let noonOf2000 = 946_728_000

  private static func year(_ daysSince2000: Double) -> Double {
    2000 + daysSince2000 / 365.2425
  }
}
