/// A set of lines by number: small for lines that stand close together, and never large.
struct LineSet: Hashable, Sendable {
  /// 64 lines a word.
  private var words: [Int32: UInt64] = [:]

  var isEmpty: Bool { words.isEmpty }

  /// Adds a line.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  mutating func insert(_ line: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(line & 63)
    let word = words[Int32(truncatingIfNeeded: line >> 6), default: 0]
    guard word & bit == 0 else { return false }
    words[Int32(truncatingIfNeeded: line >> 6)] = word | bit
    return true
  }

  func contains(_ line: Int) -> Bool {
    guard let word = words[Int32(truncatingIfNeeded: line >> 6)] else { return false }
    return word & 1 << UInt64(line & 63) != 0
  }

  /// The lines, ascending.
  var sorted: [Int] {
    words.keys.sorted().flatMap { key in
      let word = words[key, default: 0]
      return (0..<64).filter { word & 1 << UInt64($0) != 0 }.map { Int(key) << 6 + $0 }
    }
  }
}
