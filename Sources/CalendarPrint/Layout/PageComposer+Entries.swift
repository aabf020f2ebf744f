import CalendarModel
import DayGrid

extension PageComposer {
  /// A timed entry: dot, time, title.
  mutating func compose(
    _ line: GridPlan.Line, cell: GridCell, column: Int, row: GridPlan.Row, setter: EntrySetter
  ) {
    let space = frame.space
    let entry = line.entry
    let colors = colors(of: entry)
    let left = frame.x(ofColumn: column)
    let center = laneCenter(line.lane, in: row)
    let baseline = frame.type.entry.baseline(centeredOn: center)
    let textCount = layout.texts.count
    defer {
      let box = PageRect(
        x: left + space.inset, y: center - space.lane / 2,
        width: frame.columnWidth - space.inset - space.barInset,
        height: space.lane * Double(line.title.lines.count))
      link(entry, since: textCount, box: box)
    }
    composeDot(
      at: PagePoint(x: left + space.inset + space.dot, y: center), colors, status: entry.status,
      calendar: entry.calendar)
    add(
      line.time, frame.type.time, frame.colors.muted,
      endingAt: left + setter.timeEnd(of: entry), baseline: baseline,
      role: .entry(cell.day))
    let isQuiet = entry.status == .cancelled || !cell.isInMonth
    let style = entry.status == .tentative ? frame.type.entry.italic : frame.type.entry
    let isRightToLeft = setter.name(of: entry).beginsRightToLeft
    let runsAgainst = isRightToLeft != locale.isRightToLeft
    let lefts = line.title.lines.indices.map {
      left + ($0 == 0 ? setter.titleInset(of: entry) : setter.hangingInset)
    }
    let widths = line.title.lines.map { measurer.width(of: $0, in: style) }
    let tail = originTail(of: line.title)
    let last = widths.count - 1
    // The lines of a title that runs against the page end together, the time of its own zone
    // before the last one.
    let right =
      zip(lefts, widths).enumerated()
      .map { $1.0 + $1.1 + ($0 == last ? tail : 0) }.max() ?? left
    for (index, text) in line.title.lines.enumerated() where !text.isEmpty {
      let x = runsAgainst ? right - widths[index] : lefts[index]
      let y = baseline + Double(index) * space.lane
      let end = add(
        text, style, isQuiet ? frame.colors.muted : frame.colors.ink, x: x, baseline: y,
        role: .entry(cell.day), rightToLeft: isRightToLeft)
      if entry.status == .cancelled { strike(from: x, to: end, baseline: y) }
    }
    guard let origin = line.title.origin else { return }
    let width = measurer.width(of: origin, in: frame.type.time)
    add(
      origin, frame.type.time, frame.colors.muted,
      x: runsAgainst ? right - widths[last] - tail : lefts[last] + widths[last] + tail - width,
      baseline: baseline + Double(last) * space.lane, role: .entry(cell.day),
      rightToLeft: false)
  }

  /// What the time of an entry's own zone takes at the end of its title, gap included.
  private func originTail(of title: EntryTitle) -> Double {
    guard let origin = title.origin else { return 0 }
    let gap = title.lines.last?.isEmpty == false ? frame.type.time.size * 0.6 : 0
    return gap + measurer.width(of: origin, in: frame.type.time)
  }

  /// A bar: its tint, its edge where it truly begins, arrows where it goes on, its title.
  mutating func compose(_ segment: GridSegment, row: GridPlan.Row, setter: EntrySetter) {
    let space = frame.space
    let entry = segment.entry
    let colors = colors(of: entry)
    let columnLeft = frame.x(ofColumn: segment.columns.lowerBound)
    let left = columnLeft + (segment.startsHere ? space.barInset : 0)
    let right =
      frame.x(ofColumn: segment.columns.upperBound) - (segment.endsHere ? space.barInset : 0)
    let center = laneCenter(segment.lane, in: row)
    let bar = PageRect(
      x: left, y: center - space.barHeight / 2, width: right - left, height: space.barHeight)
    composeGround(of: bar, segment: segment, colors)
    if !segment.startsHere {
      arrow(at: PagePoint(x: left + space.inset, y: center), pointingRight: false, colors)
    }
    if !segment.endsHere {
      arrow(at: PagePoint(x: right - space.inset, y: center), pointingRight: true, colors)
    }
    let textCount = layout.texts.count
    composeTitle(
      of: segment, colors, left: columnLeft + space.textInset,
      right: right - (segment.endsHere ? space.barInset : space.inset * 2), center: center,
      row: row.week.days.lowerBound, setter: setter)
    link(entry, since: textCount, box: bar)
  }

  private mutating func composeGround(
    of bar: PageRect, segment: GridSegment, _ colors: EntryColors
  ) {
    let space = frame.space
    let leftRadius = segment.startsHere ? space.barRadius : 0
    let rightRadius = segment.endsHere ? space.barRadius : 0
    let outline = PageShape.Outline.rounded(bar, left: leftRadius, right: rightRadius)
    let line = space.hairline * 1.4
    let inner = PageShape.Outline.rounded(
      PageRect(
        x: bar.x + line / 2, y: bar.y + line / 2, width: bar.width - line,
        height: bar.height - line), left: leftRadius, right: rightRadius)
    switch segment.entry.status {
    case .confirmed where frame.colors.savesInk:
      add(outline, .fill(frame.colors.paper))
      composeOutline(of: bar, segment: segment, colors.strong, width: line)
    case .confirmed:
      add(outline, .fill(colors.tint))
    case .tentative:
      add(outline, .fill(frame.colors.paper))
      add(outline, .hatch(colors.tint, width: bar.height * 0.16, pitch: bar.height * 0.42))
      add(inner, .stroke(colors.strong, width: line, dash: space.barEdge))
    case .cancelled where frame.colors.savesInk:
      add(outline, .fill(frame.colors.paper))
      composeOutline(of: bar, segment: segment, frame.colors.pale, width: line)
    case .cancelled:
      add(outline, .fill(frame.colors.cancelled))
    }
    if segment.startsHere {
      let edge = PageRect(x: bar.x, y: bar.y, width: space.barEdge, height: bar.height)
      add(
        .rounded(edge, left: space.barEdge * 0.6, right: 0),
        .fill(segment.entry.status == .cancelled ? frame.colors.pale : colors.strong))
    }
  }

  /// The sides of a bar, open where it goes on.
  private mutating func composeOutline(
    of bar: PageRect, segment: GridSegment, _ color: RGBColor, width: Double
  ) {
    if segment.startsHere, segment.endsHere {
      let inner = PageRect(
        x: bar.x + width / 2, y: bar.y + width / 2, width: bar.width - width,
        height: bar.height - width)
      let radius = frame.space.barRadius
      return add(.rounded(inner, left: radius, right: radius), .stroke(color, width: width))
    }
    let (top, bottom) = (bar.y + width / 2, bar.maxY - width / 2)
    let (left, right) = (bar.x + width / 2, bar.maxX - width / 2)
    for y in [top, bottom] {
      add(
        .line([PagePoint(x: bar.x, y: y), PagePoint(x: bar.maxX, y: y)]),
        .stroke(color, width: width))
    }
    for x in (segment.startsHere ? [left] : []) + (segment.endsHere ? [right] : []) {
      add(
        .line([PagePoint(x: x, y: bar.y), PagePoint(x: x, y: bar.maxY)]),
        .stroke(color, width: width))
    }
  }

  private mutating func composeTitle(
    of segment: GridSegment, _ colors: EntryColors, left: Double, right: Double,
    center: Double, row: Day, setter: EntrySetter
  ) {
    let entry = segment.entry
    let isCancelled = entry.status == .cancelled
    let style = entry.status == .tentative ? frame.type.entry.italic : frame.type.entry
    let ink = isCancelled ? frame.colors.muted : colors.ink
    let baseline = style.baseline(centeredOn: center)
    var x = left
    if segment.startsHere, !entry.isAllDay {
      x = add(
        setter.time(of: entry), frame.type.time, ink, x: x, baseline: baseline,
        role: .bar(row: row))
      x += frame.space.timeGap
    }
    let title = setter.name(of: entry)
    let fitted = setter.barTitle(
      of: entry, width: right - x, hasTime: segment.startsHere && !entry.isAllDay)
    let end = add(
      fitted.lines[0], style, ink, x: x, baseline: baseline, role: .bar(row: row),
      rightToLeft: title.beginsRightToLeft)
    if isCancelled { strike(from: x, to: end, baseline: baseline) }
    if let origin = fitted.origin {
      add(
        origin, frame.type.time, ink, x: end + frame.type.time.size * 0.6, baseline: baseline,
        role: .bar(row: row), rightToLeft: false)
    }
  }

  /// The dot before a timed entry.
  mutating func composeDot(
    at center: PagePoint, _ colors: EntryColors, status: GridEntry.Status, calendar: Int
  ) {
    let radius = frame.space.dot
    let line = radius * 0.5
    switch status {
    case .confirmed:
      add(dot(center, radius: radius, calendar: calendar), .fill(colors.strong))
    case .tentative:
      add(
        dot(center, radius: radius - line / 2, calendar: calendar),
        .stroke(colors.strong, width: line))
    case .cancelled:
      add(
        dot(center, radius: radius - line / 2, calendar: calendar),
        .stroke(frame.colors.pale, width: line))
    }
  }

  /// The dot of a calendar: where its colour does not show, one of four forms tells it apart.
  func dot(_ center: PagePoint, radius: Double, calendar: Int) -> PageShape.Outline {
    func polygon(_ corners: [(x: Double, y: Double)]) -> PageShape.Outline {
      .polygon(
        corners.map {
          PagePoint(x: center.x + $0.x * radius, y: center.y + $0.y * radius)
        })
    }
    guard page.theme.isGray else { return .disc(center, radius: radius) }
    switch calendar % 4 {
    case 1: return polygon([(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)])
    case 2: return polygon([(0, -1.25), (1.1, 0.85), (-1.1, 0.85)])
    case 3: return polygon([(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)])
    default: return .disc(center, radius: radius)
    }
  }

  /// An arrow around a point: here a bar goes on, or comes from before.
  private mutating func arrow(
    at point: PagePoint, pointingRight: Bool, _ colors: EntryColors
  ) {
    let size = frame.space.barHeight * 0.2
    let reach = pointingRight ? size / 2 : -size / 2
    add(
      .line([
        PagePoint(x: point.x - reach, y: point.y - size),
        PagePoint(x: point.x + reach, y: point.y),
        PagePoint(x: point.x - reach, y: point.y + size),
      ]),
      .stroke(colors.strong, width: frame.space.hairline * 2))
  }

  /// A line through a text.
  private mutating func strike(from left: Double, to right: Double, baseline: Double) {
    guard right > left else { return }
    let y = baseline - frame.type.entry.size * 0.27
    add(
      .line([PagePoint(x: left, y: y), PagePoint(x: right, y: y)]),
      .stroke(frame.colors.muted, width: frame.space.hairline * 1.2))
  }
}
