public import CalendarModel

/// The part of a streak, a run of marked days, that lies in one row.
public struct StreakSegment: Hashable, Sendable {
  /// The whole streak, half-open: two days or more.
  public let days: Range<Day>
  /// The columns that it runs through in the row, half-open in 0 ..< 7, never empty.
  public let columns: Range<Int>
  /// Whether its first day is in this row; otherwise it comes from before.
  public let startsHere: Bool
  /// Whether its last day is in this row; otherwise it goes on after it.
  public let endsHere: Bool

  /// The part in the row that begins with `first`; nil where no day of the streak is in it.
  init?(of streak: Range<Day>, rowFrom first: Day) {
    let touched = streak.clamped(to: first..<first.advanced(by: 7))
    guard !touched.isEmpty else { return nil }
    days = streak
    columns =
      first.distance(to: touched.lowerBound)..<first.distance(to: touched.upperBound)
    startsHere = streak.lowerBound >= first
    endsHere = streak.upperBound <= first.advanced(by: 7)
  }

  /// The streaks among days that are marked: joined where they overlap or touch, and none of a
  /// single day.
  ///
  /// - Parameters:
  ///   - marked: half-open, in any order.
  ///   - days: the days of the grid; what touches none of them is left out.
  /// - Complexity: O(*n* log *n*).
  static func streaks(_ marked: [Range<Day>], in days: Range<Day>) -> [Range<Day>] {
    DayRuns(marked).ranges.filter {
      $0.overlaps(days) && $0.lowerBound.advanced(by: 1) < $0.upperBound
    }
  }
}
