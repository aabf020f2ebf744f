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
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let column = x + (heads.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    for (cell, head) in zip(cells, heads) {
      let line = canvas.addLines()
      canvas.put(head, x: x, line: line, grey)
      var flow = TextFlow(x: column, line: line)
      for (index, entry) in cell.hidden.enumerated() {
        var gap = index > 0 ? " · " : ""
        let title = text.title(of: entry)
        if let start = entry.start {
          let word = title.prefix { $0 != " " }
          flow.put(
            text.locale.clock.time(start), after: gap, on: &canvas, grey,
            keeping: 1 + DisplayWidth.of(word))
          gap = "\u{A0}"
        }
        flow.put(title, after: gap, on: &canvas, text.style(of: entry))
      }
    }
  }
}
