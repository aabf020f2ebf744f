import Almanac
import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("The layout of an agenda")
struct AgendaLayoutTests {
  private static let days = Month(validYear: 2026, month: 12).days

  private func layouts(
    _ entries: [GridEntry], marks: [DayMark] = [], almanac: PageAlmanac = PageAlmanac(),
    system: CalendarSystem = .gregorian, _ sheet: PageSheet
  ) throws -> [PageLayout] {
    try CalendarPrintTests.layouts(
      of: .agenda(
        AgendaPages(
          entries: entries, days: Self.days, marks: marks, almanac: almanac, system: system,
          sheet: sheet)))
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
        entries, marks: index == 0 ? [] : generatedMarks(seed: seed, count: count / 2),
        almanac: index == 0 ? PageAlmanac() : generatedAlmanac(),
        system: index == 2 ? .persian : .gregorian,
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

  @Test("No heading stands alone at a column's foot, and columns of the last page are even")
  func columns() throws {
    for seed in UInt64(1)...6 {
      let entries = generatedEntries(seed: seed, count: 40 + Int(seed) * 15)
      let made = try layouts(entries, sheet(footnote: "Printed"))
      for cell in made.flatMap(\.cells) { #expect(cell.shownCount > 0, "seed \(seed)") }
      let last = try #require(made.last)
      let feet = Dictionary(grouping: last.cells, by: \.box.x).mapValues { cells in
        cells.map(\.box.maxY).max() ?? 0
      }
      let highest = try #require(last.cells.map(\.box.height).max())
      let line = last.grid.height / 20
      // Apart by no more than what cannot be torn.
      let range = (feet.values.max() ?? 0) - (feet.values.min() ?? 0)
      #expect(range <= max(highest, last.grid.height * 0.3) + line, "seed \(seed)")
    }
  }

  @Test("A day that has only a mark or a name is listed, with them")
  func quietDays() throws {
    let first = Day(validYear: 2026, month: 12, day: 6)
    let mark = DayMark(
      days: first..<first.advanced(by: 1), sticker: .emoji("🍊"), note: "Boots were full")
    let made = try layouts(
      [], marks: [mark],
      almanac: PageAlmanac(holidays: [first.advanced(by: 19): ["Christmas Day"]]), sheet())
    #expect(made[0].cells.map(\.day) == [first, first.advanced(by: 19)])
    let texts = made[0].texts.map(\.string)
    #expect(texts.contains("Boots were full") && texts.contains("🍊"))
    #expect(texts.contains("Christmas Day"))
  }

  // 1 December 2026 is 10 Azar 1405 (jdatetime 5.0).
  @Test("An agenda of another calendar heads its days by that calendar's dates")
  func persian() throws {
    let made = try layouts(
      [try timed("2026-12-01", 9, "Talk")], system: .persian, sheet(locale: "fa_IR"))
    let head = made[0].texts.first {
      $0.role == .dayNumber(Day(validYear: 2026, month: 12, day: 1))
    }
    #expect(head?.string == "سه‌شنبه ۱۰ آذر")
  }

  @Test("An entry of another zone tells its time there")
  func origins() throws {
    var call = try timed("2026-12-09", 16, "Call")
    let start = try #require(call.start)
    call.origin = GridEntry.Origin(start: start.adding(seconds: -3600), zone: "Europe/Lisbon")
    let made = try layouts([call], sheet())
    #expect(made[0].texts.contains { $0.string.contains("Lisbon") && $0.string.contains("15:00") })
  }
}
