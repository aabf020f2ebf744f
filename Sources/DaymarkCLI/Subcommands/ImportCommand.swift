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
    "Brings tables of marked days (CSV, JSON, or what --query finds in a SQLite database), the "
      + "marks that daymark export wrote into a calendar, and calendars into the daybook, which is "
      + "made where there is none. A mark that is there "
      + "already is changed where it differs; a second import of the same files changes nothing. "
      + "Rows without an id are known by their days, and never change marks of another origin.",
    "A calendar, or a folder of .ics files, becomes a calendar of the daybook; a file with several "
      + "names of calendars one for each, unless FILE:name=NAME gives them one. From where it was "
      + "read before it is read again, as daymark refresh does. An invitation, answer or "
      + "cancellation (METHOD) changes the calendar that holds its event, or goes into an own "
      + "one.",
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
      CommonOptions.verbose, CommonOptions.quiet, CommonOptions.zone,
    ] + TableOptionGroup.all + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark import days.csv --dry-run", "what is in it"),
    HelpExample("daymark import days.csv", "bring it into the daybook"),
    HelpExample("daymark import holidays.ics", "a calendar, for daymark month and others"),
    HelpExample(
      "daymark import app.sqlite --query 'SELECT day, text AS note FROM entry'",
      "what another program keeps"),
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
    var files = try context.readCalendars(context.inputFiles())
    var work = CalendarImport(into: target.store, destination: target.destination)
    files.releaseEach { work.add($0) }
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
    var inputs = try DaybookInputs(files, context)
    context.report(inputs.diagnostics)
    let hasCalendars = !inputs.calendars.isEmpty
    let result = try context.working("Writing the daybook") {
      try bringIn(&inputs, files, context)
    }
    if !result.marks.isEmpty || !hasCalendars {
      try MarkImportReport(result.marks, context).write()
    }
    try Self.report(result.calendars, context)
    return result.marks.isEmpty && !result.calendars.isUseful ? .no : .done
  }

  /// What an import did, or would do.
  private struct Result {
    var marks: [MarkImport.Change] = []
    var calendars = CalendarResult()
  }

  /// What was done only to be seen: thrown, so that nothing of it stays.
  private struct Preview: Error {
    let result: Result
  }

  private func bringIn(
    _ inputs: inout DaybookInputs, _ files: [InputFile], _ context: CommandContext
  ) throws -> Result {
    // A daybook is not made for nothing.
    guard !inputs.sources.isEmpty || !inputs.calendars.isEmpty else { return Result() }
    let names = files.map(\.name)
    let command =
      "import " + names.prefix(3).joined(separator: " ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let isPreview = context.options[Self.dryRun]
    func change(_ daybook: Daybook) throws -> Result {
      try daybook.change(command, at: context.environment.now) { edit in
        var result = Result()
        let plan = try Self.plan(inputs.sources, edit)
        result.marks = isPreview ? plan : try MarkImport.apply(plan, to: &edit)
        result.calendars = try Self.bringIn(inputs.takeCalendars(), &edit)
        if isPreview { throw Preview(result: result) }
        return result
      }
    }
    guard isPreview else { return try change(try context.openDaybook(.create)) }
    do {
      return try Self.withPreviewDaybook(context, change)
    } catch let preview as Preview {
      return preview.result
    }
  }

  private static func plan(
    _ sources: [MarkImport.Source], _ edit: borrowing DaybookEdit
  ) throws -> [MarkImport.Change] {
    try MarkImport.plan(sources) { try edit.mark(id: $0) }
  }
}
