import DayGrid

/// An entry as it is written in a cell or on a bar.
struct WrittenEntry {
  /// What stands before the title on the first line: a time, a sign; may be empty.
  var lead: String
  /// The lines of the title, the first of which stands behind the lead.
  var titles: [String]

  /// Whether the lines hold all of the title.
  func isWhole(_ title: String) -> Bool { titles.hold(title) }

  /// The number of lines.
  var height: Int { titles.count }
}

/// Writes entries for a month's cells.
struct MonthText {
  let entry: EntryText
  let frame: MonthFrame

  /// A timed entry in at most so many lines: its time and its title; only the title, where
  /// one line has no room for both.
  func timed(_ timed: GridEntry, lines: Int) -> WrittenEntry {
    let time = entry.time(of: timed)
    let first = frame.textColumns - DisplayWidth.of(time) - 1
    let hasTime = lines > 1 || first >= MonthText.leastTitle
    func written(_ title: String) -> WrittenEntry {
      self.written(hasTime ? time : "", title, columns: frame.textColumns, lines: lines)
    }
    return written(entry.placedTitle(of: timed) { written($0).isWhole($0) })
  }

  /// The part of a bar in one week: without colours the sign of its calendar, then the time
  /// where a timed entry starts, then the title.
  func bar(_ bar: GridSegment, lines: Int) -> WrittenEntry {
    let columns = frame.barColumns(bar.columns).count - 2
    let sign = entry.signs.areColors ? "" : entry.signs.sign(ofCalendar: bar.entry.calendar)
    let time = bar.startsHere ? entry.time(of: bar.entry) : ""
    let hasTime = columns - DisplayWidth.of(sign + time) - 2 >= MonthText.leastTitle
    let lead = [sign, hasTime ? time : ""].filter { !$0.isEmpty }.joined(separator: " ")
    return written(lead, entry.title(of: bar.entry), columns: columns, lines: lines)
  }

  /// The columns that a title needs on a line beside something else.
  private static let leastTitle = 4

  private func written(
    _ lead: String, _ title: String, columns: Int, lines: Int
  ) -> WrittenEntry {
    let first = lead.isEmpty ? columns : columns - DisplayWidth.of(lead) - 1
    let titles = ColumnMeasurer.wrap(title, first: max(0, first), rest: columns, lines: lines)
    return WrittenEntry(lead: lead, titles: titles)
  }
}
