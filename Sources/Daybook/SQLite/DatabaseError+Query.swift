import CSQLite

extension DatabaseError {
  /// Whether the log of a database in WAL mode cannot be opened where the database can.
  var isAboutSharedMemory: Bool {
    switch primaryCode {
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PROTOCOL: true
    default: false
    }
  }

  /// Whether a statement names what is not there.
  var isAboutNames: Bool { primaryCode == SQLITE_ERROR && message.hasPrefix("no such table") }

  /// What it means for a table that is read.
  var tableReason: DayTableError.Reason {
    // Functions have their own words, but no code.
    if message.hasPrefix("not authorized") || message.hasPrefix("unsafe use of") {
      return .refusedQuery("it does more than read")
    }
    switch primaryCode {
    case SQLITE_NOTADB: return .noDatabase("it is no SQLite database, or an encrypted one")
    case SQLITE_CANTOPEN:
      return .noDatabase("it cannot be opened: there is no such file, or no access")
    case SQLITE_CORRUPT: return .noDatabase("it is damaged: \(message)")
    case SQLITE_BUSY, SQLITE_LOCKED: return .noDatabase("another program is writing to it")
    case SQLITE_IOERR: return .noDatabase("it cannot be read: \(message)")
    case SQLITE_MISUSE: return .refusedQuery("it is no SELECT")
    case SQLITE_INTERRUPT, SQLITE_TOOBIG, SQLITE_NOMEM: return .endlessQuery
    default: return .failedQuery(message)
    }
  }
}
