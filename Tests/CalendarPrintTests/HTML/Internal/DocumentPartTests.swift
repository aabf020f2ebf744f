import CalendarModel
import Foundation
import Testing

@testable import CalendarPrint

/// The parts that a document is made of.
struct DocumentPartTests {
  /// The first two are of NIST's examples for SHA-256 ("abc", and the two-block message); the
  /// third that of no message. In base 64 by Python's hashlib and base64.
  @Test(arguments: [
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
  ])
  func digests(text: String, digest: String) {
    #expect(ContentDigest.sha256(Array(text.utf8)) == digest)
  }

  @Test func everyLanguageHasEveryWord() {
    for (language, line) in DocumentWords.table {
      let row = line.split(separator: "|", omittingEmptySubsequences: false)
      #expect(row.count == 13, "\(language)")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(language)")
      #expect(row.indices.filter { row[$0].contains("{n}") } == [6, 7], "\(language)")
    }
  }

  @Test(arguments: [
    (12.5, "12.500"), (0, "0.000"), (-0.25, "-0.250"), (1.0005, "1.000"), (.nan, ""),
    (.infinity, ""),
  ])
  func lengths(length: Double, text: String) {
    let sheet: StyleSheet = "\(length)"
    let written = String(decoding: sheet.bytes, as: UTF8.self)
    #expect(written == text || length == 1.0005 && written == "1.001")
  }

  @Test func linesAreBounded() {
    let limit = ForeignLines.Limit(lines: 3, scalars: 10)
    #expect(ForeignLines.of("a\r\nb\u{2028}c\nd", limit: limit) == ["a", "b", "c", "…"])
    #expect(ForeignLines.of("\n\na\n\n\n\u{7}b\n", limit: limit) == ["a", "", "b"])
    #expect(ForeignLines.of("0123456789abc", limit: limit) == ["0123456789…"])
    #expect(ForeignLines.of("", limit: limit) == [])
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", true), ("<?xml version='1.0'?><svg/>", true),
    ("GIF89a", true), ("<html><script>", false), ("", false), ("svg", false),
  ])
  func imagesAreKnownByTheirBytes(text: String, isImage: Bool) {
    #expect((StickerImage(Array(text.utf8)) != nil) == isImage)
  }
}
