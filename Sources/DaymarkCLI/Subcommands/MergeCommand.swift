import ICalendar

/// `daymark merge FILE... -o OUT`.
struct MergeCommand: Subcommand {
  static let name = ValueOption(
    "name", value: "TEXT", help: "what the calendar is called (default: as the first file says)")

  let name = "merge"
  let summary = "put calendars together into one"
  let description = [
    "Writes one calendar of everything in all files: events, to-dos, journals and what else "
      + "there is, each with its lines as they came, and each time zone once.",
    "What several files have is taken once, in its newest version: by SEQUENCE, then by "
      + "DTSTAMP, then by LAST-MODIFIED. --verbose says what was decided. Different events "
      + "of one UID are kept both, and reported.",
  ]
  let usages = ["FILE... [--name TEXT] [-o OUTPUT]"]
  let options: [any OptionDeclaration] =
    [CommonOptions.output, name, CommonOptions.verbose, CommonOptions.quiet]
    + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark merge work.ics home.ics -o all.ics", "both calendars in one file")
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let merged = CalendarStore.merge(
      try context.readCalendars(context.inputFiles()), name: context.options[Self.name]?.text)
    context.report(merged.diagnostics)
    let output = PiecewiseOutput(OutputFile(context.options[CommonOptions.output] ?? "-"))
    merged.write { output.write($0) }
    try output.finish()
    return .done
  }
}
