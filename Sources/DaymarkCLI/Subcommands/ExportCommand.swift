import CalendarModel
import Daybook
import Envelope
import ICalendar

/// `daymark export FILE`.
struct ExportCommand: Subcommand {
  let name = "export"
  let summary = "write marked days, or some events, as a calendar"
  let description = [
    "Makes a calendar of a table of marked days, in CSV or JSON, with the columns day (or "
      + "start and end, the last day), note, mood, color, sticker and tags. The same days "
      + "in a file of the same name always give the same calendar. --map says which columns "
      + "they are where they have other names; exports of Daylio and Pixels are known; --query "
      + "takes the table out of a SQLite database. --for tells what the program that is to "
      + "read it will drop or change.",
    "From a calendar, takes the events that --from, --to and --match choose: whole series, "
      + "with what was changed in them and the time zones that they need. The exit status is "
      + "1 when there is nothing to export; no file is written then.",
  ]
  let usages = [
    "TABLE [--from DAY] [--to DAY] [--tag TAG] [--as KIND] [--for TARGET] [-o OUTPUT]",
    "CALENDAR [--from TIME] [--to TIME] [--match TEXT] [-o OUTPUT]",
  ]
  let options: [any OptionDeclaration] =
    [
      CommonOptions.output, CommonOptions.from, CommonOptions.to, EventFilter.match,
      CommonOptions.zone, CommonOptions.verbose, CommonOptions.quiet,
    ] + TableOptionGroup.all + MarkChoice.options + MarkExportArguments.options
    + EventChoice.options
    + InputOptions.all
  let examples = [
    HelpExample("daymark export days.csv -o days.ics", "marked days for any calendar"),
    HelpExample(
      "daymark export days.csv --for google --merge-runs -o days.ics",
      "for Google Calendar, days in a row as one event"),
    HelpExample(
      "daymark export work.ics --from 2026-12-01 --to 2027-01-01 -o december.ics",
      "the events of December"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard context.options.positionals.count <= 1 else {
      throw CommandError.usage(
        "export takes one file", remedy: "name a table of days, a calendar, or -")
    }
    guard let argument = context.options.positionals.first else {
      return try exportMarks(from: nil, context)
    }
    let input = try InputFile(parsing: argument)
    guard context.options[TableOptionGroup.query] == nil else {
      return try exportMarks(from: (input, []), context)
    }
    let bytes = try input.readUnlessFolder()
    guard bytes.map({ Self.isCalendar($0, name: input.name) }) ?? true else {
      return try exportMarks(from: (input, bytes ?? []), context)
    }
    guard let calendar = try events(in: bytes, input, context) else { return .no }
    try OutputFile(context.options[CommonOptions.output] ?? "-").write(calendar)
    return .done
  }

  /// Refuses options that would have no effect.
  func refuse(
    _ options: [any OptionDeclaration], _ what: String, _ context: CommandContext
  ) throws(CommandError) {
    for option in options
    where context.options.values[option.option.name]?.isEmpty == false
      || context.options.flags.contains(option.option.name)
    {
      throw .usage(
        "--\(option.option.name) is for \(what), which the input is not", remedy: "leave it out")
    }
  }

  /// Whether the input is a calendar rather than a table: by its ending, else by its
  /// beginning.
  private static func isCalendar(_ bytes: [UInt8], name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if ["ics", "ical", "icalendar", "ifb", "vcs", "zip", "eml"].contains(ending) { return true }
    if ["csv", "json", "jsonl", "tsv", "ndjson"].contains(ending) { return false }
    if InputFile.isDatabase(bytes) { return false }
    switch ContentKind(bytes) {
    case .calendar, .zip, .gzip, .utf16: return true
    case .other:
      // A message or a box of messages.
      return (try? OpenedEnvelope(unwrapping: bytes, name: name))?.parts.first?.title != nil
    default: return false
    }
  }
}
