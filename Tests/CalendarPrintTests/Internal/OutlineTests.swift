import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Pages in the outline of a document")
struct OutlineTests {
  private func paths(_ parts: [PrintDocument.Part]) throws -> [[String]] {
    try DrawingTurn.take {
      let typesetter = try PangoTypesetter(language: "en")
      let document = PrintDocument(parts)
      return try parts.flatMap { part in
        try document.pages(of: part, measurer: typesetter).map(\.path)
      }
    }
  }

  private func month(_ year: Int, _ month: Int, title: String? = nil) -> PrintDocument.Part {
    let month = Month(validYear: year, month: month)
    return .month(
      MonthPage(grid: MonthGrid(month: month, entries: []), sheet: sheet(title: title)))
  }

  @Test("are called as they are titled, without the line above that")
  func names() throws {
    #expect(
      try paths([month(2026, 11, title: "Family"), month(2026, 12)])
        == [["November 2026"], ["December 2026"]])
  }

  @Test("stand under their year where there is more than one")
  func years() throws {
    #expect(
      try paths([month(2026, 12), month(2027, 1)])
        == [["2026", "December 2026"], ["2027", "January 2027"]])
    let years = [2026, 2027].map { year in
      PrintDocument.Part.year(YearPage(year: year, entries: [], sheet: sheet()))
    }
    #expect(try paths(years) == [["2026"], ["2027"]])
  }

  @Test("weeks belong to the year that most of their days lie in")
  func weeks() throws {
    // Week 53 of 2026 ends on 3 January 2027 (ISO 8601).
    let weeks = try ["2026-12-28", "2027-01-04"].map { monday in
      PrintDocument.Part.week(
        WeekPage(containing: try day(monday), entries: [], sheet: sheet()))
    }
    #expect(try paths(weeks).map { $0[0] } == ["2026", "2027"])
    #expect(try paths(weeks).map(\.count) == [2, 2])
  }

  @Test("pages of one list are told apart by their days, and lists stand under their month")
  func lists() throws {
    let entries = try (0..<400).map { index in
      try timed("2026-12-\((1 + index / 20).padded(to: 2))", index % 20, "Event \(index)")
    }
    let days = try day("2026-12-01")..<day("2027-01-01")
    let agenda = try paths([.agenda(AgendaPages(entries: entries, days: days, sheet: sheet()))])
    #expect(agenda.count > 2)
    #expect(agenda.first?.first?.hasPrefix("1") == true)
    #expect(Set(agenda.map(\.count)) == [1])
    var page = december(entries)
    page.overflow = .page
    let month = try paths([.month(page)])
    #expect(month.count > 1)
    #expect(month[0] == ["December 2026"])
    #expect(month.dropFirst().allSatisfy { $0.count == 2 && $0[0] == "December 2026" })
  }

  @Test("are handed over one by one, the same as all at once")
  func onebyOne() throws {
    let document = PrintDocument([month(2026, 11), month(2026, 12), month(2027, 1)])
    for format in [PageFormat.svg, .png(dotsPerInch: 40), .pdf] {
      var files: [[UInt8]] = []
      var progress: [PageProgress] = []
      try document.render(
        as: format, progress: { progress.append($0) }, write: { files.append($0) })
      #expect(files == (try document.render(as: format)))
      #expect(files.count == (format == .pdf ? 1 : 3))
      #expect(progress == (1...3).map { PageProgress(page: $0, count: 3) })
    }
  }

  @Test("what the taker of a file throws ends the drawing")
  func failure() throws {
    struct Full: Error {}
    let document = PrintDocument([month(2026, 11), month(2026, 12)])
    var count = 0
    #expect(throws: Full.self) {
      try document.render(as: .svg) { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }
}
