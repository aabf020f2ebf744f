/// Writes one JSON object (RFC 8259) as one line of UTF-8, its keys in the order given.
///
/// Quotes, backslashes and control characters are escaped; everything else, U+2028 and
/// U+007F too, stands as itself, as RFC 8259 section 7 lets it.
struct JSONLine {
  private var bytes: [UInt8] = []
  private var isFirst = true

  /// Begins an object at the end of `bytes`, which is empty until `finish(into:)` gives it
  /// back: so the buffer is never shared, and never copied.
  init(takingOver bytes: inout [UInt8]) {
    swap(&self.bytes, &bytes)
    self.bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the object and its line, and gives the bytes back.
  mutating func finish(into bytes: inout [UInt8]) {
    self.bytes.append(UInt8(ascii: "}"))
    self.bytes.append(0x0A)
    swap(&self.bytes, &bytes)
  }

  /// A string; nil leaves the key out.
  mutating func add(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    addKey(key)
    addString(value)
  }

  /// `true` or `false`.
  mutating func add(_ key: StaticString, _ value: Bool) {
    addKey(key)
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
  }

  /// A whole number; nil leaves the key out.
  mutating func add(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    addKey(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  /// A number, to four decimals; nil, and what is no number, leaves the key out.
  mutating func add(_ key: StaticString, _ value: Double?) {
    guard let value, value.isFinite else { return }
    addKey(key)
    bytes.append(contentsOf: String((value * 10_000).rounded() / 10_000).utf8)
  }

  /// A list of strings.
  mutating func add(_ key: StaticString, _ values: [String]) {
    addKey(key)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      addString(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func addKey(_ key: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    // Keys are our own words: letters, with nothing to escape.
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func addString(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { addEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Runs without anything to escape, which is nearly all of them, are appended whole.
  private mutating func addEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0C: bytes.append(UInt8(ascii: "f"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0x00..<0x20:
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
