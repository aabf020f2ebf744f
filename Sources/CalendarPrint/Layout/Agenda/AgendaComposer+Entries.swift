import CalendarModel
import DayGrid

extension AgendaComposer {
  /// An entry: its dot, its time, its title and what stands under it.
  func compose(
    _ set: AgendaEntry, on day: Day, x: Double, y: Double, page: inout PageComposer
  ) {
    let frame = page.frame
    let type = frame.type
    let entry = set.entry
    let isCancelled = entry.status == .cancelled
    let style = entry.status == .tentative ? type.entry.italic : type.entry
    let first = y + heights.line * 0.72
    let textCount = page.layout.texts.count
    defer {
      let box = PageRect(
        x: x, y: y, width: columnWidth, height: heights.line * Double(set.lines.count))
      page.link(entry, since: textCount, box: box)
    }
    composeGround(of: set, x: x, y: y, page: &page)
    page.composeDot(
      at: PagePoint(x: x + frame.space.dot, y: first - type.entry.capHeight / 2),
      page.colors(of: entry), status: entry.status, calendar: entry.calendar)
    let time = page.measurer.fit(
      set.time, in: type.time, width: titleInset - timeInset - type.entry.size * 0.5)
    page.add(
      time.lines[0], type.time, frame.colors.muted, x: x + timeInset, baseline: first,
      role: .entry(day))
    // The lines of a right-to-left title end together on the right.
    let widest =
      set.lines.map {
        page.measurer.width(of: $0.text, in: $0.isTitle ? style : type.time)
      }.max() ?? 0
    for (index, line) in set.lines.enumerated() {
      let baseline = first + Double(index) * heights.line
      let lineStyle = line.isTitle ? style : type.time
      let width = page.measurer.width(of: line.text, in: lineStyle)
      let left = x + titleInset + (line.isRightToLeft ? widest - width : 0)
      let color = !line.isTitle || isCancelled ? frame.colors.muted : frame.colors.ink
      page.add(
        line.text, lineStyle, color, x: left, baseline: baseline, role: .entry(day),
        rightToLeft: line.isRightToLeft)
      if isCancelled, line.isTitle {
        let middle = baseline - type.entry.size * 0.27
        page.rule(
          from: PagePoint(x: left, y: middle), to: PagePoint(x: left + width, y: middle),
          frame.colors.muted, width: frame.space.hairline * 1.2)
      }
    }
  }

  /// What takes whole days has a ground of its colour, as bars have it; what may not take place
  /// a hatched one.
  private func composeGround(
    of set: AgendaEntry, x: Double, y: Double, page: inout PageComposer
  ) {
    let entry = set.entry
    let isTentative = entry.status == .tentative
    guard entry.status != .cancelled, isTentative || entry.isBar else { return }
    let space = page.frame.space
    let colors = page.colors(of: entry)
    let air = space.barInset
    let box = PageRect(
      x: x + titleInset - air, y: y - heights.entryGap * 0.2,
      width: columnWidth - titleInset + air,
      height: Double(set.lines.count) * heights.line + heights.entryGap * 0.4)
    let outline = PageShape.Outline.rounded(box, left: space.barRadius, right: space.barRadius)
    if isTentative {
      page.add(
        outline, .hatch(colors.tint, width: space.barHeight * 0.16, pitch: space.barHeight * 0.42))
    } else if page.frame.colors.savesInk {
      page.add(outline, .stroke(colors.strong, width: space.hairline))
    } else {
      page.add(outline, .fill(colors.tint))
    }
  }
}
