import CalendarModel
import DayGrid

extension AgendaComposer {
  /// What of a day stands in a column.
  func compose(
    _ piece: AgendaFlow.Piece, head: String, x: Double, on page: inout PageComposer
  ) {
    let frame = page.frame
    let style = frame.type.dayNumber.scaled(by: 0.86)
    var y = top + piece.top
    let isToday = piece.day == pages.today
    let isRest = page.locale.restDays.contains(piece.day.weekday)
    let color =
      piece.isContinued
      ? frame.colors.muted : isToday || isRest ? frame.colors.crimson : frame.colors.ink
    let baseline = y + heights.head * 0.55
    let text = piece.isContinued ? head + " …" : head
    let inset = isToday ? style.size : 0
    if isToday {
      page.add(
        .disc(
          PagePoint(x: x + style.size * 0.32, y: baseline - style.capHeight / 2),
          radius: style.size * 0.32),
        .fill(frame.colors.crimson))
    }
    let fitted = page.measurer.fit(text, in: style, width: columnWidth - inset)
    page.add(
      fitted.lines[0], style, color, x: x + inset, baseline: baseline,
      role: .dayNumber(piece.day))
    let ruleY = y + heights.head * 0.76
    page.rule(
      from: PagePoint(x: x, y: ruleY), to: PagePoint(x: x + columnWidth, y: ruleY),
      piece.isContinued ? frame.colors.weekRule : frame.colors.strongRule,
      width: frame.space.hairline)
    y += heights.head
    for entry in piece.entries {
      compose(entry, on: piece.day, x: x, y: y, page: &page)
      y += heights.of(entry)
    }
    page.layout.cells.append(
      PageLayout.Cell(
        day: piece.day,
        box: PageRect(x: x, y: top + piece.top, width: columnWidth, height: y - top - piece.top),
        shownCount: piece.entries.count, hiddenCount: 0))
  }

  private func compose(
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
}
