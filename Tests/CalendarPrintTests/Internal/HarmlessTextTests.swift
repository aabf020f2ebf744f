import Testing

@testable import CalendarPrint

@Suite("Harmless text")
struct HarmlessTextTests {
  static let cases: [(String, String)] = [
    ("Plain text", "Plain text"),
    ("  spaces \t at\u{A0}all\n\nends ", "spaces at all ends"),
    ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("bell\u{7} null\u{0} delete\u{7F}", "bell null delete"),
    ("C1 \u{9B}2J \u{90}q\u{9C}", "C1 2J q"),
    ("two\u{2028}lines\u{2029}more\u{85}", "two lines more"),
    ("abc\u{202E}fed\u{202C}", "abcfed"),
    ("\u{2067}isolate\u{2069} \u{202A}embedded", "isolate embedded"),
    ("soft\u{AD}hyphen\u{FEFF}zero\u{200B}width", "softhyphenzerowidth"),
    ("tag\u{E0041}ged", "tagged"),
    ("👩\u{200D}🚀 \u{2764}\u{FE0F}", "👩\u{200D}🚀 \u{2764}\u{FE0F}"),
    (
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    ),
    ("نمی\u{200C}خواهم", "نمی\u{200C}خواهم"),
    ("a" + String(repeating: "\u{301}", count: 50), "a" + String(repeating: "\u{301}", count: 6)),
    (
      "Z" + String(repeating: "\u{301}\u{200D}", count: 50),
      "Z\u{301}\u{200D}\u{301}\u{200D}\u{301}\u{200D}"
    ),
    ("black\u{1F3F4} \u{E0067}tag", "black\u{1F3F4} tag"),
    ("object\u{FFFC} note\u{FFF9} non\u{FFFE}character", "object note noncharacter"),
    ("year \u{601}١٤٤٨", "year \u{601}١٤٤٨"), ("ᠠ\u{180E}ᠠ", "ᠠ\u{180E}ᠠ"),
    ("", ""), (" \n ", ""), ("\u{A0}", ""), ("\u{200B}\u{2060}", ""), ("\u{200D}\u{FE0F}", ""),
    ("\u{3164}", ""), ("Hội An", "Hội An"), ("👩‍👩‍👧 ❤️", "👩‍👩‍👧 ❤️"),
  ]

  @Test("titles reach the output without", arguments: cases)
  func harmless(_ text: String, _ expected: String) {
    // Compared by scalars: equality of strings would not see some of these.
    #expect(Array(HarmlessText.of(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("Long texts are cut between characters, with a sign")
  func cuts() {
    #expect(HarmlessText.of("abcdef", limit: 6) == "abcdef")
    #expect(HarmlessText.of("abcdefg", limit: 6) == "abcdef…")
    #expect(HarmlessText.of("ab👩‍👩‍👧cd", limit: 4) == "ab…")
    #expect(HarmlessText.of(String(repeating: "x", count: 10_000), limit: 480).count == 481)
    #expect(HarmlessText.of(String(repeating: "x ", count: 5_000)).count == 9_999)
  }

  @Test func rightToLeftTextIsIsolated() {
    #expect(HarmlessText.isolated("יום") == "\u{2068}יום\u{2069}")
    #expect(HarmlessText.isolated("a\u{200F}b") == "\u{2068}a\u{200F}b\u{2069}")
    #expect(HarmlessText.isolated("Zürich") == "Zürich")
    #expect("12:30 موعد".beginsRightToLeft)
    #expect(!"a موعد".beginsRightToLeft)
    #expect(!"12:30".beginsRightToLeft)
  }
}
