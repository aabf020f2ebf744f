import CalendarModel

/// Weekdays that come again, as `--every` takes them: `sat,sun`, `mon..fri`, `2nd tue`.
struct WeekdayPhrase: Hashable, Sendable {
  /// Those of every week.
  private(set) var weekdays: Set<Weekday> = []
  /// Those of every month: which one of its weekdays, 1 to 5, or -1 for the last one.
  private(set) var ordinals: Set<Ordinal> = []

  /// A weekday of a month.
  struct Ordinal: Hashable, Sendable {
    let number: Int
    let weekday: Weekday
  }

  /// Reads names of weekdays, `day`, `weekday` and `weekend`, with commas between them.
  init(_ text: String, _ words: DayWords) throws(PhraseFault) {
    guard let tokens = PhraseScanner.tokens(of: text, words), !tokens.isEmpty else {
      throw .notUnderstood
    }
    for part in tokens.split(at: .comma) {
      try add(part.filter { $0.kind != .word || !words.fillers.contains($0.text) }, words)
    }
  }

  private mutating func add(_ tokens: [PhraseToken], _ words: DayWords) throws(PhraseFault) {
    if let range = tokens.firstIndex(where: { $0.kind == .range || $0.isSign("-") }) {
      guard tokens.count == 3, range == 1, let first = Self.weekday(tokens[0], words),
        let last = Self.weekday(tokens[2], words)
      else { throw .notUnderstood }
      let length = (last.rawValue - first.rawValue).flooredRemainder(by: 7)
      weekdays.formUnion((0...length).map { first.advanced(by: $0) })
    } else if tokens.count > 1, let number = Self.ordinal(tokens.dropLast()),
      let weekday = tokens.last.flatMap({ Self.weekday($0, words) })
    {
      ordinals.insert(Ordinal(number: number, weekday: weekday))
    } else {
      // Names may stand side by side.
      for token in tokens {
        if let weekday = Self.weekday(token, words) {
          weekdays.insert(weekday)
        } else if let several = Self.several(token.text, words) {
          weekdays.formUnion(several)
        } else {
          throw .notUnderstood
        }
      }
      if tokens.isEmpty { throw .notUnderstood }
    }
  }

  /// The days within a range, half-open, that touch as one; in order.
  ///
  /// - Complexity: linear in the number of weeks, at most.
  func days(in range: Range<Day>) -> [Range<Day>] {
    if weekdays.count == 7 { return range.isEmpty ? [] : [range] }
    var days: [Day] = []
    for weekday in weekdays {
      var day = range.lowerBound.next(weekday)
      while day < range.upperBound {
        days.append(day)
        day = day.advanced(by: 7)
      }
    }
    for ordinal in ordinals where !range.isEmpty {
      var month = range.lowerBound.month
      while month.firstDay < range.upperBound {
        if let day = ordinal.day(of: month), range.contains(day) { days.append(day) }
        month = month.advanced(by: 1)
      }
    }
    var result: [Range<Day>] = []
    for day in Set(days).sorted() {
      if let last = result.last, last.upperBound == day {
        result[result.count - 1] = last.lowerBound..<day.advanced(by: 1)
      } else {
        result.append(day..<day.advanced(by: 1))
      }
    }
    return result
  }

  private static func weekday(_ token: PhraseToken, _ words: DayWords) -> Weekday? {
    if let weekday = token.name?.weekday { return weekday }
    // `sundays`
    guard token.kind == .word, token.text.last == "s" else { return nil }
    let singular = Array(token.text.dropLast())
    guard let (name, length) = words.name(at: 0, in: singular), length == singular.count else {
      return nil
    }
    return name.weekday
  }

  private static func several(_ text: String, _ words: DayWords) -> Set<Weekday>? {
    switch text {
    case "day", "days", "daily": Set(Weekday.allCases)
    case "weekday", "weekdays": Set(Weekday.allCases).subtracting(words.weekend)
    case "weekend", "weekends": words.weekend
    default: nil
    }
  }

  /// `2nd`, `2.`, `2`, `second`, `last`.
  private static func ordinal(_ tokens: ArraySlice<PhraseToken>) -> Int? {
    guard let first = tokens.first else { return nil }
    if tokens.count == 1, let number = ordinalWords[first.text] { return number }
    guard let number = first.number, (1...5).contains(number), tokens.count <= 2 else { return nil }
    guard tokens.count == 2, let second = tokens.last else { return number }
    return second.isSign(".") || DayReader.ordinals.contains(second.text) ? number : nil
  }

  private static let ordinalWords = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1,
  ]
}

extension WeekdayPhrase.Ordinal {
  /// The day in a month, or nil where it has too few of these weekdays.
  fileprivate func day(of month: Month) -> Day? {
    let days = month.days
    guard number > 0 else { return days.upperBound.advanced(by: -1).startOfWeek(on: weekday) }
    let day = month.firstDay.next(weekday).advanced(by: 7 * (number - 1))
    return days.contains(day) ? day : nil
  }
}
