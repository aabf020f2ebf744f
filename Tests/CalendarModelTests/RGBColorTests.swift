import CalendarModel
import Testing

@Suite("Colours as text")
struct RGBColorTests {
  /// CSS Color Module Level 3, 4.2.1, 4.3; level 4, 6.1 for `rebeccapurple`. Eight digits as
  /// level 4, 5.2 has them.
  @Test(
    "what CSS calls a colour is read",
    arguments: [
      ("#76a9ff", 0x76A9FF), ("#E91C4C", 0xE91C4C), ("#f0a", 0xFF00AA), ("#FFF", 0xFFFFFF),
      ("#e91c4cff", 0xE91C4C), ("#E91C4C00", 0xE91C4C), ("#000", 0), (" #123456\t", 0x123456),
      ("red", 0xFF0000), ("SlateGray", 0x708090), ("slategrey", 0x708090), ("aqua", 0x00FFFF),
      ("RebeccaPurple", 0x663399), ("\tgold\n", 0xFFD700),
    ] as [(String, UInt32)])
  func reads(_ text: String, _ hex: UInt32) {
    #expect(RGBColor(parsing: text) == RGBColor(hex))
  }

  @Test(
    "other texts are nil",
    arguments: [
      "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#+12345", "#-12", "#12 456",
      "#gggggg", "# 123456", "##123456", "123456", "0x123456", "rgb(1,2,3)", "light blue",
      "transparent", "#１２３", "bläu",
    ])
  func otherTexts(_ text: String) {
    #expect(RGBColor(parsing: text) == nil)
  }

  @Test(
    "six digits in lower case",
    arguments: [(0, "#000000"), (0xFF, "#0000ff"), (0xE91C4C, "#e91c4c"), (0xFFFFFF, "#ffffff")]
      as [(UInt32, String)])
  func writes(_ hex: UInt32, _ text: String) {
    #expect(RGBColor(hex).description == text)
  }

  @Test("every colour is read back from its text", arguments: UInt64(1)...4)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let color = RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      #expect(RGBColor(parsing: color.description) == color, "seed \(seed)")
      #expect(RGBColor(cssName: color.nearestCSSName) != nil, "seed \(seed)")
    }
  }

  @Test("a colour that has a name is nearest to itself")
  func namesAreNearest() {
    for name in ["crimson", "aqua", "gray", "gold", "teal", "yellowgreen", "aliceblue"] {
      #expect(RGBColor(cssName: name)?.nearestCSSName == name)
    }
    // Two names of one colour: the first in the alphabet.
    #expect(RGBColor(cssName: "cyan")?.nearestCSSName == "aqua")
    #expect(RGBColor(cssName: "grey")?.nearestCSSName == "gray")
  }
}
