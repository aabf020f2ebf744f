import CalendarModel

/// The marks that `--from`, `--to`, `--tag`, `--mood` and `--match` ask for.
struct MarkChoice {
  /// `--tag`.
  static let tag = RepeatedOption(
    "tag", value: "TAG", help: "only marks with this tag; given twice, with both")
  /// `--mood`.
  static let mood = RepeatedOption(
    "mood", value: "MOOD", help: "only marks with this mood; given twice, with one of them")

  /// Those that are for marks alone.
  static let options: [any OptionDeclaration] = [tag, mood]

  /// What is asked for.
  let filter: MarkFilter

  /// The choice of a command line.
  ///
  /// - Throws: a usage error for an end that is no day, for a window that ends before it
  ///   begins, or an empty text.
  init(_ context: CommandContext) throws {
    let options = context.options
    for option in [Self.tag, Self.mood] where options[option].contains(where: \.bytes.isEmpty) {
      throw CommandError.usage(
        "--\(option.option.name) is empty", remedy: "give it a value, or leave it out")
    }
    if options[EventFilter.match]?.bytes.isEmpty == true {
      throw CommandError.usage("--match is empty", remedy: "give it a value, or leave it out")
    }
    filter = MarkFilter(
      days: try Self.days(context), tags: options[Self.tag].map(\.text),
      moods: options[Self.mood].map(\.text), text: options[EventFilter.match]?.text)
  }

  /// Whether anything is asked for.
  var isActive: Bool { filter != MarkFilter() }

  /// The deleted marks of the days that are asked for: of their tags and moods nothing is kept.
  func accepts(_ mark: DeletedMark) -> Bool {
    filter.days.map { $0.overlaps(mark.days) } ?? true
  }

  private static func days(_ context: CommandContext) throws -> Range<Day>? {
    let (from, to) = (context.options[CommonOptions.from], context.options[CommonOptions.to])
    guard from != nil || to != nil else { return nil }
    let today = try context.zone().wallTime(at: context.environment.now).day
    func day(_ argument: Argument?, _ option: String) throws -> Day? {
      try argument.map { argument throws(CommandError) in
        try DayArgument.parse(argument, option: option, today: today)
      }
    }
    let first = try day(from, "--from") ?? Day(validYear: 0, month: 1, day: 1)
    let end = try day(to, "--to") ?? Day(validYear: 10_000, month: 1, day: 1)
    guard first <= end else {
      throw CommandError.usage("--to is earlier than --from", remedy: "exchange the two")
    }
    return first..<end
  }
}
