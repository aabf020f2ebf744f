import DayGrid

/// The titles of entries as lines of a month's cells.
struct MonthText {
  let entry: EntryText
  let frame: MonthFrame

  /// The title of a timed entry, the first line of which stands behind the time.
  func titles(of timed: GridEntry, lines: Int) -> [String] {
    let first = frame.textColumns - DisplayWidth.of(entry.time(of: timed)) - 1
    return LineBreaking.wrap(
      entry.title(of: timed), first: max(0, first), rest: frame.textColumns, lines: lines)
  }

  /// The title of a bar: with its time, where a timed entry starts, and without colours with
  /// the sign of its calendar.
  func titles(of bar: GridSegment, lines: Int) -> [String] {
    let columns = frame.barColumns(bar.columns).count - 2
    let sign = entry.signs.areColors ? "" : entry.signs.sign(ofCalendar: bar.entry.calendar)
    let time = bar.startsHere ? entry.time(of: bar.entry) : ""
    let words = [sign, time, entry.title(of: bar.entry)].filter { !$0.isEmpty }
    return LineBreaking.wrap(
      words.joined(separator: " "), first: columns, rest: columns, lines: lines)
  }
}
