import Daymark
import Testing

@Suite("Months of calendars")
struct MonthTests {
  let december = Month(validYear: 2026, month: 12)
  let vienna: TimeZoneTable

  init() throws {
    vienna = try #require(ZoneDatabase.system.table(named: "Europe/Vienna"))
  }

  func grid(_ files: [CalendarFile], firstWeekday: Weekday = .monday) -> MonthGrid {
    let days = MonthGrid.days(of: december, firstWeekday: firstWeekday)
    return MonthGrid(
      month: december, occurrences: files.flatMap { $0.occurrences(in: days, zone: vienna) },
      zone: vienna, calendars: files.flatMap(\.legend), firstWeekday: firstWeekday)
  }

  @Test("occurrences stand in their days, with the number of their calendar")
  func grid() throws {
    let day = december.firstDay
    let mark = Mark(id: "a", days: day..<day.advanced(by: 1), note: "First snow")
    let marks = try MarkExport.calendar(
      marks: [mark], name: "Days", daybook: DaybookIdentity(id: "test"))
    let grid = try grid([
      CalendarFile(choir, file: "choir.ics"), CalendarFile(marks, file: "days.ics"),
    ])
    // 1 December 2026 is a Tuesday.
    let week = grid.rows[0]
    #expect(week.entries(inColumn: 1).map(\.title) == ["First snow"])
    #expect(week.entries(inColumn: 1).map(\.calendar) == [1])
    #expect(week.entries(inColumn: 2).map(\.title) == ["Rehearsal"])
    #expect(week.entries(inColumn: 2).map(\.calendar) == [0])
    #expect(week.segments.map(\.columns) == [1..<2, 5..<7])
    #expect(week.cells[2].timed.first?.start?.hour == 19)
    #expect(grid.rows.count == 5)
  }

  @Test("an occurrence of a calendar that has no name in the legend is of the first")
  func unknownCalendar() throws {
    let list = try CalendarFile(choir, file: "choir.ics")
      .occurrences(in: december.days, zone: vienna)
    let other = CalendarIdentity(name: "Other", source: "other.ics")
    let known = try #require(list.first?.calendar)
    #expect(
      GridEntry.entries(list, zone: vienna, calendars: []).map(\.calendar) == [0, 0, 0, 0, 0])
    #expect(
      GridEntry.entries(list, zone: vienna, calendars: [other, known]).map(\.calendar)
        == [1, 1, 1, 1, 1])
  }

  @Test("the same month as text, as a list and as an image")
  func outputs() throws {
    let file = try CalendarFile(choir, file: "choir.ics")
    let grid = try grid([CalendarFile(choir, file: "choir.ics")], firstWeekday: .sunday)
    let options = TextOptions(
      width: 100, colorMode: .none, locale: Locale(identifier: "en_GB"))
    let month = TextMonth(grid: grid, calendars: file.legend, options: options).text()
    #expect(month.contains("December 2026"))
    #expect(month.contains("Rehearsal"))

    let entries = GridEntry.entries(
      file.occurrences(in: december.days, zone: vienna), zone: vienna, calendars: file.legend)
    let agenda = TextAgenda(
      entries: entries, days: december.days, calendars: file.legend, options: options)
    #expect(agenda.text().contains("Dress rehearsal"))

    let page = MonthPage(grid: grid, calendars: file.legend, locale: options.locale, paper: .a5)
    let png = try page.render(as: .png(dotsPerInch: 36))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = try String(decoding: page.render(as: .svg), as: UTF8.self)
    #expect(svg.contains("<svg"))
  }

  @Test("a file that nobody changed is written back as it came")
  func lossless() throws {
    let document = try CalendarFile(choir, file: "choir.ics").document
    #expect(document.serialized(.preserving) == choir)
    let again = try CalendarDocument(document.serialized(.canonical), file: "again.ics")
    #expect(again.components.map(\.component) == document.components.map(\.component))
  }
}
