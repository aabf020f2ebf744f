import CalendarModel
import Daybook

extension DaybookEdit {
  /// The mark that a user names by its identity.
  ///
  /// - Throws: status 66 where there is none.
  func mark(knownBy id: String) throws -> Mark {
    guard let mark = try mark(id: id) else { throw CommandError.noMark(id) }
    return mark
  }
}

extension CommandError {
  /// No mark is known by this.
  static func noMark(_ id: String) -> CommandError {
    .failure(
      .noInput, problem: "no mark is called \(id)",
      remedy: "daymark days --json shows the id of each")
  }
}
