/// Makes texts from files fit for a page.
enum PrintableText {
  /// The most scalars of a text that are set; no cell has room for as many.
  static let longest = 480

  /// The text on one line: controls and line ends as spaces, runs of spaces as one, without
  /// the characters that turn the direction of what follows or take part in no text, and
  /// without piles of accents. What is longer than `limit` scalars ends with an ellipsis.
  ///
  /// - Complexity: O(*limit*), as far as the text is not spaces alone.
  static func clean(_ text: String, limit: Int = longest) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var marks = 0
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      switch kind(of: scalar) {
      case .space:
        pendingSpace = count > 0
        continue
      case .harmful:
        continue
      case .mark:
        marks += 1
        if marks > mostMarks { continue }
      case .plain:
        marks = 0
      }
      if count >= limit {
        scalars.append("…")
        return dropBrokenEnd(String(scalars))
      }
      if pendingSpace {
        scalars.append(" ")
        pendingSpace = false
      }
      scalars.append(scalar)
      count += 1
    }
    return scalars.contains(where: isVisible) ? String(scalars) : ""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The text so that it cannot change the order of what stands around it on its line.
  static func isolated(_ text: String) -> String {
    // Only texts with right-to-left letters can.
    text.unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  private enum Kind {
    case plain, space, mark, harmful
  }

  /// More accents on one letter than any language stacks.
  private static let mostMarks = 6

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFC: return .harmful
    case 0x20...0x7E: return scalar == " " ? .space : .plain
    default: break
    }
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint { return .harmful }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return .space
    case .nonspacingMark, .enclosingMark: return properties.isVariationSelector ? .plain : .mark
    default: return .plain
    }
  }

  /// The cut may have gone through a letter of several scalars: that letter goes whole.
  private static func dropBrokenEnd(_ text: String) -> String {
    var characters = Substring(text)
    characters.removeLast()
    if characters.last.map({ $0.unicodeScalars.count > 1 }) == true { characters.removeLast() }
    return characters + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that runs from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}

extension String {
  /// Whether the first letter that has a direction runs from right to left (rules P2 and P3
  /// of the Unicode Bidirectional Algorithm).
  var beginsRightToLeft: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }
}
