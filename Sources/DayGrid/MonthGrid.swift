public import Almanac
public import CalendarModel

/// A month as rows of weeks, with the days of its neighbours that fill the first and the
/// last row.
public struct MonthGrid: Hashable, Sendable {
  /// How many rows a month has.
  public enum RowCount: Hashable, Sendable {
    /// As many as its days touch: 4 to 6, and 1 or 2 for the few days at the end of the
    /// Coptic and the Ethiopic year.
    case asNeeded
    /// Always six, so that every month has the same height.
    case six
  }

  /// The month; where another calendar rules, the Gregorian one that its middle lies in.
  public let month: Month
  /// The month of another calendar, when the grid shows one.
  public let calendarMonth: CalendarMonth?
  /// The days of the month itself, half-open.
  public let ownDays: Range<Day>
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// All days shown, half-open: whole weeks.
  public let days: Range<Day>
  /// The weeks, 1 to 6.
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
    self.init(
      month: month, calendarMonth: nil, ownDays: month.days, entries: entries,
      firstWeekday: firstWeekday, rowCount: rowCount, today: today, selected: selected,
      streaks: streaks, marks: marks)
  }

  /// The grid of a month of any calendar: its days are the month's own, weeks, lanes and cells
  /// as in any grid.
  ///
  /// The parameters are those of a Gregorian month.
  /// - Complexity: O(*e* log *e* + *s*) for *e* entries that make *s* bars.
  public init(
    month: CalendarMonth, entries: consuming [GridEntry], firstWeekday: Weekday = .monday,
    rowCount: RowCount = .asNeeded, today: Day? = nil, selected: Set<Day> = [],
    streaks: [Range<Day>] = [], marks: [DayMark] = []
  ) {
    let middle = month.days.lowerBound.advanced(by: month.days.count / 2)
    self.init(
      month: middle.month, calendarMonth: month.system == .gregorian ? nil : month,
      ownDays: month.days, entries: entries, firstWeekday: firstWeekday, rowCount: rowCount,
      today: today, selected: selected, streaks: streaks, marks: marks)
  }

  private init(
    month: Month, calendarMonth: CalendarMonth?, ownDays: Range<Day>,
    entries: consuming [GridEntry], firstWeekday: Weekday, rowCount: RowCount, today: Day?,
    selected: Set<Day>, streaks: [Range<Day>], marks: [DayMark]
  ) {
    self.month = month
    self.calendarMonth = calendarMonth
    self.ownDays = ownDays
    self.firstWeekday = firstWeekday
    days = MonthGrid.days(showing: ownDays, firstWeekday: firstWeekday, rowCount: rowCount)
    rows = WeekSlices(entries, days: days, marked: streaks, marks: marks)
      .rows(own: ownDays, today: today, selected: selected)
  }

  /// The calendar that the days are numbered by.
  public var system: CalendarSystem { calendarMonth?.system ?? .gregorian }

  /// The days that the grid of a month shows, half-open: the window to query for entries.
  ///
  /// - Parameter firstWeekday: as the grid has it; Monday unless given.
  public static func days(
    of month: Month, firstWeekday: Weekday = .monday, rowCount: RowCount = .asNeeded
  ) -> Range<Day> {
    days(showing: month.days, firstWeekday: firstWeekday, rowCount: rowCount)
  }

  /// The days that the grid of a month of any calendar shows, half-open.
  ///
  /// - Parameter firstWeekday: as the grid has it; Monday unless given.
  public static func days(
    of month: CalendarMonth, firstWeekday: Weekday = .monday, rowCount: RowCount = .asNeeded
  ) -> Range<Day> {
    days(showing: month.days, firstWeekday: firstWeekday, rowCount: rowCount)
  }

  private static func days(
    showing own: Range<Day>, firstWeekday: Weekday, rowCount: RowCount
  ) -> Range<Day> {
    let first = own.lowerBound.startOfWeek(on: firstWeekday)
    switch rowCount {
    case .asNeeded:
      let last = own.upperBound.advanced(by: -1).startOfWeek(on: firstWeekday)
      return first..<last.advanced(by: 7)
    case .six:
      return first..<first.advanced(by: 42)
    }
  }
}
