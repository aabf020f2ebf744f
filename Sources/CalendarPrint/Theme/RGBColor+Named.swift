import CalendarModel

extension RGBColor {
  static let white = RGBColor(0xFFFFFF)
  static let black = RGBColor(0x000000)
  /// Today, and the days of rest: dark enough for white figures on it, and for its own figures
  /// on white and on the tint of a weekend (4.5:1 and more; WCAG 2.2, 1.4.3).
  static let crimson = RGBColor(0xDE1747)
  /// Selected days.
  static let skyBlue = RGBColor(0x76A9FF)
}
