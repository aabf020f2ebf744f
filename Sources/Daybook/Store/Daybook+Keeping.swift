import CSQLite
import CalendarModel
import Glibc
import ICalendar

extension Daybook {
  /// Writes a copy as it is at one moment, while others may go on to use the daybook. The copy
  /// is one file, written whole or not at all; what was at `path` is replaced, by a copy that
  /// can be read. O(*octets*).
  ///
  /// - Throws: `DaybookError`, with the path of the copy where that cannot be written; `.damaged`,
  ///   with the path of the daybook, where pages of it are.
  public func backup(to path: String) throws(DaybookError) {
    let temporary = path + ".part"
    unlink(temporary)
    // For its owner's eyes alone, as the daybook itself.
    let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    do {
      try exclusively {
        let copy = try Connection(path: temporary, access: .create)
        try copy.copyAll(from: connection)
        // Pages are copied unread: an earlier, sound copy must not give way to a damaged one.
        if let fault = try Self.fault(of: copy) {
          throw DaybookError(path: self.path, reason: .damaged(fault))
        }
        // A log beside it would be left behind when the file is carried away.
        try copy.execute("PRAGMA journal_mode = DELETE")
      }
    } catch {
      unlink(temporary)
      // SQLite does not say which of the two files failed, but damage is in the one read.
      if case .damaged = error.reason { throw error }
      throw DaybookError(path: path, reason: error.reason)
    }
    guard rename(temporary, path) == 0 else {
      let words = String(cString: strerror(errno))
      unlink(temporary)
      throw DaybookError(path: path, reason: .cannotOpen(words))
    }
  }

  /// The first page that cannot be what it should be; nil where all are sound. O(*octets*).
  private static func fault(of copy: Connection) throws(DatabaseError) -> String? {
    let check = try copy.prepare("PRAGMA quick_check(1)")
    guard try check.step(), let fault = check.text(0), fault != "ok" else { return nil }
    return fault
  }

  /// Puts a copy in the place of all that is in this daybook, in one transaction, while others
  /// may have it open. It keeps the identity of the copy: a handle has to be opened anew.
  /// O(*octets*).
  ///
  /// - Throws: `DaybookError`, with the path of the copy when that is no daybook, or is
  ///   damaged; then nothing has happened.
  public func restore(from path: String) throws(DaybookError) {
    let source = try Daybook(
      path: path, access: .readOnly, namespace: .domainNames,
      now: Instant(secondsSince1970: 0))
    if let fault = try source.verify().first {
      throw DaybookError(path: path, reason: .damaged(fault.description))
    }
    try exclusively { try connection.copyAll(from: source.connection) }
    try exclusively { try connection.execute("PRAGMA journal_mode = WAL") }
  }

  /// Looks through the whole file for what contradicts itself: its pages and indexes, what refers
  /// to what, and whether each component of a calendar is there and as it was written.
  /// O(*octets* · log *rows*).
  ///
  /// - Returns: what is wrong with it, nothing for a sound one.
  public func verify() throws(DaybookError) -> [DaybookFault] {
    do {
      return try exclusively { try faults() }
    } catch {
      // So damaged that the looking itself comes to an end.
      guard case .damaged(let words) = error.reason else { throw error }
      return [DaybookFault(words)]
    }
  }

  private func faults() throws -> [DaybookFault] {
    try connection.transaction("BEGIN") {
      var faults: [DaybookFault] = []
      let integrity = try connection.prepare("PRAGMA integrity_check(100)")
      while try integrity.step() {
        if let text = integrity.text(0), text != "ok" { faults.append(DaybookFault(text)) }
      }
      let references = try connection.prepare("PRAGMA foreign_key_check")
      while try references.step() {
        faults.append(
          DaybookFault(
            "a row of \(references.text(0) ?? "a table") belongs to a row of "
              + "\(references.text(2) ?? "another") that is not there"))
      }
      // What is damaged cannot be read without surprises.
      return try faults.isEmpty ? LoadCheck(connection: connection).faults() : faults
    }
  }
}

/// Something that is wrong with the file of a daybook.
public struct DaybookFault: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
