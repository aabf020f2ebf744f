import CalendarModel

extension CalendarLocale {
  /// A piece of a month's title.
  struct TitlePart: Hashable, Sendable {
    var text: String
    /// Whether it is the month, and not the year.
    var isMonth: Bool
  }

  /// Month and year as the locale orders them.
  func title(of month: Month) -> [TitlePart] {
    CalendarLocale.titleParts(pattern("yMMMM")) { letter, count in
      guard letter == "M" || letter == "L" else { return number(month.year) }
      return count > 2 ? name(ofMonth: month.month) : number(month.month)
    }.map { TitlePart(text: repertoire.text($0.text), isMonth: $0.isMonth) }
  }

  /// The pieces of a title by its pattern; fields that touch are one piece, unless one is the
  /// month.
  static func titleParts(
    _ tokens: [DatePattern.Token], field: (Character, Int) -> String
  ) -> [TitlePart] {
    var parts: [TitlePart] = []
    var pendingLiteral = ""
    var touches = false
    for token in tokens {
      switch token {
      case .literal(let text):
        // What touches the field before it belongs to it; what stands apart to the next.
        if let last = parts.indices.last, text.first?.isWhitespace == false {
          parts[last].text += text
          touches = text.last?.isWhitespace == false
        } else {
          pendingLiteral = String(text.drop(while: \.isWhitespace))
          touches = false
        }
      case .field(let letter, let count):
        let isMonth = letter == "M" || letter == "L"
        let text = pendingLiteral + field(letter, count)
        if touches, let last = parts.indices.last, !isMonth, !parts[last].isMonth {
          parts[last].text += text
        } else {
          parts.append(TitlePart(text: text, isMonth: isMonth))
        }
        pendingLiteral = ""
        touches = true
      }
    }
    return parts.map { TitlePart(text: $0.text.withoutOuterSpaces, isMonth: $0.isMonth) }
      .filter { !$0.text.isEmpty }
  }
}
