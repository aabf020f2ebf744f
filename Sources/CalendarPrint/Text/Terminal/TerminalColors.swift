import CalendarModel

/// The colours of a calendar in a terminal, whose own background is not known: each can be
/// read on black and on white.
enum TerminalColors {
  /// What is there, but not first: times, week numbers, days of other months.
  static let grey = RGBColor(0x80_80_80)
  /// The line of a streak.
  static let streak = RGBColor(0xC4_7A_12)

  /// The ground of a bar and the text on it, black or white, with a contrast of 4.5 at least
  /// (WCAG 2.2). A colour that is nearly dark enough for white is darkened as far as it takes.
  static func bar(_ color: RGBColor, _ mode: ColorMode) -> TerminalStyle {
    var ground = mode == .indexed ? IndexedColor(nearest: color).color : color
    let isNearlyDarkEnough = ground.contrast(with: .white) >= 4.2
    if mode == .exact && isNearlyDarkEnough {
      ground = ground.darkened(toContrast: readable, on: .white)
    }
    let ink: RGBColor = ground.contrast(with: .white) >= readable ? .white : .black
    return TerminalStyle(foreground: ink, background: ground)
  }

  private static let readable = 4.5
}
