import Almanac
import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

/// What holds for every page of a month, over generated events, marks and facts.
@Suite("A month's layout, whatever it holds")
struct MonthInvariantTests {
  private static let notes = [
    "Short", "Potato salad, candles, far too many presents and a very long walk home",
    "עברית ארוכה מאוד שלא נגמרת", String(repeating: "W", count: 90), "👨‍👩‍👧‍👦", "一日中ずっと雨が降っていた",
    String(repeating: "words without end ", count: 600), "a\u{202E}b\u{0}c\nd",
  ]

  private static func marks(_ generator: inout SeededGenerator) -> [DayMark] {
    let first = Day(validYear: 2026, month: 11, day: 25)
    return (0..<60).map { _ in
      let day = first.advanced(by: Int.random(in: 0..<45, using: &generator))
      let length = Int.random(in: 0..<5, using: &generator) == 0 ? 4 : 1
      let stickers: [Mark.Sticker?] = [
        nil, nil, .emoji("🎂"), .emoji("not an emoji"), .image([1, 2, 3], mediaType: "image/png"),
      ]
      return DayMark(
        days: day..<day.advanced(by: length),
        sticker: stickers.randomElement(using: &generator) ?? nil,
        note: Bool.random(using: &generator) ? notes.randomElement(using: &generator) : nil,
        mood: Int.random(in: 0..<4, using: &generator) == 0 ? "proud" : nil,
        color: Bool.random(using: &generator)
          ? RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator)) : nil)
    }
  }

  private static func page(seed: UInt64, locale: String) -> MonthPage {
    var generator = SeededGenerator(seed: seed)
    let month = Month(validYear: 2026, month: 12)
    let today = month.firstDay.advanced(by: Int.random(in: 0..<31, using: &generator))
    let marks = marks(&generator)
    var page = MonthPage(
      grid: MonthGrid(
        month: month,
        entries: generatedEntries(seed: seed, count: [0, 12, 60, 240][Int(seed % 4)]),
        firstWeekday: Bool.random(using: &generator) ? .sunday : .monday,
        rowCount: Bool.random(using: &generator) ? .six : .asNeeded,
        today: today, selected: [today.advanced(by: -3)], streaks: marks.prefix(20).map(\.days),
        marks: marks),
      calendars: (0..<5).map { CalendarIdentity(name: "Calendar \($0)", source: "") },
      locale: Locale(identifier: locale))
    page.showsMinis = Bool.random(using: &generator)
    page.showsNotes = Bool.random(using: &generator)
    page.showsWeekNumbers = Bool.random(using: &generator)
    page.overflow = Bool.random(using: &generator) ? PageOverflow.list : .page
    page.almanac = PageAlmanac(
      moon: PageAlmanac.Moon(isDaily: Bool.random(using: &generator)),
      dates: Array([CalendarSystem.hebrew, .vietnamese, .persian].prefix(Int(seed % 4))),
      showsDayOfYear: Bool.random(using: &generator),
      showsSolarTerms: Bool.random(using: &generator),
      holidays: [
        Day(validYear: 2026, month: 12, day: 25): ["Christmas Day", "A second name of the day"],
        Day(validYear: 2026, month: 12, day: 8): ["Immaculate Conception of the Virgin Mary"],
      ])
    return page
  }

  private static let papers = [
    PaperSize.a4, .a4.portrait, .a5, .a5.portrait, .a3, PaperSize(width: 200, height: 170),
  ]

  @Test("Nothing strays, overlaps or is lost, in any theme, on any paper", arguments: 0...11)
  func holds(seed: UInt64) throws {
    for theme in [PageTheme.plain, .warm, .ink] {
      for (index, paper) in Self.papers.enumerated() {
        let locale = ["en_US", "fa_IR", "de_DE", "ja_JP"][(index + Int(seed)) % 4]
        var page = Self.page(seed: seed, locale: locale)
        page.theme = theme
        page.paper = paper
        let made = try layout(of: page)
        let place = "seed \(seed), \(theme.name), \(paper), \(locale)"
        #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [], "\(place)")
        #expect(lostNotes(made, page) == [], "\(place)")
        #expect(sharedLanes(page.grid) == [], "\(place)")
        #expect(
          made.pictures.allSatisfy { picture in
            made.cells.contains { $0.box.contains(picture.box) }
          }, "\(place)")
      }
    }
  }

  /// The days whose names and notes are neither shown nor hidden, each of them counted as one.
  private func lostNotes(_ layout: PageLayout, _ page: MonthPage) -> [Day] {
    let labels = DayLabels(page.grid, almanac: page.almanac, locale: CalendarLocale(page.locale))
    let cells = page.grid.rows.flatMap(\.cells)
    return zip(layout.cells, cells).compactMap { placed, cell in
      let own = cell.marks.filter { $0.days.lowerBound == cell.day }
      let hasNote = own.contains { $0.note != nil }
      // A mood may stand beside the number, where it is no note.
      let hasMood = own.contains { $0.mood != nil }
      let name = labels[cell.day].isHoliday || labels[cell.day].term != nil ? 1 : 0
      let found = placed.shownNotes + placed.hiddenNotes - name
      let isRight = hasNote ? found == 1 : hasMood ? (0...1).contains(found) : found == 0
      return isRight && placed.day == cell.day ? nil : cell.day
    }
  }

  /// Bars that share a lane and a day.
  private func sharedLanes(_ grid: MonthGrid) -> [Day] {
    grid.rows.flatMap { row in
      row.cells.indices.compactMap { column in
        let lanes = row.segments.filter { $0.columns.contains(column) }.map(\.lane)
        return Set(lanes).count == lanes.count ? nil : row.cells[column].day
      }
    }
  }

  @Test("Notes without room are counted in their cell, and listed at the foot")
  func hiddenNotes() throws {
    let first = try day("2026-12-01")
    let days = (0..<31).map { first.advanced(by: $0) }
    let marks = days.map { DayMark(days: $0..<$0.advanced(by: 1), note: "Note of \($0)") }
    // A flat page with six weeks, small months and a list at its foot.
    var page = MonthPage(
      grid: MonthGrid(
        month: first.month,
        entries: try (0..<300).map { try timed("\(days[$0 % 31])", 8 + $0 / 31, "Entry") },
        rowCount: .six, marks: marks),
      calendars: [], locale: Locale(identifier: "en"), paper: PaperSize(width: 1000, height: 300),
      showsMinis: true)
    page.almanac.holidays = Dictionary(uniqueKeysWithValues: days.map { ($0, ["Feast"]) })
    let made = try layout(of: page)
    let hidden = made.cells.filter { $0.hiddenNotes > 0 }
    #expect(!hidden.isEmpty)
    for cell in hidden {
      let counts = made.texts.filter { $0.role == .hiddenCount(cell.day) }.map(\.string)
      #expect(counts == ["+\(cell.hiddenCount + cell.hiddenNotes)"])
    }
    let parts = made.texts.filter { $0.role == .note }
      .flatMap { $0.string.components(separatedBy: "  ·  ") }
    let listed = parts.count { $0.contains("Entry") || $0.contains("Note of") }
    let missing = parts.filter { $0.hasPrefix("and ") }
      .compactMap { Int($0.filter(\.isNumber)) }.reduce(0, +)
    #expect(listed + missing == made.hiddenCount)
    #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [])
  }

  @Test("Notes that a month hides stand on the page after it")
  func listedNotes() throws {
    let hidden = PageLayout.HiddenDay(
      day: try day("2026-12-06"), notes: ["Feast", "Boots were full"],
      entries: [try timed("2026-12-06", 9, "Breakfast")])
    let list = try DrawingTurn.take {
      try AgendaComposer.layouts(
        ofHidden: [hidden], AgendaPages(listing: december([])),
        locale: CalendarLocale(Locale(identifier: "en")),
        measurer: PangoTypesetter(language: "en"))
    }
    let texts = list.flatMap(\.texts).map(\.string)
    for title in ["Feast", "Boots were full", "Breakfast"] {
      #expect(texts.contains { $0.hasSuffix(title) }, "\(texts)")
    }
  }

  @Test("A crowded week takes what the others do not need, before it hides anything")
  func crowdedWeek() throws {
    let crowd = try (7..<21).map { try timed("2026-12-16", $0, "Meeting") }
    let made = try layout(of: december(crowd))
    #expect(made.hiddenCount == 0)
    let heights = made.rows.map(\.box.height)
    let equal = heights.reduce(0, +) / Double(heights.count)
    #expect(heights.allSatisfy { $0 > equal * 0.55 })
    #expect(heights[2] > equal * 2)
  }

  @Test("Dates of two calendars have a line each, the same in all cells")
  func secondDates() throws {
    var page = december([])
    page.almanac.dates = [.hebrew, .persian]
    let made = try layout(of: page)
    for row in made.rows {
      let lines = made.cells.filter { row.box.contains($0.box) }.map { cell in
        made.texts.filter { $0.role == .fact(cell.day) }
          .map { ($0.baseline * 100).rounded() }
      }
      #expect(lines.allSatisfy { $0.count == 2 && $0[0] < $0[1] && $0 == lines[0] })
    }
  }

  @Test("Where hours count to 12 in narrow cells, times begin on one line, and titles follow them")
  func narrowTimes() throws {
    let page = december(
      try [("2026-12-08", 9, 0), ("2026-12-09", 10, 15), ("2026-12-10", 23, 30)].map {
        try timed($0.0, $0.1, "My singing lesson in town", minute: $0.2)
      }, locale: "en_US", paper: .a5.portrait)
    let made = try layout(of: page)
    let entries = try ["9a", "10:15a", "11:30p"].map { time -> (Double, Double, Double) in
      let index = try #require(made.texts.firstIndex { $0.string == time })
      let texts = made.texts[index...].prefix(3)
      let cell = try #require(made.cells.first { $0.box.contains(texts[index].box) })
      let (first, second) = (texts[index + 1], texts[index + 2])
      return (
        texts[index].x - cell.box.x, second.x - cell.box.x,
        first.x - texts[index].x - texts[index].width
      )
    }
    for entry in entries {
      #expect(abs(entry.0 - entries[0].0) < 0.01)
      #expect(abs(entry.1 - entry.0) < 0.01)
      #expect(abs(entry.2 - entries[0].2) < 0.01)
    }
  }
}
