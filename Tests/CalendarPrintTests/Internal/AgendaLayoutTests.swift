import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("The layout of an agenda")
struct AgendaLayoutTests {
  private static let days = Month(validYear: 2026, month: 12).days

  private func layouts(_ entries: [GridEntry], _ sheet: PageSheet) throws -> [PageLayout] {
    try CalendarPrintTests.layouts(
      of: .agenda(AgendaPages(entries: entries, days: Self.days, sheet: sheet)))
  }

  @Test(
    "Everything keeps to its place, and nothing is left out",
    arguments: [
      PaperSize.a4, .a4.portrait, .a5.portrait, .letter, PaperSize(width: 144, height: 144),
      PaperSize(width: 1000, height: 200), PaperSize(width: 200, height: 1000),
    ], [0, 30, 200])
  func invariants(paper: PaperSize, count: Int) throws {
    for (index, locale) in ["en_US", "de_DE", "ar_EG", "ja_JP"].enumerated() {
      let seed = UInt64(count + index)
      let entries = generatedEntries(seed: seed, count: count)
      let made = try layouts(
        entries,
        sheet(
          locale: locale, paper: paper, title: index > 1 ? "Family" : nil,
          footnote: index > 1 ? "Printed" : nil))
      let name: Comment = "seed \(seed), \(locale), \(paper.width) by \(paper.height)"
      var shown: [Day: Int] = [:]
      for layout in made {
        #expect(layout.misplaced == [], name)
        for cell in layout.cells { shown[cell.day, default: 0] += cell.shownCount }
        #expect(layout.cells.allSatisfy { layout.grid.contains($0.box, tolerance: 8) }, name)
      }
      for day in Self.days {
        #expect(shown[day, default: 0] == entries.count { $0.days.contains(day) }, name)
      }
    }
  }

  @Test("A day that goes on in another column has its heading there again")
  func repeatedHeads() throws {
    let entries = try (0..<400).map { try timed("2026-12-09", $0 % 24, "Talk \($0)") }
    let made = try layouts(entries, sheet())
    #expect(made.count > 2)
    let heads = made.flatMap(\.texts).filter {
      $0.role == .dayNumber(Day(validYear: 2026, month: 12, day: 9))
    }.map(\.string)
    #expect(heads.first == "Wednesday 9 December" || heads.first == "Wednesday, 9 December")
    #expect(heads.dropFirst().allSatisfy { $0.hasSuffix(" …") })
    let fragments = made.flatMap(\.cells)
    #expect(fragments.count == heads.count && fragments.allSatisfy { $0.shownCount > 0 })
    let numbers = made.compactMap { $0.texts.last { $0.role == .footnote }?.string }
    #expect(numbers == (1...made.count).map { "\($0) / \(made.count)" })
  }

  @Test("Long titles are set whole")
  func longTitles() throws {
    let title = "Company party in the old harbour with the board and all who helped this year"
    let made = try layouts([try timed("2026-12-09", 18, title)], sheet())
    let lines = made[0].texts.filter { $0.role == .entry(Day(validYear: 2026, month: 12, day: 9)) }
    #expect(lines.dropFirst().map(\.string).joined(separator: " ") == title)
  }
}
