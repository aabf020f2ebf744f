import CalendarModel
import Daybook

/// `daymark edit DAY` and `daymark edit UID`.
struct EditCommand: Subcommand {
  static let form = ValueOption(
    "form", value: "FILE", help: "take the form from FILE, such as a kept draft, and open no editor"
  )

  let name = "edit"
  let summary = "edit the marks of a day in your editor, or an event of your own"
  let description = [
    "Opens the marks of the days given, or the mark of an ID, in VISUAL or EDITOR: a line a "
      + "field, and the note. A day without a mark gets one. Nothing changes where you leave "
      + "all as it is.",
    "A form that cannot be read, or a mark that somebody else has changed meanwhile, changes "
      + "nothing, and what you wrote is kept in a file, which --form takes.",
    "A UID names an event of an own calendar. The options say what becomes of it: of all of it, "
      + "of one occurrence (--only), or of one and all after it (--from), which become a series "
      + "of their own.",
  ]
  let usages = [
    "DAY|FIRST..LAST|ID... [OPTION]...", "--form FILE [OPTION]...",
    "UID --title TEXT|--on DAY|--at TIME|... [--only START|--from START]",
  ]
  let options: [any OptionDeclaration] =
    MarkChoice.markOptions + Self.eventOptions + [
      form, CommonOptions.zone, DaybookOptions.daybook, CommonOptions.json, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark edit today", "what there is of today, or a new mark"),
    HelpExample(
      "daymark edit UID --only 2026-12-09 --at 20:00", "one evening of a choir, half an hour later"),
    HelpExample("EDITOR=nano daymark edit 2026-12-24#2", "the second mark of a day"),
  ]
  let takesSignedDays = true

  func run(_ context: CommandContext) throws -> CommandStatus {
    if let status = try editEvent(context) { return status }
    if let file = context.options[Self.form] {
      guard context.options.positionals.isEmpty else {
        throw CommandError.usage("--form names its marks itself", remedy: "leave the days out")
      }
      let draft = DraftFile(at: file.text)
      let daybook = try context.openDaybook(.readWrite)
      return try save(draft, try draft.text(), in: daybook, context)
    }
    let daybook = try context.openDaybook(.create)
    let marks = try marks(in: daybook, context)
    let editor = try TextEditor(context.environment, terminal: context.errorTerminal)
    let form = MarkForm(marks: marks).text
    let draft = try DraftFile(beside: try context.daybookPath(), form)
    return try edit(draft, form, editor, daybook, context)
  }

  /// The marks that the arguments name: those of days, and those called so.
  private func marks(in daybook: Daybook, _ context: CommandContext) throws -> [Mark] {
    let choice = try MarkChoice(context)
    let reader = try context.dayArguments()
    var marks: [Mark] = []
    guard !context.options.positionals.isEmpty else {
      throw CommandError.usage("no day given", remedy: "write one such as today, or an id")
    }
    for name in try names(in: daybook, reader, context) {
      switch name {
      case .mark(let mark): marks.append(mark)
      case .days(let span):
        let found = try daybook.marks(choice.filter(days: span)).filter(choice.isOfCategory)
        marks += found
        if found.isEmpty && !choice.choosesKind { marks.append(Mark(id: "", days: span)) }
      }
    }
    var known: Set<String> = []
    marks.removeAll { !$0.id.isEmpty && !known.insert($0.id).inserted }
    guard !marks.isEmpty else {
      throw CommandError.failure(
        .noInput, problem: "no such mark", remedy: "daymark days lists those there are")
    }
    return marks
  }

  /// What an argument names.
  private enum Name {
    case days(Range<Day>)
    case mark(Mark)
  }

  /// The days that the arguments are, together or each for itself, and the marks called so.
  private func names(
    in daybook: Daybook, _ reader: DayArguments, _ context: CommandContext
  ) throws -> [Name] {
    let arguments = context.options.positionals
    do throws(CommandError) {
      return try reader.spans(arguments).map { .days($0) }
    } catch {
      var names: [Name] = []
      for argument in arguments {
        if let mark = try daybook.mark(id: argument.text) {
          names.append(.mark(mark))
        } else if let spans = try? reader.spans([argument]) {
          names += spans.map { .days($0) }
        } else {
          throw error
        }
      }
      return names
    }
  }

  private func edit(
    _ draft: DraftFile, _ form: String, _ editor: TextEditor, _ daybook: Daybook,
    _ context: CommandContext
  ) throws -> CommandStatus {
    let status: Int32
    do throws(SystemError) {
      status = try editor.edit(draft.path)
    } catch {
      draft.remove()
      throw error
    }
    let text = try draft.text()
    guard text != form else {
      draft.remove()
      guard status == 0 else { throw Self.failed(editor, status, nil) }
      context.remark("nothing changed")
      return .done
    }
    guard status == 0 else { throw Self.failed(editor, status, draft) }
    return try save(draft, text, in: daybook, context)
  }

  private static func failed(
    _ editor: TextEditor, _ status: Int32, _ draft: DraftFile?
  ) -> CommandError {
    .failure(
      .inputOutput, problem: "\(editor.command) ended with status \(status); nothing is changed",
      remedy: draft.map { "what you wrote is kept in \($0.path)" }
        ?? "set EDITOR to an editor that is there")
  }

  /// Writes what the form says into the daybook, and removes the draft when that is done.
  private func save(
    _ draft: DraftFile, _ text: String, in daybook: Daybook, _ context: CommandContext
  ) throws -> CommandStatus {
    let reader = try context.dayArguments()
    do {
      let entries = try MarkFormReader.entries(text)
      guard !entries.isEmpty else {
        // No word of it is lost.
        if context.options[Self.form] == nil { draft.remove() }
        throw CommandError.failure(
          .unreadableData, problem: "the form has no mark in it; nothing is changed",
          remedy: "to remove marks use daymark unmark")
      }
      let names = entries.map { $0.id ?? "new" }
      let command =
        "edit " + names.prefix(3).joined(separator: " ")
        + (names.count > 3 ? " and \(names.count - 3) more" : "")
      let changes = try daybook.change(command, at: context.environment.now) { edit in
        try Self.apply(entries, reader, &edit)
      }
      draft.remove()
      if changes.isEmpty { context.remark("nothing changed") }
      try MarkReport(context).write(changes)
      return .done
    } catch let problems as MarkFormReader.Problems {
      for problem in problems.all {
        context.errors.writeLine("\(draft.path):\(problem.line): \(problem.text)".printable)
      }
      throw CommandError.failure(
        .unreadableData, problem: "the form cannot be read; nothing is changed",
        remedy: "correct it, and run daymark edit --form \(draft.path)")
    } catch let conflict as Conflict {
      throw CommandError.failure(
        .no, problem: "the mark \(conflict.id) was \(conflict.what) meanwhile; nothing is changed",
        remedy: "what you wrote is kept in \(draft.path)")
    } catch let error as DaybookError {
      guard case .failure(let status, let problem, _) = CommandError(error) else { throw error }
      throw CommandError.failure(
        status, problem: problem,
        remedy: "what you wrote is kept: daymark edit --form \(draft.path)")
    }
  }

  /// A mark that is not any more what the form was made of.
  private struct Conflict: Error {
    let id: String
    let what: String
  }

  private static func apply(
    _ entries: [MarkFormReader.Entry], _ reader: DayArguments, _ edit: inout DaybookEdit
  ) throws -> [(mark: Mark, action: MarkReport.Action)] {
    var problems: [MarkFormReader.Problem] = []
    var changes: [(mark: Mark, action: MarkReport.Action)] = []
    for entry in entries {
      do {
        if let change = try apply(entry, reader, &edit) { changes.append(change) }
      } catch let error as MarkFormReader.Problems {
        problems += error.all
      }
    }
    guard problems.isEmpty else { throw MarkFormReader.Problems(all: problems) }
    return changes
  }

  private static func apply(
    _ entry: MarkFormReader.Entry, _ reader: DayArguments, _ edit: inout DaybookEdit
  ) throws -> (mark: Mark, action: MarkReport.Action)? {
    guard let id = entry.id else {
      guard let days = entry.values[.days], !days.text.isEmpty else {
        throw MarkFormReader.Problems(all: [
          MarkFormReader.Problem(line: entry.line, text: "this mark has no days")
        ])
      }
      let empty = Mark(id: "", days: reader.today..<reader.today.advanced(by: 1))
      let mark = try entry.applied(to: empty, days: reader)
      // Days alone are what the form was offered with.
      guard mark.hasContent else { return nil }
      return (try edit.insert(mark), .added)
    }
    guard let mark = try edit.mark(id: id) else { throw Conflict(id: id, what: "removed") }
    guard mark.sequence == entry.version else { throw Conflict(id: id, what: "changed") }
    let changed = try entry.applied(to: mark, days: reader)
    guard try edit.update(changed) else { return nil }
    return (try edit.mark(id: id) ?? changed, .changed)
  }
}

extension Mark {
  /// Whether it says anything of its days.
  fileprivate var hasContent: Bool {
    note != nil || mood != nil || color != nil || sticker != nil || !tags.isEmpty
      || category != nil
  }
}
