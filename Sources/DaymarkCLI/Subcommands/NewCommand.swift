import CalendarModel
import Daybook
import FoundationEssentials
import ICalendar

/// `daymark new TITLE --on DAY`.
struct NewCommand: Subcommand {
  static let calendar = ValueOption(
    "calendar", value: "NAME",
    help: "the own calendar that it goes into, which is made where it is not there (default: the "
      + "first own one, else Personal)")

  let name = "new"
  let summary = "make an event in a calendar of your own"
  let description = [
    "Makes an event in an own calendar of the daybook: one that was made here, and not imported. "
      + "Without --at it takes the whole day. Its UID is printed: daymark edit takes it.",
    "Days and times are those of --zone, else of the system's zone.",
  ]
  let usages = ["TITLE --on DAY [--at TIME] [--for LENGTH] [--every RULE] [OPTION]..."]
  let options: [any OptionDeclaration] =
    EventFields.options + [
      EventFields.zone, calendar, DaybookOptions.daybook, CommonOptions.json, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample(
      "daymark new Dentist --on 2026-12-24 --at 9:30 --for 45m", "an hour less a quarter"),
    HelpExample("daymark new Choir --on 2026-12-02 --at 19:30 --for 2h --every week", "each week"),
    HelpExample("daymark new \"In Rome\" --on 2026-12-27..2026-12-30", "four days"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let title = context.options.positionals.first?.text, !title.isEmpty,
      context.options.positionals.count == 1
    else {
      throw CommandError.usage(
        "new takes one title", remedy: "write daymark new \"Title\" --on DAY")
    }
    guard context.options[EventFields.on] != nil else {
      throw CommandError.usage("no day given", remedy: "name one with --on, such as --on today")
    }
    let fields = try EventFields(context, changing: nil)
    let event = Self.event(title, fields.change, at: context.environment.now)
    let bytes = CalendarComponents([Component(event: event)]).component.serialized()
    let file = try CalendarFile(bytes, file: "daybook")
    let wanted = context.options[Self.calendar]?.text
    let daybook = try context.openDaybook(.create)
    let calendar = try daybook.change("new \(title)", at: context.environment.now) { edit in
      let calendar = try Self.calendar(wanted, &edit)
      _ = try edit.store(file, in: calendar.id)
      return calendar
    }
    if context.options[CommonOptions.json] {
      try context.output.writeJSON { line in
        line.add("uid", event.uid)
        line.add("calendar", calendar.name)
      }
    } else {
      try context.output.writeLine("\(event.uid)  \(title) (in \(calendar.name))".printable)
    }
    return .done
  }

  private static func event(_ title: String, _ change: EventChange, at now: Instant) -> Event {
    var event = Event(
      uid: UUID().uuidString.lowercased(),
      schedule: EventSchedule(start: .date(now.utc.day), stamp: now), summary: title)
    event.created = now
    event.lastModified = now
    change.apply(to: &event)
    if let rules = change.rules, !rules.isEmpty {
      event.schedule.recurrence = EventSchedule.Recurrence(rules: rules)
    }
    return event
  }

  /// The own calendar of a name, or the one for what has none.
  private static func calendar(
    _ name: String?, _ edit: inout DaybookEdit
  ) throws -> DaybookCalendar {
    let calendars = try edit.calendars()
    guard let name else {
      if let own = calendars.first(where: \.isOwn) { return own }
      let isTaken = calendars.contains { $0.name.lowercased() == "personal" }
      return try edit.createCalendar(name: isTaken ? "My events" : "Personal")
    }
    guard let match = calendars.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return try edit.createCalendar(name: name)
    }
    guard match.isOwn else {
      throw CommandError.failure(
        .no, problem: "\(match.name) was imported: the next refresh would take the event out",
        remedy: "name a calendar of your own, or a new one")
    }
    return match
  }
}
