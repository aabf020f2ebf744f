import Almanac
import CalendarModel
import DayGrid

extension PageComposer {
  /// A week: its number, then day by day what stands there, each bar on its first day.
  mutating func compose(_ row: GridPlan.Row, setter: EntrySetter) {
    if page.showsWeekNumbers { composeWeekNumber(row) }
    composeStreaks(row)
    for (column, cell) in row.week.cells.enumerated() {
      composeDayNumber(cell, column: column, row: row)
      let taken = composeMarks(cell, column: column, row: row)
      composeFacts(cell, column: column, row: row, taken: taken)
      composeNames(cell, column: column, row: row)
      for segment in row.segments where segment.columns.lowerBound == column {
        compose(segment, row: row, setter: setter)
      }
      for line in row.lines[column] {
        compose(line, cell: cell, column: column, row: row, setter: setter)
      }
      composeHiddenCount(row.hidden(column).count, day: cell.day, column: column, row: row)
    }
  }

  /// The middle of a lane.
  func laneCenter(_ lane: Int, in row: GridPlan.Row) -> Double {
    row.top + row.head + (Double(lane) + 0.5) * frame.space.lane
  }

  private mutating func composeWeekNumber(_ row: GridPlan.Row) {
    // On the baseline of the day numbers.
    add(
      labels.week(of: row.week), frame.type.weekNumber, frame.colors.muted,
      endingAt: frame.left - frame.space.inset,
      baseline: frame.type.dayNumber.baseline(centeredOn: row.top + frame.space.dayCenter),
      role: .weekNumber)
  }

  private mutating func composeDayNumber(_ cell: GridCell, column: Int, row: GridPlan.Row) {
    let space = frame.space
    let style = cell.isInMonth || cell.isToday ? frame.type.dayNumber : frame.type.dayNumberPale
    let text = labels[cell.day].number
    let x = frame.x(ofColumn: column) + space.inset
    let center = row.top + space.dayCenter
    let width = measurer.width(of: text, in: style)
    let middle = PagePoint(x: x + width / 2, y: center)
    if cell.isToday || cell.isSelected {
      // A disc around one figure would reach over the cell's side at a smaller inset.
      let disc = PagePoint(x: max(middle.x, x + space.todayDisc * 0.62), y: center)
      if cell.isSelected {
        let ring = cell.isToday ? space.todayDisc * 0.2 : 0
        add(.disc(disc, radius: space.todayDisc + ring), .fill(frame.colors.sky))
        if frame.colors.savesInk, !cell.isToday {
          add(.disc(disc, radius: space.todayDisc * 0.86), .fill(frame.colors.paper))
        }
      }
      if cell.isToday {
        if cell.isSelected {
          add(.disc(disc, radius: space.todayDisc * 1.08), .fill(frame.colors.paper))
        }
        add(.disc(disc, radius: space.todayDisc), .fill(frame.colors.crimson))
        if frame.colors.savesInk {
          add(.disc(disc, radius: space.todayDisc * 0.86), .fill(frame.colors.paper))
        }
      }
      let isOnCrimson = cell.isToday && !frame.colors.savesInk
      add(
        text, style,
        isOnCrimson ? .white : cell.isToday ? frame.colors.crimson : frame.colors.ink,
        x: disc.x - width / 2,
        baseline: style.baseline(centeredOn: center), role: .dayNumber(cell.day))
      return
    }
    let isRest = locale.restDays.contains(cell.day.weekday) || labels[cell.day].isHoliday
    let color =
      !cell.isInMonth
      ? frame.colors.pale : isRest ? crimson(on: cell) : frame.colors.ink
    add(
      text, style, color, x: x, baseline: style.baseline(centeredOn: center),
      role: .dayNumber(cell.day))
  }

  private mutating func composeHiddenCount(
    _ count: Int, day: Day, column: Int, row: GridPlan.Row
  ) {
    guard count > 0 else { return }
    add(
      "+" + locale.number(count), frame.type.count, frame.colors.muted,
      endingAt: frame.x(ofColumn: column + 1) - frame.space.inset,
      baseline: row.top + row.height - frame.space.rowFootCounted * 0.38,
      role: .hiddenCount(day))
  }
}
