import CalendarModel

/// What a query finds in a SQLite database, as rows of a table of days.
struct SQLiteTable {
  /// The rows, in the order in which the query gives them.
  private(set) var rows: [TableRow] = []
  /// What was found so far.
  private(set) var reports: Reports
  /// What the columns mean.
  private(set) var meanings: ColumnMeanings

  /// The most rows, and the most octets in all of their cells.
  private static let rowLimit = 5_000_000
  private static let octetLimit = 2 << 30
  /// How long to wait for a program that writes, in milliseconds.
  private static let busyTimeout: Int32 = 3000

  /// Runs a query.
  init(
    path: String, query: String, map: ColumnMap, steps: Int
  ) throws(DayTableError) {
    reports = Reports(file: path)
    reports.unit = "row"
    meanings = ColumnMeanings(names: [], map: map)
    guard !query.utf8.contains(0) else {
      throw DayTableError(file: path, reason: .refusedQuery("there is a NUL in it"))
    }
    // Reading a log that is not there would make one beside somebody's database.
    let before = DatabaseFileState(path: path)
    if before.isUnusedWAL {
      var quiet = self
      let result = Result { () throws(DayTableError) in
        try quiet.read(path, .immutable, query: query, map: map, steps: steps)
      }
      if DatabaseFileState(path: path) == before {
        try result.get()
        self = quiet
        return
      }
    }
    try read(path, .readOnly, query: query, map: map, steps: steps)
  }

  private mutating func read(
    _ path: String, _ access: Connection.Access, query: String, map: ColumnMap, steps: Int
  ) throws(DayTableError) {
    do throws(DatabaseError) {
      let connection = try open(path, access)
      let limiter = try QueryGuard(connection, steps: steps)
      do throws(DatabaseError) {
        try run(query, on: connection, map: map)
      } catch  where error.isAboutNames {
        throw DatabaseError(
          code: error.code, message: error.message + Self.tables(of: connection))
      }
      withExtendedLifetime(limiter) {}
    } catch {
      throw failure ?? DayTableError(file: path, reason: error.tableReason)
    }
    if let failure { throw failure }
  }

  /// What is wrong other than SQLite says.
  private var failure: DayTableError?

  private mutating func open(
    _ path: String, _ access: Connection.Access
  ) throws(DatabaseError) -> Connection {
    let connection = try Connection(path: path, access: access, busyTimeout: Self.busyTimeout)
    do {
      // The first statement that reads anything.
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch  where error.isAboutSharedMemory {
      // The log of a database in WAL mode needs a file beside it, which may not be made here.
      let connection = try Connection(
        path: path, access: .immutable, busyTimeout: Self.busyTimeout)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      reports.add(
        .warning, .staleDatabase, line: 1,
        problem: "what was written last may be in a log that cannot be opened here",
        action: "the database read without it")
      return connection
    }
  }

  private mutating func run(
    _ query: String, on connection: Connection, map: ColumnMap
  ) throws(DatabaseError) {
    let statement = try connection.prepare(query)
    guard !statement.isFollowed else {
      return fail(.refusedQuery("another statement follows it"))
    }
    let names = statement.columns
    guard statement.isReadOnly, !names.isEmpty else {
      return fail(.refusedQuery("it is no SELECT"))
    }
    meanings = ColumnMeanings(names: names, map: map)
    let columns: ColumnReads
    do throws(DayTableError) {
      columns = try ColumnReads(names, meanings: meanings, map: map, line: 1, reports: &reports)
    } catch {
      failure = error
      return
    }
    var octets = 0
    while try statement.step() {
      guard rows.count < Self.rowLimit else { return fail(.endlessQuery) }
      var row = TableRow(line: rows.count + 1)
      for (field, target) in columns.reads {
        let cell: TableRow.Cell
        switch statement.value(field) {
        case .null: continue
        case .integer(let value): cell = .text("\(value)")
        case .real(let value): cell = .text(Self.text(of: value))
        case .text(let text):
          octets += text.utf8.count
          cell = .text(text)
        case .blob(let bytes):
          guard target == .sticker else {
            reports.add(
              .warning, .badCell, line: row.line,
              problem: "\(target) is a blob, which only a sticker may be",
              action: "row read without it")
            continue
          }
          octets += bytes.count
          cell = .bytes(bytes)
        }
        row.add(cell, to: target, separators: meanings.layout.tagSeparators)
      }
      guard octets <= Self.octetLimit else { return fail(.endlessQuery) }
      rows.append(row)
    }
  }

  private mutating func fail(_ reason: DayTableError.Reason) {
    failure = DayTableError(file: reports.file, reason: reason)
  }

  /// Digits without an exponent where there are no more than a number keeps.
  private static func text(of value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The tables that there are, for one who named another.
  private static func tables(of connection: Connection) -> String {
    var names: [String] = []
    let sql =
      "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') "
      + "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name LIMIT 13"
    if let statement = try? connection.prepare(sql) {
      while (try? statement.step()) == true { names.append(statement.text(0) ?? "") }
    }
    guard !names.isEmpty else { return " (there are no tables)" }
    return " (the tables are " + names.prefix(12).joined(separator: ", ")
      + (names.count > 12 ? ", ..." : "") + ")"
  }
}

extension DayTable {
  /// Reads what a query finds in a SQLite database, its columns by their names as in CSV.
  ///
  /// The database is opened for reading; the query is one SELECT, may do nothing but read and
  /// compute, and may take a limited number of steps. NULL is no value. A number stands for
  /// its digits: whole columns of days in seconds or milliseconds since 1970 are known by
  /// their size, other numbers have to be declared (`TableOptions.dates`). A blob may be a
  /// sticker: PNG, JPEG, GIF, WebP or SVG. Reports count rows, from 1.
  ///
  /// A database whose log cannot be opened, since its folder is write-protected, is read
  /// without what is in the log alone, which is reported. O(*what the query takes*).
  ///
  /// - Parameters:
  ///   - path: the database's file; also its name for reports.
  ///   - query: one SELECT.
  ///   - options: how it is to be read.
  ///   - steps: how many steps of SQLite's machine the query may take; a million are some
  ///     hundredths of a second.
  /// - Throws: `DayTableError` when there is no database, the query is not one SELECT, fails,
  ///   or takes too long; and as for CSV.
  public static func read(
    database path: String, query: String, options: TableOptions = TableOptions(),
    steps: Int = 2_000_000_000
  ) throws(DayTableError) -> DayTableResult {
    let table = try SQLiteTable(path: path, query: query, map: options.columns, steps: steps)
    return try TableMarks(options: options, layout: table.meanings.layout)
      .collect(table.rows, reports: table.reports)
  }
}
