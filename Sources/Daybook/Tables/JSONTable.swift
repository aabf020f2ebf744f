import CalendarModel

/// A JSON text as rows of a table of days.
struct JSONTable {
  /// The rows that could be read, in order.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// What the keys mean.
  private(set) var meanings: ColumnMeanings
  /// The keys whose meaning was looked up already, and what came of it.
  private var known: [String: ColumnMeanings.Meaning?] = [:]

  /// Reads a text in UTF-8, without a byte order mark.
  init(_ text: [UInt8], map: ColumnMap, reports: Reports) throws(DayTableError) {
    self.reports = reports
    meanings = ColumnMeanings(names: [], map: map)
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
        // One program writes all rows alike.
        if rows.isEmpty { meanings = ColumnMeanings(names: object.keys, map: map) }
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
    if !rows.isEmpty, let missing = ColumnMeanings.missing(in: known.keys, map: map) {
      throw DayTableError(
        file: reports.file, reason: .missingColumn(name: missing, columns: known.keys.sorted()))
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
    var row = TableRow(line: line)
    var seen: Set<ColumnMeanings.Meaning> = []
    let keys = object.keys
      .compactMap { key in meaning(of: key, line: line).map { (key: key, meaning: $0) } }
      // The order of keys means nothing in JSON; ours must not depend on chance.
      .sorted { ($0.meaning.order, $0.key) < ($1.meaning.order, $1.key) }
    for (key, meaning) in keys {
      let column = meaning.target
      guard let value = object[key], value != .null else { continue }
      guard seen.insert(meaning).inserted else {
        reports.add(
          .warning, .duplicateColumn, line: line,
          problem: "the row has \(column) twice, the second time as \"\(key)\"",
          action: "the first one read")
        continue
      }
      if let cell = cell(value, of: column) {
        row.add(cell, to: column, separators: meanings.layout.tagSeparators)
      } else {
        reports.add(
          .warning, .badCell, line: line,
          problem: "\(column) is neither a text" + (column == .tags ? " nor an array of texts" : "")
            + " nor a number", action: "row read without it")
      }
    }
    rows.append(row)
  }

  /// What a key means; reported the first time that one means nothing.
  private mutating func meaning(of key: String, line: Int) -> ColumnMeanings.Meaning? {
    if let meaning = known[key] { return meaning }
    let meaning = meanings.meaning(of: key)
    known[key] = .some(meaning)
    if meaning == nil, !meanings.isRedundant(key) {
      reports.add(
        .note, .unknownColumn, line: line, problem: Reports.unknown("key", key),
        action: "not read")
    }
    return meaning
  }

  /// What a value is in a column; nil for a kind that the column does not take.
  private func cell(_ value: JSONValue, of column: TableColumn) -> TableRow.Cell? {
    switch value {
    case .text(let text), .number(let text): return .text(text)
    case .array(let values) where column == .tags:
      var tags: [String] = []
      for value in values {
        switch value {
        case .text(let text), .number(let text): tags.append(text)
        case .object(let group):
          guard case .pixels = meanings.layout, case .array(let entries)? = group["entries"],
            case .list(let texts)? = cell(.array(entries), of: .tags)
          else { return nil }
          tags += texts
        default: return nil
        }
      }
      return .list(tags)
    case .array(let values):
      // Pixels has a list of moods a day.
      guard case .pixels = meanings.layout, column == .mood,
        case .list(let moods)? = cell(.array(values), of: .tags)
      else { return nil }
      return .text(moods.joined(separator: ", "))
    case .object, .bool, .null: return nil
    }
  }
}
