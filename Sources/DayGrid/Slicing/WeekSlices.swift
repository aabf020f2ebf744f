import CalendarModel

/// Entries cut at the ends of weeks: what each row and each cell of a grid gets.
struct WeekSlices {
  /// Those that touch the days, in `EntryOrder`.
  private let entries: [GridEntry]
  /// Whole weeks, half-open.
  let days: Range<Day>
  /// The streaks that touch them, in order.
  private let streaks: [Range<Day>]
  /// The marks that touch them, in the order given.
  private let marks: [DayMark]

  /// - Parameters:
  ///   - entries: in any order. Those that touch none of the days are left out.
  ///   - days: whole weeks, half-open.
  ///   - marked: the days that make streaks.
  ///   - marks: in any order. Those that touch none of the days are left out.
  /// - Complexity: O(*e* log *e*) for *e* entries and ranges of marked days.
  init(
    _ entries: consuming [GridEntry], days: Range<Day>, marked: [Range<Day>], marks: [DayMark] = []
  ) {
    self.days = days
    streaks = StreakSegment.streaks(marked, in: days)
    self.marks = marks.filter { $0.days.overlaps(days) }
    // In place, and not at all where nothing is to be done: there may be very many.
    if !entries.allSatisfy({ $0.days.overlaps(days) }) {
      entries.removeAll { !$0.days.overlaps(days) }
    }
    if !EntryOrder.isSorted(entries) { entries.sort(by: EntryOrder.precedes) }
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
    // Each list has the room that it needs, and no more.
    var counts = [Int](repeating: 0, count: 7)
    for entry in entries where !entry.isBar && week.contains(entry.days.lowerBound) {
      counts[first.distance(to: entry.days.lowerBound)] += 1
    }
    for (column, count) in counts.enumerated() { timed[column].reserveCapacity(count) }
    for entry in entries where entry.days.overlaps(week) {
      if entry.isBar {
        bars.append(BarSlice(entry, week: week))
      } else {
        timed[first.distance(to: entry.days.lowerBound)].append(entry)
      }
    }
    let streaks = streaks.compactMap { StreakSegment(of: $0, rowFrom: first) }
    let weekMarks = marks.filter { $0.days.overlaps(week) }
    let cells = zip(week, timed).map { day, timed in
      GridCell(
        day: day, isInMonth: own.contains(day), isToday: day == today,
        isSelected: selected.contains(day),
        streak: streaks.first { $0.days.contains(day) }?.days, timed: timed,
        marks: weekMarks.filter { $0.days.contains(day) })
    }
    return GridRow(days: week, cells: cells, bars: bars, streaks: streaks)
  }
}
