import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// Nothing is lost: on every day, what shows and what is hidden are all that there is.
struct HTMLCountTests {
  @Test(arguments: [1, 2, 3, 4, 5], [0, 1, 30, 200, 900])
  func shownAndHiddenAreAll(seed: UInt64, count: Int) throws {
    let page = generatedMonth(Month(validYear: 2026, month: 12), seed: seed, count: count)
    let sample = try HTMLSample(HTMLCalendar(pages: [page]))
    let cells = sample.cells
    for row in page.grid.rows {
      for (column, cell) in row.cells.enumerated() {
        let written = try #require(cells.first { $0.day == cell.day.description })
        let all = row.entryCount(inColumn: column)
        #expect(written.shown + written.hidden == all, "\(cell.day), seed \(seed)")
        // And told in full, beside the grid.
        let article = try #require(
          sample.pieces(from: "<article id=\"d-\(cell.day)\"", to: "</article>").first)
        #expect(article.components(separatedBy: "<li class=\"event").count - 1 == all)
      }
    }
    // What is hidden is listed for the paper.
    let noted = sample.pieces(from: "<dd>", to: "</dd>").count
    let omitted = cells.map { max(0, $0.hidden - 100) }.reduce(0, +)
    #expect(noted + omitted == cells.map(\.hidden).reduce(0, +), "seed \(seed)")
  }

  @Test func theSameSegmentsAsInTheGrid() throws {
    let page = generatedMonth(Month(validYear: 2026, month: 12), seed: 11, count: 40)
    let sample = try HTMLSample(HTMLCalendar(pages: [page]))
    let segments = page.grid.rows.flatMap(\.segments)
    let hidden = sample.pieces(from: "<li class=\"bar ", to: ">").count
    #expect(hidden <= segments.count)
    for segment in segments where segment.lane == 0 {
      let first = page.grid.rows.first { $0.segments.contains(segment) }
      let day = try #require(first?.cells[segment.columns.lowerBound].day)
      let cell = try #require(sample.cells.first { $0.day == day.description })
      #expect(cell.text.contains(" l0 s\(segment.columns.count)"))
    }
  }

  @Test func theSameBytesForTheSameMonths() throws {
    let months = [11, 12].map { Month(validYear: 2026, month: $0) }
    func document(reversed: Bool) throws -> [UInt8] {
      let entries = generatedEntries(seed: 3, count: 150)
      let details = Dictionary(
        entries.map { ($0, EntryDetails(notes: $0.title, categories: [$0.uid])) }
      ) { first, _ in first }
      return try HTMLCalendar(
        pages: months.map { month in
          MonthPage(
            grid: MonthGrid(month: month, entries: reversed ? entries.reversed() : entries),
            calendars: [CalendarIdentity(name: "A", source: "")],
            locale: Locale(identifier: "de_AT"))
        }, details: details
      ).html()
    }
    let first = try document(reversed: false)
    #expect(try document(reversed: false) == first)
    #expect(try document(reversed: true) == first)
  }

  /// Five thousand entries on one day, a title of 10,000 letters, and one that lasts for years.
  @Test func aFloodIsCounted() throws {
    let day = Day(validYear: 2026, month: 12, day: 24)
    var entries = (0..<5_000).map { index in
      GridEntry(
        uid: "\(index)", title: "\(index)", days: day..<day.advanced(by: 1),
        start: WallTime(day, secondOfDay: 60 * (index % 1440)))
    }
    entries.append(
      GridEntry(
        uid: "long", title: String(repeating: "long ", count: 2_000),
        days: day.advanced(by: -5_000)..<day.advanced(by: 5_000)))
    let sample = try HTMLSample(HTMLCalendar(pages: [december(entries)]))
    let cell = try #require(sample.cells.first { $0.day == "2026-12-24" })
    #expect(cell.attribute("aria-label") == "Thursday, 24 December 2026, 5,001 events")
    #expect(cell.text.contains("more</li>"))
    #expect(sample.text.utf8.count < 3_000_000)
  }
}
