import CalendarModel

/// The colours that an entry of one calendar is drawn in.
struct EntryColors: Hashable, Sendable {
  /// Edges, dots and arrows: the calendar's colour, dark enough to be seen on the page (3:1,
  /// WCAG 2.1, 1.4.11).
  let strong: RGBColor
  /// The ground of a bar: a light tint.
  let tint: RGBColor
  /// Letters on the tint, and on the page, at 7:1 or more.
  let ink: RGBColor

  /// The colours for a calendar's colour on a page of that colour.
  init(_ color: RGBColor, on paper: RGBColor = .white) {
    strong = color.darkened(toContrast: 3, on: paper)
    tint = paper.mixed(with: color, by: 0.18)
    ink = color.mixed(with: RGBColor(0x1C1C1E), by: 0.55).darkened(toContrast: 8.5, on: tint)
  }

  /// The colours of calendars that have none, by their place in the legend; they come round
  /// again after the last.
  static func standard(_ index: Int) -> RGBColor {
    palette[((index % palette.count) + palette.count) % palette.count]
  }

  private static let palette = [
    RGBColor(0x3B6FE0), RGBColor(0xD9822B), RGBColor(0x2E9E6B), .crimson,
    RGBColor(0x8A5BD6), RGBColor(0x1B9AAA), RGBColor(0xB8860B), RGBColor(0xC2479B),
    RGBColor(0x5C7A29), RGBColor(0x6B7A90), RGBColor(0xA0522D), RGBColor(0x3F51B5),
  ]
}
