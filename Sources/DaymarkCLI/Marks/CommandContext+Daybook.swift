import CalendarModel
import Daybook
import FoundationEssentials
import ICalendar

extension CommandContext {
  /// The path of the daybook: `--daybook`, else `DAYMARK_DAYBOOK`, else the user's own.
  ///
  /// - Throws: a usage error for a name that no daybook can have, and where there is no home.
  func daybookPath() throws(CommandError) -> String {
    if let argument = options[DaybookOptions.daybook] {
      guard !argument.isDash, !argument.bytes.isEmpty,
        String(validating: argument.bytes, as: UTF8.self) != nil
      else {
        throw .usage(
          "--daybook takes no \(argument.bytes.isEmpty ? "empty name" : argument.text)",
          remedy: "name a file; - and names that are not UTF-8 cannot be a daybook")
      }
      return argument.text
    }
    return try environment.daybookPath()
  }

  /// Opens the daybook.
  ///
  /// - Throws: as `CommandError.init(_:)` tells of a `DaybookError`; 66 where there is no
  ///   daybook, unless it may be made.
  func openDaybook(_ access: Daybook.Access) throws -> Daybook {
    let path = try daybookPath()
    guard let namespace = StableUUID(UUID().uuidString) else {
      throw CommandError.failure(
        .inputOutput, problem: "the system gives no UUID",
        remedy: "please report this as a defect of daymark")
    }
    do {
      return try Daybook(
        path: path, access: access, namespace: namespace, now: environment.now)
    } catch {
      // To whoever reads only, it is an input.
      guard access == .readOnly, case .cannotOpen(let words) = error.reason else { throw error }
      throw CommandError.failure(
        .noInput, problem: "\(path): cannot be opened: \(words)",
        remedy: "check the name, and the permissions of file and folder")
    }
  }

  /// Opens the daybook to look into it, where one is: somebody who has marked nothing yet has
  /// an empty one.
  ///
  /// - Parameter mayBeMade: whether one that the user names need not be there either.
  func openDaybookIfThere(mayBeMade: Bool = false) throws -> Daybook? {
    do {
      return try openDaybook(.readOnly)
    } catch let error as DaybookError {
      guard case .missing = error.reason, mayBeMade || !isDaybookNamed else { throw error }
      return nil
    }
  }

  /// Whether the user says which daybook.
  private var isDaybookNamed: Bool {
    options[DaybookOptions.daybook] != nil
      || environment.variables["DAYMARK_DAYBOOK"]?.isEmpty == false
  }
}

extension Environment {
  /// The path of the daybook where no option names one.
  fileprivate func daybookPath() throws(CommandError) -> String {
    if let path = variables["DAYMARK_DAYBOOK"], !path.isEmpty { return path }
    // A relative path there is invalid (XDG Base Directory Specification, "Environment").
    if let folder = variables["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return folder + "/daymark/daybook.sqlite"
    }
    guard let home = variables["HOME"], home.hasPrefix("/") else {
      throw .usage(
        "there is no HOME to keep a daybook in", remedy: "name a daybook with --daybook FILE")
    }
    return home + "/.local/share/daymark/daybook.sqlite"
  }
}
