import CSQLite

/// Records what becomes of the rows of some tables, from its making to its end.
///
/// C: `sqlite3session_create` and its relatives, SQLite's session extension.
final class ChangeRecorder {
  private let session: OpaquePointer

  /// Begins to record.
  init(_ connection: Connection, tables: [String]) throws(DatabaseError) {
    session = try Self.session(connection, tables: tables)
  }

  deinit { sqlite3session_delete(session) }

  /// Whether changes are recorded from now on.
  func setRecording(_ isRecording: Bool) {
    _ = sqlite3session_enable(session, isRecording ? 1 : 0)
  }

  /// What was changed. Rows that are as they were are not in it.
  func changeset() throws(DatabaseError) -> Changeset {
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    let status = sqlite3session_changeset(session, &count, &bytes)
    defer { sqlite3_free(bytes) }
    guard status == SQLITE_OK else { throw DatabaseError(code: status) }
    return Changeset(bytes: [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count))))
  }

  private static func session(
    _ connection: Connection, tables: [String]
  ) throws(DatabaseError) -> OpaquePointer {
    var session: OpaquePointer?
    try connection.check(sqlite3session_create(connection.handle, "main", &session))
    guard let session else { throw DatabaseError(code: SQLITE_NOMEM) }
    for table in tables {
      let status = sqlite3session_attach(session, table)
      guard status == SQLITE_OK else {
        sqlite3session_delete(session)
        throw DatabaseError(code: status)
      }
    }
    return session
  }
}
