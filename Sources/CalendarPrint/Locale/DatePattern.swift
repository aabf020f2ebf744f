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
    // By scalars: a quote with an accent after it is a quote.
    for scalar in pattern.unicodeScalars {
      if scalar == "'" {
        // Two quotes are one that stands for itself.
        if wasQuote { tokens.appendLiteral("'") }
        wasQuote.toggle()
        isQuoted.toggle()
        continue
      }
      wasQuote = false
      let character = Character(scalar)
      guard !isQuoted, character.isASCII, character.isLetter else {
        tokens.appendLiteral(scalar)
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
  fileprivate mutating func appendLiteral(_ scalar: Unicode.Scalar) {
    if case .literal(let text) = last {
      self[count - 1] = .literal(text + String(scalar))
    } else {
      append(.literal(String(scalar)))
    }
  }
}
