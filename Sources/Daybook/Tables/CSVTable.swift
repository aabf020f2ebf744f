import CalendarModel

/// A CSV text as rows of a table of days.
struct CSVTable {
  /// The rows that are not blank, in order.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// What each field of a row is; nil for a column that is not read.
  private var columns: [TableColumn?] = []

  /// Reads a text in UTF-8, without a byte order mark.
  init(_ text: [UInt8], reports: Reports) throws(DayTableError) {
    self.reports = reports
    var (start, line, delimiters) = (0, 1, Self.delimiters)
    if let directive = Self.separatorDirective(text) {
      (start, line, delimiters) = (directive.length, 2, [directive.delimiter])
    }
    guard text[start...].contains(where: { $0 > 0x20 }) else {
      throw DayTableError(file: reports.file, reason: .empty)
    }
    var best: (known: Int, records: CSVRecords, header: CSVRecords.Record)?
    for delimiter in delimiters {
      var records = CSVRecords(text, delimiter: delimiter, start: start, line: line)
      guard let header = Self.header(from: &records) else { continue }
      let known = header.fields.count { TableColumn(name: $0) != nil }
      if known > best?.known ?? -1 { best = (known, records, header) }
    }
    guard let best else { throw DayTableError(file: reports.file, reason: .empty) }
    try readHeader(best.header)
    var records = best.records
    while let record = records.next() {
      if !record.isBlank { read(record) }
    }
  }

  /// The first record that is not blank.
  private static func header(from records: inout CSVRecords) -> CSVRecords.Record? {
    while let record = records.next() {
      if !record.isBlank { return record }
    }
    return nil
  }

  private mutating func readHeader(_ header: CSVRecords.Record) throws(DayTableError) {
    var seen: Set<TableColumn> = []
    for name in header.fields {
      let column = TableColumn(name: name)
      let isNew = column.map { seen.insert($0).inserted } ?? false
      columns.append(isNew ? column : nil)
    }
    guard seen.contains(.day) || seen.contains(.start) else {
      throw DayTableError(
        file: reports.file, reason: .noDayColumn(columns: header.fields.map(\.trimmed)))
    }
    for (name, column) in zip(header.fields, columns) where column == nil {
      reportUnread(column: name.trimmed, line: header.line)
    }
  }

  private mutating func reportUnread(column: String, line: Int) {
    if TableColumn(name: column) != nil {
      reports.add(
        .warning, .duplicateColumn, line: line,
        problem: "there are two columns \"\(column)\"", action: "the first one read")
    } else if !column.isEmpty {
      reports.add(
        .note, .unknownColumn, line: line,
        problem: "column \"\(column)\" is none of \(TableColumn.names)", action: "not read")
    }
  }

  private mutating func read(_ record: CSVRecords.Record) {
    if let problem = record.quoteProblem {
      reports.add(
        .warning, .strayQuote, line: record.line, problem: problem,
        action: "the field read with what follows it")
    }
    var cells: [TableColumn: TableRow.Cell] = [:]
    for (column, field) in zip(columns, record.fields) where !field.isEmpty {
      if let column { cells[column] = .text(field) }
    }
    if record.fields.dropFirst(columns.count).contains(where: { !$0.trimmed.isEmpty }) {
      reports.add(
        .warning, .extraFields, line: record.line,
        problem: "the row has \(record.fields.count) fields, the header \(columns.count)",
        action: "the last ones not read")
    }
    rows.append(TableRow(line: record.line, cells: cells))
  }

  /// `sep=;` alone in the first line, by which a spreadsheet is told the delimiter.
  private static func separatorDirective(
    _ text: [UInt8]
  ) -> (delimiter: UInt8, length: Int)? {
    let prefix = Array("sep=".utf8)
    guard text.count > prefix.count, text.prefix(4).map({ $0 | 0x20 }) == prefix.map({ $0 | 0x20 })
    else { return nil }
    let rest = text[5...]
    if rest.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return (text[4], 7) }
    guard let next = rest.first, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    else { return nil }
    return (text[4], 6)
  }

  /// In the order in which they are preferred when a header fits more than one.
  private static let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
}
