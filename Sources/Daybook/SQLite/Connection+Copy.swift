import CSQLite

extension Connection {
  /// Copies the whole database of another connection into this one, in one transaction, while
  /// others may go on to use both. C: `sqlite3_backup_init`.
  func copyAll(from source: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw DatabaseError(code: sqlite3_extended_errcode(handle), of: handle)
    }
    let status = sqlite3_backup_step(backup, -1)
    let final = sqlite3_backup_finish(backup)
    guard status == SQLITE_DONE else { throw DatabaseError(code: status) }
    try check(final)
  }
}
