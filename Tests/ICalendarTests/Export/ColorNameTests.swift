import CalendarModel
import Testing

@Suite struct ColorNameTests {
  /// CSS Color Module Level 3, 4.3.
  @Test(
    arguments: [
      ("aliceblue", 0xF0F8FF), ("crimson", 0xDC143C), ("darkslategrey", 0x2F4F4F),
      ("lightgoldenrodyellow", 0xFAFAD2), ("mediumspringgreen", 0x00FA9A), ("navy", 0x000080),
      ("tomato", 0xFF6347), ("yellowgreen", 0x9ACD32), ("Turquoise", 0x40E0D0),
      ("WHITE", 0xFFFFFF), ("rebeccapurple", 0x663399),
    ] as [(String, UInt32)])
  func namesAreThoseOfCSS(name: String, hex: UInt32) {
    #expect(RGBColor(cssName: name) == RGBColor(hex))
  }

  @Test(arguments: ["", "transparent", "currentColor", "light blue", "bleu", " red"])
  func otherNamesAreNone(name: String) {
    #expect(RGBColor(cssName: name) == nil)
  }

  @Test(
    arguments: [
      ("#f0A", 0xFF00AA), ("#76A9FF", 0x76A9FF), ("#e91c4c", 0xE91C4C),
      // Apple Calendar writes the opacity as well.
      ("#1BADF8FF", 0x1BADF8), (" gold\n", 0xFFD700), ("#000", 0),
    ] as [(String, UInt32)])
  func textIsRead(text: String, hex: UInt32) {
    #expect(RGBColor(parsing: text) == RGBColor(hex))
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#+12345", "#12345g", "123456", "# 123456",
    "#１２３",
  ])
  func otherTextIsNone(text: String) {
    #expect(RGBColor(parsing: text) == nil)
  }

  @Test(
    arguments: [
      // Colours that have a name; of two names the first in the alphabet.
      (0xDC143C, "crimson"), (0x00FFFF, "aqua"), (0xFF00FF, "fuchsia"), (0x808080, "gray"),
      (0x2F4F4F, "darkslategray"), (0xD3D3D3, "lightgray"),
      // One step away from a colour that no other comes close to.
      (0xDC143D, "crimson"), (0x010101, "black"), (0xFFFFFE, "white"), (0xFE6347, "tomato"),
    ] as [(UInt32, String)])
  func nearestNameIsTheNearest(hex: UInt32, name: String) {
    #expect(RGBColor(hex).nearestCSSName == name)
  }

  @Test func everyColourHasANearestNameThatCSSKnows() {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 49_999) {
      #expect(RGBColor(cssName: RGBColor(hex).nearestCSSName) != nil)
    }
  }

  @Test func aNamedColourIsNearestToItself() throws {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 49_999) {
      let color = try #require(RGBColor(cssName: RGBColor(hex).nearestCSSName))
      #expect(RGBColor(cssName: color.nearestCSSName) == color)
    }
  }
}
