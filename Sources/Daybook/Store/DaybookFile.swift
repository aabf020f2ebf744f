import CSQLite
import CalendarModel
import Glibc
import ICalendar

/// Opens the file of a daybook: tells it from what is none, makes it, brings it up to date.
struct DaybookFile {
  let path: String
  let busyTimeout: Int32

  /// A connection to the daybook of the current version, ready for use.
  ///
  /// - Parameters:
  ///   - namespace: of its marks' UIDs, if it is made.
  ///   - now: when it is made.
  func open(
    _ access: Daybook.Access, namespace: StableUUID, now: Instant
  ) throws(DaybookError) -> Connection {
    let isMade = try prepareFile(access)
    do {
      let connection = try connect(access)
      try connection.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
      // Another process may be making the tables: what is read has to be of one moment.
      var version = try connection.transaction("BEGIN") { try self.version(of: connection) }
      if version == nil {
        guard access == .create else { throw DaybookError(path: path, reason: .notADaybook) }
        try waitForWriteAheadLog(connection)
        version = 0
      }
      try update(connection, from: version ?? 0, namespace: namespace, now: now)
      return connection
    } catch {
      if isMade { removeEmptyFile() }
      throw DaybookError(error, path: path)
    }
  }

  private func connect(_ access: Daybook.Access) throws -> Connection {
    let connection = try Connection(
      path: path, access: access == .create ? .create : .readWrite, busyTimeout: busyTimeout)
    do {
      // The first read makes the files of the write-ahead log beside the file.
      _ = try connection.integer("PRAGMA application_id")
      return connection
    } catch {
      // Where none can be made, such as on a read-only disk, nobody writes either, unless
      // somebody did and was killed.
      let canWait = error.primaryCode == SQLITE_CANTOPEN || error.primaryCode == SQLITE_READONLY
      guard canWait else { throw error }
      guard access == .readOnly else {
        // SQLite says only that it cannot open the log.
        let isProtected = Glibc.access(path, W_OK) != 0 && [EROFS, EACCES].contains(errno)
        throw isProtected ? DaybookError(path: path, reason: .readOnly) : error
      }
      guard Glibc.access(path + "-wal", F_OK) != 0 else { throw error }
      return try Connection(path: path, access: .immutable, busyTimeout: busyTimeout)
    }
  }

  /// Makes the file and its folders where that is asked for, for its owner's eyes alone.
  ///
  /// - Returns: whether it was made.
  private func prepareFile(_ access: Daybook.Access) throws(DaybookError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        let words = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no file"
        throw DaybookError(path: path, reason: .cannotOpen(words))
      }
      guard status.st_size > 0 || access == .create else {
        throw DaybookError(path: path, reason: .notADaybook)
      }
      return false
    }
    guard errno == ENOENT else { throw systemError(errno) }
    guard access == .create else { throw DaybookError(path: path, reason: .missing) }
    try makeFolders()
    let descriptor = Glibc.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    // Another process may have been quicker.
    if descriptor < 0 && errno == EEXIST { return false }
    guard descriptor >= 0 else { throw systemError(errno) }
    close(descriptor)
    return true
  }

  private func makeFolders() throws(DaybookError) {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      end = path.index(after: slash)
      if folder.isEmpty || mkdir(folder, 0o700) == 0 || errno == EEXIST { continue }
      var status = stat()
      // Folders further up may not be ours to look at, but be there.
      if stat(folder, &status) == 0 { continue }
      throw systemError(errno)
    }
  }

  private func systemError(_ code: Int32) -> DaybookError {
    let full: Set<Int32> = [ENOSPC, EDQUOT]
    let words = String(cString: strerror(code))
    return DaybookError(path: path, reason: full.contains(code) ? .full : .cannotOpen(words))
  }

  /// Takes the file away that was made, if nothing has come of it.
  private func removeEmptyFile() {
    var status = stat()
    if stat(path, &status) == 0 && status.st_size == 0 { unlink(path) }
  }

  /// The version of the daybook's tables, 1 or later; nil where there are no tables at all.
  /// Within a transaction.
  private func version(of connection: Connection) throws -> Int? {
    let application = try connection.integer("PRAGMA application_id")
    if application == Schema.applicationID {
      let version = try connection.integer("PRAGMA user_version") ?? 0
      // Both are written with the first tables.
      guard version > 0 else {
        throw DaybookError(path: path, reason: .damaged("its version is \(version)"))
      }
      return version
    }
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema")
    guard application == 0, tables == 0 else {
      throw DaybookError(path: path, reason: .otherDatabase)
    }
    return nil
  }

  /// Has the file write ahead. SQLite does not wait for other processes here.
  private func waitForWriteAheadLog(_ connection: Connection) throws(DatabaseError) {
    let pause: Int32 = 20
    var waited: Int32 = 0
    while true {
      do {
        return try connection.execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.primaryCode == SQLITE_BUSY, waited < busyTimeout else { throw error }
        usleep(UInt32(pause) * 1000)
        waited += pause
      }
    }
  }

  /// Leads the tables from a version to the present one, in one transaction.
  private func update(
    _ connection: Connection, from version: Int, namespace: StableUUID, now: Instant
  ) throws {
    if version == Schema.version { return }
    guard version < Schema.version else {
      throw DaybookError(path: path, reason: .newerVersion(version, known: Schema.version))
    }
    guard !connection.isReadOnly else {
      throw DaybookError(path: path, reason: .olderVersion(version, known: Schema.version))
    }
    try connection.transaction {
      // Another process may have done it meanwhile.
      let version = try self.version(of: connection) ?? 0
      guard version < Schema.version else { return }
      for step in Schema.steps[version...] { try connection.execute(step) }
      try connection.execute(
        """
        PRAGMA application_id = \(Schema.applicationID);
        PRAGMA user_version = \(Schema.version)
        """)
      if version == 0 {
        try connection.run(
          "INSERT INTO daybook VALUES (1, ?, ?)",
          [.text(namespace.description), .integer(Int64(now.secondsSince1970))])
      }
    }
  }
}
