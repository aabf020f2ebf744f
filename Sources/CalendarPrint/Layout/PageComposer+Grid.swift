import CalendarModel
import DayGrid

extension PageComposer {
  /// Rows and cells as frames; tints and rules under everything else.
  mutating func composeGrounds(_ plan: GridPlan) {
    for row in plan.rows {
      layout.rows.append(
        PageLayout.Row(
          box: PageRect(x: frame.left, y: row.top, width: frame.width, height: row.height),
          lanes: row.lanes))
      for (column, cell) in row.week.cells.enumerated() {
        let bars = row.segments.count { $0.columns.contains(column) }
        layout.cells.append(
          PageLayout.Cell(
            day: cell.day, box: box(of: column, in: row),
            shownCount: bars + row.lines[column].count, hiddenCount: row.cells[column].hiddenCount,
            shownNotes: (row.names[column].isEmpty ? 0 : 1) + (row.notes[column].isEmpty ? 0 : 1),
            hiddenNotes: row.hiddenNotes[column].count))
      }
    }
    composeWeekendTints(plan)
    composeWashes(plan)
    composeSelectionWashes(plan)
    composeRules(plan)
  }

  /// The box of a cell.
  func box(of column: Int, in row: GridPlan.Row) -> PageRect {
    PageRect(
      x: frame.x(ofColumn: column), y: row.top, width: frame.columnWidth, height: row.height)
  }

  private mutating func composeWeekendTints(_ plan: GridPlan) {
    guard !frame.colors.savesInk, let week = plan.rows.first?.week else { return }
    for (column, cell) in week.cells.enumerated()
    where locale.weekend.contains(cell.day.weekday) {
      let strip = PageRect(
        x: frame.x(ofColumn: column), y: layout.grid.y, width: frame.columnWidth,
        height: layout.grid.height)
      add(.rectangle(strip), .fill(frame.colors.weekend))
    }
  }

  private mutating func composeSelectionWashes(_ plan: GridPlan) {
    if frame.colors.savesInk { return }
    for row in plan.rows {
      for (column, cell) in row.week.cells.enumerated() where cell.isSelected {
        add(.rectangle(box(of: column, in: row)), .fill(frame.colors.skyWash))
      }
    }
  }

  private mutating func composeRules(_ plan: GridPlan) {
    let space = frame.space
    for column in 1..<7 {
      let x = frame.x(ofColumn: column)
      add(
        .line([PagePoint(x: x, y: layout.grid.y), PagePoint(x: x, y: layout.grid.maxY)]),
        .stroke(frame.colors.dayRule, width: space.hairline))
    }
    func rule(at y: Double, _ color: RGBColor, width: Double) {
      add(
        .line([PagePoint(x: frame.left, y: y), PagePoint(x: frame.right, y: y)]),
        .stroke(color, width: width))
    }
    for row in plan.rows {
      rule(at: row.top + row.height, frame.colors.weekRule, width: space.hairline)
    }
    rule(at: layout.grid.y, frame.colors.strongRule, width: space.strongRule)
  }
}
