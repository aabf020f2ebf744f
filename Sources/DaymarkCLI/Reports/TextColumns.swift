import CalendarPrint

/// Rows of cells set in columns, two spaces between them.
struct TextColumns {
  /// The lines, without spaces at their ends.
  let lines: [String]

  /// - Parameter trailing: the columns, from 0, whose cells stand at their end: numbers.
  init(_ rows: [[String]], trailing: Set<Int> = []) {
    let rows = rows.map { $0.map(\.printable) }
    let widths = rows.map { $0.map { DisplayWidth.of($0) } }
    let count = rows.map(\.count).max() ?? 0
    let columns = (0..<count).map { column in
      widths.map { column < $0.count ? $0[column] : 0 }.max() ?? 0
    }
    lines = zip(rows, widths).map { row, widths in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: columns[column] - widths[column])
        if column > 0 { line += "  " }
        line += trailing.contains(column) ? space + cell : cell + space
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
