import CalendarModel
import Daybook
import ICalendar

/// `daymark mark DAY... [--note TEXT] ...`.
struct MarkCommand: Subcommand {
  static let add = FlagOption("add", help: "always make a mark, also where the days have one")
  static let id = ValueOption("id", value: "ID", help: "change the mark with this identity")

  let name = "mark"
  let summary = "mark days: with a note, a mood, a colour, a sticker, tags"
  let description = [
    "Gives days what the options say, and makes the daybook where there is none. Each DAY is a "
      + "mark of its own; FIRST..LAST is one mark of several days. Where exactly these days "
      + "have a mark already, of the category given if one is, that mark is changed: the "
      + "fields given are set, tags are added, and all others stay. An empty value takes a "
      + "field away.",
    "--every makes a mark of each such weekday in the spans given, or from --from up to --to.",
    "daymark undo takes the last command back.",
  ]
  let usages = [
    "DAY|FIRST..LAST... [OPTION]...", "--every WEEKDAY --from DAY --to DAY [OPTION]...",
    "--id ID [OPTION]...",
  ]
  let options: [any OptionDeclaration] =
    MarkFields.options + [
      DayArguments.every, DayArguments.from, DayArguments.to, add, id, CommonOptions.zone,
      DaybookOptions.daybook, CommonOptions.json, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark mark today --note \"Picnic by the lake\" --mood happy", "today"),
    HelpExample(
      "daymark mark 2026-12-24..2026-12-26 --sticker 🎄 --color teal --tag family",
      "three days as one mark"),
    HelpExample(
      "daymark mark --every sat --from 2026-10-01 --to 2027-01-01 --tag market",
      "all Saturdays of a quarter"),
    HelpExample("fortune | daymark mark yesterday --note -", "a note from another program"),
  ]

  let takesSignedDays = true

  func run(_ context: CommandContext) throws -> CommandStatus {
    let target = try target(context)
    let fields = try MarkFields(context.options)
    let now = context.environment.now
    let daybook = try context.openDaybook(.create)
    let marks = try daybook.change(target.words, at: now) { edit in
      switch target {
      case .mark(let id):
        [try Self.change(try edit.mark(knownBy: id), fields, &edit)]
      case .days(let spans):
        try Self.mark(spans, fields, adding: context.options[Self.add], &edit)
      }
    }
    try MarkReport(context).write(marks)
    return .done
  }

  /// What is marked.
  private enum Target {
    case mark(id: String)
    case days([Range<Day>])

    /// For the history.
    var words: String {
      switch self {
      case .mark(let id): "mark --id \(id)"
      case .days(let spans):
        "mark " + spans.prefix(3).map(\.daysText).joined(separator: " ")
          + (spans.count > 3 ? " and \(spans.count - 3) more" : "")
      }
    }
  }

  private func target(_ context: CommandContext) throws(CommandError) -> Target {
    let options = context.options
    let reader = try context.dayArguments()
    var spans = try reader.spans(options.positionals)
    let window = try reader.window(options)
    if let id = options[Self.id] {
      guard spans.isEmpty, window == nil, options[DayArguments.every].isEmpty, !options[Self.add]
      else {
        throw .usage("--id names a mark, with its days", remedy: "leave days and --add out")
      }
      return .mark(id: id.text)
    }
    if let window {
      guard spans.isEmpty else {
        throw .usage(
          "--from and --to are for --every without days", remedy: "write FIRST..LAST instead")
      }
      guard options[DayArguments.from] != nil, options[DayArguments.to] != nil else {
        throw .usage("--from and --to belong together here", remedy: "give both")
      }
      guard !options[DayArguments.every].isEmpty else {
        throw .usage(
          "--from and --to are for --every", remedy: "write \(window.daysText) for these days")
      }
      spans = [window]
    }
    guard !spans.isEmpty else {
      throw .usage("no day given", remedy: "write one such as 2026-12-24 or today")
    }
    if let days = try reader.every(options, in: spans) { spans = days }
    guard spans.count <= DayArguments.countLimit else {
      throw .usage(
        "\(spans.count) marks at once, and \(DayArguments.countLimit) is the most",
        remedy: "mark them in several turns, or FIRST..LAST as one mark")
    }
    return .days(spans)
  }

  private typealias Changes = [(mark: Mark, action: MarkReport.Action)]

  private static func mark(
    _ spans: [Range<Day>], _ fields: MarkFields, adding: Bool, _ edit: inout DaybookEdit
  ) throws -> Changes {
    let present = adding ? [:] : try marks(of: spans, fields, edit)
    return try spans.map { span in
      guard let marks = present[span], let mark = marks.first else {
        var mark = Mark(id: "", days: span)
        fields.apply(to: &mark)
        return (try edit.insert(mark), .added)
      }
      guard marks.count == 1 else { throw Self.choice(of: marks) }
      return try Self.change(mark, fields, &edit)
    }
  }

  /// The marks that have exactly the days of a span, and the category given. One question for
  /// all spans: there may be years of them.
  private static func marks(
    of spans: [Range<Day>], _ fields: MarkFields, _ edit: borrowing DaybookEdit
  ) throws -> [Range<Day>: [Mark]] {
    guard let first = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max()
    else { return [:] }
    let wanted = Set(spans)
    let marks = try edit.marks(MarkFilter(days: first..<end)).filter { mark in
      wanted.contains(mark.days) && fields.category.map { mark.category == $0 } ?? true
    }
    return Dictionary(grouping: marks, by: \.days)
  }

  /// Which of several marks is meant is for the user to say.
  private static func choice(of marks: [Mark]) -> CommandError {
    let choices = marks.prefix(5).map { "--id \($0.id) (\($0.title))" }
    let more = marks.count > 5 ? ", ..." : ""
    return .usage(
      "\(marks[0].daysText) has \(marks.count) marks",
      remedy: "choose \(choices.joined(separator: ", "))\(more), or --add one")
  }

  private static func change(
    _ mark: Mark, _ fields: MarkFields, _ edit: inout DaybookEdit
  ) throws -> (mark: Mark, action: MarkReport.Action) {
    var changed = mark
    fields.apply(to: &changed)
    guard try edit.update(changed) else { return (mark, .unchanged) }
    return (try edit.mark(id: mark.id) ?? changed, .changed)
  }
}
