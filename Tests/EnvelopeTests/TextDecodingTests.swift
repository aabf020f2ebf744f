import Envelope
import Testing

@Suite("Text decoding")
struct TextDecodingTests {
  /// Bytes by Python's codecs; names as IANA's registry and programs have them.
  private static let texts: [(String, [UInt8], String)] = [
    ("ISO-8859-1", [0x47, 0x72, 0xFC, 0xDF, 0x65], "Grüße"),
    ("latin1", [0x93, 0x80, 0x94], "“€”"), ("\"Windows-1252\"", [0x80], "€"),
    ("us-ascii", [0x41, 0xE9], "Aé"), ("windows-1251", [0xCE, 0xE1, 0xE5, 0xE4], "Обед"),
    ("KOI8-R", [0xEF, 0xC2, 0xC5, 0xC4], "Обед"), ("Shift_JIS", [0x89, 0xEF, 0x8B, 0x63], "会議"),
    ("cp932", [0x87, 0x40], "①"), ("x-sjis", [0x5C], "\\"),
    ("GB2312", [0xBB, 0xE1, 0xD2, 0xE9], "会议"),
    ("EUC-KR", [0xC8, 0xB8, 0xC0, 0xC7], "회의"), ("Big5", [0xB7, 0x7C, 0xC4, 0xB3], "會議"),
    ("utf-16le", [0x3C, 0xD8, 0x82, 0xDF], "🎂"), ("UTF-16", [0xFE, 0xFF, 0, 0x41], "A"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x32, 0x71, 0x1B, 0x28, 0x42], "会"),
    ("IBM850", [0x81], "ü"), ("macintosh", [0x9F], "ü"), ("UTF-8", [0xC3, 0xBC], "ü"),
    ("shift_jis", [0x41, 0x81], "A\u{FFFD}"), ("koi8-r", [], ""),
  ]

  @Test("knows the charset", arguments: texts)
  func decodes(_ charset: String, _ bytes: [UInt8], _ text: String) {
    #expect(TextDecoding.utf8(bytes, charset: charset) == Array(text.utf8))
    #expect(TextDecoding.isKnown(charset: charset))
  }

  @Test(
    "does not know the charset",
    arguments: [
      "", "none", "x-unknown", "utf-8,version=1", "../a", "a/b", "ü",
      String(repeating: "a", count: 99),
    ])
  func unknown(_ charset: String) {
    #expect(TextDecoding.utf8([0x41], charset: charset) == nil)
    #expect(!TextDecoding.isKnown(charset: charset))
  }

  @Test("leaves bad bytes of UTF-8")
  func badUTF8() {
    #expect(TextDecoding.utf8([0x41, 0xFF], charset: "utf8") == [0x41, 0xFF])
  }

  @Test("of a long text loses nothing at the edges of its buffers")
  func long() {
    let text = String(repeating: "会a議é🎂", count: 30_000)
    let utf16 = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(TextDecoding.utf8(utf16, charset: "UTF-16LE") == Array(text.utf8))
  }
}
