import CalendarModel

/// Zones as the tz database has them, written down here so that no system data are needed.
enum SampleZones {
  /// America/New_York from 2007 on: the second Sunday of March and the first of November, at
  /// 02:00 local time. The 402 years hold the rule for all later ones.
  static let newYork = TimeZoneTable(
    name: "America/New_York", initialOffset: -5 * 3600,
    transitions: (2007...2408).flatMap { year in
      let march = Day(validYear: year, month: 3, day: 8).nextSunday
      let november = Day(validYear: year, month: 11, day: 1).nextSunday
      return [
        change(march, 7 * 3600, offset: -4 * 3600), change(november, 6 * 3600, offset: -5 * 3600),
      ]
    }, repeating: true)

  /// Pacific/Apia in 2011: summer time ends and begins, and 30 December is left out.
  static let apia = TimeZoneTable(
    name: "Pacific/Apia", initialOffset: -10 * 3600,
    transitions: [
      change(Day(validYear: 2011, month: 4, day: 2), 14 * 3600, offset: -11 * 3600),
      change(Day(validYear: 2011, month: 9, day: 24), 14 * 3600, offset: -10 * 3600),
      change(Day(validYear: 2011, month: 12, day: 30), 10 * 3600, offset: 14 * 3600),
    ])

  /// A change at a second of a day in UTC.
  static func change(
    _ day: Day, _ second: Int, offset: Int
  ) -> TimeZoneTable.Transition {
    .init(instant: Instant(utc: WallTime(day, secondOfDay: second)), offset: offset)
  }

  /// A zone of changes that are at least four days apart, of offsets from -15 to 15 hours.
  static func random(seed: UInt64) -> TimeZoneTable {
    var generator = SeededGenerator(seed: seed)
    func offset() -> Int {
      // Most changes are of an hour, some of anything to the second.
      Bool.random(using: &generator)
        ? Int.random(in: -15...15, using: &generator) * 3600
        : Int.random(in: -54_000...54_000, using: &generator)
    }
    var time = Int.random(in: -3_000_000_000...0, using: &generator)
    let transitions = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      time += Int.random(in: 4 * 86_400...400 * 86_400, using: &generator)
      return TimeZoneTable.Transition(
        instant: Instant(secondsSince1970: time), offset: offset())
    }
    return TimeZoneTable(name: "Random/\(seed)", initialOffset: offset(), transitions: transitions)
  }
}

extension Day {
  /// The first Sunday on or after the day.
  fileprivate var nextSunday: Day { advanced(by: 6).startOfWeek(on: .sunday) }
}
