import CalendarModel

extension YearComposer {
  /// The holidays with their days in columns above a foot, as far as an eighth of the page has
  /// room; gives the foot of what is left.
  mutating func composeHolidays(bottom: Double, height: Double) -> Double {
    let named = holidays
    guard !named.isEmpty else { return bottom }
    let frame = base.frame
    let style = frame.type.note
    let date = labeler.shortDates
    let dates = named.map { date($0.day) }
    let dateWidth =
      (dates.map { base.measurer.width(of: $0, in: frame.type.noteLabel) }.max() ?? 0)
      + style.size * 0.8
    let most = max(1, Int(height * 0.125 / frame.space.noteLine))
    let columns = max(1, min(5, Int(frame.width / (style.size * 19))))
    let lines = min(most, (named.count + columns - 1) / columns)
    let columnWidth = frame.width / Double(columns)
    // In the last place what has no room is counted.
    let shown = named.count <= columns * lines ? named.count : columns * lines - 1
    let top = bottom - Double(lines) * frame.space.noteLine
    for index in 0..<shown {
      let (column, line) = index.quotientAndRemainder(dividingBy: lines)
      let x = frame.left + Double(column) * columnWidth
      let baseline = top + (Double(line) + 0.8) * frame.space.noteLine
      let fitted = base.measurer.fit(
        named[index].name, in: style, width: columnWidth - dateWidth - style.size)
      base.add(
        dates[index], frame.type.noteLabel, frame.colors.crimsonText, x: x, baseline: baseline,
        role: .note)
      base.add(
        fitted.lines[0], style, frame.colors.muted, x: x + dateWidth, baseline: baseline,
        role: .note)
    }
    if shown < named.count {
      let text = base.locale.words.more(base.locale.number(named.count - shown))
      base.add(
        text, style.italic, frame.colors.muted,
        x: frame.left + Double(columns - 1) * columnWidth,
        baseline: top + (Double(lines) - 0.2) * frame.space.noteLine, role: .note)
    }
    return top - frame.space.noteGap * 1.4
  }

  /// The days that have names, and their names, in order; what lasts several days on the first
  /// of them.
  private var holidays: [(day: Day, name: String)] {
    var result: [(day: Day, name: String)] = []
    var before: Set<String> = []
    for day in days.days {
      let names = labeler.holidays(on: day)
      let new = names.filter { !before.contains($0) }
      if !new.isEmpty { result.append((day, new.joined(separator: " · "))) }
      before = Set(names)
    }
    return result
  }
}
