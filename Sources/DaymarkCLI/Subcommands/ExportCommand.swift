import CalendarModel
import Daybook
import ICalendar

/// `daymark export FILE`.
struct ExportCommand: Subcommand {
  let name = "export"
  let summary = "write marked days, or some events, as a calendar"
  let description = [
    "Without a file, makes a calendar of the marked days of the daybook: each mark an event, "
      + "with the same UID at every export, and a higher SEQUENCE where it was changed.",
    "Makes the same of a table of marked days, in CSV or JSON, with the columns day (or "
      + "start and end, the last day), note, mood, color, sticker and tags. The same days "
      + "in a file of the same name always give the same calendar. --map says which columns "
      + "they are where they have other names; exports of Daylio and Pixels are known; --query "
      + "takes the table out of a SQLite database.",
    "--for tells what the program that is to read the calendar will drop or change.",
    "From a calendar, takes the events that --from, --to, --match, --uid, --category, --calendar "
      + "and --weekday choose: whole series, with what was changed in them and the time zones "
      + "that they need; or, with --flatten, the occurrences themselves, each as an event of its "
      + "own with the same UID at every export. A series without an end gives 1,000 occurrences "
      + "unless --to is there. The exit status is 1 when there is nothing to export; no file is "
      + "written then.",
    "Without a file, each of --uid, --category, --calendar, --weekday, --flatten, --hide and "
      + "--mask takes the events out of the calendars of the daybook, hidden ones left out.",
  ]
  let usages = [
    "[--from DAY] [--to DAY] [--tag TAG] [--as KIND] [--for TARGET] [-o OUTPUT]",
    "TABLE [--from DAY] [--to DAY] [--tag TAG] [--as KIND] [--for TARGET] [-o OUTPUT]",
    "CALENDAR [--from TIME] [--to TIME] [--match TEXT] [--flatten] [OPTION]... [-o OUTPUT]",
  ]
  let options: [any OptionDeclaration] =
    [
      CommonOptions.output, CommonOptions.from, CommonOptions.to, EventFilter.match,
      CommonOptions.zone, DaybookOptions.daybook, CommonOptions.verbose, CommonOptions.quiet,
    ] + MarkChoice.options + MarkExportArguments.options + TableOptionGroup.all
    + eventOptions + InputOptions.all
  let examples = [
    HelpExample("daymark export -o days.ics", "all marked days, for any calendar"),
    HelpExample("daymark export days.csv -o days.ics", "marked days for any calendar"),
    HelpExample(
      "daymark export days.csv --for google --merge-runs -o days.ics",
      "for Google Calendar, days in a row as one event"),
    HelpExample(
      "daymark export work.ics --from 2026-12-01 --to 2027-01-01 -o december.ics",
      "the events of December"),
    HelpExample(
      "daymark export choir.ics --weekday sat,sun --from 2026-12-01 --to 2027-01-01 --flatten",
      "the weekends of December, each an event of its own"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard context.options.positionals.count <= 1 else {
      throw CommandError.usage(
        "export takes one file", remedy: "name a table of days, a calendar, or -")
    }
    guard let argument = context.options.positionals.first else {
      guard isForEvents(context) else { return try exportMarks(from: nil, context) }
      return try write(eventsOfDaybook(context), context)
    }
    guard context.options[DaybookOptions.daybook] == nil else {
      throw CommandError.usage(
        "a file and --daybook are two things to export", remedy: "leave one out")
    }
    let input = try InputFile(parsing: argument)
    let isQuery = context.options[TableOptionGroup.query] != nil
    let bytes = isQuery ? [] : try input.readUnlessFolder()
    guard !isQuery, bytes.map({ InputKind($0, name: input.name) == .calendar }) ?? true else {
      return try exportMarks(from: (input, bytes ?? []), context)
    }
    return try write(events(in: bytes, input, context), context)
  }

  private func write(_ calendar: [UInt8]?, _ context: CommandContext) throws -> CommandStatus {
    guard let calendar else { return .no }
    try OutputFile(context.options[CommonOptions.output] ?? "-").write(calendar)
    return .done
  }

  /// Refuses options that would have no effect.
  func refuse(
    _ options: [any OptionDeclaration], _ what: String, _ context: CommandContext
  ) throws(CommandError) {
    for option in options
    where context.options.isGiven(option) {
      throw .usage(
        "--\(option.option.name) is for \(what), which the input is not", remedy: "leave it out")
    }
  }
}
