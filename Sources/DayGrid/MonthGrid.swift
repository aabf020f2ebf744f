public import CalendarModel

/// A month as rows of weeks, with the days of its neighbours that fill the first and the
/// last row.
public struct MonthGrid: Hashable, Sendable {
  /// How many rows a month has.
  public enum RowCount: Hashable, Sendable {
    /// As many as its days touch: 4 to 6.
    case asNeeded
    /// Always six, so that every month has the same height.
    case six
  }

  /// The month.
  public let month: Month
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// All days shown, half-open: whole weeks.
  public let days: Range<Day>
  /// The weeks, 4 to 6.
  public let rows: [GridRow]

  /// The grid of a month.
  ///
  /// - Parameters:
  ///   - entries: in any order. Those that touch no day shown are left out; `days(of:...)`
  ///     says which days are shown.
  ///   - firstWeekday: the weekday of the first column; ISO 8601's Monday unless given.
  ///   - today: the day to show as today.
  ///   - selected: the days to show as selected.
  ///   - streaks: days, half-open and in any order, that make streaks: runs of two days or
  ///     more. Runs that overlap or touch are one.
  ///   - marks: what marks add to the cells of their days; in a cell they keep their order.
  /// - Complexity: O(*e* log *e* + *s*) for *e* entries that make *s* bars.
  public init(
    month: Month, entries: consuming [GridEntry], firstWeekday: Weekday = .monday,
    rowCount: RowCount = .asNeeded, today: Day? = nil, selected: Set<Day> = [],
    streaks: [Range<Day>] = [], marks: [DayMark] = []
  ) {
    self.month = month
    self.firstWeekday = firstWeekday
    days = MonthGrid.days(of: month, firstWeekday: firstWeekday, rowCount: rowCount)
    rows = WeekSlices(entries, days: days, marked: streaks, marks: marks)
      .rows(own: month.days, today: today, selected: selected)
  }

  /// The days that the grid of a month shows, half-open: the window to query for entries.
  ///
  /// - Parameter firstWeekday: as the grid has it; Monday unless given.
  public static func days(
    of month: Month, firstWeekday: Weekday = .monday, rowCount: RowCount = .asNeeded
  ) -> Range<Day> {
    let first = month.firstDay.startOfWeek(on: firstWeekday)
    switch rowCount {
    case .asNeeded:
      let last = month.days.upperBound.advanced(by: -1).startOfWeek(on: firstWeekday)
      return first..<last.advanced(by: 7)
    case .six:
      return first..<first.advanced(by: 42)
    }
  }
}
