import CalendarModel
import Daybook
import Envelope
import ICalendar

/// `daymark export FILE`.
struct ExportCommand: Subcommand {
  static let name = ValueOption(
    "name", value: "TEXT", help: "what the calendar of marked days is called")

  let name = "export"
  let summary = "write marked days, or some events, as a calendar"
  let description = [
    "Makes a calendar of a table of marked days, in CSV or JSON, with the columns day (or "
      + "start and end, the last day), note, mood, color, sticker and tags. The same days "
      + "in a file of the same name always give the same calendar.",
    "From a calendar, takes the events that --from, --to and --match choose: whole series, "
      + "with what was changed in them and the time zones that they need. The exit status is "
      + "1 when there is nothing to export; no file is written then.",
  ]
  let usages = [
    "TABLE [--name TEXT] [-o OUTPUT]",
    "CALENDAR [--from TIME] [--to TIME] [--match TEXT] [-o OUTPUT]",
  ]
  let options: [any OptionDeclaration] =
    [
      CommonOptions.output, name, CommonOptions.from, CommonOptions.to, EventFilter.match,
      CommonOptions.zone, CommonOptions.verbose, CommonOptions.quiet,
    ] + EventChoice.options + InputOptions.all
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
    let input = try InputFile(parsing: argument)
    let bytes = try input.readUnlessFolder()
    let calendar =
      bytes.map { Self.isCalendar($0, name: input.name) } ?? true
      ? try events(in: bytes, input, context) : try marks(in: bytes ?? [], input, context)
    guard let calendar else { return .no }
    try OutputFile(context.options[CommonOptions.output] ?? "-").write(calendar)
    return .done
  }

  /// The marked days of a table as a calendar; nil, with a remark, where it has none.
  private func marks(
    in bytes: [UInt8], _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8]? {
    try refuse(
      [CommonOptions.from, CommonOptions.to, EventFilter.match] + EventChoice.options,
      "a calendar", context)
    if let error = CommandError.noTable(in: input.name, ContentKind(bytes)) { throw error }
    let table = try DayTable.read(bytes, file: input.name)
    context.report(table.diagnostics)
    guard !table.marks.isEmpty else {
      guard !table.diagnostics.contains(where: { $0.severity == .error }) else {
        throw CommandError.failure(
          .unreadableData, problem: "\(input.name): none of its rows can be read",
          remedy: "give each a day such as 2026-12-24")
      }
      context.remark("\(input.name): no marked day to export; add a row to the table")
      return nil
    }
    return try MarkExport.calendar(
      marks: table.marks, name: context.options[Self.name]?.text ?? input.title ?? "Marked days",
      daybook: Self.daybook(of: input))
  }

  /// Whose marks they are, as far as a table says: its name without folders and ending, so
  /// that two tables of one person do not give their days the same UIDs.
  private static func daybook(of input: InputFile) -> DaybookIdentity {
    guard !input.argument.isDash else { return DaybookIdentity(id: "table") }
    let name = input.name.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return DaybookIdentity(id: String(stem.isEmpty ? name : stem))
  }

  /// The events that are asked for; nil, with a remark, where there are none.
  private func events(
    in bytes: [UInt8]?, _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8]? {
    try refuse([Self.name], "a table of days", context)
    let zone = try context.zone()
    let window = try TimeWindow(context, zone: zone).instants()
    let filter = try EventFilter(context.options)
    let choice = try EventChoice(context.options)
    let loaded = try input.calendars(in: bytes, context.importOptions)
    context.report(loaded.allDiagnostics)
    let found = try choice.applied(to: loaded.files)
      .map { (file: $0, events: $0.selection(in: window, zone: zone, where: filter.accepts)) }
      .filter { !$0.events.isEmpty }
    guard let first = found.first else {
      let isChosen = window != nil || filter.isActive || !choice.isEmpty
      context.remark(
        "\(input.name): no event to export"
          + (isChosen
            ? "; choose others by --from, --to and --match"
              + (choice.isEmpty ? "" : ", or without --hide") : ""))
      return nil
    }
    if found.count == 1 {
      return try valid(first.file.serialized(first.events), input, context)
    }
    let merged = CalendarStore.merge(
      try found.map { CalendarStore(try $0.file.selected($0.events)) })
    context.report(merged.diagnostics)
    return try valid(merged.bytes, input, context)
  }

  /// The calendar without faults that its lines came with.
  private func valid(
    _ bytes: [UInt8], _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8] {
    let repair = try CalendarFile(bytes, file: input.name).repaired()
    if !repair.changes.isEmpty {
      let count = repair.changes.count
      context.remark(
        "\(input.name): \(count == 1 ? "1 fault" : "\(count) faults") mended in what is "
          + "exported; daymark check tells of them")
    }
    return repair.bytes
  }

  /// Refuses options that would have no effect.
  private func refuse(
    _ options: [any OptionDeclaration], _ what: String, _ context: CommandContext
  ) throws(CommandError) {
    for option in options
    where context.options.values[option.option.name]?.isEmpty == false {
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
    switch ContentKind(bytes) {
    case .calendar, .zip, .gzip, .utf16: return true
    case .other:
      // A message or a box of messages.
      return (try? OpenedEnvelope(unwrapping: bytes, name: name))?.parts.first?.title != nil
    default: return false
    }
  }
}
