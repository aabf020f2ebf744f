import CalendarModel
import DayGrid

/// What does not fit the cells, by day, under the grid: nothing is lost.
struct HiddenList {
  let text: EntryText

  /// Adds an empty line and the list, when there is anything hidden; text begins at `x`.
  func draw(_ rows: [FittedRow], on canvas: inout TerminalCanvas, x: Int) {
    let cells = rows.flatMap(\.cells).filter { $0.hiddenCount > 0 }
    guard !cells.isEmpty else { return }
    canvas.addLines()
    let head = text.locale.days("EEEdMMM")
    let heads = cells.map { head($0.day) }
    let column = x + (heads.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    for (cell, head) in zip(cells, heads) {
      let line = canvas.addLines()
      canvas.put(head, x: x, line: line, TerminalStyle(foreground: TerminalColors.grey))
      let items = cell.hidden.map { entry in
        let time = entry.start.map { text.locale.clock.time($0) + "\u{A0}" } ?? ""
        return time + text.title(of: entry)
      }
      let width = canvas.width - column
      let lines = LineBreaking.wrap(
        items.joined(separator: " · "), first: width, rest: width, lines: .max)
      for (index, text) in lines.enumerated() {
        canvas.put(text, x: column, line: index == 0 ? line : canvas.addLines())
      }
    }
  }
}
