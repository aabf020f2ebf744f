/// Puts pieces of text one after the other, with new lines that begin under the first.
struct TextFlow {
  private let x: Int
  private var column: Int
  /// The line that it has come to.
  private(set) var line: Int

  /// A flow that begins at a column of a line, both from 0.
  init(x: Int, line: Int) {
    self.x = x
    self.line = line
    column = x
  }

  /// Puts a piece; lines are added to the canvas as it needs them.
  ///
  /// - Parameters:
  ///   - gap: what parts it from the piece before. Its spaces stand at no end of a line.
  ///   - following: the columns that shall be left on its line. A piece with such stays whole.
  mutating func put(
    _ text: String, after gap: String = "", on canvas: inout TerminalCanvas,
    _ style: TerminalStyle, keeping following: Int = 0
  ) {
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let gapEnd = String(gap.reversed().drop(while: \.isWhitespace).reversed())
    func columnsLeft() -> Int { canvas.width - column }
    if column > x && columnsLeft() < DisplayWidth.of(gapEnd) { beginLine(on: &canvas) }
    let mark = column > x ? gap : String(gap.drop(while: \.isWhitespace))
    var first = max(0, columnsLeft() - DisplayWidth.of(mark))
    if column > x && following > 0 && first < DisplayWidth.of(text) + following { first = 0 }
    let lines = ColumnMeasurer.wrap(text, first: first, rest: canvas.width - x, lines: .max)
    column = canvas.put(lines[0].isEmpty ? gapEnd : mark, x: column, line: line, grey)
    for (index, piece) in lines.enumerated() {
      if index > 0 { beginLine(on: &canvas) }
      column = canvas.put(piece, x: column, line: line, style)
    }
  }

  private mutating func beginLine(on canvas: inout TerminalCanvas) {
    line = canvas.addLines()
    column = x
  }
}
