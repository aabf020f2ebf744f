/// A line of a terminal, column by column.
struct TerminalRow {
  /// One column. A list may have very many, so that they hold nothing that has to be freed.
  private struct Cell {
    var sign = Sign.scalar(" ")
    var style = TerminalStyle.plain

    /// Whether nothing is to be seen of it. A space looks the same in all styles that neither
    /// fill nor strike it.
    var isBlank: Bool { sign == .scalar(" ") && !style.marksSpaces }
  }

  /// What stands in a column.
  private enum Sign: Equatable {
    case scalar(Unicode.Scalar)
    /// Several scalars, by their place in `clusters`.
    case cluster(Int32)
    /// The further columns of the character before.
    case none
  }

  private var cells: [Cell]
  private var clusters: [String] = []

  /// An empty line.
  init(width: Int) { cells = Array(repeating: Cell(), count: width) }

  /// Puts characters of a scalar and a column each from a column on, and says the column after
  /// them. What does not fit on the line is left out.
  mutating func put(
    _ scalars: String.UnicodeScalarView, x: Int, _ style: TerminalStyle
  ) -> Int {
    var column = x
    for scalar in scalars {
      guard column < cells.count else { break }
      cells[column] = Cell(sign: .scalar(scalar), style: style)
      column += 1
    }
    return column
  }

  /// Puts one character, which is not empty, into columns.
  mutating func put(_ character: String, in columns: Range<Int>, _ style: TerminalStyle) {
    for column in columns { cells[column] = Cell(sign: .none, style: style) }
    cells[columns.lowerBound].sign = sign(character)
  }

  /// Adds what takes no column to the character before a column.
  mutating func append(_ character: Character, before column: Int) {
    var index = column - 1
    while index > 0 && cells[index].sign == .none { index -= 1 }
    cells[index].sign = sign(text(of: cells[index].sign) + String(character))
  }

  /// Puts spaces in a style into columns.
  mutating func fill(_ columns: Range<Int>, _ style: TerminalStyle) {
    for column in columns { cells[column] = Cell(style: style) }
  }

  /// The line with its escape sequences, without spaces at the end; it ends in plain style.
  ///
  /// - Complexity: O(*width*).
  func line(_ mode: ColorMode) -> String {
    let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    var line: [UInt8] = []
    line.reserveCapacity(end)
    var current = TerminalStyle.plain
    for cell in cells[..<end] {
      if cell.style != current && !(cell.isBlank && !current.marksSpaces) {
        current = cell.isBlank ? .plain : cell.style
        line += current.sequence(mode).utf8
      }
      switch cell.sign {
      case .scalar(let scalar) where scalar.isASCII:
        line.append(UInt8(truncatingIfNeeded: scalar.value))
      case let sign: line += text(of: sign).utf8
      }
    }
    if current != .plain { line += TerminalStyle.plain.sequence(mode).utf8 }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func sign(_ text: String) -> Sign {
    if let first = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
      return .scalar(first)
    }
    clusters.append(text)
    return .cluster(Int32(truncatingIfNeeded: clusters.count - 1))
  }

  private func text(of sign: Sign) -> String {
    switch sign {
    case .scalar(let scalar): String(scalar)
    case .cluster(let place): clusters[Int(place)]
    case .none: ""
    }
  }
}
