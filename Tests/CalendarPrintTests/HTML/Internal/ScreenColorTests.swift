import CalendarModel
import Testing

@testable import CalendarPrint

/// All texts on a screen are read at 4.5:1 or more, in the light and in the dark (WCAG 2.2,
/// 1.4.3). The formula is tested in `ContrastTests`.
struct ScreenColorTests {
  static let calendarColors: [UInt32] = [
    0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF,
    0x76A9FF, 0xE91C4C, 0xFFD700, 0x001122, 0xF8F8FA, 0x3B6FE0,
  ]

  @Test(arguments: [ScreenColors.light, .dark])
  func texts(colors: ScreenColors) {
    for ground in [colors.ground, colors.shade, colors.skyWash] {
      #expect(colors.ink.contrast(with: ground) >= 7)
      #expect(colors.muted.contrast(with: ground) >= 4.5)
      #expect(colors.crimson.contrast(with: ground) >= 4.5)
      #expect(colors.link.contrast(with: ground) >= 4.5)
    }
    #expect(colors.onToday.contrast(with: colors.today) >= 4.5)
    #expect(colors.onSky.contrast(with: colors.sky) >= 4.5)
    // A selected day is seen against the ground (1.4.11), by its disc or by its wash and edge.
    #expect(colors.today.contrast(with: colors.ground) >= 3)
  }

  @Test(arguments: [ScreenColors.light, .dark], calendarColors)
  func calendars(colors: ScreenColors, hex: UInt32) {
    let entry = colors.entry(RGBColor(hex))
    #expect(entry.ink.contrast(with: entry.tint) >= 4.5)
    #expect(entry.ink.contrast(with: colors.hatch(entry)) >= 4.5)
    #expect(entry.strong.contrast(with: colors.ground) >= 2.9)
    let wash = colors.wash(RGBColor(hex))
    #expect(colors.ink.contrast(with: wash) >= 7)
    #expect(colors.muted.contrast(with: wash) >= 4.5)
    #expect(colors.crimson.contrast(with: wash) >= 4.5)
  }
}
