import CalendarModel
import Daybook
import ICalendar

/// `daymark calendars`.
struct CalendarsCommand: Subcommand {
  let name = "calendars"
  let summary = "list the calendars of the daybook"
  let description = [
    "Lists the calendars of the daybook, own ones first: how many components each has, from which "
      + "day to which they reach, when it was last read, where it comes from, and whether it is "
      + "hidden.",
    "daymark refresh reads calendars again; rename, color, hide, show and remove take the name of "
      + "one.",
  ]
  let usages = ["[OPTION]..."]
  let options: [any OptionDeclaration] = [
    DaybookOptions.daybook, CommonOptions.zone, CommonOptions.json, CommonOptions.color,
    CommonOptions.quiet,
  ]
  let examples = [
    HelpExample("daymark calendars", "a line for each"),
    HelpExample("daymark calendars --json", "one JSON object for each"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    try context.refusePositionals()
    let zone = try context.zone()
    let calendars = try context.openDaybookIfThere()?.calendars() ?? []
    if context.options[CommonOptions.json] {
      for calendar in calendars {
        try context.output.writeJSON { CalendarJSON(calendar).write(to: &$0) }
      }
      return .done
    }
    guard !calendars.isEmpty else {
      context.remark("there is no calendar yet; daymark import CALENDAR.ics brings one in")
      return .done
    }
    let rows = calendars.map { calendar in
      [
        calendar.name, "\(calendar.componentCount)", calendar.span,
        calendar.refreshed.map { "\(zone.wallTime(at: $0).day)" } ?? "",
        (calendar.isOwn ? "own" : calendar.source?.text ?? "a pipe")
          + (calendar.isHidden ? " (hidden)" : ""),
      ]
    }
    let head = ["name", "count", "days", "read", "source"]
    for line in TextColumns([head] + rows, trailing: [1]).lines {
      try context.output.writeLine(line)
    }
    return .done
  }
}

extension DaybookCalendar {
  /// The first day and the last, or that there is none.
  fileprivate var span: String {
    guard let days else { return "" }
    guard days.upperBound < .farthest else { return "\(days.lowerBound)..." }
    return "\(days.lowerBound)..\(days.upperBound.advanced(by: -1))"
  }
}

extension DaybookCalendar.Source {
  /// The path, and the part of it.
  var text: String { part.map { "\(path)!\($0)" } ?? path }
}
