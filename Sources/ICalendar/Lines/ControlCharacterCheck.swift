/// Finds control characters, which text must not hold (RFC 5545, 3.1 and 3.3.11).
enum ControlCharacterCheck {
  /// A problem at the first line that holds one, if there is any. O(bytes).
  static func problems(_ bytes: [UInt8], _ lines: [LineRecord]) -> [LineProblem] {
    guard let offset = firstControlCharacter(bytes),
      let index = lines.lastIndex(where: { Int($0.start) <= offset })
    else { return [] }
    return [LineProblem(kind: .controlCharacter, line: index, foundAt: index)]
  }

  /// A word at a time: only those with a byte under 0x20, such as a line break, or with
  /// 0x7F are looked at byte by byte.
  private static func firstControlCharacter(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { raw in
      let ones: UInt64 = 0x0101_0101_0101_0101
      var index = 0
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let rest = word ^ 0x7F * ones
        // The high bit of a byte that is less than 0x20, or that is 0x7F. A borrow may set
        // more of them, but not in a word that has none.
        let hits = (word &- 0x20 * ones) & ~word | (rest &- ones) & ~rest
        if hits & 0x80 * ones != 0,
          let found = raw[index..<index + 8].firstIndex(where: \.isControlCharacter)
        {
          return found
        }
        index += 8
      }
      return raw[index...].firstIndex(where: \.isControlCharacter)
    }
  }
}

extension UInt8 {
  /// CONTROL of RFC 5545, 3.1, less line breaks.
  fileprivate var isControlCharacter: Bool {
    (self < 0x20 && self != .tab && !isLineBreak) || self == 0x7F
  }
}
