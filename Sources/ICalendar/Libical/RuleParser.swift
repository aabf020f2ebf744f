import CalendarModel

/// Reads RRULE and EXRULE values (RFC 5545, 3.3.10) through libical, part by part where it
/// refuses the whole: a rule is only lost when its FREQ is.
///
/// What libical 3.0.16 gets wrong is put right here: UNTIL and COUNT are read from the text,
/// INTERVAL too (libical keeps 15 bits of it), and RSCALE and SKIP (it loses the memory of
/// RSCALE with a rule that it refuses).
struct RuleParser {
  /// A rule, and what of its text was left out.
  struct Result {
    var rule: RecurrenceRule { rules[0] }
    /// It alone, as a list that events of the same rule share.
    let rules: [RecurrenceRule]
    /// The parts that could not be read, as the file has them.
    var dropped: [String] = []
    /// Both COUNT and UNTIL stand in the rule; UNTIL was taken.
    var hasCountAndUntil = false
    /// The text was spelled otherwise than RFC 5545 wants, its meaning was clear: empty parts
    /// or elements, white space, days by their whole names, ISO 8601's UNTIL.
    var isMended = false
  }

  /// The parts that libical reads (RFC 5545, 3.3.10).
  private enum Name: CaseIterable {
    case frequency, day, monthDay, month, weekStart, setPosition, hour, minute, second, yearDay
    case weekNumber

    var text: StaticString {
      switch self {
      case .frequency: "FREQ"
      case .day: "BYDAY"
      case .monthDay: "BYMONTHDAY"
      case .month: "BYMONTH"
      case .weekStart: "WKST"
      case .setPosition: "BYSETPOS"
      case .hour: "BYHOUR"
      case .minute: "BYMINUTE"
      case .second: "BYSECOND"
      case .yearDay: "BYYEARDAY"
      case .weekNumber: "BYWEEKNO"
      }
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The parts for libical: their upper-case names and their cleaned values.
  private var parts: [(name: Name, value: [UInt8])] = []
  private var dropped: [String] = []
  private var isMended = false
  private var count: Int?
  private var until: CalendarTime?
  private var interval: Int?
  private var scale: String?
  private var skip: RecurrenceRule.Skip?

  /// Nil when there is no FREQ that can be read. O(text).
  static func parse(_ text: String) -> Result? {
    var text = text
    return text.withUTF8 { bytes in
      var parser = RuleParser()
      var start = bytes.startIndex
      // `RRULE:RRULE:FREQ=...`, by programs that put the name before a whole line.
      while bytes[start...].prefix(6).spells("RRULE:") {
        parser.isMended = true
        start += 6
      }
      while start <= bytes.endIndex {
        let end = bytes[start...].firstIndex(of: .semicolon) ?? bytes.endIndex
        let part = bytes[start..<end]
        parser.isMended = parser.isMended || part.trimmed.count != part.count
        parser.take(part.trimmed)
        start = end + 1
      }
      return parser.result()
    }
  }

  private mutating func take(_ part: Bytes) {
    guard !part.isEmpty else {
      isMended = true
      return
    }
    guard let equals = part.firstIndex(of: .equals) else { return drop(part) }
    let name = part[..<equals].trimmed
    let value = part[(equals + 1)...].trimmed
    isMended = isMended || name.count + value.count + 1 != part.count
    if name.spells("COUNT") {
      guard count == nil, let number = Self.positive(value) else { return drop(part) }
      count = number
    } else if name.spells("INTERVAL") {
      guard interval == nil, let number = Self.positive(value) else { return drop(part) }
      interval = number
    } else if name.spells("UNTIL") {
      guard until == nil, let read = TimeValue(UnsafeBufferPointer(rebasing: value))
      else { return drop(part) }
      until = read.time
      isMended = isMended || read.isIrregular
    } else if name.spells("RSCALE") {
      guard scale == nil else { return drop(part) }
      let cleaned = cleaned(value)
      if cleaned.isEmpty {
        isMended = true
      } else {
        scale = String(decoding: cleaned, as: UTF8.self)
      }
    } else if name.spells("SKIP") {
      guard skip == nil,
        let known = RecurrenceRule.Skip(code: String(decoding: value, as: UTF8.self))
      else { return drop(part) }
      skip = known
    } else if let known = Name.allCases.first(where: { name.spells($0.text) }),
      !parts.contains(where: { $0.name == known })
    {
      let cleaned = cleaned(value)
      if cleaned.isEmpty { isMended = true } else { parts.append((known, cleaned)) }
    } else {
      drop(part)
    }
  }

  /// The value in upper case, without spaces and without empty elements, as a comma too many
  /// leaves them.
  private mutating func cleaned(_ value: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    for byte in value {
      if byte == .space || byte == .tab {
        isMended = true
      } else if byte == .comma, result.isEmpty || result.last == .comma {
        isMended = true
      } else {
        result.append(byte.upper)
      }
    }
    if result.last == .comma {
      result.removeLast()
      isMended = true
    }
    return result
  }

  private mutating func drop(_ part: Bytes) {
    dropped.append(String(decoding: part, as: UTF8.self))
  }

  private mutating func result() -> Result? {
    guard var rule = readAll() ?? readEach() else { return nil }
    rule.calendarScale = scale
    rule.skip = skip ?? .omit
    // libical takes the months of every calendar.
    if rule.isGregorian, rule.byMonth.contains(where: { $0.isLeap || $0.number > 12 }) {
      rule.byMonth.removeAll { $0.isLeap || $0.number > 12 }
      dropped += parts.filter { $0.name == .month }.map(Self.description)
    }
    rule.interval = interval ?? 1
    if let until { rule.end = .until(until) } else if let count { rule.end = .count(count) }
    return Result(
      rules: [rule], dropped: dropped, hasCountAndUntil: count != nil && until != nil,
      isMended: isMended)
  }

  private func readAll() -> RecurrenceRule? { LibicalRule(Self.text(parts))?.value() }

  /// The rule of those parts that libical takes beside FREQ.
  private mutating func readEach() -> RecurrenceRule? {
    guard let frequency = parts.first(where: { $0.name == .frequency }),
      LibicalRule(Self.text([frequency])) != nil
    else { return nil }
    var kept = [frequency]
    for part in parts where part.name != .frequency {
      if LibicalRule(Self.text(kept + [part])) != nil {
        kept.append(part)
      } else if let rest = readElements(of: part, beside: frequency) {
        kept.append(rest)
      } else {
        dropped.append(Self.description(of: part))
      }
    }
    return LibicalRule(Self.text(kept))?.value()
  }

  /// The elements of a list that libical takes, each alone, or nil when there is none: one
  /// bad element costs itself. What stands after a letter or digit, as the dots of a list
  /// that was cut, is left out.
  private mutating func readElements(
    of part: (name: Name, value: [UInt8]), beside frequency: (name: Name, value: [UInt8])
  ) -> (name: Name, value: [UInt8])? {
    let elements = part.value.split(separator: .comma)
    guard elements.count <= Self.elementLimit else { return nil }
    var kept: [[UInt8]] = []
    var refused: [[UInt8]] = []
    for element in elements.map(Array.init) {
      let whole = part.name == .day ? Self.shortened(element) : element
      if LibicalRule(Self.text([frequency, (part.name, whole)])) != nil {
        isMended = isMended || whole != element
        kept.append(whole)
        continue
      }
      refused.append(element)
      let end = element.lastIndex { $0.isDigit || $0.isLetter }
      guard let end, end + 1 < element.count else { continue }
      let stem = Array(element[...end])
      if LibicalRule(Self.text([frequency, (part.name, stem)])) != nil { kept.append(stem) }
    }
    let value = Array(kept.joined(separator: [.comma]))
    guard !kept.isEmpty, LibicalRule(Self.text([frequency, (part.name, value)])) != nil
    else { return nil }
    if !refused.isEmpty {
      dropped.append(
        Self.description(of: (part.name, Array(refused.joined(separator: [.comma])))))
    }
    return (part.name, value)
  }

  /// More elements than a list of different ones can have.
  private static let elementLimit = 800

  /// A day by its English name as BYDAY has it: `1MONDAY` is `1MO`. Others as they are.
  private static func shortened(_ element: [UInt8]) -> [UInt8] {
    let start = element.firstIndex { $0.isLetter } ?? element.count
    let names: [StaticString] = [
      "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY", "MON", "TUE",
      "WED", "THU", "FRI", "SAT", "SUN",
    ]
    guard names.contains(where: { element[start...].spells($0) }) else { return element }
    return Array(element[..<(start + 2)])
  }

  /// The parts as a rule, ended by a zero byte.
  private static func text(_ parts: [(name: Name, value: [UInt8])]) -> [UInt8] {
    var text: [UInt8] = []
    for part in parts {
      if !text.isEmpty { text.append(.semicolon) }
      part.name.text.withUTF8Buffer { text += $0 }
      text.append(.equals)
      text += part.value
    }
    text.append(0)
    return text
  }

  private static func description(of part: (name: Name, value: [UInt8])) -> String {
    String(decoding: text([part]).dropLast(), as: UTF8.self)
  }

  private static func positive(_ value: Bytes) -> Int? {
    Int(String(decoding: value, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
