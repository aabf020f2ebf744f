public import CalendarModel

/// How weeks are numbered somewhere: CLDR's `firstDay` and `minDays` of a region.
public struct WeekRule: Hashable, Sendable {
  /// The weekday that weeks begin with.
  public let firstWeekday: Weekday
  /// How many days of the new year the first week needs, 1 to 7.
  public let minimalDays: Int

  /// Monday and four days: ISO 8601.
  public static let iso = WeekRule(validFirstWeekday: .monday, minimalDays: 4)

  /// A rule, or nil when `minimalDays` is not 1 to 7.
  public init?(firstWeekday: Weekday, minimalDays: Int) {
    guard (1...7).contains(minimalDays) else { return nil }
    self.init(validFirstWeekday: firstWeekday, minimalDays: minimalDays)
  }

  private init(validFirstWeekday: Weekday, minimalDays: Int) {
    firstWeekday = validFirstWeekday
    self.minimalDays = minimalDays
  }

  /// The week of a day, 1 to 53 (54 with one minimal day), and the year that it belongs to.
  public func week(of day: Day) -> (year: Int, week: Int) {
    // A week belongs to the year that this day of it lies in.
    let start = day.startOfWeek(on: firstWeekday)
    let year = start.advanced(by: 7 - minimalDays).year
    let first = Day(validYear: year, month: 1, day: minimalDays).startOfWeek(on: firstWeekday)
    return (year, (start.daysSince1970 - first.daysSince1970) / 7 + 1)
  }
}
