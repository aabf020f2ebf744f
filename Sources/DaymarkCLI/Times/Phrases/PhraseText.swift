import CalendarModel

/// Brings what people type into one form: without regard to case, accents and width, with
/// ASCII digits and single spaces.
enum PhraseText {
  /// The text in that form, its characters one by one.
  static func normalized(_ text: String) -> [Character] {
    var result: [Character] = []
    for character in LooseText.folded(text) {
      if character.isWhitespace {
        if let last = result.last, last != " " { result.append(" ") }
      } else if let digit = character.wholeNumberValue, character.isDigit {
        result += String(digit)
      } else if let plain = signs[character] {
        result += plain
      } else if !character.isInvisible {
        result.append(character)
      }
    }
    if result.last == " " { result.removeLast() }
    return result
  }

  /// Other forms of signs, and the letter that folding leaves alone in Turkish.
  private static let signs: [Character: String] = [
    "–": "..", "…": "..", "—": "..", "〜": "..", "~": "..", "−": "-", "‑": "-", "’": "'",
    "ʼ": "'", "、": ",", "،": ",", ";": ",", "؛": ",", "ı": "i", "(": " ", ")": " ",
  ]
}

extension Character {
  fileprivate var isDigit: Bool {
    unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  /// Marks of direction, joiners: what locales put into dates and nobody types.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
