import CalendarModel
import Daybook

/// Which marks a command line is about, beside their days: `--tag`, `--mood`, `--category` and
/// `--match`.
struct MarkChoice {
  /// `--tag`.
  static let tag = RepeatedOption(
    "tag", value: "TAG", help: "only marks with this tag; of several, with all")
  /// `--mood`.
  static let mood = RepeatedOption(
    "mood", value: "MOOD", help: "only marks of this mood; of several, of any")
  /// `--category`.
  static let category = ValueOption(
    "category", value: "NAME", help: "only marks of this category")
  /// `--match`.
  static let match = ValueOption(
    "match", value: "TEXT", help: "only marks with TEXT in note, mood, sticker, tags or category")

  /// All of them.
  static let options: [any OptionDeclaration] = [tag, mood, category, match]

  private let filter: MarkFilter
  private let category: String?

  /// The choice of a command line.
  ///
  /// - Throws: a usage error for an empty value, which would choose all or nothing.
  init(_ options: ParsedOptions) throws(CommandError) {
    for option in Self.options.map(\.option)
    where options.values[option.name]?.contains(where: \.bytes.isEmpty) == true {
      throw .usage("--\(option.name) is empty", remedy: "give it a value, or leave it out")
    }
    filter = MarkFilter(
      tags: options[Self.tag].map(\.text), moods: options[Self.mood].map(\.text),
      text: options[Self.match]?.text)
    category = options[Self.category]?.text
  }

  /// Whether anything is chosen.
  var isActive: Bool { filter != MarkFilter() || category != nil }

  /// What the store is asked for: the marks of these days, or of all.
  func filter(days: Range<Day>?) -> MarkFilter {
    var filter = filter
    filter.days = days
    return filter
  }

  /// Whether the mark is chosen, its days apart.
  func accepts(_ mark: Mark) -> Bool {
    filter.accepts(mark)
      && (category == nil || mark.category?.lowercased() == category?.lowercased())
  }
}
