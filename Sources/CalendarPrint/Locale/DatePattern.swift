/// Reads the date patterns of Unicode Technical Standard 35, part 4.
enum DatePattern {
  /// A piece of a pattern.
  enum Token: Hashable, Sendable {
    /// A field: its letter, and how often it stands there.
    case field(Character, Int)
    /// Text that stands for itself.
    case literal(String)
  }

  /// The pieces in order; literals that touch are one.
  static func tokens(of pattern: String) -> [Token] {
    var tokens: [Token] = []
    var isQuoted = false
    var wasQuote = false
    for character in pattern {
      if character == "'" {
        // Two quotes are one that stands for itself.
        if wasQuote { tokens.appendLiteral("'") }
        wasQuote.toggle()
        isQuoted.toggle()
        continue
      }
      wasQuote = false
      guard !isQuoted, character.isASCII, character.isLetter else {
        tokens.appendLiteral(character)
        continue
      }
      if case .field(character, let count) = tokens.last {
        tokens[tokens.count - 1] = .field(character, count + 1)
      } else {
        tokens.append(.field(character, 1))
      }
    }
    return tokens
  }
}

extension [DatePattern.Token] {
  fileprivate mutating func appendLiteral(_ character: Character) {
    if case .literal(let text) = last {
      self[count - 1] = .literal(text + String(character))
    } else {
      append(.literal(String(character)))
    }
  }
}
