import CalendarModel
import ICalendar

/// `daymark import FILE... [--into TARGET]`.
struct ImportCommand: Subcommand {
  static let into = ValueOption(
    "into", value: "TARGET",
    help: "bring it into TARGET: a calendar file, or a folder with one file an event (vdir)")
  static let dryRun = FlagOption("dry-run", help: "show what --into would do, and write nothing")

  let name = "import"
  let summary = "preview calendars, and bring them into another"
  let description = [
    "Shows what the files hold: what is new, what would replace what, and what is skipped and "
      + "why. Nothing is written unless --into names a target, which is made where it is not "
      + "there; a name with / at its end is a folder.",
    "Of two versions of one event the newer holds: by SEQUENCE, then by DTSTAMP. Invitations, "
      + "answers and cancellations (METHOD) do to the target what they ask for. A second "
      + "import of the same files changes nothing.",
    "The exit status is 1 when nothing in the files can be brought in.",
  ]
  let usages = ["FILE... [--json]", "FILE... --into TARGET [--dry-run] [--json]"]
  let options: [any OptionDeclaration] =
    [
      into, dryRun, CommonOptions.json, CommonOptions.color, CommonOptions.verbose,
      CommonOptions.quiet,
    ] + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark import invitation.ics", "what is in it"),
    HelpExample("daymark import invitation.ics --into work.ics", "bring it into a calendar"),
    HelpExample(
      "daymark import *.ics --into ~/calendars/work/ --dry-run", "what would change in a folder"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let target = try context.options[Self.into].map { try ImportTarget($0, context) }
    guard target != nil || !context.options[Self.dryRun] else {
      throw CommandError.usage(
        "--dry-run is for --into", remedy: "leave it out: nothing is written")
    }
    let files = try context.readCalendars(context.inputFiles())
    var work = CalendarImport(
      into: target?.store ?? CalendarStore(), destination: target?.destination ?? .calendarPerUID)
    for file in files { work.add(file) }
    // Written first: what is said to be done is done.
    let isWritten = target != nil && !context.options[Self.dryRun]
    var count = 0
    if let target, isWritten { count = try target.write(work.target) }
    if context.options[CommonOptions.json] {
      for change in work.changes {
        try context.output.writeJSON { ImportedChangeJSON(change).write(to: &$0) }
      }
    } else {
      try ImportReport(work.changes, context).write()
    }
    if let target, isWritten {
      context.remark(
        count == 0
          ? "\(target.name): nothing to change"
          : "\(target.name): written" + (count > 1 ? ", \(count) files" : ""))
    }
    let isUseful = work.changes.contains { change in
      ![.unmatched, .request, .unreadable].contains(change.action)
    }
    return isUseful ? .done : .no
  }
}
