public import CalendarModel

/// A week of ISO 8601: it begins on a Monday and belongs to the year that its Thursday lies
/// in, so the first days of January can belong to the last week of the year before.
public struct ISOWeek: Hashable, Sendable {
  /// The year that the week's Thursday lies in.
  public let year: Int
  /// The week of that year, 1 to 53.
  public let week: Int

  /// The week that `day` lies in.
  public init(_ day: Day) {
    let thursday = day.startOfWeek(on: .monday).advanced(by: 3)
    year = thursday.year
    week = (thursday.dayOfYear - 1) / 7 + 1
  }

  /// The given week, or nil when the year has no week of that number.
  public init?(year: Int, week: Int) {
    guard week >= 1, week <= ISOWeek.weeks(in: year) else { return nil }
    self.year = year
    self.week = week
  }

  /// Monday to Sunday, half-open.
  public var days: Range<Day> {
    // 4 January lies in the first week of every year.
    let monday = Day(validYear: year, month: 1, day: 4).startOfWeek(on: .monday)
      .advanced(by: (week - 1) * 7)
    return monday..<monday.advanced(by: 7)
  }

  /// The number of weeks of a year: 52 or 53.
  public static func weeks(in year: Int) -> Int {
    // 28 December lies in the last week of every year.
    ISOWeek(Day(validYear: year, month: 12, day: 28)).week
  }
}

extension ISOWeek: Comparable {
  /// Whether `lhs` comes before `rhs`.
  public static func < (lhs: ISOWeek, rhs: ISOWeek) -> Bool {
    (lhs.year, lhs.week) < (rhs.year, rhs.week)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// The week as ISO 8601 writes it: `2026-W53`.
  public var description: String { "\(year.padded(to: 4))-W\(week.padded(to: 2))" }
}
