/// How the moon looks: a principal phase or what lies between two of them.
public enum MoonShape: Int, Hashable, Sendable, CaseIterable {
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent

  /// The emoji as seen from the north; U+1F311 to U+1F318.
  public var emoji: String { Self.emoji[rawValue] }

  /// The emoji as seen from the south, where the lit side is the other one.
  public var southernEmoji: String { Self.emoji[(8 - rawValue) % 8] }

  private static let emoji = ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"]
}
