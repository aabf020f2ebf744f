import Testing

@testable import DaymarkCLI

@Suite("suggestions")
struct SuggestionTests {
  // Counted by hand: the fewest insertions, deletions, replacements and swaps.
  @Test(
    "distances",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("list", "lits", 1),
      ("list", "lst", 1), ("list", "lisst", 1), ("list", "mist", 1), ("kitten", "sitting", 3),
      ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Suggestion.distance(first, second) == expected)
  }

  @Test(
    "only what is near is suggested",
    arguments: [
      ("lits", "list"), ("LIST", "list"), ("mont", "month"), ("exprot", "export"),
      ("exp", "export"), ("prin", "print"), ("x", nil), ("calendar", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let names = ["list", "month", "print", "export"]
    #expect(Suggestion.nearest(to: word, among: names) == expected)
  }
}
