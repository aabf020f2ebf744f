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
    var rule: RecurrenceRule
    /// The parts that could not be read, as the file has them.
    var dropped: [String] = []
    /// Both COUNT and UNTIL stand in the rule; UNTIL was taken.
    var hasCountAndUntil = false
    /// Empty parts or elements of lists were left out.
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
      while start <= bytes.endIndex {
        let end = bytes[start...].firstIndex(of: .semicolon) ?? bytes.endIndex
        parser.take(bytes[start..<end].trimmed)
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
    if name.spells("COUNT") {
      guard count == nil, let number = Self.positive(value) else { return drop(part) }
      count = number
    } else if name.spells("INTERVAL") {
      guard interval == nil, let number = Self.positive(value) else { return drop(part) }
      interval = number
    } else if name.spells("UNTIL") {
      guard until == nil, let time = TimeValue(UnsafeBufferPointer(rebasing: value))?.time
      else { return drop(part) }
      until = time
    } else if name.spells("RSCALE") {
      guard scale == nil else { return drop(part) }
      let cleaned = cleaned(value)
      if cleaned.isEmpty {
        isMended = true
      } else {
        scale = String(decoding: cleaned, as: UTF8.self)
      }
    } else if name.spells("SKIP") {
      guard skip == nil, let known = RecurrenceRule.Skip(value) else { return drop(part) }
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
    for byte in value where byte != .space && byte != .tab {
      if byte == .comma, result.isEmpty || result.last == .comma {
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
      rule: rule, dropped: dropped, hasCountAndUntil: count != nil && until != nil,
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
      } else {
        dropped.append(Self.description(of: part))
      }
    }
    return LibicalRule(Self.text(kept))?.value()
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

extension RecurrenceRule.Skip {
  /// The value of SKIP (RFC 7529, 4.1); nil for any other.
  fileprivate init?(_ value: Slice<UnsafeBufferPointer<UInt8>>) {
    if value.spells("OMIT") {
      self = .omit
    } else if value.spells("BACKWARD") {
      self = .backward
    } else if value.spells("FORWARD") {
      self = .forward
    } else {
      return nil
    }
  }
}
