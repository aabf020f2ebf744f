import Almanac
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
    let type = frame.type
    for mini in miniMonths {
      let look = MiniLook(
        name: type.noteLabel, weekday: type.weekNumber, day: type.weekNumber,
        weekNumber: type.weekNumber)
      compose(mini, look, showsYear: true) { [colors = frame.colors, locale] day in
        locale.restDays.contains(day.weekday) ? colors.crimson : colors.ink
      }
    }
  }

  /// The styles of a small month.
  struct MiniLook {
    var name: TextStyle
    var weekday: TextStyle
    var day: TextStyle
    var weekNumber: TextStyle
  }

  /// A small month: its name, the weekdays' letters, its days in these colours.
  mutating func compose(
    _ mini: MiniMonth, _ look: MiniLook, showsYear: Bool, color: (Day) -> RGBColor,
    role: (Day) -> PageText.Role = { .mini($0) }
  ) {
    let parts = locale.title(of: mini.days.lowerBound.month)
    let name =
      showsYear
      ? parts.map(\.text).joined(separator: " ")
      : locale.name(ofMonth: mini.days.lowerBound.month.month)
    let weekdays = mini.weekdays
    let heads = locale.names(of: weekdays, .letter).map(locale.uppercased)
    // The name stands on the first column's figures, or on the numbers of the weeks.
    let nameLeft = mini.weekNumbers > 0 ? mini.box.x : mini.daysLeft + mini.pitch * 0.2
    let fitted = measurer.fit(
      name, in: look.name, width: mini.box.maxX - nameLeft)
    add(
      fitted.lines[0], look.name, frame.colors.ink, x: nameLeft,
      baseline: look.name.baseline(centeredOn: mini.nameCenter), role: .title)
    for (column, head) in heads.enumerated() {
      let isRest = locale.restDays.contains(weekdays[column])
      add(
        head, look.weekday, isRest ? frame.colors.crimson : frame.colors.muted,
        centeredOn: mini.center(ofColumn: column),
        baseline: look.weekday.baseline(centeredOn: mini.weekdayCenter), role: .weekday)
    }
    if mini.weekNumbers > 0 { composeWeekNumbers(of: mini, look.weekNumber) }
    for day in mini.days {
      let box = mini.box(of: day)
      add(
        locale.number(day.dayOfMonth), look.day, color(day), centeredOn: box.x + box.width / 2,
        baseline: look.day.baseline(centeredOn: box.y + box.height / 2), role: role(day))
    }
  }

  private mutating func composeWeekNumbers(of mini: MiniMonth, _ style: TextStyle) {
    for start in mini.weekStarts {
      let box = mini.box(of: start)
      let week = start.startOfWeek(on: page.grid.firstWeekday)
      let thursday = week.advanced(by: 6).startOfWeek(on: .thursday)
      add(
        locale.number(ISOWeek(thursday).week), style, frame.colors.pale,
        x: mini.box.x,
        baseline: style.baseline(centeredOn: box.y + box.height / 2), role: .weekNumber)
    }
  }
}
