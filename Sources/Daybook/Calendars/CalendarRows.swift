import CalendarModel
import ICalendar

/// The rows of the table of calendars.
struct CalendarRows {
  /// A calendar, and what no caller needs to know of it.
  struct Row {
    var calendar: DaybookCalendar
    var load: Int
    var digest: Int64?
  }

  let connection: Connection

  /// All calendars: own ones first, then in the order in which they came.
  func all() throws(DatabaseError) -> [Row] {
    try rows("ORDER BY calendar.is_own DESC, calendar.id", [])
  }

  /// The calendar of a number.
  func row(_ id: Int) throws(DatabaseError) -> Row? {
    try rows("WHERE calendar.id = ?", [.integer(id)]).first
  }

  /// The calendar that came from there.
  func row(from source: DaybookCalendar.Source) throws(DatabaseError) -> Row? {
    try rows(
      "WHERE calendar.source = ? AND calendar.part IS ?",
      [.text(source.path), .text(source.part)]
    ).first
  }

  /// The calendar that was read from the same bytes.
  func row(digest: Int64) throws(DatabaseError) -> Row? {
    try rows("WHERE calendar.digest = ?", [.integer(digest)]).first
  }

  /// Adds a calendar.
  ///
  /// - Returns: its number.
  func insert(
    name: String, source: DaybookCalendar.Source?, isOwn: Bool, refreshed: Instant,
    digest: Int64?, load: Int
  ) throws(DatabaseError) -> Int {
    let id = (try connection.integer("SELECT max(id) FROM calendar") ?? 0) + 1
    try connection.run(
      "INSERT INTO calendar VALUES (?, ?, NULL, ?, ?, ?, 0, ?, ?, ?)",
      [
        .integer(id), .text(name), .text(source?.path), .text(source?.part),
        .integer(isOwn ? 1 : 0), .integer(refreshed.secondsSince1970),
        digest.map { .integer($0) } ?? .null, .integer(load),
      ])
    return id
  }

  /// Sets one column of a calendar.
  func set(_ column: Column, _ value: DatabaseValue, of id: Int) throws(DatabaseError) {
    try connection.run(
      "UPDATE calendar SET \(column.rawValue) = ? WHERE id = ?", [value, .integer(id)])
  }

  /// The columns that change.
  enum Column: String {
    case name, color, refreshed, digest, load
    case isHidden = "is_hidden"
  }

  /// Takes a calendar out; what it holds stays until it is cleared away.
  func delete(_ id: Int) throws(DatabaseError) {
    try connection.run("DELETE FROM calendar WHERE id = ?", [.integer(id)])
  }

  /// The names that are taken, but for that of one calendar.
  func names(except id: Int? = nil) throws(DatabaseError) -> CalendarNames {
    let statement = try connection.prepare("SELECT name FROM calendar WHERE id IS NOT ?")
    try statement.bind([id.map { .integer($0) } ?? .null])
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0) ?? "") }
    return CalendarNames(names)
  }

  /// A name that no calendar has, not even in another case: `name`, or it and a number.
  func unusedName(_ name: String, except id: Int? = nil) throws(DatabaseError) -> String {
    var names = try names(except: id)
    return names.take(name)
  }

  private func rows(
    _ condition: String, _ values: [DatabaseValue]
  ) throws(DatabaseError) -> [Row] {
    let row = try connection.prepare(
      """
      SELECT calendar.id, calendar.name, calendar.color, load.color, calendar.source,
        calendar.part, calendar.is_own, calendar.is_hidden, load.component_count, load.first_day,
        load.end_day, calendar.refreshed, calendar.load, calendar.digest
      FROM calendar JOIN load ON load.id = calendar.load \(condition)
      """, isKept: true)
    try row.bind(values)
    var rows: [Row] = []
    while try row.step() {
      var days: Range<Day>?
      if let first = row.integer(9), let end = row.integer(10), first < end {
        days = Day(daysSince1970: first)..<Day(daysSince1970: end)
      }
      rows.append(
        Row(
          calendar: DaybookCalendar(
            id: row.integer(0) ?? 0, name: row.text(1) ?? "",
            color: (row.integer(2) ?? row.integer(3)).map {
              RGBColor(UInt32(truncatingIfNeeded: $0))
            },
            source: row.text(4).map { DaybookCalendar.Source(path: $0, part: row.text(5)) },
            isOwn: row.integer(6) == 1, isHidden: row.integer(7) == 1,
            componentCount: row.integer(8) ?? 0, days: days,
            refreshed: row.integer(11).map { Instant(secondsSince1970: $0) }),
          load: row.integer(12) ?? 0, digest: row.integer(13).map { Int64($0) }))
    }
    return rows
  }
}
