import CalendarModel

/// The colours of a document on a screen, in the light or in the dark; on paper those of the
/// light. All texts are read at 4.5:1 or more (WCAG 2.2, 1.4.3).
struct ScreenColors: Hashable, Sendable {
  let ground: RGBColor
  /// The ground of weekends, of panels and of what floats.
  let shade: RGBColor
  let ink: RGBColor
  let muted: RGBColor
  let strongRule: RGBColor
  let weekRule: RGBColor
  let dayRule: RGBColor
  /// Letters of Sundays.
  let crimson: RGBColor
  /// The disc of today, with letters in `onToday`.
  let today: RGBColor
  let onToday = RGBColor.white
  /// Selected days, with letters in `onSky`, and the wash over their cells.
  let sky = RGBColor.skyBlue
  let onSky = RGBColor(0x1C1C1E)
  let skyWash: RGBColor
  /// Links, and what can be pressed.
  let link: RGBColor
  let streak = RGBColor(0xE8A33D)
  private let isDark: Bool

  static let light = ScreenColors(isDark: false)
  static let dark = ScreenColors(isDark: true)

  private init(isDark: Bool) {
    self.isDark = isDark
    let theme = ThemeColors()
    ground = isDark ? RGBColor(0x161618) : .white
    shade = isDark ? RGBColor(0x1E1E21) : theme.weekend
    ink = isDark ? RGBColor(0xF2F2F4) : theme.ink
    muted = isDark ? RGBColor(0xA3A3AB) : theme.muted
    strongRule = isDark ? RGBColor(0xD8D8DC) : theme.strongRule
    weekRule = isDark ? RGBColor(0x3A3A3F) : theme.weekRule
    dayRule = isDark ? RGBColor(0x29292D) : theme.dayRule
    skyWash = isDark ? RGBColor(0x1D2B42) : theme.skyWash
    // On the wash, the ground where contrast is least.
    let least = skyWash
    crimson = RGBColor.crimson.readable(at: 4.6, on: least)
    link = RGBColor(0x2F6FE0).readable(at: 4.8, on: least)
    today = RGBColor.crimson.darkened(toContrast: 4.5, on: .white)
  }

  /// The colours that an entry is shown in.
  func entry(_ color: RGBColor) -> Entry {
    guard isDark else {
      let colors = EntryColors(color)
      return Entry(strong: colors.strong, tint: colors.tint, ink: colors.ink)
    }
    let tint = ground.mixed(with: color, by: 0.3)
    return Entry(
      strong: color.readable(at: 3, on: shade), tint: tint,
      ink: color.mixed(with: .white, by: 0.6).readable(at: 7, on: tint))
  }

  /// The colours of an entry: edges and dots, the ground of a bar, and letters on that.
  struct Entry: Hashable, Sendable {
    var strong: RGBColor
    var tint: RGBColor
    var ink: RGBColor
  }

  /// The second colour of the hatched ground of what is not sure.
  func hatch(_ entry: Entry) -> RGBColor { entry.tint.mixed(with: ground, by: 0.55) }

  /// The wash that a mark's colour puts over a cell: faint, so that all texts stay readable.
  func wash(_ color: RGBColor) -> RGBColor {
    for percent in stride(from: 12, through: 1, by: -1) {
      let wash = ground.mixed(with: color, by: Double(percent) / 100)
      if min(muted.contrast(with: wash), crimson.contrast(with: wash)) >= 4.5 { return wash }
    }
    return ground
  }
}

extension RGBColor {
  /// The colour as it is, or as much darker or lighter as it takes to reach a contrast with a
  /// ground: darker on light grounds, lighter on dark ones.
  func readable(at ratio: Double, on ground: RGBColor) -> RGBColor {
    let end: RGBColor =
      ground.contrast(with: .black) > ground.contrast(with: .white)
      ? .black : .white
    let steps = 50
    for step in 0..<steps {
      let candidate = mixed(with: end, by: Double(step) / Double(steps))
      if candidate.contrast(with: ground) >= ratio { return candidate }
    }
    return end
  }
}
