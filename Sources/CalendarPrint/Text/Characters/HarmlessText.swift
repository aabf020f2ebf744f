/// Text from a file, made fit for one line of a terminal.
///
/// No control character reaches the terminal, so that no title can move the cursor, change
/// colours or worse; no invisible character changes the direction of what stands around it.
enum HarmlessText {
  /// The text on one line: line ends and tabs as spaces, runs of spaces as one and none at
  /// the ends, no other controls (C0, C1), no direction overrides and embeddings, nothing
  /// invisible but what letters and emoji are joined with, and no piles of accents.
  ///
  /// - Complexity: O(*length*).
  static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    var marks = 0
    var hasPendingSpace = false
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar, after: scalars.last)
      if kind == .space { hasPendingSpace = !scalars.isEmpty }
      guard kind == .plain || kind == .mark else { continue }
      marks = kind == .mark ? marks + 1 : 0
      if marks > mostMarks { continue }
      if hasPendingSpace {
        scalars.append(" ")
        hasPendingSpace = false
      }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Whether the text is printable ASCII with single spaces between words.
  private static func isPlain(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte > 0x20 || previous > 0x20 else { return false }
      previous = byte
    }
    return previous > 0x20 || text.isEmpty
  }

  /// The text so that a terminal that orders right-to-left text orders it by itself: within
  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, where it has letters of that kind.
  static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains(where: turnsDirection) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// More accents on one letter than any language stacks.
  private static let mostMarks = 6

  private enum Kind {
    case plain, mark, space, dropped

    init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
      switch scalar.value {
      case 0x21...0x7E: self = .plain
      case 0x09...0x0D, 0x20, 0x85: self = .space
      // The joiners, the direction marks, and the signs that stand under Arabic numbers.
      case 0x200C...0x200F, 0x061C, 0x0600...0x0605, 0x06DD, 0x070F, 0x08E2: self = .plain
      // Tags spell the flags of regions after a black flag, and mean nothing elsewhere.
      case 0xE0020...0xE007F:
        let isInFlag = previous.map { $0.value == 0x1F3F4 || $0.value >= 0xE0020 } ?? false
        self = isInFlag ? .plain : .dropped
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate: self = .dropped
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
        case .nonspacingMark, .enclosingMark:
          self = scalar.properties.isVariationSelector ? .plain : .mark
        default: self = .plain
        }
      }
    }
  }

  /// Whether it is a letter that runs from right to left, or an invisible mark of that kind.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isRightToLeft || scalar.value == 0x200F || scalar.value == 0x061C
  }
}
