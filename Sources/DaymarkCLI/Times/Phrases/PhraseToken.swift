import CalendarModel

/// A piece of what people write for days.
struct PhraseToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Digits, and how many there are.
    case number(Int, digits: Int)
    /// A name of a month, of a weekday, or of either.
    case name(DayName)
    /// Any other letters.
    case word
    /// `.`, `/` and `-` within a date, `+` before a number.
    case sign(Character)
    /// Between the items of a list.
    case comma
    /// Between the first and the last day of a range.
    case range
  }

  /// What it is.
  var kind: Kind
  /// As it stands in the normalised text.
  let text: String
  /// Whether it follows the piece before it without a space.
  let isAttached: Bool

  /// The number, or nil.
  var number: Int? { if case .number(let value, _) = kind { value } else { nil } }

  /// The name, or nil.
  var name: DayName? { if case .name(let name) = kind { name } else { nil } }

  /// Whether it is this sign.
  func isSign(_ sign: Character) -> Bool { kind == .sign(sign) }
}

/// What a name stands for: `mar` is March in English, and Tuesday as well as March in Spanish.
struct DayName: Hashable, Sendable {
  /// The month, 1 to 12.
  var month: Int?
  /// The day of the week.
  var weekday: Weekday?

  /// What the name stands for where `other` says it better.
  func overridden(by other: DayName) -> DayName {
    DayName(month: other.month ?? month, weekday: other.weekday ?? weekday)
  }
}

extension [PhraseToken] {
  /// The pieces as a text, for messages.
  var text: String {
    var result = ""
    for token in self {
      if !result.isEmpty, !token.isAttached { result += " " }
      result += token.text
    }
    return result
  }

  /// The pieces between those of a kind, also where there are none.
  func split(at kind: PhraseToken.Kind) -> [ArraySlice<PhraseToken>] {
    split(omittingEmptySubsequences: false) { $0.kind == kind }
  }
}
