import Synchronization

/// Text and signs in the characters of ASCII.
enum PlainText {
  /// The text in Latin letters without accents (CLDR's transforms Any-Latin and Latin-ASCII);
  /// what those have no letters for becomes a question mark. No-break spaces stay what they
  /// are until they are drawn: they say where a line must not end.
  ///
  /// - Complexity: O(*length*).
  static func letters(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.split(separator: "\u{A0}", omittingEmptySubsequences: false)
      .map { word in
        // Some signs become several, with spaces around.
        let plain = words(word)
        return word.first == " " ? plain : String(plain.drop { $0 == " " })
      }.joined(separator: "\u{A0}")
  }

  private static func words(_ text: Substring) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return String(text) }
    let latin = transliterator.withLock { $0?.text(of: String(text)) } ?? String(text)
    return latin.map { character in
      if character.isASCII { return String(character) }
      if let sign = signs[character] { return String(sign) }
      let plain = character.unicodeScalars.filter(\.isASCII)
      if !plain.isEmpty { return plain.map(String.init).joined() }
      // Joiners and marks that are left over say nothing by themselves.
      return DisplayWidth.of(character) == 0 ? "" : "?"
    }.joined()
  }

  private static let transliterator = Mutex(Transliterator("Any-Latin; Latin-ASCII"))

  /// A character of one column in the place of another of one column.
  static func sign(_ character: Character) -> Character { signs[character] ?? "?" }

  /// Some take the nearest shape, others the meaning.
  private static let signs: [Character: Character] = [
    "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "…": "~", "·": "-", "–": "-", "—": "-",
    "→": ">", "←": "<",
    "▸": ">", "◂": "<", "‹": "<", "›": ">", "✗": "x", "✓": "x", "✎": "-", "☐": "o", "☑": "x",
    // Letters of other alphabets that Latin writes as marks.
    "ʾ": "'", "ʿ": "'", "ʹ": "'", "ʺ": "'", "ʻ": "'", "ʼ": "'",
    // Frames, bars and blocks.
    "│": "|", "┃": "|", "─": "-", "━": "=", "┼": "+", "┯": "+", "┴": "+", "┬": "+", "┿": "+",
    "┷": "+", "┣": "[", "┫": "]", "┏": "/", "┓": "\\", "┗": "\\", "┛": "/", "╸": "-", "╺": "-",
    "▐": " ", "▌": " ", "▎": "|", "▕": "|", "▔": "-", "▁": "_",
    // Steps of a scale.
    "░": ":", "▒": "+", "▓": "#", "█": "@", "•": "*", "⁺": "+", "▪": "#", "⋮": ":",
    // The signs of calendars.
    "●": "*", "○": "o", "■": "#", "□": "$", "▲": "^", "△": "A", "◆": "%", "◇": "&", "★": "@",
    "☆": "+",
  ]
}

extension TextRepertoire {
  /// A text in these characters.
  func text(_ text: String) -> String { self == .ascii ? PlainText.letters(text) : text }
}
