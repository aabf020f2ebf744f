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
        if index > 0 { flow.put(" · ", on: &canvas, grey) }
        let time = entry.start.map { text.locale.clock.time($0) } ?? ""
        let title = text.title(of: entry)
        if !time.isEmpty {
          let word = title.prefix { $0 != " " }
          flow.reserve(DisplayWidth.of(time) + 1 + DisplayWidth.of(word), on: &canvas)
          flow.put(time + "\u{A0}", on: &canvas, grey)
        }
        flow.put(title, on: &canvas, text.style(of: entry))
      }
    }
  }
}
