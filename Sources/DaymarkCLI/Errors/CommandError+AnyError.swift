import CalendarPrint
import Daybook
import ICalendar

extension CommandError {
  /// The one place where any error becomes a line and a status. A library's error type
  /// that a subcommand lets through gets its case here.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError:
      self = error
    case let error as SystemError:
      self = .failure(
        .inputOutput, problem: error.reason, remedy: "try again, or report it if it stays so")
    case let error as ImportError:
      self = .unreadable(error)
    case let error as DayTableError:
      self = .failure(error)
    case let error as MarkExportError:
      self = .failure(
        .unreadableData, problem: error.description, remedy: "correct the table of days")
    case let error as RenderError:
      self = .failure(error)
    default:
      self = .failure(
        .inputOutput, problem: "\(error)", remedy: "please report this as a defect of daymark")
    }
  }

  private static func unreadable(_ error: ImportError) -> CommandError {
    switch error {
    case .noCalendar(let file):
      .failure(
        .unreadableData, problem: "\(file): holds no calendar",
        remedy: "name an iCalendar file, which begins with BEGIN:VCALENDAR")
    case .tooLarge(let file):
      .failure(
        .unreadableData, problem: "\(file): has 4 GiB or more",
        remedy: "split it into smaller files")
    case .notStrict(let file, let line, let problem):
      .failure(
        .unreadableData, problem: "\(file):\(line): \(problem)",
        remedy: "mend the file, or read it without --strict")
    }
  }

  private static func failure(_ error: DayTableError) -> CommandError {
    // The library's line says both, with a semicolon between.
    let parts = error.description.split(separator: ";", maxSplits: 1)
    return .failure(
      .unreadableData, problem: parts.first.map(String.init) ?? "",
      remedy: parts.count > 1 ? parts[1].drop { $0 == " " }.description : "check the file")
  }

  private static func failure(_ error: RenderError) -> CommandError {
    let parts = error.description.split(separator: ":", maxSplits: 1)
    let status: CommandStatus =
      if case .drawing = error { .inputOutput } else { .usage }
    return .failure(
      status, problem: parts.first.map(String.init) ?? "",
      remedy: parts.count > 1 ? parts[1].drop { $0 == " " }.description : "try another format")
  }
}
