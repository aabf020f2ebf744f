import CalendarModel

extension RGBColor {
  static let white = RGBColor(0xFFFFFF)
  static let black = RGBColor(0x000000)
  /// Today, and the days of rest.
  ///
  /// Today's number is white on it, at a contrast of 4.4:1: just short of the 4.5:1 that
  /// WCAG 2.2 (1.4.3) asks of text of its size. White cannot be outdone, and the crimson is
  /// the mark of the product; so the number is semibold, and the disc alone says "today".
  static let crimson = RGBColor(0xE91C4C)
  /// Selected days.
  static let skyBlue = RGBColor(0x76A9FF)
}
