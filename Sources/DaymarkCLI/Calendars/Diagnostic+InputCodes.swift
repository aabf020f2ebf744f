import CalendarModel
import ICalendar

extension Diagnostic.Code {
  /// An item of a folder, or a part of an envelope, that cannot be read or is no calendar.
  static let unreadableItem = Self(rawValue: "unreadable-item")
}

extension Diagnostic {
  /// The report of an item of a folder or an envelope that cannot be read.
  ///
  /// - Throws: the error itself where it is `--strict` that refuses the item.
  static func unreadableItem(_ name: String, _ error: any Error) throws -> Diagnostic {
    if case ImportError.notStrict = error { throw error }
    var text = "cannot be read"
    if case .failure(_, let problem, _) = CommandError(error) {
      // Messages begin with the name.
      text = problem.hasPrefix("\(name): ") ? String(problem.dropFirst(name.count + 2)) : problem
    }
    return Diagnostic(
      .error, .unreadableItem, file: name, line: 1, problem: text, action: "left out")
  }
}
