import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Streaks on a page")
struct StreakLayoutTests {
  private func made(
    _ streaks: [Range<Day>], entries: [GridEntry] = [], paper: PaperSize = .a4
  ) throws -> PageLayout {
    let month = Month(validYear: 2026, month: 12)
    return try layout(
      of: MonthPage(
        grid: MonthGrid(month: month, entries: entries, today: month.firstDay, streaks: streaks),
        calendars: [], locale: Locale(identifier: "en_GB"), paper: paper))
  }

  private func lines(_ layout: PageLayout) -> [(from: PagePoint, to: PagePoint)] {
    layout.shapes.compactMap { shape in
      guard case .line(let points) = shape.outline,
        case .stroke(ThemeColors().streak, _, _) = shape.paint
      else { return nil }
      return (points[0], points[1])
    }
  }

  private func dots(_ layout: PageLayout) -> [PagePoint] {
    layout.shapes.compactMap { shape in
      guard case .disc(let center, _) = shape.outline, shape.paint == .fill(ThemeColors().streak)
      else { return nil }
      return center
    }
  }

  @Test("A line runs under its day numbers, a dot at each true end, open at the grid's sides")
  func ends() throws {
    // Thursday to the Wednesday after next: three rows.
    let layout = try made([try day("2026-12-10")..<day("2026-12-24")])
    let lines = lines(layout)
    #expect(lines.count == 3)
    func center(_ text: String) throws -> Double {
      let number = try #require(layout.texts.first { $0.role == .dayNumber(try day(text)) })
      return number.x + number.width / 2
    }
    let ends = lines.map { [$0.from.x, $0.to.x] }
    let grid = layout.grid
    let expected = try [
      [center("2026-12-10"), grid.maxX], [grid.x, grid.maxX], [grid.x, center("2026-12-23")],
    ]
    for (line, wanted) in zip(ends, expected) {
      #expect(zip(line, wanted).allSatisfy { abs($0 - $1) < 0.01 })
    }
    let dots = dots(layout)
    #expect(dots == [lines[0].from, lines[2].to])
  }

  @Test("A line lies between the numbers and what stands in the cells")
  func height() throws {
    for count in [1, 30] {
      let entries = try (0..<count).map { try allDay("2026-12-07", "2026-12-13", "Event \($0)") }
      let layout = try made([try day("2026-12-08")..<day("2026-12-13")], entries: entries)
      let line = try #require(lines(layout).first)
      let number = try #require(
        layout.texts.first { $0.role == .dayNumber(Day(validYear: 2026, month: 12, day: 8)) })
      let bar = try #require(
        layout.shapes.compactMap { shape -> PageRect? in
          guard case .rounded(let box, _, _) = shape.outline else { return nil }
          return box
        }.min { $0.y < $1.y })
      #expect(line.from.y == line.to.y)
      #expect(line.from.y > number.baseline + 1)
      #expect(line.from.y < bar.y - 1)
    }
  }

  @Test("Streaks change nothing else, and keep to the page")
  func nothingElse() throws {
    let streaks = [try day("2026-11-01")..<day("2027-02-01")]
    for paper in [PaperSize.a4, .a5.portrait, PaperSize(width: 144, height: 144)] {
      let entries = generatedEntries(seed: 7, count: 60)
      let with = try made(streaks, entries: entries, paper: paper)
      let without = try made([], entries: entries, paper: paper)
      #expect(with.texts == without.texts)
      #expect(with.shapes.count == without.shapes.count + with.rows.count)
      for line in lines(with) {
        #expect(line.from.x >= with.grid.x && line.to.x <= with.grid.maxX)
      }
    }
  }
}
