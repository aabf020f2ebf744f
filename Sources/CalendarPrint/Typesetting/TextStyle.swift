/// How a text is set, its colour apart.
struct TextStyle: Hashable, Sendable {
  /// Letters without serifs, or with.
  enum Face: Hashable, Sendable {
    case sans, serif
  }

  /// How heavy the letters are.
  enum Weight: Hashable, Sendable {
    case light, regular, medium, semibold
  }

  /// The size in points.
  var size: Double
  /// The weight.
  var weight: Weight = .regular
  /// Whether it is set in italics.
  var isItalic = false
  /// Whether all figures are of one width.
  var isTabular = false
  /// Space added after each letter, in ems.
  var tracking = 0.0
  /// Whether it is cut for large sizes.
  var isDisplay = false
  /// The kind of letters.
  var face = Face.sans

  /// The families to look for, most wanted first. The emoji font is not among them: it has
  /// figures of its own, and the fallback finds it for emoji.
  var families: String {
    switch face {
    case .sans: (isDisplay ? "Inter Display," : "") + TextStyle.families
    case .serif:
      (isDisplay ? "Noto Serif Display," : "") + TextStyle.serifFamilies + TextStyle.families
    }
  }

  /// Before DejaVu Sans, which has letters of many scripts, the fonts that go with Noto Sans.
  private static let families =
    "Inter,Source Sans 3,Source Sans Pro,Noto Sans,Noto Sans Arabic,Noto Sans Hebrew,"
    + "Noto Sans Armenian,Noto Sans Georgian,Noto Sans Thai,Noto Sans Lao,DejaVu Sans"

  private static let serifFamilies = "Noto Serif,DejaVu Serif,Liberation Serif,"

  /// The same style, larger or smaller.
  func scaled(by factor: Double) -> TextStyle {
    var copy = self
    copy.size *= factor
    return copy
  }

  /// The same style in italics.
  var italic: TextStyle {
    var copy = self
    copy.isItalic = true
    return copy
  }
}

extension TextStyle {
  /// From the baseline to the top of a capital, as in Inter.
  var capHeight: Double { size * 0.727 }
  /// From the baseline to the top of what stands above it, accents of capitals apart.
  var ascent: Double { size * 0.9 }
  /// From the baseline to the foot of what hangs below it.
  var descent: Double { size * 0.25 }

  /// The baseline that puts capitals in the middle of a band around `center`.
  func baseline(centeredOn center: Double) -> Double { center + capHeight / 2 }
}
