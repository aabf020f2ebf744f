import CalendarModel

extension LineReader {
  /// Whether nothing stands behind the colon.
  func hasEmptyValue(_ line: Int) -> Bool { withValue(of: line) { $0.isEmpty } }

  /// A TEXT value, decoded.
  func text(_ line: Int) -> String { withValue(of: line) { ValueText.decode($0) } }

  /// A UID: TEXT; spaces around it are no part of it.
  func uid(_ line: Int) -> String {
    withValue(of: line) { ValueText.decode(UnsafeBufferPointer(rebasing: $0.trimmed)) }
  }

  /// A DATE-TIME that has to be in UTC, and is read so whatever it says; nil for no time.
  func instant(_ line: Int) -> Instant? {
    withValue(of: line) { TimeValue($0) }.map { Instant(utc: $0.time.wallTime) }
  }

  /// A list of TEXT values, decoded.
  func textList(_ line: Int) -> [String] { withValue(of: line) { ValueText.decodeList($0) } }

  /// REQUEST-STATUS (RFC 5545, 3.8.8.3): code, text, and data, between semicolons.
  func requestStatus(_ line: Int) -> RequestStatus? {
    let parts = withValue(of: line) { ValueText.decodeParts($0, separator: .semicolon) }
    guard let code = parts.first, !code.isEmpty,
      code.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    return RequestStatus(
      code: code, text: parts.count > 1 ? parts[1] : "", data: parts.count > 2 ? parts[2] : nil)
  }
}

extension GeographicPosition {
  /// Reads GEO (RFC 5545, 3.8.1.6): two numbers and a semicolon. A comma for it is met too.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parts = bytes.split(omittingEmptySubsequences: false) {
      $0 == .semicolon || $0 == .comma
    }
    let numbers = parts.compactMap {
      Double(String(decoding: $0, as: UTF8.self).filter { $0 != " " })
    }
    guard parts.count == 2, numbers.count == 2, (-90...90).contains(numbers[0]),
      (-180...180).contains(numbers[1])
    else { return nil }
    self.init(latitude: numbers[0], longitude: numbers[1])
  }
}

extension PackedProperties {
  /// Adds a line as a property, its value not decoded. O(its octets).
  mutating func append(_ line: Int, _ reader: LineReader) {
    let parameters = reader.withParameters(of: line, ParameterList.parameters(in:))
    reader.withName(of: line) { name in
      reader.withValue(of: line) { value in
        append(name: name.span, parameters: parameters, value: value.span)
      }
    }
  }
}
