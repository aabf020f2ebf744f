import CalendarModel

/// A CSV text as rows of a table of days.
struct CSVTable {
  /// The rows that are not blank, in order.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// What the columns mean.
  private(set) var meanings: ColumnMeanings
  /// The fields that are read, those that are joined in their order.
  private var reads: [(field: Int, target: TableColumn)] = []
  private var fieldCount = 0
  /// The fields whose column has no name and that were not yet reported.
  private var unnamed: Set<Int> = []

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
      guard let beginning = Beginning(records, map: map, limit: Self.headerLimit) else { continue }
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

    /// Nil where all records are blank.
    init?(_ records: CSVRecords, map: ColumnMap, limit: Int) {
      var records = records
      var candidates: [Beginning] = []
      while candidates.count < limit, let record = records.next() {
        if record.isBlank { continue }
        let candidate = Beginning(header: record, records: records, map: map)
        candidates.append(candidate)
        if candidate.hasDay { break }
      }
      guard let first = candidates.first else { return nil }
      self = first
      if let last = candidates.last, last.hasDay, !first.hasDay {
        self = last
        before = first.header
      }
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
      return knownCount > other.knownCount
    }
  }

  private mutating func readHeader(
    _ beginning: Beginning, map: ColumnMap
  ) throws(DayTableError) {
    let header = beginning.header
    fieldCount = header.fields.count
    let names = header.fields.map(\.trimmed).filter { !$0.isEmpty }
    if let missing = ColumnMeanings.missing(in: header.fields, map: map) {
      throw DayTableError(
        file: reports.file, reason: .missingColumn(name: missing, columns: names))
    }
    guard beginning.hasDay else {
      throw DayTableError(
        file: reports.file, reason: .noDayColumn(columns: header.fields.map(\.trimmed)))
    }
    if let before = beginning.before {
      reports.add(
        .note, .lateHeader, line: before.line,
        problem: "the names of the columns are in line \(header.line)",
        action: "what is before them not read")
    }
    var found: [(field: Int, meaning: ColumnMeanings.Meaning)] = []
    for (field, name) in header.fields.enumerated() {
      if let meaning = meanings.meaning(of: name) {
        let isTaken = found.contains { other in
          meaning.joins ? other.meaning == meaning : other.meaning.target == meaning.target
        }
        if isTaken {
          reports.add(
            .warning, .duplicateColumn, line: header.line,
            problem: "there are two columns \"\(name.trimmed)\"", action: "the first one read")
        } else {
          found.append((field, meaning))
        }
      } else if name.trimmed.isEmpty {
        unnamed.insert(field)
      } else if !meanings.isRedundant(name) {
        reports.add(
          .note, .unknownColumn, line: header.line,
          problem: Reports.unknown("column", name.trimmed), action: "not read")
      }
    }
    found.sort { ($0.meaning.order, $0.field) < ($1.meaning.order, $1.field) }
    reads = found.map { ($0.field, $0.meaning.target) }
  }

  private mutating func read(_ record: CSVRecords.Record) {
    if let problem = record.quoteProblem {
      reports.add(
        .warning, .strayQuote, line: record.line, problem: problem,
        action: "the field read with what follows it")
    }
    var row = TableRow(line: record.line)
    for (field, target) in reads where field < record.fields.count {
      let text = record.fields[field]
      if !text.isEmpty {
        row.add(.text(text), to: target, separators: meanings.layout.tagSeparators)
      }
    }
    if record.fields.dropFirst(fieldCount).contains(where: { !$0.trimmed.isEmpty }) {
      reports.add(
        .warning, .extraFields, line: record.line,
        problem: "the row has \(record.fields.count) fields, the header \(fieldCount)",
        action: "the last ones not read")
    }
    for field in unnamed
    where field < record.fields.count && !record.fields[field].trimmed.isEmpty {
      unnamed.remove(field)
      reports.add(
        .note, .unknownColumn, line: record.line,
        problem: "column \(field + 1) has no name, but holds something", action: "not read")
    }
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
