import CSQLite
import Synchronization

/// Owns a connection to a SQLite database and closes it once.
///
/// SQLite's own mutex guards the handle, so that any thread may call; transactions of several
/// threads have to take turns by other means. C: `sqlite3_open_v2`, `sqlite3_close_v2`.
final class Connection: Sendable {
  /// What may be done with the file.
  enum Access {
    /// Reading.
    case readOnly
    /// Reading, of a file that nobody changes: no lock is taken, and no file made beside it.
    case immutable
    /// Reading and writing; reading alone where the file is write-protected.
    case readWrite
    /// The same, of a file that is made where it is not there.
    case create

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// The handle.
  // Reason: with SQLITE_OPEN_FULLMUTEX SQLite lets one thread at a time use it.
  nonisolated(unsafe) let handle: OpaquePointer
  /// The addresses of kept statements that nobody runs, by their texts.
  private let idle = Mutex<[String: UInt]>([:])
  /// More different statements than one change runs.
  private static let mostIdle = 40

  /// Opens a file. Nothing is read of it yet: what is no database is found out at the first
  /// statement.
  ///
  /// - Parameter busyTimeout: how long to wait for another process' lock, in milliseconds.
  init(
    path: String, access: Access, busyTimeout: Int32 = 10_000
  ) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags =
      access.flags | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI
    let status = sqlite3_open_v2(Self.uri(path, access), &handle, flags, nil)
    guard status == SQLITE_OK, let handle else {
      let error = DatabaseError(code: status, of: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  deinit {
    idle.withLock { idle in
      for address in idle.values { sqlite3_finalize(OpaquePointer(bitPattern: address)) }
    }
    sqlite3_close_v2(handle)
  }

  /// Whether the file is write-protected, or was opened for reading.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// The rows that the last statement changed.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// The rowid of the last row that was inserted.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Prepares one statement. O(*its length*).
  ///
  /// - Parameter isKept: whether it is kept for the next one of this text: for what is run very
  ///   often in one change.
  func prepare(_ sql: String, isKept: Bool = false) throws(DatabaseError) -> Statement {
    try Statement(sql, on: self, isKept: isKept)
  }

  /// A kept statement of this text that nobody runs.
  func takeIdle(_ sql: String) -> OpaquePointer? {
    let address = idle.withLock { $0.removeValue(forKey: sql) }
    return address.flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// Keeps a statement that was run; false where there is no room.
  func keepIdle(_ statement: OpaquePointer, _ sql: String) -> Bool {
    let address = UInt(bitPattern: statement)
    return idle.withLock { idle in
      guard idle.count < Self.mostIdle, idle[sql] == nil else { return false }
      idle[sql] = address
      return true
    }
  }

  /// Runs a text of statements that give no rows, or none that matter.
  func execute(_ sql: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement to its end, with values for its parameters.
  func run(_ sql: String, _ values: [DatabaseValue]) throws(DatabaseError) {
    let statement = try prepare(sql, isKept: Self.mayKeep(sql))
    try statement.run(values)
  }

  /// The first column of the first row, or nil where there is none or it is no integer.
  func integer(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> Int? {
    let statement = try prepare(sql, isKept: Self.mayKeep(sql))
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Runs `body` between BEGIN and COMMIT. When either throws, nothing has happened.
  ///
  /// - Parameter begin: `BEGIN IMMEDIATE` waits for other writers at once; `BEGIN` is for
  ///   reading what belongs together.
  func transaction<Result>(
    _ begin: String = "BEGIN IMMEDIATE", _ body: () throws -> Result
  ) throws -> Result {
    try execute(begin)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back by itself, after a full disk for instance.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// What SQLite may answer while it prepares a statement is not kept.
  private static func mayKeep(_ sql: String) -> Bool { !sql.hasPrefix("PRAGMA") }

  /// Turns a status into an error.
  func check(_ status: Int32) throws(DatabaseError) {
    guard status == SQLITE_OK else { throw DatabaseError(code: status, of: handle) }
  }

  /// The path as a URI (RFC 3986): the only way to say that a file is immutable.
  private static func uri(_ path: String, _ access: Access) -> String {
    var uri = "file:"
    // Two slashes at the beginning would begin a host.
    if path.utf8.starts(with: "//".utf8) { uri += "//" }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"), 0..<0x21, 0x7F...:
        uri += "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      default: uri.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    if case .immutable = access { uri += "?immutable=1" }
    return uri
  }
}
