import CalendarModel
import DayGrid

extension PageComposer {
  /// The months before and after, where the page shows them: at the head, on the right.
  var miniMonths: [MiniMonth] {
    guard page.showsMinis else { return [] }
    let top = frame.space.titleBaseline - frame.type.month.capHeight
    let bottom = frame.space.weekdayBaseline - frame.type.weekday.size * 1.9
    let height = bottom - top
    let width = height * 1.32
    let gap = width * 0.16
    return [-1, 1].enumerated().map { index, offset in
      let x = frame.outerRight - Double(2 - index) * width - Double(1 - index) * gap
      return MiniMonth(
        page.grid.month.advanced(by: offset).days, firstWeekday: page.grid.firstWeekday,
        box: PageRect(x: x, y: top, width: width, height: height))
    }
  }

  /// The months before and after.
  mutating func composeMinis() {
    for mini in miniMonths { compose(mini) }
  }

  /// A small month: its name, the weekdays' letters, its days.
  private mutating func compose(_ mini: MiniMonth) {
    let (nameStyle, style) = (frame.type.noteLabel, frame.type.weekNumber)
    func ink(_ weekday: Weekday, _ plain: RGBColor) -> RGBColor {
      locale.restDays.contains(weekday) ? frame.colors.crimson : plain
    }
    let name = locale.title(of: mini.days.lowerBound.month).map(\.text).joined(separator: " ")
    // The name stands on the first column's figures.
    let nameLeft = mini.daysLeft + mini.pitch * 0.2
    let fitted = measurer.fit(name, in: nameStyle, width: mini.box.maxX - nameLeft)
    add(
      fitted.lines[0], nameStyle, frame.colors.ink, x: nameLeft,
      baseline: nameStyle.baseline(centeredOn: mini.nameCenter), role: .title)
    let heads = locale.names(of: mini.weekdays, .letter).map(locale.uppercased)
    for (column, (head, weekday)) in zip(heads, mini.weekdays).enumerated() {
      add(
        head, style, ink(weekday, frame.colors.muted),
        centeredOn: mini.center(ofColumn: column),
        baseline: style.baseline(centeredOn: mini.weekdayCenter), role: .weekday)
    }
    for day in mini.days {
      let box = mini.box(of: day)
      add(
        locale.number(day.dayOfMonth), style, ink(day.weekday, frame.colors.ink),
        centeredOn: box.x + box.width / 2,
        baseline: style.baseline(centeredOn: box.y + box.height / 2), role: .mini(day))
    }
  }
}
