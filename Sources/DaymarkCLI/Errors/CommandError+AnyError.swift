import CalendarPrint
import Daybook
import Envelope
import ICalendar

extension CommandError {
  /// The one place where any error becomes a line and a status. A library's error type
  /// that a subcommand lets through gets its case here.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as CommandError: error
      case let error as SystemError:
        .failure(
          .inputOutput, problem: error.reason, remedy: "try again, or report it if it stays so")
      case let error as ImportError: .failure(error)
      case let error as EnvelopeError: .failure(error)
      case let error as DayTableError: .failure(error)
      case let error as DaybookError: .failure(error)
      case let error as MarkExportError:
        .failure(
          .unreadableData, problem: error.description, remedy: "correct the table of days")
      case let error as RenderError: .failure(error)
      default:
        .failure(
          .inputOutput, problem: "\(error)", remedy: "please report this as a defect of daymark")
      }
  }

  private static func failure(_ error: ImportError) -> CommandError {
    switch error {
    case .noCalendar(let file): .noCalendar(in: file, .other)
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

  private static func failure(_ error: EnvelopeError) -> CommandError {
    let (name, kind, what, remedy) =
      switch error {
      case .noCalendar(let name, let kind):
        (name, kind, "without a calendar in it", "name another file")
      case .damaged(let name, let kind, let reason):
        (name, kind, "damaged: \(reason)", "fetch or export it once more")
      case .encrypted(let name, let kind):
        (name, kind, "encrypted", "decrypt it first, and name the file in it")
      case .tooLarge(let name, let kind, let limit):
        (
          name, kind, "with more than \(limit) bytes in it, the most that is unpacked",
          "unpack it, and name the files in it"
        )
      case .libraryMissing(let name, let kind, let library):
        (name, kind, "which cannot be opened without \(library)", "install \(library)")
      }
    return .failure(.unreadableData, problem: "\(name): \(kind), \(what)", remedy: remedy)
  }

  private static func failure(_ error: RenderError) -> CommandError {
    switch error {
    case .unusablePaper(let width, let height):
      .usage("paper of \(width) by \(height) points holds no month", remedy: "take another size")
    case .unusableResolution(let dpi):
      .usage("--dpi \(dpi): no usable resolution", remedy: "take one from 18 to 2400")
    case .imageTooLarge(let width, let height):
      .usage(
        "an image of \(width) by \(height) pixels is too large",
        remedy: "take smaller paper, or a lower --dpi")
    case .tooManyPages(let most):
      .usage("the list takes more than \(most) pages", remedy: "print a shorter time")
    case .noFonts:
      .failure(
        .inputOutput, problem: "the system has no font to print with",
        remedy: "install one, such as Noto Sans or DejaVu Sans")
    case .completion(let problem):
      .failure(
        .inputOutput, problem: "the PDF could not be completed: \(problem)",
        remedy: "write a PNG or SVG file instead")
    case .drawing(let status, let message):
      .failure(
        .inputOutput, problem: "the page cannot be drawn: \(message) (cairo status \(status))",
        remedy: "please report this as a defect of daymark")
    }
  }
}
