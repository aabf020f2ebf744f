import Glibc

/// TEXT values (RFC 5545, 3.3.11) from bytes.
enum ValueText {
  /// The text with its escapes decoded. A backslash before any other character stays, so
  /// that nothing is lost of what was never escaped. O(bytes).
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let base = bytes.baseAddress, memchr(base, Int32(UInt8.backslash), bytes.count) != nil
    else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    appendDecoded(bytes[...], onto: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The texts between commas that are not escaped, decoded; empty ones are left out.
  static func decodeList(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    decodeParts(bytes, separator: .comma).filter { !$0.isEmpty }
  }

  /// The texts between separators that are not escaped, decoded.
  static func decodeParts(
    _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8
  ) -> [String] {
    var result: [String] = []
    forEachPart(of: bytes, separator: separator) { result.append($0) }
    return result
  }

  /// Calls `body` with each text between separators that are not escaped, decoded. O(bytes).
  static func forEachPart(
    of bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, _ body: (String) -> Void
  ) {
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == .backslash {
        index += 1
      } else if bytes[index] == separator {
        body(decode(UnsafeBufferPointer(rebasing: bytes[start..<index])))
        start = index + 1
      }
      index += 1
    }
    body(decode(UnsafeBufferPointer(rebasing: bytes[start...])))
  }

  private static func appendDecoded(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, onto result: inout [UInt8]
  ) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == .backslash, index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(.lineFeed)
      case .backslash, .semicolon, .comma, .colon, .quote: result.append(bytes[index])
      default:
        result.append(.backslash)
        result.append(bytes[index])
      }
      index += 1
    }
  }
}
