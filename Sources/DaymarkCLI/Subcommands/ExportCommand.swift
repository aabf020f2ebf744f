import CalendarModel
import Daybook
import ICalendar

/// `daymark export INPUT -o OUT`.
struct ExportCommand: Subcommand {
  static let name = ValueOption(
    "name", value: "TEXT", help: "what the calendar of marked days is called")

  let name = "export"
  let summary = "write marked days, or some events, as a calendar"
  let description = [
    "Makes a calendar of a table of marked days, in CSV or JSON, with the columns day (or "
      + "start and end, the last day), note, mood, color, sticker and tags. The same days "
      + "always give the same file.",
    "From a calendar, takes the events that --from, --to and --match choose: whole series, "
      + "with what was changed in them and the time zones that they need.",
  ]
  let usages = [
    "TABLE.csv|TABLE.json [-o OUTPUT.ics]",
    "CALENDAR.ics [--from TIME] [--to TIME] [--match TEXT] [-o OUTPUT.ics]",
  ]
  let options: [any OptionDeclaration] = [
    CommonOptions.output, name, CommonOptions.from, CommonOptions.to, ListCommand.match,
    CommonOptions.zone, CommonOptions.verbose, CommonOptions.quiet,
  ]
  let examples = [
    HelpExample("daymark export days.csv -o days.ics", "marked days for any calendar"),
    HelpExample(
      "daymark export work.ics --from 2026-12-01 --to 2027-01-01 -o december.ics",
      "the events of December"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let argument = context.options.positionals.first,
      context.options.positionals.count == 1
    else {
      throw CommandError.usage(
        "export takes one file", remedy: "name a table of days, a calendar, or -")
    }
    let input = InputFile(argument)
    let bytes = try input.read()
    let isCalendar = Self.isCalendar(bytes, name: input.name)
    let output = OutputFile(context.options[CommonOptions.output] ?? "-")
    return isCalendar
      ? try exportEvents(bytes, input.name, to: output, context)
      : try exportMarks(bytes, input.name, to: output, context)
  }

  private func exportMarks(
    _ bytes: [UInt8], _ file: String, to output: OutputFile, _ context: CommandContext
  ) throws -> CommandStatus {
    for option in [CommonOptions.from, CommonOptions.to, ListCommand.match]
    where context.options[option] != nil {
      throw CommandError.usage(
        "--\(option.option.name) is for calendars", remedy: "leave it out for a table of days")
    }
    let table = try DayTable.read(bytes, file: file)
    context.report(table.diagnostics)
    guard !table.marks.isEmpty else { return nothing(in: file, "no day", context) }
    let calendar = try MarkExport.calendar(
      marks: table.marks, name: context.options[Self.name]?.text ?? "Marked days",
      daybook: DaybookIdentity(id: "table"))
    try output.write(calendar)
    return .done
  }

  private func exportEvents(
    _ bytes: [UInt8], _ name: String, to output: OutputFile, _ context: CommandContext
  ) throws -> CommandStatus {
    let zone = try context.zone()
    let window = try window(zone, context)
    let file = try CalendarFile(bytes, file: name)
    context.report(file.diagnostics)
    let matcher = context.options[ListCommand.match].map { TextMatcher($0.text) }
    let selection = file.selection(in: window, zone: zone) { event in
      matcher?.matches(event) ?? true
    }
    guard !selection.isEmpty else { return nothing(in: name, "no event", context) }
    try output.write(file.serialized(selection))
    return .done
  }

  private func nothing(
    in file: String, _ what: String, _ context: CommandContext
  ) -> CommandStatus {
    context.errors.writeLine(
      "daymark: \(file): \(what) to export; check the file, --from, --to and --match")
    return .no
  }

  /// The time asked for; nil when neither end is given.
  private func window(
    _ zone: TimeZoneTable, _ context: CommandContext
  ) throws(CommandError) -> Range<Instant>? {
    func time(_ option: ValueOption, or fallback: Day?) throws(CommandError) -> InstantArgument? {
      guard let argument = context.options[option] else { return fallback.map { .day($0) } }
      return try InstantArgument(
        argument, option: "--\(option.option.name)", now: context.environment.now, zone: zone)
    }
    guard context.options[CommonOptions.from] != nil || context.options[CommonOptions.to] != nil,
      let from = try time(CommonOptions.from, or: Day(year: 1, month: 1, day: 1)),
      let to = try time(CommonOptions.to, or: Day(year: 9999, month: 12, day: 31))
    else { return nil }
    return try TimeWindow.window(from: from, to: to, zone: zone)
  }

  /// Whether the input is a calendar rather than a table: by its ending, else by its first
  /// words.
  private static func isCalendar(_ bytes: [UInt8], name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if ["ics", "ical", "icalendar", "ifb", "vcs"].contains(ending) { return true }
    if ["csv", "json", "jsonl", "tsv", "ndjson"].contains(ending) { return false }
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).uppercased()
    return head.contains("BEGIN:VCALENDAR") || head.contains("BEGIN:VEVENT")
  }
}
