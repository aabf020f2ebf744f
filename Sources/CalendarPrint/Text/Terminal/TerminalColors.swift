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

  /// The ground of a bar and the text on it, black or white, with a contrast of 4.5 at least
  /// (WCAG 2.2). A colour that is nearly dark enough for white is darkened as far as it takes.
  static func bar(_ color: RGBColor, _ mode: ColorMode) -> TerminalStyle {
    var ground = mode == .indexed ? IndexedColor(nearest: color).color : color
    if mode == .exact && luminance(of: ground) <= 0.2 {
      while luminance(of: ground) > darkEnough { ground = darkened(ground) }
    }
    let ink = luminance(of: ground) > darkEnough ? black : white
    return TerminalStyle(foreground: ink, background: ground)
  }

  /// The luminance at which white has a contrast of 4.5, less the error of `linear`; black has
  /// more than 4.5 on anything lighter.
  private static let darkEnough = 0.1816

  private static func darkened(_ color: RGBColor) -> RGBColor {
    func channel(_ value: UInt8) -> UInt8 { UInt8(Int(value) * 98 / 100) }
    return RGBColor(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
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
