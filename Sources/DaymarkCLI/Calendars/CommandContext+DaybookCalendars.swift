import CalendarModel
import Daybook

extension CommandContext {
  /// The daybook, to be changed, for a subcommand that needs calendars in it.
  ///
  /// - Throws: status 66 where there is none, with the way to one.
  func openDaybookWithCalendars() throws -> Daybook {
    do {
      return try openDaybook(.readWrite)
    } catch let error as DaybookError {
      guard case .missing = error.reason else { throw error }
      throw CommandError.failure(
        .noInput, problem: "\(error.path): there is no daybook yet",
        remedy: "daymark import CALENDAR.ics begins one")
    }
  }

  /// The calendar that is meant by a name, in whatever case.
  ///
  /// - Throws: status 66 where there is none, with the nearest that there is.
  static func calendar(
    named name: String, among calendars: [DaybookCalendar]
  ) throws(CommandError) -> DaybookCalendar {
    let match =
      calendars.first { $0.name == name }
      ?? calendars.first { $0.name.lowercased() == name.lowercased() }
    if let match { return match }
    let nearest = Suggestion.nearest(to: name, among: calendars.map(\.name))
    throw .failure(
      .noInput, problem: "there is no calendar named \"\(name)\"",
      remedy: nearest.map { "did you mean \"\($0)\"?" } ?? "daymark calendars lists those there are"
    )
  }

  /// The calendars that the arguments name.
  func namedCalendars(
    _ arguments: [Argument], among calendars: [DaybookCalendar]
  ) throws(CommandError) -> [DaybookCalendar] {
    var result: [DaybookCalendar] = []
    for argument in arguments {
      let calendar = try Self.calendar(named: argument.text, among: calendars)
      if !result.contains(calendar) { result.append(calendar) }
    }
    return result
  }
}
