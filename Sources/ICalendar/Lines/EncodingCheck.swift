/// Finds bytes that are no UTF-8 (RFC 5545, 3.1.4).
enum EncodingCheck {
  /// A problem at the first line that is no UTF-8, if there is one. O(bytes).
  static func problems(_ bytes: [UInt8], _ lines: [LineRecord]) -> [LineProblem] {
    var start = 0
    while let offset = firstError(bytes, from: start) {
      let index = lines.lastIndex { Int($0.start) <= offset } ?? 0
      guard index < lines.count else { return [] }
      if !lines[index].flags.contains(.folded) || !isValid(bytes, lines[index]) {
        return [LineProblem(kind: .badEncoding, line: index, foundAt: index)]
      }
      start = Int(lines[index].end)
    }
    return []
  }

  /// The first byte from `start` on that belongs to no character. Calendars are mostly
  /// ASCII, which is passed over a word at a time.
  private static func firstError(_ bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var index = start
      while index < bytes.count {
        if index + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
          continue
        }
        let length = characterLength(bytes, at: index)
        guard length > 0 else { return index }
        index += length
      }
      return nil
    }
  }

  /// The length of the character at `index` by the Unicode Standard's table 3-7, 0 when there
  /// is none.
  private static func characterLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Whether a folded line is UTF-8 without its folds, which may part a character.
  private static func isValid(_ bytes: [UInt8], _ line: LineRecord) -> Bool {
    var unfolded: [UInt8] = []
    bytes.withUnsafeBufferPointer {
      Fold.appendUnfolded($0, from: Int(line.start), to: Int(line.end), onto: &unfolded)
    }
    return String(validating: unfolded, as: UTF8.self) != nil
  }
}
