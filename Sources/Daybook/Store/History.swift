import CalendarModel

/// The changes of a daybook, each as what SQLite needs to take it back.
struct History {
  let connection: Connection

  /// The number of changes that are kept.
  private static let lengthLimit = 100
  /// The octets of all changes that are kept; the last one is, however large.
  private static let sizeLimit = 64 << 20

  /// Runs a change and keeps what it changed, within its transaction.
  func recording<Result>(
    _ command: String, at now: Instant, _ body: (ChangeRecorder) throws -> Result
  ) throws -> Result {
    let recorder = try ChangeRecorder(connection, tables: Schema.recordedTables)
    let result = try body(recorder)
    let changeset = try recorder.changeset()
    if !changeset.isEmpty {
      try connection.run(
        "INSERT INTO history (command, time, changeset) VALUES (?, ?, ?)",
        [.text(command), .integer(now.secondsSince1970), .blob(changeset.bytes)])
      try forgetOldest()
    }
    return result
  }

  /// The last change that was not taken back.
  func last() throws -> (change: DaybookChange, changeset: Changeset)? {
    let statement = try connection.prepare(
      "SELECT id, command, time, changeset FROM history ORDER BY id DESC LIMIT 1")
    guard try statement.step(), let id = statement.integer(0) else { return nil }
    let changeset = Changeset(bytes: statement.blob(3) ?? [])
    let change = DaybookChange(
      id: id, command: statement.text(1) ?? "",
      time: Instant(secondsSince1970: statement.integer(2) ?? 0), rows: try changeset.rows())
    return (change, changeset)
  }

  /// Takes the last change back, within a transaction of the caller.
  ///
  /// To calendars that have its marks, that is one more change: their `sequence` goes up.
  func undoLast(at now: Instant) throws -> DaybookChange? {
    guard let (change, changeset) = try last() else { return nil }
    let store = MarkStore(connection: connection)
    // What calendars know of each mark now, as if it were deleted.
    var known: [String: DeletedMark] = [:]
    for row in try changeset.rows() where MarkStore.tables.contains(row.table) {
      guard case .text(let id) = row.key, known[id] == nil else { continue }
      if let mark = try store.mark(id: id) {
        known[id] = DeletedMark(mark, at: now)
      } else if var mark = try store.deletedMark(id: id) {
        mark.sequence += 1
        known[id] = mark
      }
    }
    try changeset.undo(on: connection)
    for (id, last) in known.sorted(by: { $0.key < $1.key }) {
      if var mark = try store.mark(id: id) {
        mark.sequence = last.sequence
        mark.modified = now
        try store.replace(mark)
      } else {
        try store.bury(last)
      }
    }
    try connection.run("DELETE FROM history WHERE id = ?", [.integer(change.id)])
    return change
  }

  private func forgetOldest() throws {
    try connection.run(
      """
      DELETE FROM history WHERE id < (SELECT max(id) FROM history) AND id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER newest AS place, sum(length(changeset)) OVER newest AS size
          FROM history WINDOW newest AS (ORDER BY id DESC)
        ) WHERE place > ? OR size > ?
      )
      """, [.integer(Self.lengthLimit), .integer(Self.sizeLimit)])
  }
}
