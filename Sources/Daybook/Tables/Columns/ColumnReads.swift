import CalendarModel

/// Which columns of a table are read, by their places.
struct ColumnReads {
  /// The columns that are read, those that are joined in their order.
  private(set) var reads: [(field: Int, target: TableColumn)] = []
  /// How many columns there are, read or not.
  private(set) var count = 0
  /// The columns without a name that were not yet reported.
  private var unnamed: Set<Int> = []

  /// No columns.
  init() {}

  /// The columns of these names, with reports of those that are not read.
  ///
  /// - Parameter line: where the names stand.
  /// - Throws: `DayTableError` when a column of the map is not there, or none is a day.
  init(
    _ names: [String], meanings: ColumnMeanings, map: ColumnMap, line: Int,
    reports: inout Reports
  ) throws(DayTableError) {
    count = names.count
    let trimmed = names.map(\.trimmed)
    if let missing = ColumnMeanings.missing(in: names, map: map) {
      throw DayTableError(
        file: reports.file,
        reason: .missingColumn(name: missing, columns: trimmed.filter { !$0.isEmpty }))
    }
    var found: [(field: Int, meaning: ColumnMeanings.Meaning)] = []
    var seen: Set<ColumnMeanings.Meaning> = []
    for (field, name) in trimmed.enumerated() {
      if let meaning = meanings.meaning(of: name) {
        if seen.insert(meaning).inserted {
          found.append((field, meaning))
        } else {
          reports.add(
            .warning, .duplicateColumn, line: line,
            problem: "there are two columns \"\(name)\"", action: "the first one read")
        }
      } else if name.isEmpty {
        unnamed.insert(field)
      } else if !meanings.isRedundant(name) {
        reports.add(
          .note, .unknownColumn, line: line, problem: Reports.unknown("column", name),
          action: "not read")
      }
    }
    guard found.contains(where: { $0.meaning.target == .day || $0.meaning.target == .start })
    else { throw DayTableError(file: reports.file, reason: .noDayColumn(columns: trimmed)) }
    found.sort { ($0.meaning.order, $0.field) < ($1.meaning.order, $1.field) }
    reads = found.map { ($0.field, $0.meaning.target) }
  }

  /// Reports the columns without a name that hold something, each once.
  mutating func reportUnnamed(_ record: CSVRecords.Record, reports: inout Reports) {
    for field in unnamed.sorted()
    where field < record.fields.count && !record.fields[field].trimmed.isEmpty {
      unnamed.remove(field)
      reports.add(
        .note, .unknownColumn, line: record.line,
        problem: "column \(field + 1) has no name, but holds something", action: "not read")
    }
  }
}
