import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

@Suite("Whatever the calendar holds, there is a page")
struct RobustnessTests {
  @Test("Five thousand events in a month")
  func fiveThousandEvents() throws {
    let page = december(generatedEntries(seed: 5, count: 5000))
    #expect(try page.render(as: .pdf).count > 10_000)
  }

  @Test(
    "Titles that are long, empty or harmful",
    arguments: [
      "", " ", "\u{0}\u{1}\u{7F}", "\n\n\t", "\u{202E}\u{2066}\u{2067}", "\u{200B}\u{FEFF}",
      String(repeating: "Ein sehr langer Titel ", count: 455),
      String(repeating: "W", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 1000),
      "Z" + String(repeating: "\u{301}", count: 10_000), "\u{FFFE}\u{10FFFF}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "<b>&amp;</b> %s %n",
    ])
  func titles(_ title: String) throws {
    var page = december(
      [
        try timed("2026-12-08", 9, title), try allDay("2026-12-08", "2026-12-20", title),
        try allDay("2026-12-09", "2026-12-09", title),
      ], title: title, footnote: title)
    page.calendars[0].name = title
    #expect(try page.render(as: .pdf).starts(with: Array("%PDF-".utf8)))
    #expect(try page.render(as: .svg).starts(with: Array("<?xml".utf8)))
    #expect(try !page.render(as: .png(dotsPerInch: 72)).isEmpty)
  }

  @Test(
    "Papers from a label to a wall",
    arguments: [
      PaperSize(width: 144, height: 144), PaperSize(width: 14_400, height: 144),
      PaperSize(width: 144, height: 14_400), PaperSize(width: 14_400, height: 14_400),
    ])
  func papers(_ paper: PaperSize) throws {
    let page = december(generatedEntries(seed: 3, count: 80), paper: paper)
    #expect(try !page.render(as: .pdf).isEmpty)
  }

  @Test("No events, no calendars, and many calendars", arguments: [0, 1, 7, 30, 400])
  func calendars(_ count: Int) throws {
    #expect(try !december([], calendars: count).render(as: .pdf).isEmpty)
  }

  @Test("Years far away", arguments: [-4000, 0, 1, 1582, 9999, 10_000, 250_000])
  func years(_ year: Int) throws {
    let month = Month(validYear: year, month: 10)
    let page = MonthPage(
      grid: MonthGrid(month: month, entries: [], firstWeekday: .monday), calendars: [],
      locale: Locale(identifier: "en"))
    #expect(try !page.render(as: .pdf).isEmpty)
  }

  @Test("Calendars that the legend does not know")
  func unknownCalendars() throws {
    let entries = [
      try timed("2026-12-08", 9, "Lost", calendar: 99),
      try allDay("2026-12-08", "2026-12-09", "Lost", calendar: -1),
      try allDay("2026-12-08", "2026-12-09", "Lost", calendar: Int.min),
    ]
    #expect(try !december(entries, calendars: 2).render(as: .pdf).isEmpty)
  }
}
