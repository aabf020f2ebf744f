/// Finds control characters, which text must not hold (RFC 5545, 3.1 and 3.3.11).
enum ControlCharacterCheck {
  /// A problem at the first line that holds one, if there is any. O(bytes).
  static func problems(_ bytes: [UInt8], _ lines: [LineRecord]) -> [LineProblem] {
    // Without a way out of the loop, so that it runs over many bytes at once.
    var count = 0
    for byte in bytes { count &+= byte.isControlCharacter ? 1 : 0 }
    guard count > 0, let offset = bytes.firstIndex(where: \.isControlCharacter),
      let index = lines.lastIndex(where: { Int($0.start) <= offset })
    else { return [] }
    return [LineProblem(kind: .controlCharacter, line: index, foundAt: index)]
  }
}

extension UInt8 {
  /// CONTROL of RFC 5545, 3.1, less line breaks.
  fileprivate var isControlCharacter: Bool {
    (self < 0x20 && self != .tab && !isLineBreak) || self == 0x7F
  }
}
