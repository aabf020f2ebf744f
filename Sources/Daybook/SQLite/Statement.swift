import CSQLite

/// Owns a prepared statement and finalizes it once, unless its connection keeps it. C:
/// `sqlite3_prepare_v3`.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let connection: Connection
  /// Its text, where it is to be kept.
  private let keptText: String?
  /// Whether another statement follows in the text.
  let isFollowed: Bool

  /// Prepares the first statement of a text; what follows it is passed over.
  init(_ sql: String, on connection: Connection, isKept: Bool = false) throws(DatabaseError) {
    if isKept, let idle = connection.takeIdle(sql) {
      self.handle = idle
      self.isFollowed = false
      self.keptText = sql
      self.connection = connection
      return
    }
    var handle: OpaquePointer?
    var isFollowed = false
    let status = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let status = sqlite3_prepare_v3(connection.handle, text, -1, 0, &handle, &tail)
      if status == SQLITE_OK, let tail, tail.pointee != 0 {
        // White space and comments are no statement, which SQLite tells best itself.
        var other: OpaquePointer?
        isFollowed =
          sqlite3_prepare_v3(connection.handle, tail, -1, 0, &other, nil) != SQLITE_OK
          || other != nil
        sqlite3_finalize(other)
      }
      return status
    }
    try connection.check(status)
    guard let handle else {
      throw DatabaseError(code: SQLITE_MISUSE, message: "there is no statement")
    }
    self.handle = handle
    self.isFollowed = isFollowed
    keptText = isKept && !isFollowed ? sql : nil
    self.connection = connection
  }

  deinit {
    if let keptText {
      // At rest it holds no lock and no value.
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
      if connection.keepIdle(handle, keptText) { return }
    }
    sqlite3_finalize(handle)
  }

  /// The names of the columns of a row.
  var columns: [String] {
    (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
  }

  /// Whether the statement changes nothing in the database.
  var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// Gives the parameters their values, from the first on.
  func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    for (index, value) in values.enumerated() { try bind(value, at: index) }
  }

  /// Gives one parameter, from 0, its value.
  func bind(_ value: DatabaseValue, at index: Int) throws(DatabaseError) {
    let position = Int32(index) + 1
    let status: Int32
    switch value {
    case .null: status = sqlite3_bind_null(handle, position)
    case .integer(let value): status = sqlite3_bind_int64(handle, position, value)
    case .real(let value): status = sqlite3_bind_double(handle, position, value)
    case .text(var text):
      status = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          daymark_bind_text(handle, position, $0.baseAddress, UInt64($0.count))
        }
      }
    case .blob(let bytes):
      status = bytes.withUnsafeBytes { bytes in
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, position, 0)
          : daymark_bind_blob(handle, position, bytes.baseAddress, UInt64(bytes.count))
      }
    }
    try connection.check(status)
  }

  /// Goes on to the next row; false at the end.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status: throw DatabaseError(code: status, of: connection.handle)
    }
  }

  /// Runs to the end, and is ready to run again.
  func run(_ values: [DatabaseValue]) throws(DatabaseError) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  /// Ready to run again; the parameters keep their values.
  func reset() {
    // It repeats the error of the last step, which was thrown already.
    _ = sqlite3_reset(handle)
  }

  /// What is in a column, from 0, of the row.
  func value(_ column: Int) -> DatabaseValue {
    let column = Int32(column)
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(handle, column) else { return .text("") }
      let count = Int(sqlite3_column_bytes(handle, column))
      let bytes = UnsafeBufferPointer(start: text, count: count)
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = Int(sqlite3_column_bytes(handle, column))
      return .blob([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)))
    default: return .null
    }
  }

  /// The integer of a column, from 0; nil for null.
  func integer(_ column: Int) -> Int? {
    guard sqlite3_column_type(handle, Int32(column)) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(handle, Int32(column)))
  }

  /// The text of a column, from 0; nil where it is none.
  func text(_ column: Int) -> String? {
    if case .text(let text) = value(column) { text } else { nil }
  }

  /// The bytes of a column, from 0; nil where they are none.
  func blob(_ column: Int) -> [UInt8]? {
    if case .blob(let bytes) = value(column) { bytes } else { nil }
  }
}
