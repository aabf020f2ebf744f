import CalendarModel
import DayGrid

extension PageComposer {
  /// The facts beside a day's number.
  ///
  /// - Parameter taken: how much of the cell's other side is taken by marks, in points.
  mutating func composeFacts(
    _ cell: GridCell, column: Int, row: GridPlan.Row, taken: Double
  ) {
    let setter = FactSetter(frame, labels: labels, measurer: measurer)
    let label = labels[cell.day]
    let facts = setter.facts(of: cell.day, taken: taken)
    let center = row.top + frame.space.dayCenter
    let baseline = frame.type.dayNumber.baseline(centeredOn: center)
    let color = cell.isInMonth ? frame.colors.muted : frame.colors.pale
    if let number = facts.dayOfYear {
      let disc = cell.isToday || cell.isSelected ? frame.space.todayDisc * 0.5 : 0
      let x =
        frame.x(ofColumn: column) + frame.space.inset + setter.numberWidth(label) + setter.gap
      add(
        number, setter.style, color, x: x + disc, baseline: baseline, role: .fact(cell.day))
    }
    var right = frame.x(ofColumn: column + 1) - frame.space.inset - taken
    for dates in setter.columns(of: facts.dates) {
      for (date, center) in zip(dates, setter.dateCenters) {
        add(
          date, setter.style, color, endingAt: right,
          baseline: labels[cell.day].dates.count == 1
            ? baseline : setter.style.baseline(centeredOn: row.top + center),
          role: .fact(cell.day))
      }
      right -= setter.width(of: dates) + setter.gap
    }
    // Before the dates, which end at the same place in all cells.
    if let moon = facts.moon {
      let ink = !cell.isInMonth ? frame.colors.pale : moon.isPhase ? frame.colors.ink : color
      // In the middle of figures, which are lower than the day's number.
      let middle = PagePoint(
        x: right - setter.moonRadius, y: baseline - setter.style.capHeight / 2)
      compose(moon, at: middle, radius: setter.moonRadius, ink)
    }
  }

  /// The names of a day, under its number.
  mutating func composeNames(_ cell: GridCell, column: Int, row: GridPlan.Row) {
    let space = frame.space
    let style = frame.type.note
    for (index, line) in row.names[column].enumerated() {
      let center = row.top + space.rowHead + (Double(index) + 0.5) * space.markLine - space.markRise
      let color =
        !cell.isInMonth || !line.isHoliday ? frame.colors.muted : crimson(on: cell)
      add(
        line.text, style, color, x: frame.x(ofColumn: column) + space.inset,
        baseline: style.baseline(centeredOn: center), role: .fact(cell.day))
    }
  }

  /// A small moon: a ring, its dark part filled.
  mutating func compose(
    _ moon: MoonLook, at center: PagePoint, radius: Double, _ color: RGBColor
  ) {
    let line = radius * 0.2
    let inner = radius - line / 2
    if moon.illumination < 0.02 {
      return add(.disc(center, radius: radius), .fill(color))
    }
    if moon.illumination < 0.98 {
      add(
        .moonShadow(
          center, radius: inner, bulge: 1 - 2 * moon.illumination, onLeft: moon.isLitRight),
        .fill(color))
    }
    add(.disc(center, radius: inner), .stroke(color, width: line))
  }
}
