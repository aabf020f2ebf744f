import CSQLite

/// Lets a connection do nothing but read tables, and no longer than it may take: for queries
/// and databases of others.
///
/// C: `sqlite3_set_authorizer`, `sqlite3_progress_handler`. It has to live as long as the
/// connection is used.
final class QueryGuard {
  private let connection: Connection
  /// How often SQLite may still come back and ask.
  private var remaining: Int

  /// After how many steps of its machine SQLite asks.
  private static let interval: Int32 = 10_000
  /// The longest value of a cell, in octets.
  private static let longestValue: Int32 = 64 << 20

  /// Guards a connection.
  ///
  /// - Parameter steps: how many steps of SQLite's machine all queries may take together.
  init(_ connection: Connection, steps: Int) throws(DatabaseError) {
    self.connection = connection
    remaining = steps / Int(Self.interval)
    // Functions that a schema calls are not trusted, only those of the query.
    try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    sqlite3_limit(connection.handle, SQLITE_LIMIT_LENGTH, Self.longestValue)
    sqlite3_set_authorizer(
      connection.handle,
      { _, action, _, function, _, _ in QueryGuard.authorizes(action, function) }, nil)
    sqlite3_progress_handler(
      connection.handle, Self.interval,
      { context in
        guard let context else { return 1 }
        let limiter = Unmanaged<QueryGuard>.fromOpaque(context).takeUnretainedValue()
        limiter.remaining -= 1
        return limiter.remaining < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    sqlite3_progress_handler(connection.handle, 0, nil, nil)
    sqlite3_set_authorizer(connection.handle, nil, nil)
  }

  private static func authorizes(
    _ action: Int32, _ function: UnsafePointer<CChar>?
  ) -> Int32 {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
    case SQLITE_FUNCTION:
      let name = function.map { String(cString: $0).lowercased() } ?? ""
      return refused.contains(name) ? SQLITE_DENY : SQLITE_OK
    default: return SQLITE_DENY
    }
  }

  /// What does more than compute.
  private static let refused: Set<String> = ["load_extension", "fts3_tokenizer"]
}
