/// The escapes of TEXT values (RFC 5545, 3.3.11).
public enum TextEscaping {
  /// The TEXT value that stands for `text`.
  ///
  /// A backslash, semicolon or comma gets a backslash before it; a line break, be it LF, CRLF
  /// or CR, becomes `\n`. RFC 5545 allows no other control character in TEXT but the tab:
  /// they are left out. That, and the kind of line break, is all that is lost.
  /// O(*octets*).
  public static func escape(_ text: String) -> String {
    guard let first = text.utf8.firstIndex(where: { needsCare($0) }) else { return text }
    var escaped = Array(text.utf8[..<first])
    escaped.reserveCapacity(text.utf8.count + 16)
    var lastWasReturn = false
    for byte in text.utf8[first...] {
      switch byte {
      case lineFeed:
        if !lastWasReturn { escaped += newLine }
      case carriageReturn:
        escaped += newLine
      case backslash, semicolon, comma:
        escaped.append(backslash)
        escaped.append(byte)
      default:
        if !isForbiddenControl(byte) { escaped.append(byte) }
      }
      lastWasReturn = byte == carriageReturn
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text that a TEXT value stands for.
  ///
  /// `\\`, `\;`, `\,` and `\n` or `\N` (a line feed) are read, and `\:` and `\"`, which some
  /// programs write. A backslash before anything else, or at the end, means nothing in TEXT
  /// and stays. O(*octets*).
  public static func unescape(_ value: some StringProtocol) -> String {
    var value = String(value)
    return value.withUTF8 { ValueText.decode($0) }
  }

  /// The value of a property that holds several texts, such as CATEGORIES. O(*octets*).
  public static func escapeList(_ texts: [String]) -> String {
    texts.map(escape).joined(separator: ",")
  }

  /// The texts of a comma-separated value, unescaped: `a\,b,c` holds `a,b` and `c`. An empty
  /// value holds one empty text. O(*octets*).
  public static func unescapeList(_ value: some StringProtocol) -> [String] {
    var value = String(value)
    return value.withUTF8 { ValueText.decodeParts($0, separator: .comma) }
  }

  /// Whether `text` comes back from TEXT as it is: it has no control character but tabs and
  /// line feeds. O(*octets*).
  static func keeps(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == lineFeed || !isForbiddenControl($0) }
  }

  /// Whether RFC 5545 (3.1, CONTROL) keeps the octet out of a content line.
  static func isForbiddenControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != UInt8(ascii: "\t")) || byte == 0x7F
  }

  private static func needsCare(_ byte: UInt8) -> Bool {
    byte == backslash || byte == semicolon || byte == comma || isForbiddenControl(byte)
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let semicolon = UInt8(ascii: ";")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let newLine: [UInt8] = [UInt8(ascii: "\\"), UInt8(ascii: "n")]
}
