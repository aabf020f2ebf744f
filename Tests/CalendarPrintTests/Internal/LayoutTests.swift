import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("The layout of a month")
struct LayoutTests {
  @Test(
    "Everything keeps to its place, whatever the page",
    arguments: [
      PaperSize.a4, .a4.portrait, .a3, .a5.portrait, .letter, .legal, .tabloid.portrait,
      PaperSize(width: 144, height: 144), PaperSize(width: 1000, height: 200),
      PaperSize(width: 200, height: 1000),
    ], [0, 40, 200])
  func invariants(paper: PaperSize, count: Int) throws {
    let locales = ["en_US", "de_DE", "ar_EG", "ja_JP", "vi_VN", "he_IL"]
    for (index, locale) in locales.enumerated() {
      let seed = UInt64(count * 10 + index)
      let page = december(
        generatedEntries(seed: seed, count: count), locale: locale, paper: paper,
        calendars: index * 5, firstWeekday: index % 2 == 0 ? .sunday : .monday,
        rowCount: index % 3 == 0 ? .six : .asNeeded, title: index > 2 ? "Family" : nil,
        footnote: index > 3 ? "Printed" : nil)
      let violations = LayoutInvariants(layout: try layout(of: page), grid: page.grid).violations
      #expect(violations == [], "seed \(seed), \(locale), \(paper.width) by \(paper.height)")
    }
  }

  @Test("Nothing on A4 is smaller than 6.5 points", arguments: [PaperSize.a4, .a4.portrait])
  func smallestType(paper: PaperSize) throws {
    let page = december(
      generatedEntries(seed: 1, count: 300), paper: paper, calendars: 40, title: "Family",
      footnote: "Printed")
    let sizes = try layout(of: page).texts.map(\.style.size)
    // A4 in points is rounded, and the scale with it.
    #expect(try #require(sizes.min()) >= 6.5)
  }

  @Test("A quiet month has rows of one height, a busy week more of it")
  func rowHeights() throws {
    let quiet = try layout(of: december([])).rows.map(\.box.height)
    #expect(Set(quiet.map { ($0 * 100).rounded() }).count == 1)
    let entries = try (8..<20).map { try timed("2026-12-16", $0, "Meeting") }
    let busy = try layout(of: december(entries)).rows.map(\.box.height)
    #expect(busy[2] > busy[0] * 1.5)
    #expect(try layout(of: december(entries)).cells.allSatisfy { $0.hiddenCount == 0 })
  }

  @Test("Where every day is full, lines close up before anything is hidden")
  func crowdedMonth() throws {
    let first = Day(validYear: 2026, month: 11, day: 30)
    let entries = try (0..<35).flatMap { index in
      try (9..<15).map { try timed("\(first.advanced(by: index))", $0, "Event") }
    }
    #expect(try layout(of: december(entries)).cells.allSatisfy { $0.hiddenCount == 0 })
  }

  @Test("What is hidden is listed with its day")
  func hiddenEntriesAreListed() throws {
    let entries = try (0..<24).map { try timed("2026-12-16", $0, "Meeting \($0)") }
    let made = try layout(of: december(entries))
    let hidden = try #require(made.cells.first { $0.day.dayOfMonth == 16 && $0.hiddenCount > 0 })
    let notes = made.texts.filter { $0.role == .note }.map(\.string)
    #expect(notes.prefix(2) == ["+\(hidden.hiddenCount)", "16 Dec"])
    let listed = notes.dropFirst(2).joined(separator: "  ·  ").components(separatedBy: "  ·  ")
    let expected = (24 - hidden.hiddenCount..<24).map { "\($0):00 Meeting \($0)" }
    #expect(listed == expected)
  }

  @Test("A list that is too long says exactly how much is missing", arguments: [400, 2000, 5000])
  func longListIsHonest(count: Int) throws {
    let page = december(
      try (0..<count).map {
        try timed("2026-12-\((1 + $0 % 31).padded(to: 2))", $0 % 24, "Event \($0)")
      }, locale: "en")
    let made = try layout(of: page)
    let hidden = made.cells.reduce(0) { $0 + $1.hiddenCount }
    let parts = made.texts.filter { $0.role == .note }
      .flatMap { $0.string.components(separatedBy: "  ·  ") }
    let listed = parts.count { $0.contains("Event ") }
    let missing = parts.filter { $0.hasPrefix("and ") }
      .compactMap { Int($0.filter(\.isNumber)) }.reduce(0, +)
    #expect(listed + missing == hidden)
  }

  @Test("A bar has its edge where it begins, and arrows where it goes on")
  func barEnds() throws {
    let page = december([try allDay("2026-12-10", "2026-12-23", "Journey")])
    let shapes = try layout(of: page).shapes
    let arrows = shapes.filter {
      if case .line(let points) = $0.outline { points.count == 3 } else { false }
    }
    // Out of its first row, into and out of its second, into its third.
    #expect(arrows.count == 4)
    let tint = EntryColors(EntryColors.standard(0)).tint
    let bars = shapes.filter { $0.paint == .fill(tint) }
    #expect(bars.count == 3)
    let radii = bars.map { shape -> [Bool] in
      guard case .rounded(_, let left, let right) = shape.outline else { return [] }
      return [left > 0, right > 0]
    }
    #expect(radii == [[true, false], [false, false], [false, true]])
  }

  @Test("Long titles take a second line where there is one, and an ellipsis where there is none")
  func longTitles() throws {
    let title = "Company party in the old harbour with the board"
    let free = try layout(of: december([try timed("2026-12-16", 18, title)]))
    let lines = free.texts.filter { $0.role == .entry(Day(validYear: 2026, month: 12, day: 16)) }
    #expect(lines.dropFirst().map(\.string).joined(separator: " ") == title)
    let full = try layout(
      of: december(try (0..<20).map { try timed("2026-12-16", $0, title) }))
    let shortened = full.texts.filter { $0.string.hasSuffix("…") }
    #expect(!shortened.isEmpty)
  }

  @Test("Texts come in reading order")
  func readingOrder() throws {
    let page = december([
      try timed("2026-12-01", 9, "First"), try allDay("2026-12-02", "2026-12-03", "Second"),
      try timed("2026-12-08", 9, "Third"),
    ])
    let strings = try layout(of: page).texts.map(\.string)
    let places = try ["December", "Calendar 0", "MONDAY", "First", "Second", "Third"].map {
      try #require(strings.firstIndex(of: $0))
    }
    #expect(places == places.sorted())
  }
}
