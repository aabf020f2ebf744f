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
    ("", ""), (" \n ", ""),
  ]

  @Test("titles reach a terminal without", arguments: cases)
  func harmless(_ text: String, _ expected: String) {
    // Compared by scalars: equality of strings would not see some of these.
    #expect(Array(HarmlessText.of(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func rightToLeftTextIsIsolated() {
    #expect(HarmlessText.isolated("יום") == "\u{2068}יום\u{2069}")
    #expect(HarmlessText.isolated("a\u{200F}b") == "\u{2068}a\u{200F}b\u{2069}")
    #expect(HarmlessText.isolated("day") == "day")
  }
}
