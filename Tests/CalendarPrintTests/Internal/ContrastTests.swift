import CalendarModel
import Testing

@testable import CalendarPrint

@Suite("Contrast")
struct ContrastTests {
  // Ratios as published by the WebAIM contrast checker, to two decimals, rounded down.
  @Test(
    "Ratios are those of WCAG",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.47),
      (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 3.99), (0xFFFF00, 0xFFFFFF, 1.07),
    ] as [(UInt32, UInt32, Double)])
  func ratios(one: UInt32, two: UInt32, ratio: Double) {
    let contrast = RGBColor(one).contrast(with: RGBColor(two))
    #expect(contrast >= ratio && contrast < ratio + 0.011)
    #expect(RGBColor(two).contrast(with: RGBColor(one)) == contrast)
  }

  @Test("Titles can be read on the bar of any colour, and its edge is seen")
  func bars() {
    let steps = stride(from: UInt32(0), through: 255, by: 51)
    for red in steps {
      for green in steps {
        for blue in steps {
          let color = RGBColor(red << 16 | green << 8 | blue)
          let colors = EntryColors(color)
          #expect(colors.ink.contrast(with: colors.tint) >= 4.5, "\(color)")
          #expect(colors.strong.contrast(with: .white) >= 3, "\(color)")
        }
      }
    }
  }

  @Test("A calendar's own colour stays where it is dark enough")
  func ownColor() {
    #expect(EntryColors(RGBColor(0x3B6FE0)).strong == RGBColor(0x3B6FE0))
    #expect(EntryColors(.white).strong.contrast(with: .white) >= 3)
  }

  @Test("Secondary texts can be read on every ground of the page")
  func muted() {
    let colors = PageTheme.plain.colors
    for ground in [RGBColor.white, colors.weekend, colors.skyWash] {
      #expect(colors.muted.contrast(with: ground) >= 4.5)
      #expect(colors.ink.contrast(with: ground) >= 7)
    }
    #expect(colors.muted.contrast(with: colors.dayRule) >= 4.4)
    #expect(colors.ink.contrast(with: colors.sky) >= 4.5)
  }

  @Test("Calendars without a colour get the first four of the look, and never run out")
  func palette() {
    #expect(
      (0..<4).map(EntryColors.standard) == [
        RGBColor(0x3B6FE0), RGBColor(0xD9822B), RGBColor(0x2E9E6B), .crimson,
      ])
    #expect(Set((0..<12).map(EntryColors.standard)).count == 12)
    #expect(EntryColors.standard(12) == EntryColors.standard(0))
    #expect(EntryColors.standard(-1) == EntryColors.standard(11))
  }

  // 4.5:1 for text of this size: WCAG 2.2, 1.4.3. On paper of its own #DE1747 has 4.86:1 by the
  // formula worked out in Python.
  @Test("Today's number is read on its disc, and Sundays on the ground of a weekend")
  func today() {
    #expect(abs(RGBColor.crimson.contrast(with: .white) - 4.86) < 0.01)
    for theme in [PageTheme.plain, .warm, .ink] {
      let colors = theme.colors
      #expect(colors.crimson.contrast(with: .white) >= 4.5, "\(theme.name)")
      #expect(colors.crimson.contrast(with: colors.paper) >= 4.5, "\(theme.name)")
      #expect(colors.crimson.contrast(with: colors.weekend) >= 4.5, "\(theme.name)")
      let colored = [RGBColor.black, .skyBlue, RGBColor(0xFFD700), RGBColor(0x2E9E6B)]
      let grounds = [colors.weekend, colors.skyWash] + colored.map { colors.wash($0, most: 0.13) }
      for ground in grounds {
        let letters = colors.crimson(on: grounds)
        #expect(letters.contrast(with: ground) >= 4.5, "\(theme.name)")
      }
    }
  }
}
