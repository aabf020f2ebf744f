import CalendarModel

extension WeekComposer {
  /// A line for each hour, and its time beside it. Between hours that are pressed together and
  /// the others the line is broken.
  mutating func composeHours(_ grid: HourGrid) {
    let frame = base.frame
    for stretch in grid.scale.stretches {
      let height = stretch.pitch
      let style = frame.type.weekNumber
      // Every second hour, or third, where they are close together.
      let step =
        stretch.isPressed
        ? stretch.hours.count : max(1, Int((style.size * 1.3 / height).rounded(.up)))
      for hour in stretch.hours {
        let y = stretch.top + Double(hour - stretch.hours.lowerBound) * height
        let isBorder = hour == stretch.hours.lowerBound
        if !isBorder, !stretch.isPressed { rule(at: y, from: frame.left, frame.colors.dayRule) }
        guard isBorder || (!stretch.isPressed && hour % step == 0) else { continue }
        // The label of a border stands for those that would touch it.
        let fromBorder = hour - stretch.hours.lowerBound
        guard isBorder || Double(fromBorder) * height >= style.size * 1.3 else { continue }
        guard
          stretch.bottom - y >= style.size * 1.2 || stretch.hours.upperBound >= 24
            || stretch.bottom >= grid.scale.bottom
        else { continue }
        base.add(
          base.locale.clock.time(WallTime(page.day, secondOfDay: hour * 3600)), style,
          frame.colors.muted, endingAt: frame.left - frame.space.inset,
          baseline: style.baseline(centeredOn: y), role: .hour)
      }
    }
    for border in grid.scale.stretches.dropFirst() {
      composeBorder(at: border.top)
    }
    rule(at: grid.scale.top, from: frame.left, frame.colors.weekRule)
    rule(at: grid.scale.bottom, from: frame.left, frame.colors.weekRule)
  }

  private mutating func rule(at y: Double, from left: Double, _ color: RGBColor) {
    let frame = base.frame
    base.rule(
      from: PagePoint(x: left, y: y), to: PagePoint(x: frame.right, y: y), color,
      width: frame.space.hairline)
  }

  /// A zigzag over the whole width, as maps and charts break an axis.
  private mutating func composeBorder(at y: Double) {
    let frame = base.frame
    let size = frame.space.barHeight * 0.1
    let left = frame.left - frame.space.inset * 0.5
    let count = max(1, Int((frame.right - left) / (size * 2)))
    let pitch = (frame.right - left) / Double(count)
    let points = (0...count).map { index in
      PagePoint(
        x: left + Double(index) * pitch, y: y + (index % 2 == 0 ? -size : size) * 0.8)
    }
    base.add(.line(points), .stroke(frame.colors.weekRule, width: frame.space.hairline))
  }
}
