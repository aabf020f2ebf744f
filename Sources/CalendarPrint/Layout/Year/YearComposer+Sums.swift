import CalendarModel

extension YearComposer {
  /// What a month had of each mood, as a bar, and on how many days.
  mutating func composeSum(_ index: Int, _ field: YearField, _ look: FieldLook) {
    let frame = base.frame
    let month = field.months[index]
    let marked = month.count { !days.moodsOfDay[self.index(of: $0)].isEmpty }
    guard marked > 0 else { return }
    let counts = days.moodCounts(in: month)
    let sum = base.locale.number(marked)
    let style = look.sum
    if field.areMonthsRows {
      let box = field.box(month: index, day: 0)
      let numberWidth = style.size * 1.9
      let left = field.box.maxX + field.width * 0.35
      let room = base.layout.grid.maxX - numberWidth - left
      let height = min(field.height * 0.36, frame.space.barHeight * 0.8)
      composeShares(
        counts,
        in: PageRect(
          x: left, y: box.y + (box.height - height) / 2,
          width: room * Double(marked) / Double(month.count), height: height))
      base.add(
        sum, style, frame.colors.muted, endingAt: base.layout.grid.maxX,
        baseline: style.baseline(centeredOn: box.y + box.height / 2), role: .legend)
    } else {
      let box = field.box(month: index, day: 0)
      let height = style.size * 0.5
      composeShares(
        counts,
        in: PageRect(
          x: box.x + box.width * 0.08, y: field.box.maxY + style.size * 0.5,
          width: box.width * 0.84 * Double(marked) / Double(month.count), height: height))
      base.add(
        sum, style, frame.colors.muted, centeredOn: box.x + box.width / 2,
        baseline: field.box.maxY + style.size * 2.2, role: .legend)
    }
  }

  /// Counts side by side, each as long as its share.
  mutating func composeShares(_ counts: [Int], in box: PageRect) {
    let frame = base.frame
    let total = counts.reduce(0, +)
    guard total > 0 else { return }
    var x = box.x
    for (mood, count) in counts.enumerated() where count > 0 {
      let width = box.width * Double(count) / Double(total)
      let part = PageRect(x: x, y: box.y, width: width, height: box.height)
      if frame.colors.savesInk {
        base.add(.rectangle(part), .stroke(frame.colors.ink, width: frame.space.hairline))
        let radius = box.height * 0.3
        let center = PagePoint(x: part.x + part.width / 2, y: part.y + part.height / 2)
        guard part.width > radius * 4, radius > frame.space.hairline * 3 else {
          x += width
          continue
        }
        for shape in MoodSign(place: mood).shapes(at: center, radius: radius, frame.colors.ink) {
          base.add(shape.outline, shape.paint)
        }
      } else {
        base.add(.rectangle(part), .fill(color(ofMood: mood)))
      }
      x += width
    }
  }
}
