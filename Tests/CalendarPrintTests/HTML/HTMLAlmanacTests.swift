import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// What a document tells of its days beside their entries, in the cells and in the list of days.
struct HTMLAlmanacTests {
  private static func sample(
    _ almanac: PageAlmanac, locale: String = "en_GB", entries: [GridEntry] = []
  ) throws -> HTMLSample {
    var page = december(entries, locale: locale)
    page.almanac = almanac
    return try HTMLSample(HTMLCalendar(pages: [page]))
  }

  private static func cell(_ day: String, _ sample: HTMLSample) throws -> String {
    try #require(sample.cells.first { $0.day == day }).text
  }

  private static func article(_ day: String, _ sample: HTMLSample) throws -> String {
    try #require(sample.pieces(from: "<article id=\"d-\(day)\"", to: "</article>").first)
  }

  @Test func holidaysAreRedNamedAndSaid() throws {
    let sample = try Self.sample(
      PageAlmanac(holidays: [try day("2026-12-23"): ["Boxing <Day>", "Boxing <Day>", "Second"]]))
    let cell = try Self.cell("2026-12-23", sample)
    // A Wednesday: red because of its name alone.
    #expect(cell.hasPrefix(" rest\"") || cell.contains(" rest "))
    #expect(
      cell.contains(
        "<p class=\"holiday c2\"><bdi>Boxing &lt;Day&gt; · Second</bdi></p>"))
    #expect(
      cell.contains("aria-label=\"Wednesday, 23 December 2026, Boxing &lt;Day&gt; · Second, "))
    #expect(
      try Self.article("2026-12-23", sample).contains(
        "<p class=\"holiday\"><bdi>Boxing &lt;Day&gt; · Second</bdi></p>"))
    // All days of the week leave the same room.
    #expect(sample.text.components(separatedBy: "<tr class=\"n2").count == 2)
  }

  /// The full moon of 24 December 2026, 01:28 UTC, and the last quarter of the 30th are those
  /// of the United States Naval Observatory's tables. 9 December is the first day of the 11th
  /// month in Vietnam (lunar-vn, vnlunar).
  @Test func moonDatesAndNumbers() throws {
    let sample = try Self.sample(
      PageAlmanac(moon: .init(), dates: [.vietnamese], showsDayOfYear: true), locale: "vi_VN")
    let moons = sample.cells.filter { $0.text.contains("<svg class=\"moon phase\"") }.map(\.day)
    #expect(moons.contains("2026-12-24") && moons.contains("2026-12-30"))
    #expect(moons.count == 5)
    let cell = try Self.cell("2026-12-24", sample)
    #expect(cell.contains("aria-label=\"🌕\"><circle r=\"7\"></circle></svg>"))
    #expect(cell.contains("<span class=\"fact date\">16</span>"))
    #expect(cell.contains("<span class=\"fact year-day\">358</span>"))
    #expect(
      try Self.cell("2026-12-09", sample).contains("<span class=\"fact date\">1/11</span>"))
    let told = try Self.article("2026-12-24", sample)
    #expect(told.contains("<li>🌕 100\u{A0}%</li>"))
    #expect(told.contains("<li>Ngày 358/365</li>"))
    #expect(told.contains("<li>Tuần 52</li>"))
  }

  /// The lit side of a waxing moon is the right one; from the south it is the left.
  @Test(arguments: [(false, "0 0 0 0 7"), (true, "0 0 1 0 7")])
  func theMoonIsLitOnItsSide(isSouthern: Bool, arc: String) throws {
    let sample = try Self.sample(PageAlmanac(moon: .init(isSouthern: isSouthern)))
    // First quarter on 17 December 2026, 05:43 UTC (USNO).
    let cell = try Self.cell("2026-12-17", sample)
    #expect(cell.contains("d=\"M0-7A7 7 \(arc)A0.0 7"))
  }

  @Test func markedDaysAreTintedSideBySide() throws {
    let first = try day("2026-12-16")
    func mark(_ color: UInt32, days: Int = 1, mood: String? = nil) -> DayMark {
      DayMark(days: first..<first.advanced(by: days), mood: mood, color: RGBColor(color))
    }
    let page = MonthPage(
      grid: MonthGrid(
        month: Month(validYear: 2026, month: 12), entries: [],
        marks: [
          mark(0xFF0000, mood: "calm"), mark(0x0000FF), mark(0xFF0000), mark(0x00FF00, days: 3),
        ]),
      calendars: [], locale: Locale(identifier: "en_GB"))
    let sample = try HTMLSample(HTMLCalendar(pages: [page]))
    // Two colours of its own; the run's on the days after it.
    #expect(sample.text.contains("--wash:linear-gradient(to var(--end),#"))
    let classes = ["2026-12-16", "2026-12-17", "2026-12-18"].map { day in
      sample.cells.first { $0.day == day }?.text.components(separatedBy: "\"")[0] ?? ""
    }
    #expect(classes[0].hasSuffix(" w0") && classes[1].hasSuffix(" w1"))
    #expect(classes[1] == classes[2])
    #expect(try Self.cell("2026-12-16", sample).contains("<span class=\"mood\">"))
  }

  /// An entry that stands for a mark is told with the mark, and once.
  @Test func runsOfMarksAreToldOnce() throws {
    let entry = try allDay("2026-12-21", "2026-12-23", "On leave")
    let mark = Mark(id: "1", days: entry.days, note: "On leave", tags: ["holiday"])
    var details = EntryDetails()
    details.isMark = true
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([entry])], details: [entry: details], marks: [mark]))
    let told = try Self.article("2026-12-22", sample)
    #expect(told.components(separatedBy: "On leave").count == 2)
    #expect(!told.contains("<li class=\"event "))
    #expect(try Self.cell("2026-12-21", sample).contains("<li class=\"bar "))
  }

  /// Of a very full day as many entries are told with their notes as are listed, whatever stands
  /// for marks before them.
  @Test func whatStandsForMarksTakesNoPlaceOfEntries() throws {
    let run = try allDay("2026-12-21", "2026-12-23", "On leave")
    var isMark = EntryDetails()
    isMark.isMark = true
    let entries = try (0..<1_000).map { number in
      try timed("2026-12-22", 8 + number / 100, "Call \(number)")
    }
    var details = [run: isMark]
    for entry in entries { details[entry] = EntryDetails(notes: "Notes of \(entry.title)!") }
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([run] + entries)], details: details,
        marks: [Mark(id: "1", days: run.days, note: "On leave", tags: ["holiday"])]))
    let told = try Self.article("2026-12-22", sample)
    #expect(told.components(separatedBy: "Notes of Call ").count == 1_001)
  }

  /// Where a bar below keeps an entry of another zone on one line, its title has the room; the
  /// day's article tells the time there.
  @Test func titlesHaveTheRoomOfASingleLine() throws {
    var call = try timed("2026-12-17", 8, "Call with Tokyo")
    let start = try #require(call.start)
    call.origin = GridEntry.Origin(start: start.adding(seconds: 8 * 3600), zone: "Asia/Tokyo")
    // The first bar leaves its lane to the call, the second one runs below it.
    let bars = [
      try allDay("2026-12-14", "2026-12-16", "Rehearsals"),
      try allDay("2026-12-15", "2026-12-19", "Exams"),
    ]
    for (entries, told) in [([call], "16:00 Tokyo"), (bars + [call], "TOK")] {
      let sample = try HTMLSample(HTMLCalendar(pages: [december(entries)]))
      let cell = try Self.cell("2026-12-17", sample)
      #expect(cell.contains("<span class=\"origin\"><bdi>\(told)</bdi>"))
      #expect(try Self.article("2026-12-17", sample).contains("16:00 Tokyo"))
    }
  }
}
