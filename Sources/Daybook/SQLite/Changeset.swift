import CSQLite

/// What was changed in a database, row by row, with the values before and after.
struct Changeset {
  /// What became of a row.
  enum Operation {
    case insert, update, delete
  }

  /// A row that was changed.
  struct Row {
    let table: String
    let operation: Operation
    /// The value of the first column, which is the key in all our tables.
    let key: DatabaseValue
  }

  /// As SQLite writes it.
  let bytes: [UInt8]

  /// Whether nothing was changed.
  var isEmpty: Bool { bytes.isEmpty }

  /// The rows that were changed. O(*octets*).
  func rows() throws(DatabaseError) -> [Row] {
    var iterator: OpaquePointer?
    // The iterator reads the bytes where they are, hence inside the closure.
    let result: Result<[Row], DatabaseError> = bytes.withUnsafeBytes { bytes in
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      var status = sqlite3changeset_start(&iterator, Int32(bytes.count), start)
      guard status == SQLITE_OK, let iterator else { return .failure(DatabaseError(code: status)) }
      defer { sqlite3changeset_finalize(iterator) }
      var rows: [Row] = []
      status = sqlite3changeset_next(iterator)
      while status == SQLITE_ROW {
        if let row = Self.row(iterator) { rows.append(row) }
        status = sqlite3changeset_next(iterator)
      }
      return status == SQLITE_DONE ? .success(rows) : .failure(DatabaseError(code: status))
    }
    return try result.get()
  }

  /// Takes the changes back. Rows that are not as the change left them are put back all the
  /// same, so far as they can be found.
  func undo(on connection: Connection) throws(DatabaseError) {
    var count: Int32 = 0
    var inverse: UnsafeMutableRawPointer?
    let status = bytes.withUnsafeBytes {
      sqlite3changeset_invert(Int32($0.count), $0.baseAddress, &count, &inverse)
    }
    defer { sqlite3_free(inverse) }
    guard status == SQLITE_OK else { throw DatabaseError(code: status) }
    try connection.check(
      sqlite3changeset_apply(
        connection.handle, count, inverse, nil,
        { _, kind, _ in
          switch kind {
          case SQLITE_CHANGESET_DATA, SQLITE_CHANGESET_CONFLICT: SQLITE_CHANGESET_REPLACE
          case SQLITE_CHANGESET_NOTFOUND: SQLITE_CHANGESET_OMIT
          default: SQLITE_CHANGESET_ABORT
          }
        }, nil))
  }

  private static func row(_ iterator: OpaquePointer) -> Row? {
    var table: UnsafePointer<CChar>?
    var (columns, operation, indirect): (Int32, Int32, Int32) = (0, 0, 0)
    guard
      sqlite3changeset_op(iterator, &table, &columns, &operation, &indirect) == SQLITE_OK,
      let table
    else { return nil }
    var value: OpaquePointer?
    let status =
      operation == SQLITE_INSERT
      ? sqlite3changeset_new(iterator, 0, &value) : sqlite3changeset_old(iterator, 0, &value)
    guard status == SQLITE_OK else { return nil }
    return Row(
      table: String(cString: table),
      operation: operation == SQLITE_INSERT
        ? .insert : operation == SQLITE_DELETE ? .delete : .update,
      key: Self.value(value))
  }

  /// A key: an integer or a text.
  private static func value(_ value: OpaquePointer?) -> DatabaseValue {
    guard let value else { return .null }
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
    case SQLITE_TEXT:
      let count = Int(sqlite3_value_bytes(value))
      let bytes = UnsafeBufferPointer(start: sqlite3_value_text(value), count: count)
      return .text(String(decoding: bytes, as: UTF8.self))
    default: return .null
    }
  }
}
