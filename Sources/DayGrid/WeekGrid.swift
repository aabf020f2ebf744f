public import CalendarModel

/// A week as one row, for a week's page or a grid of hours.
public struct WeekGrid: Hashable, Sendable {
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The week.
  public let row: GridRow

  /// The grid of the week that `day` lies in.
  ///
  /// - Parameters:
  ///   - entries: in any order. Those that touch no day of the week are left out.
  ///   - today: the day to show as today.
  ///   - selected: the days to show as selected.
  ///   - streaks: days, half-open and in any order, that make streaks: runs of two days or
  ///     more. Runs that overlap or touch are one.
  ///   - marks: what marks add to the cells of their days; in a cell they keep their order.
  /// - Complexity: O(*e* log *e* + *s*) for *e* entries that make *s* bars.
  public init(
    containing day: Day, entries: [GridEntry], firstWeekday: Weekday, today: Day? = nil,
    selected: Set<Day> = [], streaks: [Range<Day>] = [], marks: [DayMark] = []
  ) {
    self.firstWeekday = firstWeekday
    let days = WeekGrid.days(containing: day, firstWeekday: firstWeekday)
    row = WeekSlices(entries, days: days, marked: streaks, marks: marks)
      .row(at: 0, own: days, today: today, selected: selected)
  }

  /// The seven days, half-open.
  public var days: Range<Day> { row.days }

  /// The timed entries that touch the day of a column, those of several days among them, in
  /// `EntryOrder`: what a grid of hours shows. Their wall times say where.
  ///
  /// - Parameter column: 0 ..< 7.
  /// - Complexity: O(*bars of the row* + *entries of the cell*).
  public func timedEntries(inColumn column: Int) -> [GridEntry] {
    row.entries(inColumn: column).filter { !$0.isAllDay }
  }

  /// The days of the week that `day` lies in, half-open: the window to query for entries.
  public static func days(containing day: Day, firstWeekday: Weekday) -> Range<Day> {
    let first = day.startOfWeek(on: firstWeekday)
    return first..<first.advanced(by: 7)
  }
}
