/// A JSON value to write; objects keep the order of their keys.
indirect enum JSONTree: Hashable {
  struct Member: Hashable {
    var key: String
    var value: JSONTree
  }

  case string(String)
  /// A number in the digits to write.
  case number(String)
  case bool(Bool)
  case null
  case array([JSONTree])
  case object([Member])

  /// Appends the value on one line.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): JSONText.append(text, to: &bytes)
    case .number(let digits): bytes += digits.utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends the value with a line for each element and member, `depth` steps to the right.
  func writeLines(to bytes: inout [UInt8], depth: Int = 0) {
    func breakLine(_ depth: Int) { Self.breakLine(depth, to: &bytes) }
    switch self {
    case .array(let elements) where !elements.isEmpty:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLine(depth + 1)
        element.writeLines(to: &bytes, depth: depth + 1)
      }
      breakLine(depth)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members) where !members.isEmpty:
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLine(depth + 1)
        JSONText.append(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.writeLines(to: &bytes, depth: depth + 1)
      }
      breakLine(depth)
      bytes.append(UInt8(ascii: "}"))
    case .string, .number, .bool, .null, .array, .object:
      write(to: &bytes)
    }
  }
}

extension JSONTree {
  /// Begins a line, `depth` steps to the right.
  static func breakLine(_ depth: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}

/// Strings of JSON (RFC 8259, 7).
enum JSONText {
  /// A string with its quotes.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends a string with its quotes. Quotes, backslashes and control characters are
  /// escaped; everything else stands as itself.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { octets in
      for byte in octets where byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
      bytes.append(contentsOf: octets)
      return true
    }
    if !isPlain { appendEscaped(text, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x00..<0x20:
        bytes += "\\u00".utf8
        bytes += (byte < 16 ? "0" : "").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
  }
}
