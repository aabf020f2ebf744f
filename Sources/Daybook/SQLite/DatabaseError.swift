import CSQLite

/// What SQLite says when it cannot do what it is asked.
struct DatabaseError: Error, Hashable {
  /// The extended result code, such as `SQLITE_IOERR_READ`.
  let code: Int32
  /// `errno` of the call of the system that failed, or 0.
  let systemError: Int32
  /// SQLite's own words.
  let message: String

  /// The result code without its extension, such as `SQLITE_IOERR`.
  var primaryCode: Int32 { code & 0xFF }

  /// An error that a function without a connection answers with.
  init(code: Int32, message: String? = nil) {
    self.code = code
    systemError = 0
    self.message = message ?? String(cString: sqlite3_errstr(code))
  }

  /// The last error of a connection, which `sqlite3_errmsg` describes.
  init(code: Int32, of handle: OpaquePointer?) {
    self.code = code
    systemError = handle.map { sqlite3_system_errno($0) } ?? 0
    message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }
}
