/// Cuts a content line into lines of at most 75 octets (RFC 5545, 3.1).
enum LineFolding {
  /// The octets of a line, without its CRLF, that RFC 5545 advises not to exceed.
  static let limit = 75

  /// Appends `line` to `output`, folded, with a CRLF at its end. O(*octets*).
  static func append(_ line: [UInt8], to output: inout [UInt8]) {
    line.withUnsafeBufferPointer { append($0, to: &output) }
  }

  /// Appends the bytes of a line in the same way.
  static func append(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var start = 0
    // From the second line on, the space at its head counts.
    var room = limit
    while line.count - start > room {
      let cut = cut(line, from: start, notAfter: start + room)
      output += line[start..<cut]
      output += [UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " ")]
      start = cut
      room = limit - 1
    }
    output += line[start...]
    output += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  /// The last place for a fold in `line` after `start` and not after `end`, which lies inside
  /// the line.
  private static func cut(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, notAfter end: Int
  ) -> Int {
    // Between two octets of ASCII a fold is always right: a line has no CRLF inside.
    if line[end] < 0x80 && line[end - 1] < 0x80 { return end }
    var scalarStart = end
    while scalarStart > start && isContinuation(line[scalarStart]) { scalarStart -= 1 }
    if scalarStart == start { return end }
    // Whether a character ends here is known once the scalar after it is seen, and never
    // depends on what lies before the last fold.
    var windowEnd = scalarStart + 1
    let longest = min(line.count, scalarStart + 4)
    while windowEnd < longest && isContinuation(line[windowEnd]) { windowEnd += 1 }
    // In a line of an old file that is not UTF-8, nothing is known of characters.
    guard let window = String(validating: line[start..<windowEnd], as: UTF8.self)
    else { return scalarStart }
    var characterStart = start
    for character in window {
      let next = characterStart + character.utf8.count
      if next > scalarStart { break }
      characterStart = next
    }
    // A character that fills the line has to be cut, between its scalars.
    return characterStart == start ? scalarStart : characterStart
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
