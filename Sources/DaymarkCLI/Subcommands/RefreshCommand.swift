import CalendarModel
import Daybook
import ICalendar

/// `daymark refresh [NAME...]`.
struct RefreshCommand: Subcommand {
  let name = "refresh"
  let summary = "read calendars of the daybook from their files again"
  let description = [
    "Reads the calendars named, or all that came from a file, again from there, and says what is "
      + "new, what changed and what is gone; DTSTAMP alone is no change. One whose file cannot be "
      + "read stays as it is: that is reported, and the exit status tells it."
  ]
  let usages = ["[NAME...] [OPTION]..."]
  let options: [any OptionDeclaration] =
    [
      DaybookOptions.daybook, CommonOptions.json, CommonOptions.color, CommonOptions.verbose,
      CommonOptions.quiet,
    ] + InputOptions.all
  let examples = [
    HelpExample("daymark refresh", "all of them"),
    HelpExample("daymark refresh Work \"Holidays in Austria\"", "these two"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let daybook = try context.openDaybookWithCalendars()
    let all = try daybook.calendars()
    let names = context.options.positionals
    let chosen =
      names.isEmpty
      ? all.filter { $0.source != nil } : try context.namedCalendars(names, among: all)
    guard !chosen.isEmpty else {
      context.remark("no calendar of the daybook came from a file")
      return .done
    }
    var status = CommandStatus.done
    var readings: [(id: Int, files: [CalendarFile])] = []
    for calendar in chosen {
      do {
        readings.append((calendar.id, try Self.read(calendar, context)))
      } catch {
        let error = CommandError(error)
        if status == .done { status = error.status }
        if let line = error.line { context.errors.writeLine(line) }
      }
    }
    let command = (["refresh"] + names.map(\.text)).joined(separator: " ")
    let arrivals = try daybook.change(command, at: context.environment.now) { edit in
      var arrivals: [CalendarArrival] = []
      for reading in readings {
        // Somebody else may have removed it meanwhile.
        guard let refresh = try edit.refreshCalendar(reading.id, with: reading.files),
          let calendar = try edit.calendars().first(where: { $0.id == reading.id })
        else { continue }
        arrivals.append(
          refresh.isEmpty ? .unchanged(calendar) : .refreshed(calendar, refresh))
      }
      return arrivals
    }
    let report = CalendarArrivalReport(context)
    for arrival in arrivals { try report.write(arrival) }
    return status
  }

  /// The files of a calendar as they are now.
  private static func read(
    _ calendar: DaybookCalendar, _ context: CommandContext
  ) throws -> [CalendarFile] {
    guard let source = calendar.source else {
      throw CommandError.failure(
        .no, problem: "\(calendar.name) did not come from a file",
        remedy: calendar.isOwn
          ? "its events are made with daymark new" : "import it once more, from a file")
    }
    let input = InputFile(Argument(source.path))
    let bytes = try input.readUnlessFolder()
    let loaded = try input.calendars(in: bytes, context.importOptions)
    context.report(loaded.allDiagnostics)
    let found = ArrivingCalendar.all(in: loaded, of: input, isFolder: bytes == nil)
    guard let match = try found.compactMap({ try $0.part(from: source) }).first else {
      throw CommandError.failure(
        .noInput, problem: "\(source.text): no such calendar in it any more",
        remedy: "\(calendar.name) stays as it is; daymark remove takes it out")
    }
    return match.files
  }
}
