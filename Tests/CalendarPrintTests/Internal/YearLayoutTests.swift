import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("The layout of a year")
struct YearLayoutTests {
  private func layout(
    _ entries: [GridEntry], _ marks: [Mark] = [], heat: YearPage.Heat = .none,
    _ sheet: PageSheet, today: Day? = nil
  ) throws -> PageLayout {
    let page = YearPage(
      year: 2026, entries: entries, marks: marks, heat: heat, today: today, sheet: sheet)
    return try #require(try layouts(of: .year(page)).first)
  }

  @Test(
    "Every day of the year stands once, in its place",
    arguments: [
      PaperSize.a4, .a4.portrait, .a5, .letter.portrait, PaperSize(width: 144, height: 144),
      PaperSize(width: 1000, height: 200), PaperSize(width: 200, height: 1000),
    ], YearPage.Heat.allCases)
  func invariants(paper: PaperSize, heat: YearPage.Heat) throws {
    for locale in ["en_US", "de_DE", "ar_EG", "ja_JP"] {
      let made = try layout(
        generatedEntries(seed: 5, count: 200), heat: heat,
        sheet(locale: locale, paper: paper, title: "Family", footnote: "Printed"))
      #expect(made.misplaced == [], "\(locale), \(paper.width) by \(paper.height)")
      let days = made.texts.compactMap { text -> Day? in
        if case .dayNumber(let day) = text.role { day } else { nil }
      }
      #expect(days.count == 365 && Set(days).count == 365)
      #expect(made.texts.allSatisfy { $0.x > 0 && $0.x + $0.width < paper.width })
    }
  }

  @Test("On A4 nothing is smaller than 6.5 points", arguments: [PaperSize.a4, .a4.portrait])
  func smallestType(paper: PaperSize) throws {
    let made = try layout(
      generatedEntries(seed: 1, count: 300), heat: .count, sheet(paper: paper, calendars: 1))
    #expect(try #require(made.texts.map(\.style.size).min()) >= 6.5)
  }

  @Test("A dot for each calendar of a day, a plus after three")
  func dots() throws {
    let entries = try (0..<5).map {
      try timed("2026-05-20", 9 + $0, "Event", calendar: $0)
    }
    for count in 0...5 {
      let made = try layout(Array(entries.prefix(count)), [], sheet())
      let plain = try layout([], [], sheet())
      let discs = { (layout: PageLayout) in
        layout.shapes.count { if case .disc = $0.outline { true } else { false } }
      }
      #expect(discs(made) - discs(plain) == min(count, 3))
      let lines = made.shapes.count { if case .line = $0.outline { true } else { false } }
      #expect(lines == (count > 3 ? 2 : 0))
    }
  }

  @Test("Cancelled entries do not count")
  func cancelled() throws {
    let entry = try timed("2026-05-20", 9, "Event", status: .cancelled)
    let made = try layout([entry], heat: .count, sheet())
    #expect(made.cells.allSatisfy { $0.shownCount == 0 })
  }

  @Test("Figures keep a contrast of 4.5 to 1 on every ground")
  func contrast() throws {
    let first = Day(validYear: 2026, month: 1, day: 1)
    var palette: [RGBColor] = []
    for red: UInt8 in [0, 85, 170, 255] {
      for green: UInt8 in [0, 85, 170, 255] {
        for blue: UInt8 in [0, 128, 255] {
          palette.append(RGBColor(red: red, green: green, blue: blue))
        }
      }
    }
    let marks = palette.enumerated().map { index, color in
      Mark(
        id: "\(index)", days: first.advanced(by: index)..<first.advanced(by: index + 1),
        mood: "mood \(index)", color: color)
    }
    let made = try layout([], marks, heat: .mood, sheet())
    for (index, mark) in marks.enumerated() {
      let role = PageText.Role.dayNumber(first.advanced(by: index))
      let number = try #require(made.texts.first { $0.role == role })
      let ground = try #require(
        made.shapes.last { (shape: PageShape) -> Bool in
          guard case .rounded(let box, _, _) = shape.outline else { return false }
          return box.contains(number.box, tolerance: number.style.size)
        })
      guard case .fill(let color) = ground.paint else { continue }
      #expect(number.color.contrast(with: color) >= 4.5, "\(mark)")
    }
  }

  @Test("Moods are named with their days, the most frequent first")
  func moods() throws {
    let first = Day(validYear: 2026, month: 3, day: 1)
    let marks = [
      Mark(id: "1", days: first..<first.advanced(by: 2), mood: "calm"),
      Mark(id: "2", days: first.advanced(by: 2)..<first.advanced(by: 7), mood: "glad"),
      Mark(id: "3", days: first..<first.advanced(by: 1), mood: "tired"),
      Mark(id: "4", days: first..<first.advanced(by: 1), note: "no mood"),
    ]
    let made = try layout([], marks, heat: .mood, sheet())
    #expect(
      made.texts.filter { $0.role == .legend }.map(\.string)
        == ["glad · 5", "calm · 2", "tired · 1"])
    let tiles = made.shapes.count { if case .rounded = $0.outline { true } else { false } }
    #expect(tiles == 8)
  }
}
