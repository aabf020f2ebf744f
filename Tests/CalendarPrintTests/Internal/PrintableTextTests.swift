import Testing

@testable import CalendarPrint

@Suite("Texts made fit for a page")
struct PrintableTextTests {
  @Test(
    "Controls go, letters stay",
    arguments: [
      ("plain", "plain"), ("  two   spaces ", "two spaces"), ("a\nb\r\nc\td", "a b c d"),
      ("nul\u{0}bell\u{7}", "nul bell"), ("a\u{202E}b\u{2066}c\u{FEFF}", "abc"),
      ("\u{2028}line", "line"), ("\u{200B}\u{2060}", ""), ("", ""), ("\u{A0}", ""),
      // Joiners and variation selectors make the emoji and the Persian word what they are.
      ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("Hội An", "Hội An"),
      ("e\u{301}", "e\u{301}"),
    ])
  func cleans(text: String, expected: String) {
    #expect(PrintableText.clean(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("Long texts are cut between letters, with a sign")
  func cuts() {
    #expect(PrintableText.clean("abcdef", limit: 6) == "abcdef")
    #expect(PrintableText.clean("abcdefg", limit: 6) == "abcdef…")
    #expect(PrintableText.clean("ab👩‍👩‍👧cd", limit: 4) == "ab…")
    #expect(PrintableText.clean(String(repeating: "x", count: 10_000)).count == 481)
  }

  @Test("Accents do not pile up")
  func accents() {
    let piled = "Z" + String(repeating: "\u{301}", count: 100)
    #expect(PrintableText.clean(piled).unicodeScalars.count == 7)
  }

  @Test("Only right-to-left texts are isolated")
  func isolates() {
    #expect(PrintableText.isolated("Zürich") == "Zürich")
    #expect(PrintableText.isolated("موعد") == "\u{2068}موعد\u{2069}")
    #expect("12:30 موعد".beginsRightToLeft)
    #expect(!"a موعد".beginsRightToLeft)
    #expect(!"12:30".beginsRightToLeft)
  }
}
