import CSQLite

#if canImport(Glibc)
  import Glibc
#endif

/// Why a daybook cannot be read or written. Nothing of what was asked for has happened then.
public struct DaybookError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file is something else.
    case notADaybook
    /// The file is a database of another program.
    case otherDatabase
    /// A later version of Daymark made it. The versions are those of its tables.
    case newerVersion(Int, known: Int)
    /// An earlier version made it, and it cannot be brought up to date where it is.
    case olderVersion(Int, known: Int)
    /// It may not be written to.
    case readOnly
    /// The disk, or the user's part of it, is full.
    case full
    /// Another process has been writing to it for longer than was to be waited.
    case busy
    /// What is in it contradicts itself, in SQLite's words.
    case damaged(String)
    /// The system does not open it: it is a folder, or its folder may not be entered.
    case cannotOpen(String)
    /// The system failed to read or write.
    case inputOutput(String)
    /// There is a mark of this identity already.
    case duplicateID(String)
    /// There is a calendar of this name already, or the name is empty.
    case duplicateName(String)
    /// Another problem, in SQLite's words.
    case failed(String)
  }

  /// The file, as its opener named it.
  public var path: String
  /// What is wrong.
  public var reason: Reason

  /// An error of a file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Any error of the daybook at `path`, as a caller sees it.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as DatabaseError: self.init(error, path: path)
    case let error as DaybookError: self = error
    default: self.init(path: path, reason: .failed("\(error)"))
    }
  }

  /// What an answer of SQLite means to a user.
  init(_ error: DatabaseError, path: String) {
    self.path = path
    reason =
      switch error.primaryCode {
      case SQLITE_NOTADB: .notADaybook
      case SQLITE_CORRUPT: .damaged(error.message)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_FULL: .full
      case SQLITE_IOERR where Self.full.contains(error.systemError): .full
      case SQLITE_IOERR: .inputOutput(Self.words(error))
      case SQLITE_CANTOPEN: .cannotOpen(Self.words(error))
      default: .failed(error.message)
      }
  }

  private static let full: Set<Int32> = [ENOSPC, EDQUOT, EFBIG]

  private static func words(_ error: DatabaseError) -> String {
    error.systemError == 0 ? error.message : String(cString: strerror(error.systemError))
  }
}

extension DaybookError: CustomStringConvertible {
  /// One line: the file and what is wrong with it.
  public var description: String {
    let problem =
      switch reason {
      case .missing: "there is no such daybook"
      case .notADaybook: "not a daybook"
      case .otherDatabase: "a database of another program, not a daybook"
      case .newerVersion(let version, let known):
        "a later version of Daymark made it (its tables have version \(version), known is \(known))"
      case .olderVersion(let version, let known):
        "an earlier version of Daymark made it (its tables have version \(version), needed is "
          + "\(known)), and it cannot be written to"
      case .readOnly: "it may not be written to"
      case .full: "the disk is full"
      case .busy: "another program is writing to it"
      case .damaged(let words): "the file is damaged (\(words))"
      case .cannotOpen(let words): "it cannot be opened (\(words))"
      case .inputOutput(let words): "it cannot be read or written (\(words))"
      case .duplicateID(let id): "there is a mark with the id \"\(id)\" already"
      case .duplicateName(let name): "there is a calendar named \"\(name)\" already"
      case .failed(let words): words
      }
    return "\(path): \(problem)"
  }
}
