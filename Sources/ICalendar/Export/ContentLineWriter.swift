public import CalendarModel

/// Writes content lines as RFC 5545, 3.1 has them: CRLF, folded at 75 octets.
///
/// A fold never lies inside a character of UTF-8, nor inside what a reader sees as one
/// character (a flag, a family of emoji, a letter with its accents), unless that alone is
/// longer than a line.
public struct ContentLineWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// The line under way, unfolded.
  private var line: [UInt8] = []

  /// A writer that has written nothing.
  public init() {}

  /// Writes one property.
  ///
  /// - The value is written as it is: TEXT must be escaped already. What no content line can
  ///   hold is changed: a line break becomes `\n`, other control characters but the tab are
  ///   left out.
  /// - Parameter values are encoded (RFC 6868: `^n`, `^'`, `^^`) and quoted where they hold a
  ///   colon, semicolon or comma, or where RFC 5545 has them quoted always; their other
  ///   control characters are left out.
  /// - Of a name, the characters that would end it are left out.
  ///
  /// O(*octets*).
  public mutating func write(_ property: Property) {
    line.removeAll(keepingCapacity: true)
    appendName(property.name)
    for parameter in property.parameters {
      line.append(UInt8(ascii: ";"))
      appendName(parameter.name)
      line.append(UInt8(ascii: "="))
      let isURI = ParameterDefinition.of(parameter.name.uppercased())?.isQuoted ?? false
      var isFirst = true
      parameter.forEachValue { value in
        if !isFirst { line.append(UInt8(ascii: ",")) }
        isFirst = false
        appendParameterValue(value, isQuoted: isURI)
      }
    }
    line.append(UInt8(ascii: ":"))
    appendValue(property.value)
    endLine()
  }

  /// Writes `BEGIN` for a component of this name.
  mutating func begin(_ name: String) {
    write(Property("BEGIN", value: name))
  }

  /// Writes `END` for a component of this name.
  mutating func end(_ name: String) {
    write(Property("END", value: name))
  }

  private mutating func appendName(_ name: String) {
    for byte in name.utf8 where !Self.endsName(byte) { line.append(byte) }
  }

  private mutating func appendParameterValue(_ value: String, isQuoted: Bool) {
    let quotes = isQuoted || value.utf8.contains { Self.needsQuotes($0) }
    if quotes { line.append(UInt8(ascii: "\"")) }
    // RFC 6868 has one code for a line break, whatever its kind.
    for byte in Self.withLineFeeds(value) {
      switch byte {
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "^"), UInt8(ascii: "n")]
      case UInt8(ascii: "\""): line += [UInt8(ascii: "^"), UInt8(ascii: "'")]
      case UInt8(ascii: "^"): line += [UInt8(ascii: "^"), UInt8(ascii: "^")]
      default: if !TextEscaping.isForbiddenControl(byte) { line.append(byte) }
      }
    }
    if quotes { line.append(UInt8(ascii: "\"")) }
  }

  private mutating func appendValue(_ value: String) {
    guard value.utf8.contains(where: TextEscaping.isForbiddenControl) else {
      line += value.utf8
      return
    }
    for byte in Self.withLineFeeds(value) {
      if byte == UInt8(ascii: "\n") {
        line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      } else if !TextEscaping.isForbiddenControl(byte) {
        line.append(byte)
      }
    }
  }

  private mutating func endLine() {
    LineFolding.append(line, to: &bytes)
  }

  /// The octets of `text`, each CRLF or CR replaced by LF.
  static func withLineFeeds(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var lastWasReturn = false
    for byte in text.utf8 {
      let isReturn = byte == UInt8(ascii: "\r")
      if !(byte == UInt8(ascii: "\n") && lastWasReturn) {
        result.append(isReturn ? UInt8(ascii: "\n") : byte)
      }
      lastWasReturn = isReturn
    }
    return result
  }

  static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","),
      UInt8(ascii: "\""), UInt8(ascii: " "):
      true
    default: byte < 0x20 || byte == 0x7F
    }
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
  }
}
