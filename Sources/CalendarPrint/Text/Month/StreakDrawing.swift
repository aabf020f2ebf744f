import CalendarModel
import DayGrid

/// Draws the line that joins the day numbers of a streak. Numbers and counts are put over it.
struct StreakDrawing {
  /// The column before the first digit of each day, and of an eighth one.
  let starts: [Int]
  /// Whether there is no room for a space on both sides of a number.
  var isTight = false

  /// Draws the streaks of a week on the line of its day numbers.
  func draw(_ row: GridRow, on canvas: inout TerminalCanvas, line: Int) {
    for streak in row.streaks {
      // From the days before, up to the first number.
      if !streak.startsHere { put(starts[0]..<starts[0] + 1, on: &canvas, line) }
      for column in streak.columns where column + 1 < streak.columns.upperBound {
        put(gap(after: column), on: &canvas, line)
      }
      if !streak.endsHere { put(gap(after: row.cells.count - 1), on: &canvas, line) }
    }
  }

  /// The columns between a number and the next one.
  private func gap(after column: Int) -> Range<Int> {
    let start = starts[column] + (isTight ? 3 : 4)
    return start..<max(start, starts[column + 1] + (isTight ? 1 : 0))
  }

  private func put(_ columns: Range<Int>, on canvas: inout TerminalCanvas, _ line: Int) {
    for column in columns {
      canvas.put("─", x: column, line: line, TerminalStyle(foreground: TerminalColors.streak))
    }
  }
}
