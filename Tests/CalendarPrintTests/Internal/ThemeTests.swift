import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("Themes")
struct ThemeTests {
  private static let themes = [PageTheme.plain, .warm, .ink]

  // WCAG 2.2, 1.4.3: 4.5:1 for text of this size.
  @Test("Every text is read on any calendar's colour, in every theme", arguments: 1...3)
  func contrast(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for theme in Self.themes {
      let colors = theme.colors
      for ground in [colors.paper, colors.weekend, colors.skyWash, colors.cancelled] {
        #expect(colors.muted.contrast(with: ground) >= 4.5, "\(theme.name)")
        #expect(colors.note.contrast(with: ground) >= 4.5, "\(theme.name)")
        #expect(colors.ink.contrast(with: ground) >= 4.5, "\(theme.name)")
      }
      for _ in 0..<2_000 {
        let color = RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator))
        let entry = EntryColors(color, on: colors.paper)
        #expect(entry.ink.contrast(with: entry.tint) >= 4.5, "\(color), seed \(seed)")
        #expect(entry.ink.contrast(with: colors.paper) >= 4.5, "\(color), seed \(seed)")
        #expect(entry.strong.contrast(with: colors.paper) >= 3, "\(color), seed \(seed)")
        for most in [0.08, 0.13] {
          let wash = colors.wash(color, most: most)
          #expect(colors.muted.contrast(with: wash) >= 4.5, "\(color), seed \(seed)")
          #expect(colors.note.contrast(with: wash) >= 4.5, "\(color), seed \(seed)")
        }
      }
    }
  }

  @Test("A gray is as light as its colour", arguments: 1...3)
  func gray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let color = RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let gray = color.gray
      #expect(gray.red == gray.green && gray.green == gray.blue)
      // Half a step of 256 is less than this anywhere.
      #expect(abs(gray.luminance - color.luminance) < 0.005, "\(color), seed \(seed)")
    }
  }

  @Test("A gray page has no colour in it, and tells calendars apart by the forms of their dots")
  func grayPage() throws {
    var page = december(
      try (0..<4).map { try timed("2026-12-08", 9 + $0, "Event \($0)", calendar: $0) })
    page.theme.isGray = true
    let made = try layout(of: page)
    let colors = made.texts.map(\.color) + made.shapes.map(\.paint.color) + [made.paperColor]
    #expect(colors.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    let corners = made.shapes.compactMap { shape -> Int? in
      if case .polygon(let points) = shape.outline { points.count } else { nil }
    }
    // Each of a square, a triangle and a diamond, in the legend and in the cell.
    #expect(corners.sorted() == [3, 3, 4, 4, 4, 4])
  }

  @Test("Where ink is saved nothing is filled but dots, edges and the paper")
  func savedInk() throws {
    var page = december(generatedEntries(seed: 3, count: 60))
    page.theme.savesInk = true
    let made = try layout(of: page)
    let strongs = Set((0..<6).map { EntryColors(EntryColors.standard($0)).strong })
    for shape in made.shapes {
      guard case .fill(let color) = shape.paint else { continue }
      switch shape.outline {
      case .disc, .polygon: continue
      case .rounded(let box, _, _):
        #expect(
          color == page.theme.colors.paper
            || box.width < 4
              && (strongs.contains(color) || color == page.theme.colors.pale)
        )
      default: #expect(color == page.theme.colors.paper)
      }
    }
  }

  @Test("Every theme draws every kind of file", arguments: ["plain", "warm", "ink"])
  func files(name: String) throws {
    var page = december(generatedEntries(seed: 9, count: 80))
    page.theme = try #require(PageTheme.named[name])
    for format in [PageFormat.pdf, .png(dotsPerInch: 40), .svg] {
      #expect(try page.render(as: format) == page.render(as: format))
    }
  }
}

extension PageShape.Paint {
  fileprivate var color: RGBColor {
    switch self {
    case .fill(let color), .stroke(let color, _, _), .hatch(let color, _, _): color
    }
  }
}
