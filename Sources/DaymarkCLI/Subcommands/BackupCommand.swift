import CalendarModel
import Daybook
import Glibc
import ICalendar

/// `daymark backup FILE`.
struct BackupCommand: Subcommand {
  let name = "backup"
  let summary = "copy the daybook, also while it is in use"
  let description = [
    "Writes a copy of the daybook as it is at one moment: one file, written whole or not at all, "
      + "and a daybook itself. An earlier backup of that name is replaced; any other file is "
      + "not."
  ]
  let usages = ["FILE [OPTION]..."]
  let options: [any OptionDeclaration] = [DaybookOptions.daybook, CommonOptions.quiet]
  let examples = [HelpExample("daymark backup ~/backup/daybook.sqlite", "to be run every night")]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let path = try context.daybookOperand("the backup", "daymark backup ~/daybook-backup.sqlite")
    let daybook = try context.openDaybook(.readOnly)
    try Self.check(path, isNot: daybook)
    do {
      try daybook.backup(to: path)
    } catch {
      throw error.path == path ? CommandError.cannotWriteCopy(error) : CommandError(error)
    }
    context.remark("\(path): written")
    return .done
  }

  /// - Throws: where something that is no daybook stands there, or the daybook itself.
  private static func check(_ path: String, isNot daybook: Daybook) throws {
    var (own, there) = (stat(), stat())
    guard stat(path, &there) == 0 else { return }
    if stat(daybook.path, &own) == 0, own.st_ino == there.st_ino, own.st_dev == there.st_dev {
      throw CommandError.usage("\(path) is the daybook itself", remedy: "name another file")
    }
    guard there.st_size > 0 || there.st_mode & S_IFMT != S_IFREG else { return }
    do {
      _ = try Daybook(
        path: path, access: .readOnly, namespace: .domainNames,
        now: Instant(secondsSince1970: 0))
    } catch {
      guard case .newerVersion = error.reason else {
        throw CommandError.failure(
          .cannotWrite, problem: "\(path): there is something else, which would be lost",
          remedy: "name another file, or remove that one first")
      }
    }
  }
}
