/// Puts pieces of text one after the other, with new lines that begin under the first.
struct TextFlow {
  private let x: Int
  private var column: Int
  private var line: Int

  /// A flow that begins at a column of a line, both from 0.
  init(x: Int, line: Int) {
    self.x = x
    self.line = line
    column = x
  }

  /// Puts a piece; lines are added to the canvas as it needs them.
  mutating func put(_ text: String, on canvas: inout TerminalCanvas, _ style: TerminalStyle) {
    let lines = LineBreaking.wrap(
      text, first: canvas.width - column, rest: canvas.width - x, lines: .max)
    for (index, piece) in lines.enumerated() {
      if index > 0 {
        line = canvas.addLines()
        column = x
      }
      column = canvas.put(piece, x: column, line: line, style)
    }
  }

  /// Begins a new line where fewer columns are left than the next pieces need together.
  mutating func reserve(_ columns: Int, on canvas: inout TerminalCanvas) {
    guard column > x, canvas.width - column < columns else { return }
    line = canvas.addLines()
    column = x
  }
}
