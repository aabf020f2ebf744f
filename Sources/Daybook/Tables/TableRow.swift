import CalendarModel

/// A row of a table of days, its cells not yet understood.
struct TableRow {
  /// What is in a cell. A cell without a value is not there.
  enum Cell: Hashable {
    case text(String)
    /// An array of texts; only tags may have one.
    case list([String])
    /// An image; only stickers may be one.
    case bytes([UInt8])
  }

  /// The physical line, from 1, on which the row begins.
  let line: Int
  /// The cells that have a value.
  private(set) var cells: [TableColumn: Cell] = [:]

  init(line: Int) {
    self.line = line
  }

  /// Puts a value into a cell, or joins it to what is there.
  ///
  /// - Parameter separators: what stands between the tags of one text.
  mutating func add(_ cell: Cell, to column: TableColumn, separators: Set<Character>) {
    var cell = cell
    if column == .tags, case .text(let text) = cell {
      cell = .list(
        text.split(whereSeparator: separators.contains).map(\.trimmed).filter { !$0.isEmpty })
    }
    switch (cells[column], cell) {
    case (.text(let old), .text(let new)):
      if new.trimmed.isEmpty { return }
      if old.trimmed.isEmpty {
        cells[column] = cell
      } else {
        cells[column] = .text(old + (column == .note ? "\n" : " ") + new)
      }
    case (.list(let old), .list(let new)):
      cells[column] = .list(old + new.filter { !old.contains($0) })
    default: cells[column] = cell
    }
  }

  /// Whether the column has a cell.
  func has(_ column: TableColumn) -> Bool { cells[column] != nil }

  /// The text of a cell, or nil.
  func text(_ column: TableColumn) -> String? {
    if case .text(let text) = cells[column] { text } else { nil }
  }

  /// The text of a cell that white space says nothing in; nil for blank ones.
  func word(_ column: TableColumn) -> String? {
    guard let word = text(column)?.trimmed, !word.isEmpty else { return nil }
    return word
  }

  /// The tags.
  var tags: [String] {
    if case .list(let tags) = cells[.tags] { tags } else { [] }
  }

  /// Changes the text of a cell.
  mutating func replaceText(of column: TableColumn, by change: (String) -> String?) {
    guard let text = text(column) else { return }
    cells[column] = change(text).map { .text($0) }
  }
}
