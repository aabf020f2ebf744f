import CalendarModel

/// Reads one value of a content line by its type, and spells it again.
enum ValueSpelling {
  /// The value of a text from a content line; nil for one that is not of the type. O(*octets*).
  ///
  /// - Parameter isWord: whether it means the same in any case.
  static func value(
    _ raw: some StringProtocol, _ type: ValueType, isWord: Bool = false
  ) -> TypedValue? {
    switch type {
    case .text, .uid:
      let text = cleaned(TextEscaping.unescape(raw))
      return .text(isWord ? text.asciiUppercased : text)
    case .calendarAddress: return .text(address(cleaned(String(raw))))
    case .binary: return base64(raw).map { .text($0) }
    case .boolean: return boolean(raw).map { .boolean($0) }
    case .integer: return NumberSpelling.integer(raw).map { .number($0) }
    case .float: return NumberSpelling.float(raw).map { .number($0) }
    case .date: return TimeSpelling.extendedDate(raw).map { .text($0) }
    case .dateTime: return TimeSpelling.extendedDateTime(raw).map { .text($0) }
    case .time: return TimeSpelling.extendedTime(raw).map { .text($0) }
    case .utcOffset: return TimeSpelling.extendedOffset(raw).map { .text($0) }
    case .duration: return TimeSpelling.duration(raw).map { .text($0.description) }
    case .period: return period(raw)
    case .recur: return RuleSpelling.parts(raw).map { .rule($0) }
    default: return .text(verbatim(raw))
    }
  }

  /// The text that a content line has for a value. What is not of the type, as it may come
  /// from jCal or xCal, is written as it is. O(*octets*).
  static func raw(_ value: TypedValue, _ type: ValueType) -> String {
    switch value {
    case .text(let text):
      switch type {
      case .text, .uid: return TextEscaping.escape(text)
      case .date, .dateTime, .time, .utcOffset:
        let basic = TimeSpelling.basic(text)
        return self.value(basic, type) == nil ? verbatim(text) : basic
      default: return verbatim(text)
      }
    case .number(let number): return number
    case .boolean(let boolean): return boolean ? "TRUE" : "FALSE"
    case .parts(let parts):
      if type == .period {
        let ends = parts.map { raw($0, .uri) }
        let basic = ends.map(TimeSpelling.basic).joined(separator: "/")
        return period(basic) == nil ? ends.joined(separator: "/") : basic
      }
      return parts.map { raw($0, type) }.joined(separator: ";")
    case .rule(let parts): return RuleSpelling.text(parts)
    }
  }

  /// A text that has no escapes, as a content line can hold it (`ContentLineWriter`).
  static func verbatim(_ raw: some StringProtocol) -> String {
    let text = cleaned(String(raw))
    return text.utf8.contains(UInt8(ascii: "\n"))
      ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      : text
  }

  /// A text without the characters that no content line can hold: every line break is a line
  /// feed, control characters but the tab are left out.
  static func cleaned(_ text: String) -> String {
    guard text.utf8.contains(where: TextEscaping.isForbiddenControl) else { return text }
    let kept = ContentLineWriter.withLineFeeds(text).filter {
      $0 == UInt8(ascii: "\n") || !TextEscaping.isForbiddenControl($0)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  static func boolean(_ raw: some StringProtocol) -> Bool? {
    switch String(raw).asciiUppercased {
    case "TRUE": true
    case "FALSE": false
    default: nil
    }
  }

  /// A calendar address; `MAILTO:`, which means the same in any case, in lower case.
  static func address(_ text: String) -> String {
    let scheme = "mailto:"
    guard String(text.prefix(scheme.count)).asciiLowercased == scheme else { return text }
    return scheme + text.dropFirst(scheme.count)
  }

  private static func base64(_ raw: some StringProtocol) -> String? {
    let digits = raw.utf8.filter { $0 > 0x20 }
    return digits.allSatisfy(\.isBase64Digit) ? String(decoding: digits, as: UTF8.self) : nil
  }

  private static func period(_ raw: some StringProtocol) -> TypedValue? {
    guard let slash = raw.utf8.firstIndex(of: UInt8(ascii: "/")),
      let start = TimeSpelling.extendedDateTime(raw[..<slash])
    else { return nil }
    let rest = raw[raw.utf8.index(after: slash)...]
    return (TimeSpelling.extendedDateTime(rest) ?? TimeSpelling.duration(rest)?.description)
      .map { .parts([.text(start), .text($0)]) }
  }
}
