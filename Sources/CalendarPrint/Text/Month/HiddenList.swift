import CalendarModel
import DayGrid

/// What does not fit the cells, by day, under the grid: nothing is lost.
struct HiddenList {
  let text: EntryText
  /// The columns of a line.
  let width: Int
  let mode: ColorMode

  /// Calls `body` with an empty line and the lines of the list, when there is anything hidden;
  /// text begins at `x`. Only a line or two are kept as columns.
  func forEachLine<E: Error>(
    _ cells: [FittedCell], x: Int, _ body: (String) throws(E) -> Void
  ) throws(E) {
    let cells = cells.filter { $0.hiddenCount > 0 }
    guard !cells.isEmpty else { return }
    try body("")
    let head = text.locale.days("EEEdMMM")
    let heads = cells.map { head($0.day) }
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let column = x + (heads.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    for (cell, head) in zip(cells, heads) {
      var canvas = TerminalCanvas(width: width, text.locale)
      let line = canvas.addLines()
      canvas.put(head, x: x, line: line, grey)
      var flow = TextFlow(x: column, line: line)
      // Many entries of a day may begin at the same time.
      var known: (start: WallTime, text: String)?
      for (index, entry) in cell.hidden.enumerated() {
        var gap = index > 0 ? TextFlow.Gap.dot : .none
        let title = text.title(of: entry)
        if let start = entry.start {
          let time =
            if let known, known.start == start { known.text } else {
              text.locale.clock.time(start)
            }
          known = (start, time)
          let word = title.prefix { $0 != " " }
          flow.put(
            time, after: gap, on: &canvas, grey, keeping: 1 + DisplayWidth.of(word))
          gap = .noBreakSpace
        }
        flow.put(title, after: gap, on: &canvas, text.style(of: entry))
        for line in canvas.takeLines(before: flow.line, mode) { try body(line) }
      }
      for line in canvas.lines(mode) { try body(line) }
    }
  }
}
