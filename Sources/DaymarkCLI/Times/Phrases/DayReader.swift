import CalendarModel

/// Reads what people write for one day.
struct DayReader {
  let words: DayWords
  let today: Day

  /// The day that these pieces name, as far as it is known before its neighbours are.
  func read(_ tokens: [PhraseToken]) throws(PhraseFault) -> PhraseDay {
    if let day = try counted(tokens) { return .relative(day) }
    let tokens = withoutFillers(tokens)
    if let weekday = try self.weekday(tokens) { return weekday }
    let names = tokens.compactMap(\.name)
    if let (month, weekday) = Self.roles(names, hasNumber: tokens.contains { $0.number != nil }) {
      return try dated(tokens, month: month, weekday: weekday)
    }
    guard names.count <= 1, tokens.allSatisfy({ $0.kind != .word }) else { throw .notUnderstood }
    return try NumericDate(tokens.filter { $0.name == nil }, today: today)
      .read(by: words.order, weekday: names.first?.weekday)
  }

  /// `today`, `3 days ago`, `+3`.
  private func counted(_ tokens: [PhraseToken]) throws(PhraseFault) -> Day? {
    let numbers = tokens.compactMap(\.number)
    let distance: Int
    if let relative = words.relative[tokens.key], numbers.count <= 1 {
      distance = relative.days * (numbers.first ?? 1)
    } else if tokens.count == 2, let number = numbers.first, tokens[1].number != nil,
      tokens[0].isSign("+") || tokens[0].isSign("-")
    {
      distance = tokens[0].isSign("+") ? number : -number
    } else {
      return nil
    }
    let day = today.advanced(by: distance)
    guard (1...9999).contains(day.year) else {
      throw .refused(
        "\(tokens.text) is too far away", remedy: "write a date such as 2026-12-24")
    }
    return day
  }

  /// `friday`, `next friday`, `last friday`, `this friday`: the next one comes after today, the
  /// last one before, and the one without a word from today on.
  private func weekday(_ tokens: [PhraseToken]) throws(PhraseFault) -> PhraseDay? {
    guard let weekday = tokens.last?.name?.weekday else { return nil }
    switch (tokens.count, tokens.first?.text) {
    case (1, _), (2, "this"): return .weekday(weekday)
    case (2, "next"): return .relative(today.advanced(by: 1).next(weekday))
    case (2, "last"), (2, "past"): return .relative(today.advanced(by: -7).next(weekday))
    default: return nil
    }
  }

  /// A date with the name of its month, in any order: `24 dec`, `Thursday, December 24th, 2026`.
  private func dated(
    _ tokens: [PhraseToken], month: Int, weekday: Weekday?
  ) throws(PhraseFault) -> PhraseDay {
    guard tokens.allSatisfy({ $0.kind != .word && !$0.isSign("+") }) else {
      throw .notUnderstood
    }
    var day: Int?
    var year: Int?
    for (index, token) in tokens.enumerated() {
      guard case .number(let value, let digits) = token.kind else { continue }
      // Two numbers side by side may be two days: a year of two digits stands apart.
      let follows = index > 0 && tokens[index - 1].number != nil
      if digits == 4, year == nil {
        year = value
      } else if digits <= 2, day == nil {
        day = value
      } else if digits == 2, year == nil, !follows {
        year = today.year(ofCentury: value)
      } else {
        throw .notUnderstood
      }
    }
    guard let day else {
      throw .refused("\(tokens.text) is no day", remedy: "write one such as 24 dec")
    }
    let date = DateParts(year: year, month: month, day: day)
    guard date.exists else { throw .missing(tokens.text, date) }
    return .date([date], weekday)
  }

  /// Month and weekday of a date by its names: a name that can be either is what is missing.
  private static func roles(
    _ names: [DayName], hasNumber: Bool
  ) -> (month: Int, weekday: Weekday?)? {
    guard hasNumber, (1...2).contains(names.count) else { return nil }
    if names.count == 1 { return names[0].month.map { ($0, nil) } }
    let orders = [(names[0], names[1]), (names[1], names[0])].filter { first, second in
      first.weekday != nil && second.month != nil
    }
    let best = orders.first { $0.month == nil || $1.weekday == nil } ?? orders.first
    return best.flatMap { weekday, month in month.month.map { ($0, weekday.weekday) } }
  }

  private func withoutFillers(_ tokens: [PhraseToken]) -> [PhraseToken] {
    var result: [PhraseToken] = []
    for token in tokens {
      let isBehindNumber = token.isAttached && result.last?.number != nil
      switch token.kind {
      case .word where words.fillers.contains(token.text): continue
      case .word where isBehindNumber && Self.ordinals.contains(token.text): continue
      // In Japanese the signs of day and month are those of Sunday and Monday, too.
      case .name where isBehindNumber && words.fillers.contains(token.text): continue
      default: result.append(token)
      }
    }
    return result
  }

  /// What turns a number into `the first`, `the second` and so on.
  static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "º", "°", "ª", "e", ":e"]
}

extension Day {
  /// The year of two digits that lies within 80 years before this day's and 19 years after.
  func year(ofCentury digits: Int) -> Int {
    let first = year - 80
    return first + (digits - first).flooredRemainder(by: 100)
  }
}
