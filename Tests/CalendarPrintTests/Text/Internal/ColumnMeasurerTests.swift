import Testing

@testable import CalendarPrint

struct WrapCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var first: Int
  var rest: Int
  var lines: Int
  var expected: [String]

  init(
    _ claim: String, _ text: String, first: Int? = nil, _ rest: Int, lines: Int = 9,
    _ expected: [String]
  ) {
    testDescription = claim
    self.text = text
    self.first = first ?? rest
    self.rest = rest
    self.lines = lines
    self.expected = expected
  }
}

@Suite("Lines of columns")
struct ColumnMeasurerTests {
  static let cuts: [(String, Int, String)] = [
    ("fits", 4, "fits"), ("longer", 5, "long…"), ("two words", 5, "two…"), ("x", 0, ""),
    ("longer", 1, "…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("🇩🇪🇦🇹", 3, "🇩🇪…"),
  ]

  @Test("cut between characters, with an ellipsis", arguments: cuts)
  func cut(_ text: String, _ width: Int, _ expected: String) {
    #expect(ColumnMeasurer.cut(text, to: width) == expected)
  }

  static let cases = [
    WrapCase("one line", "Standup", 9, ["Standup"]),
    WrapCase("at spaces", "Company party in Graz", 13, ["Company party", "in Graz"]),
    WrapCase("a shorter first line", "Team planning", first: 4, 9, ["Team", "planning"]),
    WrapCase("no stump on the first line", "Standup", first: 3, 9, ["", "Standup"]),
    WrapCase("the word goes on the next line whole", "Parents", first: 5, 9, ["", "Parents"]),
    WrapCase("too long a word is cut", "Donaudampfschiff", 9, ["Donaudamp", "fschiff"]),
    WrapCase("the last line says that there is more", "a b c d e f", 3, lines: 2, ["a b", "c…"]),
    WrapCase("no room at all", "Tea", first: 0, 3, lines: 1, [""]),
    WrapCase("beside wide characters", "東京タワー点灯式", 6, ["東京タ", "ワー点", "灯式"]),
    WrapCase("brackets stay with their word", "a (東京) b", 8, ["a (東京)", "b"]),
    WrapCase("no stop begins a line", "東京。大阪", 5, ["東", "京。", "大阪"]),
    WrapCase("an odd column stays free", "東京", 3, ["東", "京"]),
    WrapCase("nothing", "", 5, [""]),
  ]

  @Test("wrapped", arguments: cases)
  func wrap(_ expected: WrapCase) {
    let lines = ColumnMeasurer.wrap(
      expected.text, first: expected.first, rest: expected.rest, lines: expected.lines)
    #expect(lines == expected.expected)
  }
}
