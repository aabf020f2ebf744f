public import CalendarModel

/// A month of a year of any calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// The calendar.
  public let system: CalendarSystem
  /// The year in the calendar's running count (`CalendarSystem`).
  public let runningYear: Int
  /// Its place in the year, from 1: the leap month after the fourth is the fifth.
  public let ordinal: Int
  /// The first day as the calendar writes it: era, year, number of the month.
  public let first: CalendarDate
  /// Its days, half-open.
  public let days: Range<Day>

  /// The month's number, by which CLDR names it.
  public var number: Int { first.month }

  /// Whether it repeats the number of the month before it.
  public var isLeap: Bool { first.isLeapMonth }

  /// The month `count` later, or earlier if negative; nil where the calendar ends.
  /// O(*count*).
  public func advanced(by count: Int) -> CalendarMonth? {
    // More months than any calendar has: the sum below cannot overflow.
    guard (-200_000...200_000).contains(count) else { return nil }
    var year = runningYear
    var index = ordinal - 1 + count
    while index < 0 {
      year -= 1
      guard let months = system.months(inYear: year) else { return nil }
      index += months.count
    }
    while let months = system.months(inYear: year) {
      if index < months.count { return months[index] }
      index -= months.count
      year += 1
    }
    return nil
  }
}
