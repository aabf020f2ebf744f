import CalendarModel

/// Entries cut at the ends of weeks: what each row and each cell of a grid gets.
struct WeekSlices {
  /// The bars of each row, in `EntryOrder`.
  private(set) var bars: [[BarSlice]]
  /// The timed entries of each day, in `EntryOrder`.
  private(set) var timed: [[GridEntry]]
  /// Whole weeks, half-open.
  let days: Range<Day>
  /// The streaks that touch them, in order.
  private let streaks: [Range<Day>]

  /// - Parameters:
  ///   - entries: in any order. Those that touch none of the days are left out.
  ///   - days: whole weeks, half-open.
  ///   - marked: the days that make streaks.
  /// - Complexity: O(*e* log *e* + *slices*) for *e* entries and ranges of marked days.
  init(_ entries: [GridEntry], days: Range<Day>, marked: [Range<Day>]) {
    self.days = days
    streaks = StreakSegment.streaks(marked, in: days)
    bars = Array(repeating: [], count: days.count / 7)
    timed = Array(repeating: [], count: days.count)
    let shown = entries.filter { $0.days.overlaps(days) }.sorted(by: EntryOrder.precedes)
    for entry in shown {
      let touched = entry.days.clamped(to: days)
      let first = days.lowerBound.distance(to: touched.lowerBound)
      let end = days.lowerBound.distance(to: touched.upperBound)
      if entry.isBar {
        append(entry, offsets: first..<end)
      } else {
        timed[first].append(entry)
      }
    }
  }

  /// Adds a bar to each row that it touches; `offsets` count days from the grid's first.
  private mutating func append(_ entry: GridEntry, offsets: Range<Int>) {
    for row in (offsets.lowerBound / 7)...((offsets.upperBound - 1) / 7) {
      let columns = offsets.clamped(to: row * 7..<row * 7 + 7)
      let first = days.lowerBound.advanced(by: row * 7)
      bars[row].append(
        BarSlice(
          entry: entry,
          columns: columns.lowerBound - row * 7..<columns.upperBound - row * 7,
          startsHere: entry.days.lowerBound >= first,
          endsHere: entry.days.upperBound <= first.advanced(by: 7)))
    }
  }

  /// The rows, placed.
  ///
  /// - Parameters:
  ///   - own: the days that count as the month's own.
  /// - Complexity: O(*s* · *l*) for *s* bars in *l* lanes.
  func rows(own: Range<Day>, today: Day?, selected: Set<Day>) -> [GridRow] {
    bars.indices.map { row(at: $0, own: own, today: today, selected: selected) }
  }

  /// One row, placed; `index` counts from 0.
  func row(at index: Int, own: Range<Day>, today: Day?, selected: Set<Day>) -> GridRow {
    let first = days.lowerBound.advanced(by: index * 7)
    let week = first..<first.advanced(by: 7)
    let streaks = streaks.compactMap { StreakSegment(of: $0, rowFrom: first) }
    let cells = zip(week, timed[index * 7..<index * 7 + 7]).map { day, timed in
      GridCell(
        day: day, isInMonth: own.contains(day), isToday: day == today,
        isSelected: selected.contains(day),
        streak: streaks.first { $0.days.contains(day) }?.days, timed: timed)
    }
    return GridRow(days: week, cells: cells, bars: bars[index], streaks: streaks)
  }
}
