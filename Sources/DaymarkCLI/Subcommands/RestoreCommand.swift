import CalendarModel
import Daybook
import Glibc
import ICalendar

/// `daymark restore FILE`.
struct RestoreCommand: Subcommand {
  let name = "restore"
  let summary = "bring a backup of the daybook back"
  let description = [
    "Puts a backup in the place of the daybook, in one step and after a check that it is sound. "
      + "What the daybook was is kept beside it, as FILE.before-restore, or with a number where "
      + "there is one already."
  ]
  let usages = ["FILE [OPTION]..."]
  let options: [any OptionDeclaration] = [DaybookOptions.daybook, CommonOptions.quiet]
  let examples = [
    HelpExample("daymark restore ~/backup/daybook.sqlite", "the daybook as it was then")
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let source = try context.daybookOperand("a backup", "daymark restore ~/daybook-backup.sqlite")
    let path = try context.daybookPath()
    try Self.check(source, isNot: path)
    let kept = try keepPresent(path, context)
    let daybook = try context.openDaybook(.create)
    try daybook.restore(from: source)
    let count = try context.openDaybook(.readOnly).marks().count
    context.remark(
      "\(path): restored, \(count) \(count == 1 ? "mark" : "marks")"
        + (kept.map { "; what it was is kept in \($0)" } ?? ""))
    return .done
  }

  /// - Throws: where the backup is none, is damaged, or is the daybook itself.
  private static func check(_ source: String, isNot path: String) throws {
    let backup = try Daybook(
      path: source, access: .readOnly, namespace: .domainNames,
      now: Instant(secondsSince1970: 0))
    if let fault = try backup.verify().first {
      throw DaybookError(path: source, reason: .damaged(fault.description))
    }
    var (own, there) = (stat(), stat())
    if stat(source, &there) == 0, stat(path, &own) == 0, own.st_ino == there.st_ino,
      own.st_dev == there.st_dev
    {
      throw CommandError.usage("\(source) is the daybook itself", remedy: "name a backup of it")
    }
  }

  /// Copies the present daybook. One that is damaged is moved away as it is, with its log.
  ///
  /// - Returns: what it is kept as; nil where there is none.
  private func keepPresent(_ path: String, _ context: CommandContext) throws -> String? {
    let kept = Self.freeName(path + ".before-restore")
    do {
      try context.openDaybook(.readOnly).backup(to: kept)
      return kept
    } catch let error as DaybookError where error.path == path {
      switch error.reason {
      case .missing: return nil
      case .damaged, .notADaybook: break
      default: throw error
      }
    }
    // Whoever names a file that never was a daybook has named the wrong one.
    guard Self.beginsAsDatabase(path) else {
      throw DaybookError(path: path, reason: .notADaybook)
    }
    for ending in ["-wal", "-shm", ""] {
      guard rename(path + ending, kept + ending) == 0 || errno == ENOENT else {
        throw CommandError.cannotWrite(kept, .last)
      }
    }
    return kept
  }

  private static func freeName(_ name: String) -> String {
    var number = 1
    var candidate = name
    while access(candidate, F_OK) == 0 {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }

  /// Whether the file begins as SQLite's do ("Database File Format", 1.3.1).
  private static func beginsAsDatabase(_ path: String) -> Bool {
    guard
      let bytes = try? FileDescriptor(opening: Argument(path).cString, flags: O_RDONLY)
        .beginning(16)
    else { return false }
    return bytes == Array("SQLite format 3\0".utf8)
  }
}

extension FileDescriptor {
  /// The first bytes, or all where there are fewer.
  fileprivate func beginning(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var failure: SystemError?
    let read = bytes.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        return try self.read(into: buffer)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return Array(bytes.prefix(read))
  }
}
