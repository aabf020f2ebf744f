import CalendarModel

extension PageComposer {
  /// Lines to write on, under a head like that of the days.
  mutating func composeNotesColumn() {
    guard let box = frame.notes else { return }
    let style = frame.type.weekday
    let head = locale.uppercased(LayoutWords(language: locale.languageTag).notes)
    let fitted = measurer.fit(head, in: style, width: box.width)
    add(
      fitted.lines[0], style, frame.colors.muted, x: box.x,
      baseline: box.y - (frame.space.gridTop - frame.space.weekdayBaseline), role: .note)
    rule(
      from: PagePoint(x: box.x, y: box.y), to: PagePoint(x: box.maxX, y: box.y),
      frame.colors.strongRule, width: frame.space.strongRule)
    // As far apart as a hand writes, whatever the paper: 7 mm or a little more.
    let count = max(1, Int(box.height / 19.8))
    for line in 1...count {
      let y = box.y + box.height * Double(line) / Double(count)
      rule(
        from: PagePoint(x: box.x, y: y), to: PagePoint(x: box.maxX, y: y),
        frame.colors.weekRule, width: frame.space.hairline)
    }
  }
}
