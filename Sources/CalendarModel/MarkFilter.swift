/// Which marks are wanted. What it does not say does not matter: an empty one wants all.
///
/// Texts are compared without regard to case, accents and width, whatever the locale.
public struct MarkFilter: Hashable, Sendable {
  /// Days, half-open, of which the mark has one at least; nil for any.
  public var days: Range<Day>?
  /// Tags, all of which the mark has.
  public var tags: [String]
  /// Moods, one of which the mark has; empty for any, or none.
  public var moods: [String]
  /// A text that the note, the mood, the category, the emoji or a tag has in it; nil for any.
  public var text: String?

  /// A filter of these parts.
  public init(
    days: Range<Day>? = nil, tags: [String] = [], moods: [String] = [], text: String? = nil
  ) {
    self.days = days
    self.tags = tags
    self.moods = moods
    self.text = text
  }

  /// Whether the mark is wanted. An empty text is in every mark. O(*octets*).
  public func accepts(_ mark: Mark) -> Bool {
    if let days, !days.overlaps(mark.days) { return false }
    guard tags.allSatisfy({ wanted in mark.tags.contains { LooseText.isSame($0, wanted) } })
    else { return false }
    if !moods.isEmpty {
      guard let mood = mark.mood, moods.contains(where: { LooseText.isSame(mood, $0) })
      else { return false }
    }
    guard let text, !text.isEmpty else { return true }
    var texts = [mark.note, mark.mood, mark.category].compactMap(\.self) + mark.tags
    if case .emoji(let emoji) = mark.sticker { texts.append(emoji) }
    return texts.contains { LooseText.text($0, contains: text) }
  }
}
