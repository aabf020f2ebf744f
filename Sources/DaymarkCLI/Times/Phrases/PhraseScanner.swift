/// Cuts a normalised text into its pieces.
struct PhraseScanner {
  private let characters: [Character]
  private let words: DayWords
  private var index = 0
  private var tokens: [PhraseToken] = []

  /// The pieces of a text, by the names of a language; nil where it holds a sign that no day
  /// is written with.
  static func tokens(of text: String, _ words: DayWords) -> [PhraseToken]? {
    var scanner = PhraseScanner(PhraseText.normalized(text), words)
    return scanner.scan() ? scanner.tokens : nil
  }

  private init(_ characters: [Character], _ words: DayWords) {
    self.characters = characters
    self.words = words
  }

  private mutating func scan() -> Bool {
    while index < characters.count {
      let character = characters[index]
      if character == " " {
        index += 1
      } else if character == "," {
        append(.comma, 1)
      } else if character == "." {
        scanDots()
      } else if "/-+".contains(character) {
        append(isDash(character) ? .range : .sign(character), 1)
      } else if let (name, length) = words.name(at: index, in: characters) {
        append(.name(name), length)
        // The point of an abbreviation, unless a range begins with it.
        if dots() == 1 { index += 1 }
      } else if character.isNumber {
        guard scanNumber() else { return false }
      } else if character.isLetter || character == "'" || "º°ª".contains(character) {
        append(.word, run { $0.isLetter || $0.isMark || "':º°ª".contains($0) })
      } else {
        return false
      }
    }
    return true
  }

  /// One point belongs to a date, two stand for a range, and of three the first one ends the
  /// date before the range: `24.12...26.12.`
  private mutating func scanDots() {
    switch dots() {
    case 1: append(.sign("."), 1)
    case 2: append(.range, 2)
    case 3:
      append(.sign("."), 1)
      append(.range, 2)
    default: append(.word, dots())
    }
  }

  private func dots() -> Int { run { $0 == "." } }

  /// Whether a hyphen stands for a range: with a space on both sides, or behind a point.
  private func isDash(_ character: Character) -> Bool {
    guard character == "-", index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1] == " " && characters[index + 1] == " "
      || characters[index - 1] == "." && tokens.last?.kind == .sign(".")
  }

  private mutating func scanNumber() -> Bool {
    let length = run { $0.isASCII && $0.isNumber }
    // More digits than a day's date are no date.
    guard (1...8).contains(length),
      let value = Int(String(characters[index..<index + length]))
    else { return false }
    append(.number(value, digits: length), length)
    return true
  }

  private func run(_ accepts: (Character) -> Bool) -> Int {
    var end = index
    while end < characters.count, accepts(characters[end]) { end += 1 }
    return end - index
  }

  private mutating func append(_ kind: PhraseToken.Kind, _ length: Int) {
    tokens.append(
      PhraseToken(
        kind: kind, text: String(characters[index..<index + length]),
        isAttached: index > 0 && characters[index - 1] != " "))
    index += length
  }
}

extension Character {
  /// A mark that does not join with a letter before it, as in Indian scripts.
  fileprivate var isMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
