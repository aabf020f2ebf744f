/// Puts pieces of text one after the other, with new lines that begin under the first.
struct TextFlow {
  /// What parts two pieces. Its spaces stand at no end of a line.
  struct Gap {
    static let none = Gap("")
    static let space = Gap(" ")
    static let spaces = Gap("  ")
    static let noBreakSpace = Gap("\u{A0}")
    static let dot = Gap(" · ")

    /// Between pieces, at the end of a line, and at the beginning of one.
    fileprivate let inside: String
    fileprivate let atEnd: String
    fileprivate let atStart: String
    fileprivate let width: Int
    fileprivate let widthAtEnd: Int
    fileprivate let widthAtStart: Int

    private init(_ text: String) {
      inside = text
      atEnd = String(text.reversed().drop(while: \.isWhitespace).reversed())
      atStart = String(text.drop(while: \.isWhitespace))
      width = DisplayWidth.of(inside)
      widthAtEnd = DisplayWidth.of(atEnd)
      widthAtStart = DisplayWidth.of(atStart)
    }
  }

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
  ///   - gap: what parts it from the piece before.
  ///   - following: the columns that shall be left on its line. A piece with such stays whole.
  mutating func put(
    _ text: String, after gap: Gap = .none, on canvas: inout TerminalCanvas,
    _ style: TerminalStyle, keeping following: Int = 0
  ) {
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    func columnsLeft() -> Int { canvas.width - column }
    if column > x && columnsLeft() < gap.widthAtEnd { beginLine(on: &canvas) }
    let isInside = column > x
    var first = max(0, columnsLeft() - (isInside ? gap.width : gap.widthAtStart))
    if isInside && following > 0 && first < DisplayWidth.of(text) + following { first = 0 }
    let lines = ColumnMeasurer.wrap(text, first: first, rest: canvas.width - x, lines: .max)
    let mark = lines[0].isEmpty ? gap.atEnd : isInside ? gap.inside : gap.atStart
    column = canvas.put(mark, x: column, line: line, grey)
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
