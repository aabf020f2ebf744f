public import CalendarModel

extension MonthGrid {
  /// The grid of a month, of occurrences as they look in a display zone.
  ///
  /// - Parameters:
  ///   - occurrences: in any order; those that touch no day shown are left out.
  ///   - zone: the display zone.
  ///   - calendars: the legend: which number an entry's calendar has.
  ///   - firstWeekday: the weekday of the first column; ISO 8601's Monday unless given.
  ///   - today: the day to show as today.
  ///   - selected: the days to show as selected.
  ///   - streaks: days, half-open and in any order, that make streaks: runs of two days or
  ///     more. Runs that overlap or touch are one.
  ///   - marks: what marks add to the cells of their days; in a cell they keep their order.
  /// - Complexity: O(*e* log *e* + *s*) for *e* entries that make *s* bars.
  public init(
    month: Month, occurrences: some Sequence<Occurrence>, zone: TimeZoneTable,
    calendars: [CalendarIdentity], firstWeekday: Weekday = .monday,
    rowCount: RowCount = .asNeeded, today: Day? = nil, selected: Set<Day> = [],
    streaks: [Range<Day>] = [], marks: [DayMark] = []
  ) {
    self.init(
      month: month, entries: GridEntry.entries(occurrences, zone: zone, calendars: calendars),
      firstWeekday: firstWeekday, rowCount: rowCount, today: today, selected: selected,
      streaks: streaks, marks: marks)
  }
}
