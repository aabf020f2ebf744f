import CalendarModel

/// A JSON text as rows of a table of days.
struct JSONTable {
  /// The rows that could be read, in order.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// The unknown keys that were reported already.
  private var reportedKeys: Set<String> = []

  /// Reads a text in UTF-8, without a byte order mark.
  init(_ text: [UInt8], reports: Reports) throws(DayTableError) {
    self.reports = reports
    guard let first = text.first(where: { $0 > 0x20 }) else {
      throw DayTableError(file: reports.file, reason: .empty)
    }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else {
      throw DayTableError(file: reports.file, reason: .notJSON(line: 1))
    }
    var elements = JSONElements(text)
    var firstFailure: Int?
    while let element = elements.next() {
      if let object = JSONValue.object(in: element.bytes) {
        read(object, line: element.line)
      } else {
        firstFailure = firstFailure ?? element.line
        self.reports.add(
          .error, .badRow, line: element.line, problem: "the row is no JSON object",
          action: "row not read")
      }
    }
    if rows.isEmpty, let firstFailure {
      throw DayTableError(file: reports.file, reason: .notJSON(line: firstFailure))
    }
    if !elements.isClosed {
      self.reports.add(
        .warning, .badRow, line: elements.currentLine, problem: "the array is not closed",
        action: "what is there read")
    } else if elements.hasMore {
      self.reports.add(
        .warning, .badRow, line: elements.currentLine, problem: "there is text after the array",
        action: "not read")
    }
  }

  private mutating func read(_ object: [String: JSONValue], line: Int) {
    var row = TableRow(line: line, cells: [:])
    // The order of keys means nothing in JSON; ours must not depend on chance.
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let column = TableColumn(name: key) else {
        if reportedKeys.insert(key).inserted {
          reports.add(
            .note, .unknownColumn, line: line,
            problem: "key \"\(key)\" is none of \(TableColumn.names)", action: "not read")
        }
        continue
      }
      guard value != .null else { continue }
      guard row.cells[column] == nil else {
        reports.add(
          .warning, .duplicateColumn, line: line,
          problem: "the row has \(column) twice, the second time as \"\(key)\"",
          action: "the first one read")
        continue
      }
      if let cell = Self.cell(value, of: column) {
        row.cells[column] = cell
      } else {
        reports.add(
          .warning, .badCell, line: line,
          problem: "\(column) is neither a text" + (column == .tags ? " nor an array of texts" : "")
            + " nor a number", action: "row read without it")
      }
    }
    rows.append(row)
  }

  /// What a value is in a column; nil for a kind that the column does not take.
  private static func cell(_ value: JSONValue, of column: TableColumn) -> TableRow.Cell? {
    switch value {
    case .text(let text), .number(let text): return .text(text)
    case .array(let values) where column == .tags:
      var tags: [String] = []
      for value in values {
        guard case .text(let text)? = cell(value, of: .note) else { return nil }
        tags.append(text)
      }
      return .list(tags)
    case .array, .object, .bool, .null: return nil
    }
  }
}
