import CSQLite
import CalendarModel

/// The marks in the tables `mark`, `tag` and `deleted_mark`.
struct MarkStore {
  /// The tables, each of which has the mark's identity in its first column.
  static let tables: Set<String> = ["mark", "tag", "deleted_mark"]

  let connection: Connection

  /// The marks that a filter accepts, by first day, then the longer first, then by identity.
  func marks(_ filter: MarkFilter) throws -> [Mark] {
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM mark WHERE first_day < ? AND end_day > ?
      ORDER BY first_day, end_day DESC, id
      """)
    try statement.bind(Self.bounds(filter.days))
    let tags = try connection.prepare(Self.tagQuery)
    var marks: [Mark] = []
    while try statement.step() {
      let mark = try Self.mark(statement, tags)
      if filter.accepts(mark) { marks.append(mark) }
    }
    return marks
  }

  /// The mark of an identity.
  func mark(id: String) throws -> Mark? {
    let statement = try connection.prepare("SELECT \(Self.columns) FROM mark WHERE id = ?")
    try statement.bind([.text(id)])
    guard try statement.step() else { return nil }
    return try Self.mark(statement, connection.prepare(Self.tagQuery))
  }

  /// Writes a mark that is not there yet.
  func insert(_ mark: Mark) throws {
    try connection.run("INSERT INTO mark VALUES (\(Self.places))", Self.values(mark))
    try insertTags(mark)
  }

  /// Writes a mark in the place of the one of its identity.
  func replace(_ mark: Mark) throws {
    try connection.run(
      "UPDATE mark SET (\(Self.columns)) = (\(Self.places)) WHERE id = ?",
      Self.values(mark) + [.text(mark.id)])
    try connection.run("DELETE FROM tag WHERE mark = ?", [.text(mark.id)])
    try insertTags(mark)
  }

  /// Takes a mark out, and remembers that it was there.
  func delete(_ mark: Mark, at now: Instant) throws {
    try connection.run("DELETE FROM tag WHERE mark = ?", [.text(mark.id)])
    try connection.run("DELETE FROM mark WHERE id = ?", [.text(mark.id)])
    try bury(DeletedMark(mark, at: now))
  }

  /// Remembers a mark that is no more.
  func bury(_ mark: DeletedMark) throws {
    try connection.run(
      "INSERT OR REPLACE INTO deleted_mark VALUES (?, ?, ?, ?, ?, ?)",
      [
        .text(mark.id), .integer(mark.days.lowerBound.daysSince1970),
        .integer(mark.days.upperBound.daysSince1970), .text(mark.title),
        .integer(mark.sequence), .integer(mark.deleted.secondsSince1970),
      ])
  }

  /// Forgets that a mark was deleted, since it is there again.
  ///
  /// - Returns: what was remembered of it.
  func unbury(id: String) throws -> DeletedMark? {
    let mark = try deletedMark(id: id)
    if mark != nil {
      try connection.run("DELETE FROM deleted_mark WHERE id = ?", [.text(id)])
    }
    return mark
  }

  /// What is remembered of a deleted mark.
  func deletedMark(id: String) throws -> DeletedMark? {
    let statement = try connection.prepare("SELECT * FROM deleted_mark WHERE id = ?")
    try statement.bind([.text(id)])
    return try statement.step() ? Self.deletedMark(statement) : nil
  }

  /// The deleted marks of some days, in the order of `marks(_:)`.
  func deletedMarks(in days: Range<Day>?) throws -> [DeletedMark] {
    let statement = try connection.prepare(
      """
      SELECT * FROM deleted_mark WHERE first_day < ? AND end_day > ?
      ORDER BY first_day, end_day DESC, id
      """)
    try statement.bind(Self.bounds(days))
    var marks: [DeletedMark] = []
    while try statement.step() { marks.append(try Self.deletedMark(statement)) }
    return marks
  }

  /// An identity, made of its days, that no mark has. A deleted mark of these days gives its own
  /// back: its event changes, and no other takes its place.
  func unusedID(for days: Range<Day>) throws -> String {
    let name = MarkIdentities.name(of: days, secondOfDay: nil)
    let statement = try connection.prepare("SELECT 1 FROM mark WHERE id = ?")
    var ordinal = 1
    while true {
      let id = ordinal == 1 ? name : "\(name)#\(ordinal)"
      try statement.bind([.text(id)])
      defer { statement.reset() }
      if try !statement.step() { return id }
      ordinal += 1
    }
  }

  private func insertTags(_ mark: Mark) throws {
    guard !mark.tags.isEmpty else { return }
    let statement = try connection.prepare("INSERT INTO tag VALUES (?, ?, ?)")
    for (position, tag) in mark.tags.enumerated() {
      try statement.run([.text(mark.id), .integer(position), .text(tag)])
    }
  }

  private static let columns =
    "id,first_day,end_day,note,mood,color,emoji,image,image_type,category,created,modified,sequence"
  /// A parameter for each of the columns.
  private static let places = columns.split(separator: ",").map { _ in "?" }
    .joined(separator: ",")
  private static let tagQuery = "SELECT text FROM tag WHERE mark = ? ORDER BY position"

  /// The bounds of a range of days, the upper one first; those of all days for nil.
  private static func bounds(_ days: Range<Day>?) -> [DatabaseValue] {
    [
      .integer(days?.upperBound.daysSince1970 ?? Int.max),
      .integer(days?.lowerBound.daysSince1970 ?? Int.min),
    ]
  }

  private static func values(_ mark: Mark) -> [DatabaseValue] {
    var (emoji, image, type) = (DatabaseValue.null, DatabaseValue.null, DatabaseValue.null)
    switch mark.sticker {
    case .emoji(let text): emoji = .text(text)
    case .image(let bytes, let mediaType): (image, type) = (.blob(bytes), .text(mediaType))
    case nil: break
    }
    return [
      .text(mark.id), .integer(mark.days.lowerBound.daysSince1970),
      .integer(mark.days.upperBound.daysSince1970), .text(mark.note), .text(mark.mood),
      .integer(mark.color.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) }), emoji,
      image, type, .text(mark.category), .integer(mark.created?.secondsSince1970),
      .integer(mark.modified?.secondsSince1970), .integer(mark.sequence),
    ]
  }

  /// The mark of a row that `columns` describe.
  private static func mark(
    _ row: borrowing Statement, _ tagStatement: borrowing Statement
  ) throws -> Mark {
    guard let id = row.text(0), let first = row.integer(1), let end = row.integer(2), first < end
    else { throw DatabaseError(code: SQLITE_CORRUPT, message: "a mark has no days") }
    var tags: [String] = []
    try tagStatement.bind([.text(id)])
    while try tagStatement.step() { tags.append(tagStatement.text(0) ?? "") }
    tagStatement.reset()
    let sticker: Mark.Sticker? =
      if let bytes = row.blob(7) {
        .image(bytes, mediaType: row.text(8) ?? "")
      } else {
        row.text(6).map { .emoji($0) }
      }
    return Mark(
      id: id, days: Day(daysSince1970: first)..<Day(daysSince1970: end), note: row.text(3),
      mood: row.text(4), color: row.integer(5).map { RGBColor(UInt32(truncatingIfNeeded: $0)) },
      sticker: sticker, tags: tags, category: row.text(9),
      created: row.integer(10).map(Instant.init(secondsSince1970:)),
      modified: row.integer(11).map(Instant.init(secondsSince1970:)),
      sequence: row.integer(12) ?? 0)
  }

  private static func deletedMark(_ row: borrowing Statement) throws -> DeletedMark {
    guard let id = row.text(0), let first = row.integer(1), let end = row.integer(2), first < end
    else { throw DatabaseError(code: SQLITE_CORRUPT, message: "a deleted mark has no days") }
    return DeletedMark(
      id: id, days: Day(daysSince1970: first)..<Day(daysSince1970: end), title: row.text(3),
      sequence: row.integer(4) ?? 0, deleted: Instant(secondsSince1970: row.integer(5) ?? 0))
  }
}
