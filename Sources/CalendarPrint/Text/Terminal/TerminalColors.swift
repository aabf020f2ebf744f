import CalendarModel

/// The colours of a calendar in a terminal, whose own background is not known: each can be
/// read on black and on white.
enum TerminalColors {
  /// Today, and the days of rest.
  static let crimson = RGBColor(0xE9_1C_4C)
  /// Selected days.
  static let skyBlue = RGBColor(0x76_A9_FF)
  /// What is there, but not first: times, week numbers, days of other months.
  static let grey = RGBColor(0x80_80_80)
  static let white = RGBColor(0xFF_FF_FF)
  static let black = RGBColor(0x00_00_00)

  /// Black or white, whichever can be read better on `background`: the contrast is 4.5 at
  /// least (WCAG 2.2, relative luminance).
  static func ink(on background: RGBColor, _ mode: ColorMode) -> RGBColor {
    let shown = mode == .indexed ? IndexedColor(nearest: background).color : background
    // The luminance at which black and white have the same contrast.
    return luminance(of: shown) > 0.1791 ? black : white
  }

  /// Relative luminance, 0 for black to 1 for white.
  private static func luminance(of color: RGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The light of an sRGB channel, 0 to 1. A cubic that follows the curve of IEC 61966-2-1
  /// to within 0.002, which is more than a choice of two needs.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value * (value * (value * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}
