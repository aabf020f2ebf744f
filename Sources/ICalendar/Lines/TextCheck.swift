/// Finds what no content line may hold: bytes that are no UTF-8 (RFC 5545, 3.1.4) and control
/// characters (3.1 and 3.3.11).
enum TextCheck {
  /// A problem at the first line of each kind, if there is one. O(bytes).
  static func problems(_ bytes: [UInt8], _ lines: LineTable) -> [LineProblem] {
    lines.withView { lines in
      bytes.withUnsafeBytes { problems($0, lines) }
    }
  }

  private static func problems(
    _ raw: UnsafeRawBufferPointer, _ lines: LineView
  ) -> [LineProblem] {
    var badEncoding: Int?
    var controlCharacter: Int?
    for index in lines.indices {
      let range = Int(lines[index].start)..<Int(lines[index].end)
      let suspicion = Suspicion(raw, range)
      if suspicion.isNotASCII, badEncoding == nil, !isText(raw, lines[index]) {
        badEncoding = index
      }
      if suspicion.mayHoldControls, controlCharacter == nil,
        UnsafeRawBufferPointer(rebasing: raw[range]).contains(where: \.isControlCharacter)
      {
        controlCharacter = index
      }
    }
    return [(LineProblem.Kind.badEncoding, badEncoding), (.controlCharacter, controlCharacter)]
      .compactMap { kind, line in
        line.map { LineProblem(kind: kind, line: $0, foundAt: $0) }
      }
  }

  /// What a look at eight bytes at a time says of a line: most lines are clean ASCII.
  private struct Suspicion {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    init(_ raw: UnsafeRawBufferPointer, _ range: Range<Int>) {
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        look(at: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      // The last bytes with those before them, or the few that there are; spaces are clean.
      if index == range.upperBound { return }
      if range.count >= 8 {
        look(at: raw.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self))
      } else {
        var word = 0x20 * Self.ones
        for byte in raw[index..<range.upperBound] { word = word << 8 | UInt64(byte) }
        look(at: word)
      }
    }

    /// Remembers the high bit of each byte that has it, that is less than 0x20, or that is
    /// 0x7F. A borrow may set more of them, but not in a word that has none.
    @inline(__always)
    private mutating func look(at word: UInt64) {
      high |= word
      let rest = word ^ (0x7F * Self.ones)
      low |= ((word &- (0x20 * Self.ones)) & ~word) | ((rest &- Self.ones) & ~rest)
    }

    var isNotASCII: Bool { high & Self.highBits != 0 }
    var mayHoldControls: Bool { low & Self.highBits != 0 }
  }

  /// Whether a line is UTF-8, without its folds, which may part a character.
  private static func isText(_ raw: UnsafeRawBufferPointer, _ line: LineRecord) -> Bool {
    let range = Int(line.start)..<Int(line.end)
    if isText(UnsafeRawBufferPointer(rebasing: raw[range])) { return true }
    guard line.flags.contains(.folded) else { return false }
    var unfolded: [UInt8] = []
    Fold.append(
      raw.bindMemory(to: UInt8.self), line.flags, from: range.lowerBound, to: range.upperBound,
      onto: &unfolded)
    return unfolded.withUnsafeBytes { isText($0) }
  }

  private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
        continue
      }
      let length = characterLength(bytes, at: index)
      if length == 0 { return false }
      index += length
    }
    return true
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
}

extension UInt8 {
  /// CONTROL of RFC 5545, 3.1, less line breaks.
  fileprivate var isControlCharacter: Bool {
    (self < 0x20 && self != .tab && !isLineBreak) || self == 0x7F
  }
}
