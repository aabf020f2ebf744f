import CalendarModel

/// Marks with all that a text can be difficult by.
enum MarkGenerator {
  static func mark(id: String, using generator: inout SeededGenerator) -> Mark {
    // 0000-01-01 to 9999-12-31.
    let first = Day(daysSince1970: Int.random(in: -719_528...2_932_500, using: &generator))
    let length = Bool.random(using: &generator) ? 1 : Int.random(in: 1...60, using: &generator)
    return Mark(
      id: id, days: first..<first.advanced(by: length), note: text(using: &generator),
      mood: text(using: &generator), color: color(using: &generator),
      sticker: sticker(using: &generator),
      tags: (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
        text(using: &generator)
      },
      category: text(using: &generator), created: instant(using: &generator),
      modified: instant(using: &generator),
      sequence: Bool.random(using: &generator) ? 0 : Int.random(in: 0...70_000, using: &generator))
  }

  /// Nil in one of four; else up to 80 pieces, most often few.
  static func text(using generator: inout SeededGenerator) -> String? {
    if Int.random(in: 0..<4, using: &generator) == 0 { return nil }
    let isLong = Int.random(in: 0..<4, using: &generator) == 0
    let allowsControls = Int.random(in: 0..<3, using: &generator) == 0
    let count = Int.random(in: 0...(isLong ? 80 : 4), using: &generator)
    let choices = allowsControls ? pieces + controls : pieces
    return (0..<count).compactMap { _ in choices.randomElement(using: &generator) }.joined()
  }

  private static func color(using generator: inout SeededGenerator) -> RGBColor? {
    Bool.random(using: &generator)
      ? RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator)) : nil
  }

  private static func instant(using generator: inout SeededGenerator) -> Instant? {
    Bool.random(using: &generator)
      ? Instant(
        secondsSince1970: Int.random(in: -62_167_219_200...253_402_300_799, using: &generator))
      : nil
  }

  private static func sticker(using generator: inout SeededGenerator) -> Mark.Sticker? {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .emoji(text(using: &generator) ?? "🌸")
    case 1:
      let count = Int.random(in: 0...300, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let types = ["image/png", "image/svg+xml", "image/x; a=\"b\"", "", "a/b\n"]
      return .image(bytes, mediaType: types.randomElement(using: &generator) ?? "")
    default: return nil
    }
  }

  private static let pieces = [
    "a", "word", " ", "  ", "\n", "\n\n", "\t", ",", ";", ":", "\\", "\\n", "\\,", "\"", "'", "^",
    "^n", "=", "END:VEVENT", "\nBEGIN:VEVENT\n", "é", "e\u{301}", "\u{301}", "ß", "界", "日本語の長い文章",
    "שלום", "مرحبا بالعالم", "\u{202E}rtl\u{202C}", "\u{2067}ישן\u{2069}", "\u{200E}", "\u{200F}",
    "^'", "^^",
    "👋🏿", "👩🏽‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{2029}", "🌸", "👩‍👩‍👧‍👦", "🇻🇳", "🏳️‍🌈", "👍🏽", "\u{200D}", "\u{FE0F}",
    "\u{FEFF}", "\u{A0}", "\u{85}", "\u{2028}", "\u{10FFFF}", "Tiếng Việt",
  ]
  private static let controls = [
    "\r", "\r\n", "\n\r", "\0", "\u{7}", "\u{1B}[1m", "\u{7F}", "\u{B}",
  ]
}
