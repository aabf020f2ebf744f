import CalendarModel

/// The colours of a theme that do not come from calendars.
struct ThemeColors: Hashable, Sendable {
  /// The page itself.
  var paper = RGBColor.white
  var ink = RGBColor(0x1C1C1E)
  /// Secondary texts: at least 4.5:1 on every ground of the page.
  var muted = RGBColor(0x68686D)
  /// The notes of marked days.
  var note = RGBColor(0x46464B)
  /// Day numbers of other months.
  var pale = RGBColor(0xB4B4BA)
  var year = RGBColor(0x8A8A90)
  var strongRule = RGBColor(0x1C1C1E)
  var weekRule = RGBColor(0xD9D9DE)
  var dayRule = RGBColor(0xECECEF)
  var weekend = RGBColor(0xF8F8FA)
  /// The ground of a bar that was called off.
  var cancelled = RGBColor(0xECECEF)
  /// Today, Sundays and holidays.
  var crimson = RGBColor.crimson
  /// Selected days.
  var sky = RGBColor.skyBlue
  /// The line of a streak.
  var streak = RGBColor(0xE8A33D)
  /// The wash over a selected day's cell.
  var skyWash = RGBColor(0xEAF2FF)
  /// Whether outlines are drawn in the place of grounds.
  var savesInk = false

  static let warm: ThemeColors = {
    let weekend = RGBColor(0xFBF2E4)
    return ThemeColors(
      paper: RGBColor(0xFFFBF4), ink: RGBColor(0x3A2A20), muted: RGBColor(0x735C4B),
      note: RGBColor(0x5A4335), pale: RGBColor(0xC9B8A6), year: RGBColor(0xC07A4B),
      strongRule: RGBColor(0xC25B3C), weekRule: RGBColor(0xE2D2BF), dayRule: RGBColor(0xF0E5D6),
      weekend: weekend, cancelled: RGBColor(0xF1E8DC),
      crimson: RGBColor.crimson.darkened(toContrast: 4.5, on: weekend),
      streak: RGBColor(0xD99A2B), skyWash: RGBColor(0xEAF1FB))
  }()

  static let ink = ThemeColors(
    ink: .black, muted: RGBColor(0x4A4A4A), note: RGBColor(0x2A2A2A), pale: RGBColor(0x9A9A9A),
    year: RGBColor(0x6A6A6A), strongRule: .black, weekRule: RGBColor(0x8C8C8C),
    dayRule: RGBColor(0xC4C4C4), weekend: .white, cancelled: .white, crimson: .black,
    sky: RGBColor(0x6A6A6A), streak: RGBColor(0x4A4A4A), skyWash: .white, savesInk: true)

  /// Crimson for letters on grounds, as it is or darker: 4.5:1 on each (WCAG 2.2, 1.4.3).
  func crimson(on grounds: [RGBColor]) -> RGBColor {
    grounds.reduce(crimson) { $0.darkened(toContrast: 4.5, on: $1) }
  }

  /// Crimson for letters on the paper and on weekends.
  var crimsonText: RGBColor { crimson(on: [paper, weekend]) }

  /// The ground of a marked day: so much of its colour that secondary texts are still read on
  /// it at 4.5:1 (WCAG 2.2, 1.4.3), and no more than `most`.
  func wash(_ color: RGBColor, most: Double) -> RGBColor {
    for step in 0...7 {
      let ground = paper.mixed(with: color, by: most * (1 - 0.125 * Double(step)))
      if muted.contrast(with: ground) >= 4.5 { return ground }
    }
    return paper
  }
}
