import CalendarModel

/// The marks that `--from`, `--to`, `--tag`, `--mood`, `--match` and `--category` ask for, each
/// as far as a subcommand takes it.
struct MarkChoice {
  /// `--tag`.
  static let tag = RepeatedOption(
    "tag", value: "TAG", help: "only marks with this tag; given twice, with both")
  /// `--mood`.
  static let mood = RepeatedOption(
    "mood", value: "MOOD", help: "only marks with this mood; given twice, with one of them")
  /// `--match`, where it is for marks alone.
  static let match = ValueOption(
    "match", value: "TEXT", help: "only marks with TEXT in note, mood, sticker, tags or category")
  /// `--category`.
  static let category = ValueOption(
    "category", value: "NAME", help: "only marks of this category")

  /// Those that are for marks alone, where other options are for events.
  static let options: [any OptionDeclaration] = [tag, mood]
  /// All but the days, where everything is marks.
  static let markOptions: [any OptionDeclaration] = [tag, mood, match, category]

  /// What is asked for, the category apart.
  let filter: MarkFilter
  private let category: String?

  /// The choice of a command line.
  ///
  /// - Throws: a usage error for an end that is no day, for a window that ends before it
  ///   begins, or an empty text.
  init(_ context: CommandContext) throws {
    let options = context.options
    for option in [Self.tag.option, Self.mood.option, Self.match.option, Self.category.option]
    where options.values[option.name]?.contains(where: \.bytes.isEmpty) == true {
      throw CommandError.usage(
        "--\(option.name) is empty", remedy: "give it a value, or leave it out")
    }
    filter = MarkFilter(
      days: try context.dayArguments().window(options), tags: options[Self.tag].map(\.text),
      moods: options[Self.mood].map(\.text), text: options[Self.match]?.text)
    category = options[Self.category]?.text
  }

  /// Whether anything is asked for.
  var isActive: Bool { filter.days != nil || choosesKind }

  /// Whether anything but days is asked for.
  var choosesKind: Bool { filter(days: nil) != MarkFilter() || category != nil }

  /// What the store is asked for: such marks of these days, or of all.
  func filter(days: Range<Day>?) -> MarkFilter {
    var filter = filter
    filter.days = days
    return filter
  }

  /// Whether a mark is of the category asked for.
  func isOfCategory(_ mark: Mark) -> Bool {
    category == nil || mark.category?.lowercased() == category?.lowercased()
  }

  /// The deleted marks of the days that are asked for: of their tags and moods nothing is kept.
  func accepts(_ mark: DeletedMark) -> Bool {
    filter.days.map { $0.overlaps(mark.days) } ?? true
  }
}
