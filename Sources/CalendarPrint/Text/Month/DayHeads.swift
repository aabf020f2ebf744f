import DayGrid

/// Draws the first line of a week, and those of its names and notes: the week's number, streaks,
/// the days' numbers, what is told of them, and how much of them does not show.
struct DayHeads {
  let facts: FactDrawing
  let mode: ColorMode
  let showsWeekNumbers: Bool

  /// The lines that a week's heads take.
  func lines(_ row: GridRow) -> Int { 1 + facts.lines(row) }

  /// - Parameter cells: the cells of the week, with what they hide.
  func draw(
    _ row: GridRow, hiding cells: [FittedCell], _ paper: WeekPaper, line: Int,
    on canvas: inout TerminalCanvas
  ) {
    let frame = facts.frame
    if showsWeekNumbers {
      let number = facts.labels.week(of: row)
      canvas.put(
        number, x: frame.left - 1 - DisplayWidth.of(number), line: line,
        TerminalStyle(foreground: TerminalColors.grey))
    }
    StreakDrawing(starts: (0...7).map(frame.x)).draw(row, on: &canvas, line: line)
    let numbers = DayNumber(labels: facts.labels, rest: facts.locale.restDays, mode: mode)
    for (column, cell) in row.cells.enumerated() {
      let hiddenCount = cells[column].hiddenCount
      numbers.draw(cell, on: &canvas, x: frame.x(column), line: line)
      facts.draw(
        cell, of: row, on: &canvas, x: frame.x(column), line: line, hiddenCount: hiddenCount)
      paper.drawHiddenCount(hiddenCount, column: column, line: line, on: &canvas)
    }
  }
}
