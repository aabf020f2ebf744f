import CalendarModel
import CalendarPrint
import Daybook

/// `daymark days [DAY...]`.
struct DaysCommand: Subcommand {
  static let images = FlagOption(
    "images", help: "with --json: images with their content, not only their type and size")

  let name = "days"
  let summary = "list the marked days"
  let description = [
    "Lists the marks of the daybook, from the first day on: all of them, or those that touch the "
      + "days given, or lie from --from up to --to.",
    "With --json, one object a mark, with the keys of a table of days: start and end, which is "
      + "the last day, note, mood, color, sticker, tags, category, id, created, modified. With "
      + "--images nothing is left out, and daymark import takes it back.",
    "With an option that chooses marks, the exit status is 1 when there is none.",
  ]
  let usages = ["[DAY|FIRST..LAST]... [OPTION]..."]
  let options: [any OptionDeclaration] =
    [DayArguments.from, DayArguments.to] + MarkChoice.markOptions + [
      CommonOptions.json, images, DaybookOptions.daybook, CommonOptions.zone,
      PageOptions.locale, CommonOptions.color, CommonOptions.ascii, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark days", "all marked days"),
    HelpExample("daymark days 2026-12-01..2026-12-31 --mood happy", "the happy ones of a month"),
    HelpExample("daymark days --tag market --json", "one JSON object a mark"),
    HelpExample("daymark days --json --images > days.jsonl", "everything, to be imported again"),
  ]
  let takesSignedDays = true

  func run(_ context: CommandContext) throws -> CommandStatus {
    let reader = try context.dayArguments()
    var spans = try reader.spans(context.options.positionals, isOpen: true)
    let choice = try MarkChoice(context)
    if let window = choice.filter.days {
      guard spans.isEmpty else {
        throw CommandError.usage(
          "--from and --to are for a list without days", remedy: "write FIRST..LAST instead")
      }
      spans = [window]
    }
    let locale = try context.locale()
    guard let daybook = try context.openDaybookIfThere() else {
      context.remark("no day is marked yet; daymark mark today begins")
      return choice.choosesKind ? .no : .done
    }
    let marks = try Self.marks(in: spans, choice, daybook)
    if context.options[CommonOptions.json] {
      let withImage = context.options[Self.images]
      for mark in marks {
        try context.output.writeJSON { MarkJSON(mark, withImage: withImage).write(to: &$0) }
      }
    } else if marks.isEmpty {
      context.remark(
        spans.isEmpty && !choice.choosesKind
          ? "no day is marked; daymark mark today begins"
          : "no such mark; daymark days without an option lists all")
    } else {
      let list = TextMarks(
        marks: marks, today: reader.today,
        options: context.textOptions(locale))
      try list.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    }
    return marks.isEmpty && choice.choosesKind ? .no : .done
  }

  /// The marks that touch the spans, or all where there are none, each once.
  private static func marks(
    in spans: [Range<Day>], _ choice: MarkChoice, _ daybook: Daybook
  ) throws -> [Mark] {
    guard spans.count > 1 else {
      return try daybook.marks(choice.filter(days: spans.first)).filter(choice.isOfCategory)
    }
    // In the order of the store: one question for all days between the first and the last.
    let first = spans.map(\.lowerBound).min()
    let end = spans.map(\.upperBound).max()
    guard let first, let end else { return [] }
    return try daybook.marks(choice.filter(days: first..<end)).filter { mark in
      choice.isOfCategory(mark) && spans.contains { $0.overlaps(mark.days) }
    }
  }
}
