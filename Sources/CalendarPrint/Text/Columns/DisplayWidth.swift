/// The columns that text takes up in a terminal.
///
/// The base of each character counts as East_Asian_Width says (ambiguous is narrow), marks
/// and format characters count nothing, and an emoji sequence counts two, as it does where
/// terminals show it as one picture.
public enum DisplayWidth {
  /// The columns of a text.
  ///
  /// - Complexity: O(*length*).
  public static func of(_ text: some StringProtocol) -> Int {
    // Most text is plain; then a byte is a column.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    if isSimple(text) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Whether each scalar of a text is a character of one column, and all run from left to right:
  /// Latin letters, the commonest punctuation, and the lines of boxes.
  ///
  /// - Complexity: O(*length*).
  static func isSimple(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2500..<0x2580: true
      default: false
      }
    }
  }

  /// The columns of one character, 0 to 2 for most; a conjunct of letters has those of all.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return character.asciiValue.map { $0 < 0x20 } == false ? 1 : 0 }
    let scalars = character.unicodeScalars
    if isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Vowels and finals of Hangul join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .format: return scalar.isPrependedSign ? 1 : 0
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return WideScalars.contains(scalar) ? 2 : 1
    }
  }

  /// Whether the scalars of a character are an emoji made of several: a flag, one with a skin
  /// tone, with the variation selector for emoji, or several joined (Unicode TS 51, 1.4.5).
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.count > 1, first.properties.isEmoji else {
      return false
    }
    if first.isRegionalIndicator { return true }
    return scalars.dropFirst().contains {
      switch $0.value {
      case 0xFE0F: true
      // Digits are emoji in Unicode's tables, but not what joiners and tags make pictures of.
      case 0x200D, 0xE0020...0xE007F: first.value > 0xA8
      default: $0.properties.isEmojiModifier
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the 26 letters that flags are made of.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
