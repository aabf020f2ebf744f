import CalendarModel
import Daybook
import ICalendar

extension ExportCommand {
  /// Writes marks as a calendar, and what belongs to it.
  ///
  /// - Parameter table: a table of marked days; nil for the daybook.
  func exportMarks(
    from table: (input: InputFile, bytes: [UInt8])?, _ context: CommandContext
  ) throws -> CommandStatus {
    try refuse(Self.eventOptions, "a calendar", context)
    let choice = try MarkChoice(context)
    return try export(try marks(from: table, choice, context), choice, context)
  }

  /// Writes the marks of a source.
  func export(
    _ source: MarkSource, _ choice: MarkChoice, _ context: CommandContext
  ) throws -> CommandStatus {
    let arguments = try MarkExportArguments(context.options)
    var deleted: [DeletedMark] = []
    if arguments.deletions != nil {
      guard let all = source.deleted else {
        throw CommandError.usage(
          "--with-deletions is for a daybook; \(source.name) knows no deleted marks",
          remedy: "leave it out")
      }
      deleted = all.filter(choice.accepts)
    }
    if source.marks.isEmpty {
      context.remark(
        "\(source.name): no marked day to export; "
          + (choice.isActive
            ? "choose others by --from, --to, --tag, --mood and --match" : source.remedy))
      guard !deleted.isEmpty else { return .no }
    }
    try write(source.marks, deleted: deleted, of: source, arguments, context)
    return .done
  }

  /// The marks that are asked for: those of a table or, where no file is named, the daybook's.
  private func marks(
    from table: (input: InputFile, bytes: [UInt8])?, _ choice: MarkChoice,
    _ context: CommandContext
  ) throws -> MarkSource {
    guard let table else { return try marks(ofDaybook: choice, context) }
    let name = table.input.name
    let read = try table.input.dayTable(in: table.bytes, context)
    if read.marks.isEmpty, read.diagnostics.contains(where: { $0.severity == .error }) {
      throw CommandError.noRow(of: name)
    }
    return MarkSource(
      name: name, marks: read.marks.filter(choice.filter.accepts), deleted: nil,
      daybook: Self.daybook(of: table.input), title: table.input.title ?? "Marked days",
      remedy: "add a row to the table")
  }

  private func marks(
    ofDaybook choice: MarkChoice, _ context: CommandContext
  ) throws -> MarkSource {
    try refuse(InputOptions.all, "a calendar", context)
    try refuse(TableOptionGroup.all, "a table of days", context)
    let title = "Marked days"
    let remedy = "mark one with daymark mark"
    guard let daybook = try context.openDaybookIfThere() else {
      // Nothing is written then, in nobody's name.
      return MarkSource(
        name: "the daybook", marks: [], deleted: [], daybook: DaybookIdentity(id: ""),
        title: title, remedy: remedy)
    }
    return MarkSource(
      name: daybook.path, marks: try daybook.marks(choice.filter),
      deleted: try daybook.deletedMarks(in: choice.filter.days), daybook: daybook.identity,
      title: title, remedy: remedy)
  }

  /// Writes the files: what a calendar refers to before the calendar itself.
  private func write(
    _ marks: [Mark], deleted: [DeletedMark], of source: MarkSource,
    _ arguments: MarkExportArguments, _ context: CommandContext
  ) throws {
    var options = MarkExportOptions(
      daybook: source.daybook, name: arguments.name ?? source.title, target: arguments.target,
      form: arguments.form, days: arguments.days)
    var folder: PictureFolder?
    switch arguments.pictures {
    case .embedded: break
    case .omitted: options.pictures = .omitted
    case .linked(let path, let base):
      let place = PictureFolder(path)
      options.pictures = .linked(base: try base ?? place.address())
      folder = place
    }
    let result = try MarkExport.calendar(marks: marks, options: options)
    try folder?.write(result.pictures)
    var notes = result.notes
    if let path = arguments.deletions {
      let cancelled = try MarkExport.cancellations(of: deleted, options: options)
      notes += cancelled.notes
      try write(cancelled, to: path, for: arguments.target, context)
    }
    for note in notes { context.remark("\(note)") }
    guard !marks.isEmpty else { return }
    try OutputFile(context.options[CommonOptions.output] ?? "-").write(result.bytes)
  }

  /// Writes cancellations into one file, or into one each, numbered from 1, for a target that
  /// reads no more than one calendar of a file.
  private func write(
    _ cancelled: MarkCancellations, to path: Argument, for target: ExportTarget,
    _ context: CommandContext
  ) throws {
    let count = cancelled.calendars.count
    guard count > 0 else {
      context.remark("no mark was deleted: \(path.text) is not written")
      return
    }
    if target.readsOneCalendarAFile, count > 1 {
      for (index, calendar) in cancelled.calendars.enumerated() {
        guard let each = path.sibling("-\(index + 1).ics") else { continue }
        try OutputFile(each).write(calendar)
      }
      context.remark(
        "\(path.sibling("-1.ics")?.text ?? path.text) and on: \(count) files, each of which "
          + "cancels 1 entry")
    } else {
      try OutputFile(path).write(cancelled.bytes)
      context.remark(
        "\(path.text): cancels \(count == 1 ? "1 entry" : "\(count) entries")")
    }
  }

  /// Whose marks they are, as far as a table says: its name without folders and ending, so
  /// that two tables of one person do not give their days the same UIDs.
  private static func daybook(of input: InputFile) -> DaybookIdentity {
    guard !input.argument.isDash else { return DaybookIdentity(id: "table") }
    let name = input.name.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return DaybookIdentity(id: String(stem.isEmpty ? name : stem))
  }
}
