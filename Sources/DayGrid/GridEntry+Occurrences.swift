public import CalendarModel

extension GridEntry {
  /// Occurrences as they look in a display zone, in their order.
  ///
  /// - Parameters:
  ///   - zone: the display zone.
  ///   - calendars: the legend. An occurrence of a calendar that is not there counts as one of
  ///     the first.
  /// - Complexity: O(*occurrences* · *calendars*).
  public static func entries(
    _ occurrences: some Sequence<Occurrence>, zone: TimeZoneTable, calendars: [CalendarIdentity]
  ) -> [GridEntry] {
    occurrences.map { occurrence in
      GridEntry(
        occurrence, zone: zone, calendar: calendars.firstIndex(of: occurrence.calendar) ?? 0)
    }
  }
}

extension MonthGrid {
  /// The grid of a month, of occurrences as they look in a display zone.
  ///
  /// - Parameters:
  ///   - occurrences: in any order; those that touch no day shown are left out.
  ///   - zone: the display zone.
  ///   - calendars: the legend: which number an entry's calendar has.
  ///   - today: the day to show as today.
  ///   - selected: the days to show as selected.
  /// - Complexity: O(*e* log *e* + *s* · *l*) for *e* entries that make *s* bars in *l* lanes.
  public init(
    month: Month, occurrences: some Sequence<Occurrence>, zone: TimeZoneTable,
    calendars: [CalendarIdentity], firstWeekday: Weekday = .monday,
    rowCount: RowCount = .asNeeded, today: Day? = nil, selected: Set<Day> = []
  ) {
    self.init(
      month: month, entries: GridEntry.entries(occurrences, zone: zone, calendars: calendars),
      firstWeekday: firstWeekday, rowCount: rowCount, today: today, selected: selected)
  }
}
