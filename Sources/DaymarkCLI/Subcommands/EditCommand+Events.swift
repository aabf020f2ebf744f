import CalendarModel
import Daybook
import FoundationEssentials
import ICalendar

extension EditCommand {
  /// `--only`.
  static let only = ValueOption(
    "only", value: "START", help: "of an event that recurs: the occurrence of this day or time")
  /// `--from`.
  static let from = ValueOption(
    "from", value: "START", help: "of an event that recurs: the occurrence, and all after it")
  /// `--title`.
  static let title = ValueOption("title", value: "TEXT", help: "of an event: another title")
  /// `--delete`.
  static let delete = FlagOption("delete", help: "of an event: take it out")

  /// The options for events.
  static let eventOptions: [any OptionDeclaration] =
    [title] + EventFields.options + [only, from, delete]

  /// Changes the event that the command line names.
  ///
  /// - Returns: nil where it names none, and has no option for one.
  func editEvent(_ context: CommandContext) throws -> CommandStatus? {
    let isDeletion = context.options[Self.delete]
    let hasOptions =
      isDeletion
      || Self.eventOptions.contains { option in
        context.options.values[option.option.name]?.isEmpty == false
      }
    if isDeletion,
      let other = ([Self.title] + EventFields.options).first(where: { option in
        context.options.values[option.option.name]?.isEmpty == false
      })
    {
      throw CommandError.usage(
        "--delete and --\(other.option.name) exclude each other", remedy: "give one of them")
    }
    guard let argument = context.options.positionals.first,
      context.options.positionals.count == 1, context.options[Self.form] == nil
    else {
      guard hasOptions else { return nil }
      throw CommandError.usage(
        "an event is named by its UID", remedy: "daymark list --json tells it")
    }
    let uid = argument.text
    guard let daybook = try hasOptions ? context.openDaybookWithCalendars() : Self.present(context),
      let calendar = try daybook.calendar(holding: uid)
    else {
      guard hasOptions else { return nil }
      throw CommandError.failure(
        .noInput, problem: "there is no event with the UID \(uid)",
        remedy: "daymark list --json tells those there are")
    }
    guard calendar.isOwn else {
      throw CommandError.failure(
        .no,
        problem: "the event is in \(calendar.name), which was imported: the next refresh would "
          + "undo the change",
        remedy: "change it where it comes from")
    }
    guard hasOptions else {
      throw CommandError.usage(
        "\(uid) is an event", remedy: "say what becomes of it, such as --title, --on, --at")
    }
    return try edit(uid, in: calendar, daybook, context)
  }

  private static func present(_ context: CommandContext) throws -> Daybook? {
    try context.openDaybookIfThere(mayBeMade: true)
  }

  private func edit(
    _ uid: String, in calendar: DaybookCalendar, _ daybook: Daybook, _ context: CommandContext
  ) throws -> CommandStatus {
    let isDeletion = context.options[Self.delete]
    let now = context.environment.now
    let (editor, title) = try daybook.change("edit \(uid)", at: now) { edit in
      guard let content = try edit.calendarContent(calendar.id),
        let file = content.files.first(where: { $0.events().events.contains { $0.uid == uid } })
      else { throw Self.gone(uid) }
      do {
        var editor = try SeriesEditor(file, uid: uid, zone: try context.zone(), now: now)
        let title = editor.title
        let scope = try Self.scope(editor, context)
        if isDeletion {
          try editor.delete(scope)
        } else {
          var change = try EventFields(context, changing: editor.start).change
          change.summary = context.options[Self.title]?.text
          try editor.change(scope, change, newUID: UUID().uuidString.lowercased())
        }
        _ = try edit.replaceSeries(
          uid: uid, in: calendar.id, with: editor.isEmpty ? nil : editor.file())
        return (editor, title)
      } catch let failure as SeriesEditor.Failure {
        throw Self.error(failure, uid)
      }
    }
    try EventReport(context).write(editor, uid: uid, title: title, in: calendar)
    return .done
  }

  /// What `--only` and `--from` mean.
  private static func scope(
    _ editor: SeriesEditor, _ context: CommandContext
  ) throws -> SeriesEditor.Scope {
    switch (context.options[Self.only], context.options[Self.from]) {
    case (nil, nil): return .all
    case (let argument?, nil): return .only(try start(argument, "--only", editor, context))
    case (nil, let argument?): return .from(try start(argument, "--from", editor, context))
    case (_?, _?):
      throw CommandError.usage("--only and --from exclude each other", remedy: "give one of them")
    }
  }

  /// The original start of the occurrence of a day or time.
  private static func start(
    _ argument: Argument, _ option: String, _ editor: SeriesEditor, _ context: CommandContext
  ) throws -> CalendarTime {
    let zone = try context.zone()
    let time = try InstantArgument(
      argument, option: option, now: context.environment.now, zone: zone)
    let day = zone.wallTime(at: time.instant(in: zone)).day
    let starts = try editor.originalStarts(
      in: day.advanced(by: -1)..<day.advanced(by: 2)
    ).filter { start in
      switch time {
      case .day(let day): start.wallTime.day == day
      case .wallTime(let wallTime): start.wallTime == wallTime
      case .instant(let instant): editor.instant(of: start) == instant
      }
    }
    guard let first = starts.first else { throw SeriesEditor.Failure.noOccurrence }
    guard starts.count == 1 else {
      throw CommandError.usage(
        "\(option) \(argument.text): \(starts.count) occurrences",
        remedy: "give the time too, such as \(first.wallTime)")
    }
    return first
  }

  private static func gone(_ uid: String) -> CommandError {
    .failure(
      .noInput, problem: "there is no event with the UID \(uid) any more",
      remedy: "daymark undo may bring it back")
  }

  private static func error(_ failure: SeriesEditor.Failure, _ uid: String) -> CommandError {
    switch failure {
    case .noEvent: gone(uid)
    case .noSeries:
      .usage("the event takes place once", remedy: "leave --only and --from out")
    case .noOccurrence:
      .failure(
        .noInput, problem: "the event does not take place then",
        remedy: "daymark list shows when it does; after a change give the original day")
    }
  }
}
