/// How the bytes of a text stand for characters, where that is not UTF-8 (RFC 5545, 3.1.4).
public struct TextEncoding: Hashable, Sendable {
  /// The charset's name, in lower case: `utf-16le`, `windows-1252`, `shift_jis`.
  public let charset: String
  /// The bytes before the text: a byte-order mark.
  let markLength: Int

  init(charset: String, markLength: Int = 0) {
    self.charset = charset
    self.markLength = markLength
  }

  /// The text in UTF-8; nil when ICU gives up. O(bytes).
  public func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    TextDecoding.utf8(markLength == 0 ? bytes : Array(bytes[markLength...]), charset: charset)
  }

  /// The encoding of a text whose characters are two or four bytes wide, by its first bytes; nil
  /// for any other. O(1).
  ///
  /// Without a byte-order mark it is one whose first two characters are ASCII: that is how
  /// calendars begin.
  public init?(wide bytes: [UInt8]) {
    let head = Array(bytes.prefix(8))
    guard head.count >= 2 else { return nil }
    func begins(_ prefix: UInt8...) -> Bool { head.starts(with: prefix) }
    if begins(0xFF, 0xFE, 0, 0) {
      self.init(charset: "utf-32le", markLength: 4)
    } else if begins(0, 0, 0xFE, 0xFF) {
      self.init(charset: "utf-32be", markLength: 4)
    } else if begins(0xFF, 0xFE) {
      self.init(charset: "utf-16le", markLength: 2)
    } else if begins(0xFE, 0xFF) {
      self.init(charset: "utf-16be", markLength: 2)
    } else {
      guard head.count >= 4, head.contains(0) else { return nil }
      let asciiAt = head.indices.filter { (9..<0x7F).contains(head[$0]) }
      let isZeroElsewhere = head.indices.allSatisfy { asciiAt.contains($0) || head[$0] == 0 }
      guard isZeroElsewhere else { return nil }
      switch asciiAt {
      case [0, 2], [0, 2, 4, 6]: self.init(charset: "utf-16le")
      case [1, 3], [1, 3, 5, 7]: self.init(charset: "utf-16be")
      case [0, 4]: self.init(charset: "utf-32le")
      case [3, 7]: self.init(charset: "utf-32be")
      default: return nil
      }
    }
  }

  /// The encoding of a text that is not UTF-8; nil when it is UTF-8 with bad bytes. O(bytes).
  ///
  /// It is UTF-8 when at least as many bytes belong to characters of more than one byte as are
  /// bad: in other charsets such bytes follow each other as UTF-8 wants them by chance only.
  /// Otherwise the first CHARSET parameter that ICU knows names the encoding, and where there
  /// is none, `CharsetGuess` does.
  ///
  /// - Parameter bytes: a text of content lines, of which at least one is no UTF-8.
  public init?(ofTextThatIsNotUTF8 bytes: [UInt8]) {
    let marked = MarkedLines(bytes)
    guard marked.badBytes > marked.bytesOfCharacters else { return nil }
    self.init(charset: marked.declaredCharset ?? CharsetGuess.charset(of: marked.values))
  }
}
