/// Cuts a list at its commas, as far as they part its items.
struct ListParts {
  /// The items, never empty ones but where two commas touch.
  private(set) var parts: [[PhraseToken]] = []

  /// The items of a list.
  init(_ tokens: [PhraseToken]) {
    let all = tokens.split(at: .comma).map {
      Self.withRange(Array($0))
    }
    var weekday: [PhraseToken] = []
    for (index, part) in all.enumerated() {
      if Self.isYear(part), parts.last.map(Self.lacksYear) ?? false {
        // `December 24, 2026`
        parts[parts.count - 1] += part
      } else if Self.isWeekday(part), index + 1 < all.count, Self.isDate(all[index + 1]),
        index == 0 || !Self.isWeekday(all[index - 1])
      {
        // `Thursday, 24 December`
        weekday = part
      } else {
        parts.append(weekday + part)
        weekday = []
      }
    }
  }

  /// `24-26 dec`, `24-26.12.`: a hyphen between two days of a month stands for a range.
  private static func withRange(_ tokens: [PhraseToken]) -> [PhraseToken] {
    guard tokens.contains(where: { $0.name?.month != nil || $0.isSign(".") }) else { return tokens }
    var result = tokens
    for index in tokens.indices where tokens[index].isSign("-") {
      guard index > 0, index + 1 < tokens.count, tokens[index - 1].isShort,
        tokens[index + 1].isShort
      else { continue }
      result[index].kind = .range
    }
    return result
  }

  private static func isYear(_ tokens: [PhraseToken]) -> Bool {
    tokens.count == 1 && tokens[0].isYear
  }

  private static func lacksYear(_ tokens: [PhraseToken]) -> Bool {
    tokens.contains { $0.name?.month != nil } && !tokens.contains(where: \.isYear)
  }

  private static func isWeekday(_ tokens: [PhraseToken]) -> Bool {
    tokens.count == 1 && tokens[0].name?.weekday != nil
  }

  private static func isDate(_ tokens: [PhraseToken]) -> Bool {
    tokens.contains { $0.number != nil }
      && tokens.contains { $0.name?.month != nil || $0.isSign(".") || $0.isSign("/") }
  }
}

extension PhraseToken {
  /// Whether it can be the day of a month.
  fileprivate var isShort: Bool {
    if case .number(_, let digits) = kind { digits <= 2 } else { false }
  }

  /// Whether it is a year of four digits.
  fileprivate var isYear: Bool {
    if case .number(_, let digits) = kind { digits == 4 } else { false }
  }
}
