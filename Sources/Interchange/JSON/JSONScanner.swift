/// Reads a JSON text (RFC 8259) from front to back, value by value, as its caller asks:
/// nothing of it is kept, keys come in the text's order, numbers in the text's digits.
struct JSONScanner {
  /// A value without others in it.
  enum Scalar: Hashable {
    case string(String)
    /// A number in the text's digits.
    case number(String)
    case bool(Bool)
    case null
  }

  /// What begins at a place.
  enum Kind {
    case scalar, array, object
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The line, from 1, that was reached.
  private(set) var line = 1

  /// A scanner at the beginning of a text in UTF-8, a byte-order mark passed.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) { index = 3 }
  }

  /// What the next value is.
  mutating func kind() throws(InterchangeError) -> Kind {
    switch try peek() {
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    default: .scalar
    }
  }

  /// Reads an array; `element` reads one element each time that it is called.
  mutating func array(
    _ element: (inout JSONScanner) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    try expect(UInt8(ascii: "["), "an array")
    try sequence(until: UInt8(ascii: "]"), element)
  }

  /// Reads an object; `member` reads the value of one key each time that it is called.
  mutating func object(
    _ member: (inout JSONScanner, String) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    try expect(UInt8(ascii: "{"), "an object")
    try sequence(until: UInt8(ascii: "}")) { scanner throws(InterchangeError) in
      let key = try scanner.string()
      try scanner.expect(UInt8(ascii: ":"), "a colon")
      try member(&scanner, key)
    }
  }

  /// Reads a string.
  mutating func string() throws(InterchangeError) -> String {
    guard case .string(let text) = try scalar() else { throw error("a string was expected") }
    return text
  }

  /// Reads a value that is neither array nor object.
  mutating func scalar() throws(InterchangeError) -> Scalar {
    switch try peek() {
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      throw error("a string or number was expected, not an array or object")
    default: throw error("this is no JSON")
    }
  }

  /// Passes a value of any kind. O(*octets*), and no deeper calls for deeper values.
  mutating func skip() throws(InterchangeError) {
    var depth = 0
    repeat {
      switch try peek() {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
      default: _ = try scalar()
      }
    } while depth > 0
  }

  /// Makes sure that nothing but white space follows.
  mutating func end() throws(InterchangeError) {
    passSpace()
    if index < bytes.count { throw error("there is more after the end") }
  }

  /// An error at the place that was reached.
  func error(_ problem: String) -> InterchangeError { InterchangeError(line: line, problem) }

  private mutating func sequence(
    until close: UInt8, _ element: (inout JSONScanner) throws(InterchangeError) -> Void
  ) throws(InterchangeError) {
    if try peek() == close {
      index += 1
      return
    }
    while true {
      try element(&self)
      let byte = try peek()
      guard byte == close || byte == UInt8(ascii: ",") else { throw error("a comma is missing") }
      index += 1
      if byte == close { return }
    }
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(InterchangeError) {
    guard try peek() == byte else { throw error("\(what) was expected") }
    index += 1
  }

  private mutating func peek() throws(InterchangeError) -> UInt8 {
    passSpace()
    guard index < bytes.count else { throw error("the text ends too early") }
    return bytes[index]
  }

  private mutating func passSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      index += 1
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: Scalar
  ) throws(InterchangeError) -> Scalar {
    let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard matches else { throw error("this is no JSON") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() -> String {
    let start = index
    while index < bytes.count, Self.isNumeric(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Reads a string at its opening quote.
  private mutating func text() throws(InterchangeError) -> String {
    index += 1
    var start = index
    var text: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        if text.isEmpty { return String(decoding: bytes[start..<(index - 1)], as: UTF8.self) }
        text += bytes[start..<(index - 1)]
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<index]
        index += 1
        try appendEscape(to: &text)
        start = index
      case 0x0A: throw error("a string is not closed on its line")
      default: index += 1
      }
    }
    throw error("a string is not closed")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(InterchangeError) {
    guard index < bytes.count else { throw error("a string is not closed") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      var code = try hexNumber()
      if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: "\\u".utf8) {
        let before = index
        index += 2
        let low = try hexNumber()
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          index = before
        }
      }
      // Half of a pair alone is no character.
      text += String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8
    default: throw error("a backslash has no meaning in a string")
    }
  }

  private mutating func hexNumber() throws(InterchangeError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("\\u has no four digits") }
    index += 4
    return code
  }
}
