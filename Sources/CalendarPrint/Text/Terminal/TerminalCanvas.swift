/// A rectangle of a terminal's characters that text is put on, column by column.
struct TerminalCanvas {
  private var rows: [TerminalRow] = []
  /// The lines that have been taken away from the top.
  private var taken = 0
  /// The columns of each line.
  let width: Int
  /// Whether columns are counted from the right: for scripts that run from there. Texts are put
  /// in their logical order: what the terminal makes of that is its own affair.
  let isMirrored: Bool
  /// The characters that there are.
  let repertoire: TextRepertoire

  init(
    width: Int, isMirrored: Bool = false, repertoire: TextRepertoire = .unicode
  ) {
    self.width = width
    self.isMirrored = isMirrored
    self.repertoire = repertoire
  }

  /// A canvas for a language: columns run as its script does.
  init(width: Int, _ locale: CalendarLocale) {
    self.init(width: width, isMirrored: locale.isRightToLeft, repertoire: locale.repertoire)
  }

  /// The number of lines, with those that were taken.
  var height: Int { taken + rows.count }

  /// Adds empty lines at the end and says the first one's index, from 0.
  @discardableResult
  mutating func addLines(_ count: Int = 1) -> Int {
    let first = height
    for _ in 0..<count { rows.append(TerminalRow(width: width)) }
    return first
  }

  /// Puts text at a column of a line, both from 0, and says the column after it. What does
  /// not fit on the line is left out.
  @discardableResult
  mutating func put(
    _ text: String, x: Int, line: Int, _ style: TerminalStyle = .plain
  ) -> Int {
    if isMirrored { return putMirrored(text, x: x, line: line, style) }
    return putFromLeft(text, x: x, line: line, style)
  }

  /// Puts text so that it begins as far from the right side.
  private mutating func putMirrored(
    _ text: String, x: Int, line: Int, _ style: TerminalStyle
  ) -> Int {
    var columns = 0
    var shown = ""
    for character in text {
      let width = DisplayWidth.of(character)
      guard x + columns + width <= self.width else { break }
      shown.append(character)
      columns += width
    }
    let sign = Self.mirrorImages[shown] ?? shown
    _ = putFromLeft(sign, x: width - x - columns, line: line, style)
    return x + columns
  }

  /// What stands for a sign on the other side.
  private static let mirrorImages = [
    "‹": "›", "›": "‹", "┣": "┫", "┫": "┣", "▐": "▌", "▌": "▐", "▎": "▕",
    "┏": "┓", "┗": "┛", "▸": "◂", "◂": "▸",
  ]

  private mutating func putFromLeft(
    _ text: String, x: Int, line: Int, _ style: TerminalStyle
  ) -> Int {
    let text = repertoire == .ascii ? Self.plain(text) : text
    if DisplayWidth.isSimple(text) {
      return rows[line - taken].put(text.unicodeScalars, x: x, style)
    }
    var column = x
    var pending = ""
    for character in HarmlessText.isolated(text) {
      let columns = DisplayWidth.of(character)
      // What takes no column goes with the character before it, or at the start with the
      // one after it.
      if columns == 0 {
        if column == x {
          pending.append(character)
        } else {
          rows[line - taken].append(character, before: column)
        }
        continue
      }
      guard column + columns <= width else { break }
      rows[line - taken].put(
        pending + String(character), in: column..<column + columns, style)
      pending = ""
      column += columns
    }
    return column
  }

  /// The text in ASCII, in as many columns.
  private static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return text.map { character in
      switch DisplayWidth.of(character) {
      case 1: String(character.isASCII ? character : PlainText.sign(character))
      case let columns: String(repeating: "?", count: columns)
      }
    }.joined()
  }

  /// Puts spaces in a style into columns, half-open.
  mutating func fill(_ columns: Range<Int>, line: Int, _ style: TerminalStyle) {
    let columns =
      isMirrored ? width - columns.upperBound..<width - columns.lowerBound : columns
    rows[line - taken].fill(columns.clamped(to: 0..<width), style)
  }

  /// The lines with their escape sequences, without spaces at the end; every line ends in
  /// plain style.
  ///
  /// - Complexity: O(*width* · *height*). Those that were taken are not among them.
  func lines(_ mode: ColorMode) -> [String] { rows.map { $0.line(mode) } }

  /// Takes away the lines above one: nothing more is put on them. Lines keep their indices.
  mutating func takeLines(before line: Int, _ mode: ColorMode) -> [String] {
    guard line > taken else { return [] }
    let lines = rows[..<(line - taken)].map { $0.line(mode) }
    rows.removeFirst(line - taken)
    taken = line
    return lines
  }
}
