import CalendarModel
import DayGrid

extension WeekComposer {
  /// A timed entry in the hours: its ground, its edge, its title and its time as far as there
  /// is room; arrows where it comes from the day before or goes on into the next.
  mutating func compose(_ block: HourGrid.Block, on day: Day) {
    let entry = block.part.entry
    let colors = base.colors(of: entry)
    composeGround(block, colors)
    let textCount = base.layout.texts.count
    defer { base.link(entry, since: textCount, box: block.box) }
    let frame = base.frame
    let size = frame.type.entry.size
    let pitch = size * 1.24
    let inset = frame.space.barEdge + frame.space.hairline * 5
    let left = block.box.x + inset
    let width = block.box.width - inset - frame.space.hairline * 4
    let padding = min(size * 0.25, (block.box.height - size * 1.15) / 2)
    let count = max(1, Int((block.box.height - padding * 2 + size * 0.1) / pitch))
    let isCancelled = entry.status == .cancelled
    let setter = BlockText(frame: frame, locale: base.locale, measurer: base.measurer)
    let style = setter.style(of: entry, width: width)
    let ink = isCancelled ? frame.colors.muted : colors.ink
    let lines = setter.lines(
      of: block.part, style: style, width: width, count: count, needsTime: block.needsTime)
    let first =
      count == 1
      ? style.baseline(centeredOn: block.box.y + min(block.box.height, size * 1.6) / 2)
      : block.box.y + padding + size * 0.98
    // The lines of a right-to-left title end together on the right.
    let measurer = base.measurer
    let widest = lines.filter(\.isTitle).map { measurer.width(of: $0.text, in: style) }.max() ?? 0
    for (index, line) in lines.enumerated() {
      let baseline = first + Double(index) * pitch
      var x = left
      if !line.time.isEmpty {
        x = base.add(
          line.time, frame.type.time, ink, x: x, baseline: baseline, role: .entry(day))
        x += line.text.isEmpty ? 0 : setter.gap
      }
      let tailWidth = line.tail.isEmpty ? 0 : measurer.width(of: line.tail, in: frame.type.time)
      guard !line.text.isEmpty else {
        if !line.tail.isEmpty {
          base.add(
            line.tail, frame.type.time, ink, x: line.time.isEmpty ? x : x + setter.gap,
            baseline: baseline, role: .entry(day), rightToLeft: false)
        }
        continue
      }
      let lineStyle = line.isTitle ? style : frame.type.time
      let isRightToLeft = line.isTitle && setter.title(of: entry).beginsRightToLeft
      if isRightToLeft, tailWidth == 0 {
        x = max(x, left + widest - base.measurer.width(of: line.text, in: lineStyle))
      }
      let end = base.add(
        line.text, lineStyle, ink, x: x, baseline: baseline, role: .entry(day),
        rightToLeft: isRightToLeft)
      if !line.tail.isEmpty {
        base.add(
          line.tail, frame.type.time, ink, x: end + setter.gap, baseline: baseline,
          role: .entry(day), rightToLeft: false)
      }
      if isCancelled, line.isTitle {
        base.rule(
          from: PagePoint(x: x, y: baseline - size * 0.27),
          to: PagePoint(x: end, y: baseline - size * 0.27), frame.colors.muted,
          width: frame.space.hairline * 1.2)
      }
    }
  }

  private mutating func composeGround(_ block: HourGrid.Block, _ colors: EntryColors) {
    let frame = base.frame
    let space = frame.space
    let box = block.box
    let part = block.part
    let radius = part.startsHere && part.endsHere ? space.barRadius : 0
    let outline = PageShape.Outline.rounded(box, left: radius, right: radius)
    switch part.entry.status {
    case .confirmed where frame.colors.savesInk:
      base.add(outline, .fill(frame.colors.paper))
      let line = space.hairline * 1.4
      let inner = PageRect(
        x: box.x + line / 2, y: box.y + line / 2, width: box.width - line,
        height: box.height - line)
      base.add(
        .rounded(inner, left: radius, right: radius), .stroke(colors.strong, width: line))
    case .confirmed:
      base.add(outline, .fill(colors.tint))
    case .tentative:
      base.add(outline, .fill(frame.colors.paper))
      let lane = space.barHeight
      base.add(outline, .hatch(colors.tint, width: lane * 0.16, pitch: lane * 0.42))
      let line = space.hairline * 1.4
      let inner = PageRect(
        x: box.x + line / 2, y: box.y + line / 2, width: box.width - line,
        height: box.height - line)
      base.add(
        .rounded(inner, left: radius, right: radius),
        .stroke(colors.strong, width: line, dash: space.barEdge))
    case .cancelled where frame.colors.savesInk:
      base.add(outline, .fill(frame.colors.paper))
      base.add(
        outline, .stroke(frame.colors.pale, width: space.hairline, dash: space.barEdge * 0.6))
    case .cancelled:
      base.add(outline, .fill(frame.colors.cancelled))
    }
    let edge = PageRect(x: box.x, y: box.y, width: space.barEdge, height: box.height)
    base.add(
      .rounded(edge, left: min(radius, space.barEdge * 0.6), right: 0),
      .fill(part.entry.status == .cancelled ? frame.colors.pale : colors.strong))
    let reach = space.barHeight * 0.2
    let x = box.maxX - reach * 2.2
    if !part.startsHere { arrow(x: x, y: box.y + reach * 1.6, reach: -reach, colors) }
    if !part.endsHere { arrow(x: x, y: box.maxY - reach * 1.6, reach: reach, colors) }
  }

  /// An arrow around a point, up or, with a positive reach, down.
  private mutating func arrow(x: Double, y: Double, reach: Double, _ colors: EntryColors) {
    let size = abs(reach)
    base.add(
      .line([
        PagePoint(x: x - size, y: y - reach / 2), PagePoint(x: x, y: y + reach / 2),
        PagePoint(x: x + size, y: y - reach / 2),
      ]),
      .stroke(colors.strong, width: base.frame.space.hairline * 2))
  }
}
