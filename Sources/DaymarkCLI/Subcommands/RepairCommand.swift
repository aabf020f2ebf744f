import CalendarModel
import ICalendar

/// `daymark repair FILE -o FILE`.
struct RepairCommand: Subcommand {
  let name = "repair"
  let summary = "write a valid calendar, and say what had to change"
  let description = [
    "Writes the calendar without the errors that daymark check finds, and tells of each change "
      + "on standard error. Everything takes place when it did before.",
    "Nothing is lost: a line that has no valid form becomes the text of X-DAYMARK-UNREAD, a "
      + "component that has none gets X-DAYMARK- before its name.",
    "The output may be the file itself: it is replaced as a whole, at the end.",
  ]
  let usages = ["FILE -o OUTPUT"]
  let options: [any OptionDeclaration] = [
    CommonOptions.output, CommonOptions.color, CommonOptions.quiet,
  ]
  let examples = [
    HelpExample("daymark repair broken.ics -o sound.ics", "a valid copy"),
    HelpExample("daymark repair work.ics -o work.ics", "the file itself, made valid"),
    HelpExample("daymark repair broken.ics -o - | less", "only to look at it"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let argument = context.options.positionals.first,
      context.options.positionals.count == 1
    else {
      throw CommandError.usage("repair takes one file", remedy: "name a calendar, or -")
    }
    guard let output = context.options[CommonOptions.output] else {
      throw CommandError.usage(
        "repair needs to know where to write", remedy: "add -o OUTPUT; - is standard output")
    }
    let input = try InputFile(parsing: argument)
    var loaded = try context.reading(input) { try $0.loadCalendars(ImportOptions()) }
    context.report(loaded.diagnostics)
    guard loaded.files.count == 1, let file = loaded.files.popLast() else {
      throw CommandError.usage(
        "\(input.name) holds \(loaded.files.count) calendars, and repair takes one",
        remedy: "daymark merge makes one of them")
    }
    context.progress.show("Repairing \(input.shortName)")
    let repair = (consume file).repaired()
    context.progress.clear()
    if !context.options[CommonOptions.quiet] {
      DiagnosticReport(detail: .verbose, terminal: context.errorTerminal)
        .write(repair.changes, to: context.errors)
    }
    try OutputFile(output).write(repair.bytes)
    let count = repair.changeCount
    context.remark(
      "\(input.name): "
        + (count == 0
          ? "nothing had to change" : count == 1 ? "1 change made" : "\(count) changes made"))
    return .done
  }
}
