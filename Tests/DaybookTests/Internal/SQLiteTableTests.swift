import CalendarModel
import Foundation
import Testing

@testable import Daybook

/// Days out of a SQLite database, which our own connection makes.
@Suite struct SQLiteTableTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("app.sqlite") }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  init() throws {
    folder = try TemporaryFolder()
    try run(
      """
      CREATE TABLE entries (id INTEGER PRIMARY KEY, day TEXT, secs INTEGER, real REAL, note TEXT,
        face BLOB);
      INSERT INTO entries VALUES
        (1, '2026-12-24', 1798124400, 819817200.5, 'Snow, "at" last', x'89504E470D0A1A0A00'),
        (2, '2026-12-25', 1798210800, 819903600.0, NULL, NULL);
      """)
  }

  private func run(_ sql: String) throws {
    try Connection(path: path, access: .create).execute(sql)
  }

  private func read(
    _ query: String, _ options: TableOptions = TableOptions(), steps: Int = 1_000_000
  ) throws -> DayTableResult {
    try DayTable.read(database: path, query: query, options: options, steps: steps)
  }

  private func reason(_ query: String, steps: Int = 1_000_000) -> DayTableError.Reason? {
    do {
      _ = try read(query, steps: steps)
      return nil
    } catch {
      return (error as? DayTableError)?.reason
    }
  }

  @Test func columnsAreReadByTheirNames() throws {
    let result = try read(
      "SELECT day, note, face AS sticker, id AS number FROM entries ORDER BY id")
    let day = try #require(Day("2026-12-24"))
    #expect(
      result.marks == [
        Mark(
          id: "2026-12-24", days: day..<day.advanced(by: 1), note: "Snow, \"at\" last",
          sticker: .image(Self.png, mediaType: "image/png")),
        Mark(id: "2026-12-25", days: day.advanced(by: 1)..<day.advanced(by: 2)),
      ])
    #expect(result.diagnostics.map(\.code) == [.unknownColumn])
  }

  @Test(
    arguments: [
      ("SELECT secs AS day FROM entries", nil), ("SELECT secs * 1000 AS day FROM entries", nil),
      ("SELECT real AS day FROM entries", .coredata), ("SELECT secs AS day FROM entries", .unix),
      ("SELECT julianday(secs, 'unixepoch') AS day FROM entries", .julian),
    ] as [(String, DateReading?)])
  func numbersAreDaysInAZone(query: String, reading: DateReading?) throws {
    let tokyo = TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 9 * 3600)
    let result = try read(query, TableOptions(dates: reading, zone: tokyo))
    #expect(result.marks.map(\.id) == ["2026-12-25", "2026-12-26"])
  }

  @Test func theOtherInstantsAreReadAsTheDaysAre() throws {
    let result = try read(
      "SELECT secs AS day, secs AS created FROM entries LIMIT 1", TableOptions(zone: .utc))
    #expect(result.marks.map(\.created) == [Instant(secondsSince1970: 1_798_124_400)])
  }

  @Test func aMapNamesColumnsOfTheQuery() throws {
    let map = try ColumnMap("day=when,note=what")
    let result = try read(
      "SELECT day AS \"When\", note AS what FROM entries", TableOptions(columns: map))
    #expect(result.marks.count == 2)
    #expect(throws: DayTableError.self) {
      try read("SELECT day AS other FROM entries", TableOptions(columns: map))
    }
  }

  @Test(arguments: [
    "DELETE FROM entries", "DROP TABLE entries", "INSERT INTO entries (day) VALUES ('2026-01-01')",
    "UPDATE entries SET day = '2026-01-01' RETURNING day", "ATTACH '/tmp/x.sqlite' AS x",
    "SELECT day FROM entries; DELETE FROM entries", "SELECT day FROM entries; SELECT 1",
    "PRAGMA journal_mode = WAL", "PRAGMA table_info(entries)", "BEGIN",
    "VACUUM INTO '/tmp/x.sqlite'",
    "SELECT load_extension('x') AS day", "", "-- nothing", "SELECT day FROM entries\0",
    "CREATE TEMP TABLE t AS SELECT day FROM entries", "SELECT day FROM entries; nonsense",
    "WITH d AS (SELECT 1) DELETE FROM entries",
  ])
  func whatDoesMoreThanReadIsRefused(query: String) throws {
    let reason = reason(query)
    guard case .refusedQuery? = reason else {
      Issue.record("\(query): \(String(describing: reason))")
      return
    }
    #expect(try read("SELECT day FROM entries").marks.count == 2)
  }

  @Test(arguments: [
    "SELECT day FROM entries;", "SELECT day FROM entries ; -- all", "VALUES (1)",
    "WITH d AS (SELECT day FROM entries) SELECT day FROM d /* so */",
  ])
  func oneSelectWithWhatIsNoStatementAfterItIsRead(query: String) {
    let reason = reason(query)
    if query.hasPrefix("VALUES") {
      #expect(reason == .noDayColumn(columns: ["column1"]))
    } else {
      #expect(reason == nil)
    }
  }

  @Test func whatSQLiteCannotRunIsSaid() throws {
    #expect(
      reason("SELECT day FROM entires")
        == .failedQuery(
          "no such table: entires (the tables are entries)"))
    #expect(reason("SELECT dya FROM entries") == .failedQuery("no such column: dya"))
    #expect(reason("SELEC") == .failedQuery("near \"SELEC\": syntax error"))
  }

  @Test(arguments: [
    "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) AS day FROM c",
    "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n AS day FROM c",
    "SELECT randomblob(1000000000) AS day",
  ])
  func endlessQueriesEnd(query: String) {
    #expect(reason(query) == .endlessQuery)
  }

  /// A view of a database that came from elsewhere must not do what its reader did not ask for.
  @Test func viewsAreReadUnderTheSameGuard() throws {
    try run("CREATE VIEW v AS SELECT day, load_extension('x') AS note FROM entries")
    let reason = reason("SELECT * FROM v")
    guard case .refusedQuery? = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test func whatIsNoDatabaseIsSaid() throws {
    let text = folder.file("days.csv")
    try Data("day,note\n2026-12-24,x and more, so that it is longer than a header of a file\n".utf8)
      .write(to: URL(fileURLWithPath: text))
    for path in [text, folder.file("missing.sqlite"), folder.path] {
      let error = #expect(throws: DayTableError.self) {
        try DayTable.read(database: path, query: "SELECT 1 AS day")
      }
      guard case .noDatabase? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  /// Another program writes, and its log is not yet in the database's own file.
  @Test func aDatabaseInWALModeIsReadWhileItIsOpen() throws {
    let writer = try Connection(path: path, access: .readWrite)
    try writer.execute("PRAGMA journal_mode = WAL")
    try writer.execute("INSERT INTO entries (day) VALUES ('2026-12-26')")
    #expect(try read("SELECT day FROM entries").marks.count == 3)
    try writer.execute("BEGIN IMMEDIATE; INSERT INTO entries (day) VALUES ('2026-12-27')")
    #expect(try read("SELECT day FROM entries").marks.count == 3)
    try writer.execute("COMMIT")
  }

  @Test func readingLeavesNoFileBehind() throws {
    try run("PRAGMA journal_mode = WAL")
    let before = try folder.names()
    #expect(try read("SELECT day FROM entries").marks.count == 2)
    #expect(try folder.names() == before)
  }
}
