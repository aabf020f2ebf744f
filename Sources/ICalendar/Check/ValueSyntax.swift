import CalendarModel

/// The grammar of values to the letter (RFC 5545, 3.3): what may be written, where the importer
/// reads more.
enum ValueSyntax {
  /// DURATION (3.3.6): weeks alone, or days, hours, minutes and seconds, none left out between.
  static func isDuration(_ text: some StringProtocol) -> Bool {
    TimeSpelling.duration(text, allowsGap: false) != nil
  }

  /// DATE (3.3.4).
  static func isDate(_ text: some StringProtocol) -> Bool {
    guard let value = TimeValue(String(text)) else { return false }
    return !value.isIrregular && value.time.isDate
  }

  /// DATE-TIME (3.3.5), as a local time or in UTC.
  static func isDateTime(_ text: some StringProtocol) -> Bool {
    guard let value = TimeValue(String(text)) else { return false }
    // The grammar of RFC 5545 takes letters in any case; 3.3.5 speaks of capitals.
    return !value.isIrregular && !value.time.isDate && !text.contains { $0 == "t" || $0 == "z" }
  }

  /// Whether a time ends with `Z`.
  static func isUTC(_ text: some StringProtocol) -> Bool {
    text.last == "Z" || text.last == "z"
  }

  /// PERIOD (3.3.9): two times, or a time and a positive duration.
  static func isPeriod(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, isDateTime(parts[0]) else { return false }
    if isDuration(parts[1]) { return parts[1].first != "-" }
    guard isDateTime(parts[1]), let start = TimeValue(String(parts[0]))?.time.wallTime,
      let end = TimeValue(String(parts[1]))?.time.wallTime
    else { return false }
    return start < end || isUTC(parts[0]) != isUTC(parts[1])
  }

  /// INTEGER (3.3.8): a 32-bit number.
  static func integer(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == 0x2B || $0 == 0x2D }), text.utf8.count < 20,
      let number = Int(text), number == Int(Int32(truncatingIfNeeded: number))
    else { return nil }
    return number
  }

  /// FLOAT (3.3.7).
  static func isFloat(_ text: some StringProtocol) -> Bool {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(whole.count)
    if whole.isEmpty { return false }
    guard let point = rest.popFirst() else { return true }
    return point == UInt8(ascii: ".") && !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }

  /// GEO (3.8.1.6): degrees north and east.
  static func isPosition(_ text: String) -> Bool {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(isFloat), let latitude = Double(parts[0]),
      let longitude = Double(parts[1])
    else { return false }
    return (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  /// UTC-OFFSET (3.3.14): less than a day, and not `-0000`.
  static func isUTCOffset(_ text: String) -> Bool {
    TimeSpelling.extendedOffset(text).map { $0 != "-00:00" } ?? false
  }

  /// URI (3.3.13; RFC 3986, 3): a scheme, a colon, and no white space.
  static func isURI(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: .colon), let first = bytes.first else { return false }
    guard first.isLetter, bytes[..<colon].allSatisfy(\.isSchemeOctet) else { return false }
    return bytes[colon...].allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != .quote }
  }

  /// What TEXT (3.3.11) can't hold as it stands, or nil. In a list commas separate.
  static func unescaped(_ text: String, isList: Bool) -> String? {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        switch byte {
        case .backslash, .semicolon, .comma, UInt8(ascii: "n"), UInt8(ascii: "N"): continue
        default: return "a backslash before another character than \\ ; , n"
        }
      }
      switch byte {
      case .backslash: isEscaped = true
      case .semicolon: return "a semicolon without a backslash before it"
      case .comma where !isList: return "a comma without a backslash before it"
      default: break
      }
    }
    return isEscaped ? "a backslash at its end" : nil
  }

  /// REQUEST-STATUS (3.8.8.3).
  static func isRequestStatus(_ text: String) -> Bool {
    var text = text
    let parts = text.withUTF8 { bytes in
      var parts: [[UInt8]] = [[]]
      var index = 0
      while index < bytes.count {
        if bytes[index] == .semicolon {
          parts.append([])
        } else {
          parts[parts.count - 1].append(bytes[index])
          if bytes[index] == .backslash, index + 1 < bytes.count {
            index += 1
            parts[parts.count - 1].append(bytes[index])
          }
        }
        index += 1
      }
      return parts
    }
    guard (2...3).contains(parts.count) else { return false }
    let numbers = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (2...3).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
      && parts.dropFirst().allSatisfy {
        unescaped(String(decoding: $0, as: UTF8.self), isList: false) == nil
      }
  }

  /// BASE64 (RFC 4648, 4) without white space in it.
  static func isBase64(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 > 0x20 } && Base64.decode(text) != nil
  }

  /// A name of a property or parameter (3.1): letters, digits and hyphens.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isNameOctet)
  }
}
