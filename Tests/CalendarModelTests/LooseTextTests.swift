import CalendarModel
import Foundation
import Testing

@Suite("Texts without regard to case, accents and width")
struct LooseTextTests {
  /// Foundation is an implementation of its own, which the product does not use.
  private static let loose: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]

  @Test("letters of Latin, Greek, Cyrillic and full width are folded as Foundation folds them")
  func letters() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x52F, 0x1E00...0x1FFF, 0x3041...0x30FF, 0xFF01...0xFF9D,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      // The newest letters are not in its tables.
      guard scalar.properties.age.map({ $0.major < 15 }) == true else { continue }
      let text = "x" + String(scalar)
      let expected = text.folding(options: Self.loose, locale: nil)
      #expect(LooseText.folded(text) == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "texts that differ in case, accents and width only are the same",
    arguments: [
      ("Čaj", "caj"), ("e\u{301}tude", "ÉTUDE"), ("Straße", "STRASSE"), ("ΟΔΟΣ", "οδός"),
      ("ｔｅａ", "Tea"), ("ｺｰﾋｰ", "コーヒー"), ("Йод", "йод"), ("❤", "❤\u{FE0F}"), ("", ""),
    ])
  func same(left: String, right: String) {
    #expect(LooseText.isSame(left, right))
  }

  @Test("a letter without a dot is another than the one with it")
  func dotless() {
    #expect(!LooseText.isSame("kız", "kiz"))
  }

  @Test(
    "a text is found in another as Foundation finds it",
    arguments: [
      ("Wäre Ａbend", "are a"), ("Übung", "UBUNG"), ("Strasse", "ß"), ("tea", "coffee"),
      ("tea", ""), ("", "tea"), ("crème brûlée", "Brulee"), ("aab", "ab"),
    ])
  func contained(text: String, part: String) {
    let expected = text.range(of: part, options: Self.loose) != nil
    #expect(LooseText.text(text, contains: part) == expected)
  }
}
