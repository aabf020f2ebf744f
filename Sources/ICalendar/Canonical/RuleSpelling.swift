import CalendarModel

/// The spellings of RECUR (RFC 5545, 3.3.10; RFC 7265, 3.6.10; RFC 7529, 4).
enum RuleSpelling {
  /// The most separators in a rule. All parts that there are, with all values that these may
  /// have, take fewer than 2,000.
  private static let mostSeparators = 10_000

  /// The parts of a rule in the file's order; nil where a part is empty, stands twice or has
  /// a value that is not of its kind, and where no rule has so many. O(*octets*).
  static func parts(_ text: some StringProtocol) -> [TypedValue.RulePart]? {
    let separators = text.utf8.count { $0 == .semicolon || $0 == .comma }
    if separators > mostSeparators { return nil }
    var parts: [TypedValue.RulePart] = []
    let text = String(text)
    var rest = text[...]
    var isEnd = false
    while !isEnd {
      let part = rest.prefix { $0 != ";" }
      isEnd = part.endIndex == rest.endIndex
      rest = rest[part.endIndex...].dropFirst()
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      let name = String(halves[0]).asciiLowercased
      guard ValueSyntax.isName(name), let values = values(of: name, in: halves[1])
      else { return nil }
      parts.append(TypedValue.RulePart(name, values))
    }
    let isRepeated = RepeatedName.stands(among: parts.count) { parts[$0].name }
    return !isRepeated && parts.contains { $0.name == "freq" } ? parts : nil
  }

  /// The rule as a content line has it, its parts in the one order.
  static func text(_ parts: [TypedValue.RulePart]) -> String {
    sorted(parts).map { part in
      let values = part.values.map { value in
        switch value {
        case .text(let text): part.name == "until" ? TimeSpelling.basic(text) : text
        case .number(let number): number
        case .boolean, .parts, .rule: ""
        }
      }
      return part.name.asciiUppercased + "=" + values.joined(separator: ",")
    }.joined(separator: ";")
  }

  /// The parts in the order that RFC 6321's schema has; others after them by name.
  static func sorted(_ parts: [TypedValue.RulePart]) -> [TypedValue.RulePart] {
    let ranks = parts.map { UInt8(order.firstIndex(of: $0.name) ?? order.count) }
    return parts.indices.map { Int32($0) }
      .sorted { first, second in
        let (first, second) = (Int(first), Int(second))
        return (ranks[first], parts[first].name) < (ranks[second], parts[second].name)
      }.map { parts[Int($0)] }
  }

  private static let order = [
    "rscale", "freq", "until", "count", "interval", "bysecond", "byminute", "byhour", "byday",
    "bymonthday", "byyearday", "byweekno", "bymonth", "bysetpos", "wkst", "skip",
  ]

  private static func values(of name: String, in text: Substring) -> [TypedValue]? {
    var values: [TypedValue] = []
    for value in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard !value.isEmpty, let value = self.value(of: name, value) else { return nil }
      values.append(value)
    }
    return lists.contains(name) || values.count == 1 || !order.contains(name) ? values : nil
  }

  private static let lists: Set<String> = [
    "bysecond", "byminute", "byhour", "byday", "bymonthday", "byyearday", "byweekno", "bymonth",
    "bysetpos",
  ]

  private static func value(of name: String, _ text: Substring) -> TypedValue? {
    switch name {
    case "freq":
      return RecurrenceRule.Frequency(code: text).map { .text($0.code) }
    case "wkst":
      return Weekday(code: text).map { .text($0.code) }
    case "rscale", "skip":
      return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        ? .text(String(text).asciiUppercased) : nil
    case "until":
      return (TimeSpelling.extendedDate(text) ?? TimeSpelling.extendedDateTime(text))
        .map { .text($0) }
    case "byday":
      return weekday(text)
    case "bymonth":
      // The leap months of RFC 7529, 4.2.
      guard text.last == "L" || text.last == "l" else { break }
      return NumberSpelling.integer(text.dropLast()).map { .text($0 + "L") }
    case "count", "interval", "bysecond", "byminute", "byhour", "bymonthday", "byyearday",
      "byweekno", "bysetpos":
      break
    default:
      return .text(String(text))
    }
    return NumberSpelling.integer(text).map { .number($0) }
  }

  private static func weekday(_ text: Substring) -> TypedValue? {
    guard let day = Weekday(code: text.suffix(2)) else { return nil }
    let ordinal = text.dropLast(2)
    if ordinal.isEmpty { return .text(day.code) }
    return NumberSpelling.integer(ordinal).map { .text($0 + day.code) }
  }
}
