import CalendarModel

/// A CSV text as rows of a table of days.
struct CSVTable {
  /// The rows that are not blank, in order.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// What the columns mean.
  private(set) var meanings: ColumnMeanings
  private var columns = ColumnReads()

  /// How many lines may come before the names of the columns: a title, an empty line.
  private static let headerLimit = 10

  /// Reads a text in UTF-8, without a byte order mark.
  init(_ text: [UInt8], map: ColumnMap, reports: Reports) throws(DayTableError) {
    self.reports = reports
    var (start, line, delimiters) = (0, 1, Self.delimiters)
    if let directive = Self.separatorDirective(text) {
      (start, line, delimiters) = (directive.length, 2, [directive.delimiter])
    }
    guard text[start...].contains(where: { $0 > 0x20 }) else {
      throw DayTableError(file: reports.file, reason: .empty)
    }
    var best: Beginning?
    for delimiter in delimiters {
      let records = CSVRecords(text, delimiter: delimiter, start: start, line: line)
      guard let beginning = Beginning.find(records, map: map, limit: Self.headerLimit)
      else { continue }
      if best.map(beginning.isBetter) ?? true { best = beginning }
    }
    guard let best else { throw DayTableError(file: reports.file, reason: .empty) }
    meanings = best.meanings
    try readHeader(best, map: map)
    var records = best.records
    while let record = records.next() {
      if !record.isBlank { read(record) }
    }
  }

  /// The names of the columns and what comes after them, with one delimiter.
  private struct Beginning {
    var header: CSVRecords.Record
    var records: CSVRecords
    var meanings: ColumnMeanings
    /// The first record, where it is not the header.
    var before: CSVRecords.Record?
    var knownCount: Int
    var hasDay: Bool

    /// What the text begins with; nil where all records are blank.
    static func find(_ records: CSVRecords, map: ColumnMap, limit: Int) -> Beginning? {
      var records = records
      var first: Beginning?
      var count = 0
      while count < limit, let record = records.next() {
        if record.isBlank { continue }
        count += 1
        var found = Beginning(header: record, records: records, map: map)
        if found.hasDay {
          found.before = first?.header
          return found
        }
        first = first ?? found
      }
      return first
    }

    private init(header: CSVRecords.Record, records: CSVRecords, map: ColumnMap) {
      self.header = header
      self.records = records
      meanings = ColumnMeanings(names: header.fields, map: map)
      let known = header.fields.compactMap(meanings.meaning)
      knownCount = known.count
      hasDay = known.contains { $0.target == .day || $0.target == .start }
    }

    func isBetter(than other: Beginning) -> Bool {
      if hasDay != other.hasDay { return hasDay }
      if knownCount != other.knownCount { return knownCount > other.knownCount }
      // For the sake of the error, which says what the columns are called.
      return header.fields.count > other.header.fields.count
    }
  }

  private mutating func readHeader(
    _ beginning: Beginning, map: ColumnMap
  ) throws(DayTableError) {
    if let before = beginning.before {
      reports.add(
        .note, .lateHeader, line: before.line,
        problem: "the names of the columns are in line \(beginning.header.line)",
        action: "what is before them not read")
    }
    columns = try ColumnReads(
      beginning.header.fields, meanings: meanings, map: map, line: beginning.header.line,
      reports: &reports)
  }

  private mutating func read(_ record: CSVRecords.Record) {
    if let problem = record.quoteProblem {
      reports.add(
        .warning, .strayQuote, line: record.line, problem: problem,
        action: "the field read with what follows it")
    }
    var row = TableRow(line: record.line)
    for (field, target) in columns.reads where field < record.fields.count {
      let text = record.fields[field]
      if !text.isEmpty {
        row.add(.text(text), to: target, separators: meanings.layout.tagSeparators)
      }
    }
    if record.fields.dropFirst(columns.count).contains(where: { !$0.trimmed.isEmpty }) {
      reports.add(
        .warning, .extraFields, line: record.line,
        problem: "the row has \(record.fields.count) fields, the header \(columns.count)",
        action: "the last ones not read")
    }
    columns.reportUnnamed(record, reports: &reports)
    rows.append(row)
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
