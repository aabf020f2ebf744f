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
    var parts: [TitlePart] = []
    var pendingLiteral = ""
    for token in pattern("yMMMM") {
      switch token {
      case .literal(let text):
        // What touches the field before it belongs to it; what stands apart to the next.
        if let last = parts.indices.last, text.first?.isWhitespace == false {
          parts[last].text += text
        } else {
          pendingLiteral = String(text.drop(while: \.isWhitespace))
        }
      case .field(let letter, let count):
        let isMonth = letter == "M" || letter == "L"
        let field =
          !isMonth
          ? number(month.year) : count > 2 ? name(ofMonth: month.month) : number(month.month)
        parts.append(TitlePart(text: pendingLiteral + field, isMonth: isMonth))
        pendingLiteral = ""
      }
    }
    return parts.map { TitlePart(text: $0.text.withoutOuterSpaces, isMonth: $0.isMonth) }
  }
}

extension String {
  fileprivate var withoutOuterSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
