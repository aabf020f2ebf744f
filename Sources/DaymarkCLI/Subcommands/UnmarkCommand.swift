import CalendarModel
import Daybook

/// `daymark unmark DAY...`.
struct UnmarkCommand: Subcommand {
  static let id = RepeatedOption(
    "id", value: "ID", help: "remove the mark with this identity; may be given several times")
  static let cut = FlagOption(
    "cut", help: "take the days out of longer marks, which keep their other days")

  let name = "unmark"
  let summary = "remove marks"
  let description = [
    "Removes the marks of the days given. A mark that has other days, too, is not touched, and "
      + "nothing is done then, unless --cut takes the days out of it; days out of its middle "
      + "leave two marks. FIRST.. is all days from one on.",
    "The exit status is 1 when there is no such mark. daymark undo brings removed marks back.",
  ]
  let usages = ["DAY|FIRST..LAST... [OPTION]...", "--id ID..."]
  let options: [any OptionDeclaration] =
    MarkChoice.markOptions + [
      id, cut, CommonOptions.zone, DaybookOptions.daybook, CommonOptions.json,
      CommonOptions.color, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark unmark yesterday", "all marks of yesterday alone"),
    HelpExample("daymark unmark 2026-12-01..2026-12-31 --tag market", "those with a tag"),
    HelpExample("daymark unmark 2026-12-25 --cut", "also out of the middle of a holiday"),
  ]
  let takesSignedDays = true

  func run(_ context: CommandContext) throws -> CommandStatus {
    let ids = context.options[Self.id].map(\.text)
    let spans = try context.dayArguments().spans(context.options.positionals, isOpen: true)
    let choice = try MarkChoice(context)
    guard !spans.isEmpty || !ids.isEmpty else {
      throw CommandError.usage("no day given", remedy: "write one such as 2026-12-24, or --id ID")
    }
    guard spans.isEmpty || ids.isEmpty else {
      throw CommandError.usage("--id names a mark, with its days", remedy: "leave the days out")
    }
    let daybook = try context.openDaybook(.readWrite)
    let words = ids.isEmpty ? spans.map(\.daysText) : ids.map { "--id \($0)" }
    let command =
      "unmark " + words.prefix(3).joined(separator: " ")
      + (words.count > 3 ? " and \(words.count - 3) more" : "")
    let cut = context.options[Self.cut]
    let changes = try daybook.change(command, at: context.environment.now) { edit in
      ids.isEmpty
        ? try Self.remove(MarkRemoval(spans), choice, cutting: cut, &edit)
        : try Self.remove(ids, &edit)
    }
    guard !changes.isEmpty else {
      context.remark(
        "no mark \(choice.choosesKind ? "of that kind " : "")on "
          + "\(words.prefix(3).joined(separator: ", "))\(words.count > 3 ? ", ..." : ""); "
          + "daymark days lists those there are")
      return .no
    }
    try MarkReport(context).write(changes)
    return .done
  }

  private typealias Changes = [(mark: Mark, action: MarkReport.Action)]

  private static func remove(_ ids: [String], _ edit: inout DaybookEdit) throws -> Changes {
    var changes: Changes = []
    for id in ids {
      let mark = try edit.mark(knownBy: id)
      if try edit.delete(id: id) { changes.append((mark, .removed)) }
    }
    return changes
  }

  private static func remove(
    _ removal: MarkRemoval, _ choice: MarkChoice, cutting: Bool, _ edit: inout DaybookEdit
  ) throws -> Changes {
    var marks: [Mark] = []
    var known: Set<String> = []
    for span in removal.spans {
      for mark in try edit.marks(choice.filter(days: span))
      where choice.isOfCategory(mark) && known.insert(mark.id).inserted {
        marks.append(mark)
      }
    }
    if !cutting, let long = marks.first(where: { !removal.rest(of: $0).isEmpty }) {
      throw CommandError.usage(
        "the mark of \(long.line) has other days, too",
        remedy: "name them all, or take the days out of it by --cut")
    }
    var changes: Changes = []
    for mark in marks {
      let pieces = removal.rest(of: mark)
      guard let first = pieces.first else {
        if try edit.delete(id: mark.id) { changes.append((mark, .removed)) }
        continue
      }
      // The first piece stays the mark that it was.
      var piece = mark
      piece.days = first
      _ = try edit.update(piece)
      changes.append((try edit.mark(id: mark.id) ?? piece, .cut))
      for days in pieces.dropFirst() {
        var piece = mark
        (piece.id, piece.days, piece.sequence) = ("", days, 0)
        changes.append((try edit.insert(piece), .added))
      }
    }
    return changes
  }
}
