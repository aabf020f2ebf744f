/// Text from a file, made fit for one line of a page or of a terminal.
///
/// No control character reaches the output, so that no title can move a terminal's cursor,
/// change colours or worse; no invisible character changes the direction of what stands
/// around it.
enum HarmlessText {
  /// The text on one line: line ends and tabs as spaces, runs of spaces as one and none at
  /// the ends, no other controls (C0, C1), no direction overrides and embeddings, nothing
  /// invisible but what letters and emoji are joined with, and no piles of accents. Empty
  /// where nothing of it can be seen.
  ///
  /// - Parameter limit: the scalars, spaces apart, after which it is cut between characters,
  ///   with an ellipsis.
  /// - Complexity: O(*length*), no further than the limit, as far as it is not spaces alone.
  static func of(_ text: String, limit: Int = .max) -> String {
    if text.utf8.count <= limit && isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    var count = 0
    var joinedCount = 0
    var hasPendingSpace = false
    var isVisible = false
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar, after: hasPendingSpace ? nil : scalars.last)
      switch kind {
      case .dropped: continue
      case .space:
        hasPendingSpace = count > 0
        continue
      case .joined:
        joinedCount += 1
        if joinedCount > mostJoined { continue }
      case .plain: joinedCount = 0
      }
      if count >= limit { return cut(scalars) }
      if hasPendingSpace { scalars.append(" ") }
      hasPendingSpace = false
      scalars.append(scalar)
      count += 1
      isVisible = isVisible || !scalar.properties.isDefaultIgnorableCodePoint
    }
    return isVisible ? String(scalars) : ""
  }

  /// The text so that it is ordered by itself, where it has letters that run from right to
  /// left: within FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  static func isolated(_ text: String) -> String {
    // Most text is ASCII, which runs from left to right.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let turnsDirection = text.unicodeScalars.contains {
      $0.isRightToLeft || $0.isRightToLeftMark
    }
    return turnsDirection ? "\u{2068}\(text)\u{2069}" : text
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

  /// The beginning of a text and an ellipsis. The cut may have gone through a character of
  /// several scalars: then it goes whole.
  private static func cut(_ scalars: String.UnicodeScalarView) -> String {
    var text = String(scalars)
    if text.last.map({ $0.unicodeScalars.count > 1 }) == true { text.removeLast() }
    return text + "…"
  }

  /// More accents, joiners and tags on one letter than any language stacks, and as many as
  /// the longest flag has tags.
  private static let mostJoined = 6

  private enum Kind {
    case plain, space, dropped
    /// What belongs to the letter before it, or joins it with the next.
    case joined

    init(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
      switch scalar.value {
      case 0x21...0x7E: self = .plain
      case 0x09...0x0D, 0x20, 0x85: self = .space
      // The joiners of letters, of Mongolian too, and the direction marks.
      case 0x200C...0x200F, 0x061C, 0x180E: self = .joined
      // Stands for something that is not there.
      case 0xFFFC: self = .dropped
      // Tags spell the flags of regions after a black flag, and mean nothing elsewhere.
      case 0xE0020...0xE007F:
        let isInFlag = previous.map { $0.value == 0x1F3F4 || $0.value >= 0xE0020 } ?? false
        self = isInFlag ? .joined : .dropped
      default:
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .surrogate: self = .dropped
        case .format: self = scalar.isPrependedSign ? .plain : .dropped
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
        case .nonspacingMark, .enclosingMark: self = .joined
        default: self = properties.isNoncharacterCodePoint ? .dropped : .plain
        }
      }
    }
  }
}
