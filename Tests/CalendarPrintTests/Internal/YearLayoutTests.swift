import Almanac
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
      let lines = { (layout: PageLayout) in
        layout.shapes.count { if case .line = $0.outline { true } else { false } }
      }
      #expect(lines(made) - lines(plain) == (count > 3 ? 2 : 0))
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

  // Daylio's five moods, from its export: rad, good, meh, bad, awful.
  @Test("Moods of a scale are named from the best to the worst, from green to red")
  func scale() throws {
    let first = Day(validYear: 2026, month: 3, day: 1)
    let moods = ["awful", "meh", "meh", "good", "rad", "bad", "bad", "bad"]
    let marks = moods.enumerated().map { index, mood in
      let day = first.advanced(by: index)
      return Mark(id: "\(index)", days: day..<day.advanced(by: 1), mood: mood)
    }
    let page = YearPage(year: 2026, entries: [], marks: marks, heat: .mood, sheet: sheet())
    let days = YearDays(page, calendars: [])
    #expect(days.moods.map(\.word) == ["rad", "good", "meh", "bad", "awful"])
    #expect(days.moods.map(\.dayCount) == [1, 1, 2, 3, 1])
    let (best, worst) = (days.moods[0].color, days.moods[4].color)
    #expect(best.green > best.red && worst.red > worst.green)
    #expect(Set(days.moods.map(\.color)).count == 5)
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
    let legend = made.texts.filter { $0.role == .legend }.map(\.string)
    #expect(legend.filter { $0.contains("·") } == ["glad · 5", "calm · 2", "tired · 1"])
    // Seven days of March have a mood.
    #expect(legend.filter { !$0.contains("·") } == ["7"])
    // The colours of the legend's tiles, which stand outside of the field.
    func fills(isInField: Bool) -> [PageShape.Paint] {
      made.shapes.compactMap { shape in
        guard case .rounded(let box, _, _) = shape.outline, case .fill = shape.paint,
          made.grid.contains(box) == isInField
        else { return nil }
        return shape.paint
      }
    }
    let colors = Set(fills(isInField: false))
    #expect(colors.count == 3)
    let tiles = fills(isInField: true).filter(colors.contains)
    #expect(tiles.count == 8)
  }

  @Test("Holidays are red, and listed once each with their first day")
  func holidays() throws {
    let page = YearPage(
      year: 2026, entries: [],
      almanac: PageAlmanac(holidays: [
        try day("2026-05-01"): ["Labour Day"], try day("2026-12-25"): ["Christmas"],
        try day("2026-12-26"): ["Christmas"],
      ]), sheet: sheet())
    let made = try #require(try layouts(of: .year(page)).first)
    let notes = made.texts.filter { $0.role == .note }.map(\.string)
    #expect(notes.filter { $0 == "Christmas" }.count == 1 && notes.contains("Labour Day"))
    let red = made.texts.first { $0.role == .dayNumber(Day(validYear: 2026, month: 5, day: 1)) }
    let black = made.texts.first { $0.role == .dayNumber(Day(validYear: 2026, month: 5, day: 4)) }
    #expect(red?.color != black?.color)
    #expect(made.misplaced == [])
  }

  // The Persian year 1405 begins on 21 March 2026 and has 365 days; 5787 is a Hebrew leap year of
  // 13 months from 12 September 2026 (jdatetime 5.0, convertdate 2.4).
  @Test(
    "A year of another calendar has its months and its digits",
    arguments: [
      (CalendarSystem.persian, 1405, "fa_IR", "2026-03-21", 365, "۱۴۰۵", 12),
      (.hebrew, 5787, "en_GB", "2026-09-12", 385, "5787", 13),
    ], YearPage.Heat.allCases)
  func otherCalendars(
    _ row: (CalendarSystem, Int, String, String, Int, String, Int), heat: YearPage.Heat
  ) throws {
    let (system, year, locale, first, length, title, months) = row
    let page = YearPage(
      year: year, entries: [], heat: heat, system: system, sheet: sheet(locale: locale))
    #expect(page.days.lowerBound == (try day(first)))
    #expect(page.days.count == length)
    let made = try #require(try layouts(of: .year(page)).first)
    #expect(made.misplaced == [])
    let titles = made.texts.filter { $0.role == .title }
    #expect(titles.contains { $0.string.contains(title) })
    // The year, the Gregorian days above it, and its months.
    #expect(titles.count == months + 2)
    let numbers = made.texts.filter { if case .dayNumber = $0.role { true } else { false } }
    #expect(numbers.count == length)
    #expect(numbers.filter { $0.string == (system == .persian ? "۱" : "1") }.count == months)
  }

  @Test("Moods are told apart without colours")
  func signs() throws {
    let first = Day(validYear: 2026, month: 3, day: 2)
    let marks = (0..<8).map { index in
      Mark(
        id: "\(index)", days: first.advanced(by: index)..<first.advanced(by: index + 1),
        mood: "mood \(index)")
    }
    for look in [PageTheme.ink, .plain] {
      var sheet = sheet()
      sheet.theme = look
      let made = try layout([], marks, heat: .mood, sheet)
      let forms = (0..<8).map { index -> [String] in
        let box = made.cells.first { $0.day == first.advanced(by: index) }?.box
        return made.shapes.compactMap { shape in
          guard let box, box.contains(shape.outline.box) else { return nil }
          switch (shape.outline, shape.paint) {
          case (.disc, .fill): return "disc"
          case (.disc, _): return "ring"
          case (.polygon(let points), .fill):
            return "filled \(points.count) \(points[0].x == points[1].x)"
          case (.polygon(let points), _): return "outlined \(points.count)"
          case (.line(let points), _): return "line \(points[0].x == points[1].x)"
          default: return nil
          }
        }
      }
      #expect(forms.allSatisfy { !$0.isEmpty })
      // Squares and diamonds both have four corners.
      #expect(Set(forms).count >= 6)
    }
  }
}
