import CalendarModel

extension TimeZoneTable {
  /// New York, 1987 to 2037, by the rules of the Uniform Time Act as amended in 1986 and 2005:
  /// from the first Sunday in April to the last in October, since 2007 from the second Sunday
  /// in March to the first in November, always at 2:00 local time.
  static let newYork = newYork(years: 1987...2037)

  /// The same for other years; with `repeating` the last 400 of them go on for ever.
  static func newYork(years: ClosedRange<Int>, repeating: Bool = false) -> TimeZoneTable {
    var transitions: [Transition] = []
    for year in years {
      let spring = year < 2007 ? sunday(1, 4, year) : sunday(2, 3, year)
      let autumn = year < 2007 ? sunday(-1, 10, year) : sunday(1, 11, year)
      // 2:00 EST is 7:00 UTC, 2:00 EDT is 6:00 UTC.
      transitions.append(
        Transition(instant: Instant(utc: WallTime(spring, secondOfDay: 7 * 3600)), offset: -14_400))
      transitions.append(
        Transition(instant: Instant(utc: WallTime(autumn, secondOfDay: 6 * 3600)), offset: -18_000))
    }
    return TimeZoneTable(
      name: "America/New_York", initialOffset: -18_000, transitions: transitions,
      repeating: repeating)
  }

  /// Apia, around the day that it left out: 2011-12-30 (tzdata, Pacific/Apia; the summer
  /// times of other years are left out).
  static let apia = TimeZoneTable(
    name: "Pacific/Apia", initialOffset: -36_000,
    transitions: [
      Transition(instant: Instant(utc: wall("20111230T100000")), offset: 50_400)
    ])

  /// The nth Sunday of a month, or the last one for -1.
  private static func sunday(_ ordinal: Int, _ month: Int, _ year: Int) -> Day {
    let month = Month(validYear: year, month: month)
    if ordinal < 0 { return month.days.upperBound.advanced(by: -1).startOfWeek(on: .sunday) }
    let seventh = month.firstDay.advanced(by: 6)
    return seventh.startOfWeek(on: .sunday).advanced(by: 7 * (ordinal - 1))
  }
}

extension ZoneMap {
  /// New York, Apia and a fixed offset; dates and floating times are placed in UTC.
  static let test = ZoneMap(tables: [
    "America/New_York": .newYork, "Pacific/Apia": .apia,
    "Asia/Tokyo": TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 32_400),
  ])
}
