import CalendarModel

/// Entries cut at the ends of weeks: what each row and each cell of a grid gets.
struct WeekSlices {
  /// Those that touch the days, in `EntryOrder`.
  private let entries: [GridEntry]
  /// Whole weeks, half-open.
  let days: Range<Day>

  /// - Parameters:
  ///   - entries: in any order. Those that touch none of the days are left out.
  ///   - days: whole weeks, half-open.
  /// - Complexity: O(*e* log *e*) for *e* entries.
  init(_ entries: consuming [GridEntry], days: Range<Day>) {
    self.days = days
    // In place: there may be very many.
    entries.removeAll { !$0.days.overlaps(days) }
    entries.sort(by: EntryOrder.precedes)
    self.entries = entries
  }

  /// The rows, placed.
  ///
  /// - Parameters:
  ///   - own: the days that count as the month's own.
  /// - Complexity: O(*e* + *s*) for *e* entries that make *s* bars.
  func rows(own: Range<Day>, today: Day?, selected: Set<Day>) -> [GridRow] {
    (0..<days.count / 7).map { row(at: $0, own: own, today: today, selected: selected) }
  }

  /// One row, placed; `index` counts from 0.
  func row(at index: Int, own: Range<Day>, today: Day?, selected: Set<Day>) -> GridRow {
    let first = days.lowerBound.advanced(by: index * 7)
    let week = first..<first.advanced(by: 7)
    var bars: [BarSlice] = []
    var timed = [[GridEntry]](repeating: [], count: 7)
    for entry in entries where entry.days.overlaps(week) {
      if entry.isBar {
        bars.append(BarSlice(entry, week: week))
      } else {
        timed[first.distance(to: entry.days.lowerBound)].append(entry)
      }
    }
    let cells = zip(week, timed).map { day, timed in
      GridCell(
        day: day, isInMonth: own.contains(day), isToday: day == today,
        isSelected: selected.contains(day), timed: timed)
    }
    return GridRow(days: week, cells: cells, bars: bars)
  }
}
