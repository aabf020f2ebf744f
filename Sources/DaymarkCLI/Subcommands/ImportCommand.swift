import CalendarModel
import Daybook
import ICalendar

/// `daymark import FILE... [--into TARGET]`.
struct ImportCommand: Subcommand {
  static let into = ValueOption(
    "into", value: "TARGET",
    help: "bring events into TARGET instead: a calendar file, or a folder with one file an event "
      + "(vdir)")
  static let dryRun = FlagOption("dry-run", help: "show what would be done, and write nothing")

  let name = "import"
  let summary = "bring marked days and calendars into the daybook, or into another calendar"
  let description = [
    "Brings tables of marked days (CSV, JSON), and the marks that daymark export wrote into a "
      + "calendar, into the daybook, which is made where there is none. A mark that is there "
      + "already is changed where it differs; a second import of the same files changes nothing. "
      + "Rows without an id are known by their days, and never change marks of another origin.",
    "With --into, brings events into another calendar, which is made where it is not there; a "
      + "name with / at its end is a folder. Of two versions of one event the newer holds: by "
      + "SEQUENCE, then by DTSTAMP. Invitations, answers and cancellations (METHOD) do to the "
      + "target what they ask for.",
    "Says what is new, what changes, and what is skipped and why. The exit status is 1 when "
      + "nothing in the files can be brought in.",
  ]
  let usages = ["FILE... [--dry-run] [--json]", "FILE... --into TARGET [--dry-run] [--json]"]
  let options: [any OptionDeclaration] =
    [
      into, dryRun, DaybookOptions.daybook, CommonOptions.json, CommonOptions.color,
      CommonOptions.verbose, CommonOptions.quiet,
    ] + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark import days.csv --dry-run", "what is in it"),
    HelpExample("daymark import days.csv", "bring it into the daybook"),
    HelpExample("daymark import invitation.ics --into work.ics", "bring it into a calendar"),
    HelpExample(
      "daymark import *.ics --into ~/calendars/work/ --dry-run", "what would change in a folder"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let target = context.options[Self.into] else { return try intoDaybook(context) }
    guard context.options[DaybookOptions.daybook] == nil else {
      throw CommandError.usage("--into and --daybook are two targets", remedy: "leave one out")
    }
    return try into(ImportTarget(target, context), context)
  }

  private func into(_ target: ImportTarget, _ context: CommandContext) throws -> CommandStatus {
    let files = try context.readCalendars(context.inputFiles())
    var work = CalendarImport(into: target.store, destination: target.destination)
    for file in files { work.add(file) }
    // Written first: what is said to be done is done.
    let isWritten = !context.options[Self.dryRun]
    let count = isWritten ? try target.write(work.target) : 0
    if context.options[CommonOptions.json] {
      for change in work.changes {
        try context.output.writeJSON { ImportedChangeJSON(change).write(to: &$0) }
      }
    } else {
      try ImportReport(work.changes, context).write()
    }
    if isWritten {
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

  private func intoDaybook(_ context: CommandContext) throws -> CommandStatus {
    let files = try context.inputFiles()
    let inputs = try DaybookInputs(files, context)
    context.report(inputs.diagnostics)
    let changes =
      context.options[Self.dryRun]
      ? try preview(inputs, context) : try bringIn(inputs, files, context)
    try MarkImportReport(changes, context).write()
    for calendar in inputs.calendars {
      context.remark(
        "\(calendar.document.file): its events are no marks; --into brings them into a calendar")
    }
    return changes.isEmpty ? .no : .done
  }

  private func preview(
    _ inputs: DaybookInputs, _ context: CommandContext
  ) throws -> [MarkImport.Change] {
    let daybook = try context.openDaybookIfThere(mayBeMade: true)
    return try MarkImport.plan(inputs.sources) { try daybook?.mark(id: $0) }
  }

  private func bringIn(
    _ inputs: DaybookInputs, _ files: [InputFile], _ context: CommandContext
  ) throws -> [MarkImport.Change] {
    // A daybook is not made for nothing.
    guard !inputs.sources.isEmpty else { return [] }
    let names = files.map(\.name)
    let command =
      "import " + names.prefix(3).joined(separator: " ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let daybook = try context.openDaybook(.create)
    return try daybook.change(command, at: context.environment.now) { edit in
      let plan = try Self.plan(inputs.sources, edit)
      return try MarkImport.apply(plan, to: &edit)
    }
  }

  private static func plan(
    _ sources: [MarkImport.Source], _ edit: borrowing DaybookEdit
  ) throws -> [MarkImport.Change] {
    try MarkImport.plan(sources) { try edit.mark(id: $0) }
  }
}
