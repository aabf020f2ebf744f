import Daymark
import Testing

@Suite("Occurrences of days")
struct OccurrenceListTests {
  let vienna: TimeZoneTable
  let december = Month(validYear: 2026, month: 12)

  init() throws {
    vienna = try #require(ZoneDatabase.system.table(named: "Europe/Vienna"))
  }

  @Test("a month is listed by start, series with what was changed in them")
  func listing() throws {
    let file = try CalendarFile(choir, file: "choir.ics")
    let lines = file.occurrences(in: december.days, zone: vienna).map { occurrence in
      "\(occurrence.start) \(occurrence.event.summary ?? "")"
    }
    #expect(
      lines == [
        "2026-12-02T19:30:00[Europe/Vienna] Rehearsal",
        "2026-12-05 Weekend in Graz",
        "2026-12-09T19:30:00[Europe/Vienna] Rehearsal",
        "2026-12-22T18:00:00[Europe/Vienna] Dress rehearsal",
        "2026-12-31 Sofia's birthday",
      ])
  }

  @Test("days are those of the zone that is asked for")
  func zones() throws {
    let file = try CalendarFile(choir, file: "choir.ics")
    let tokyo = try #require(ZoneDatabase.system.table(named: "Asia/Tokyo"))
    let second = Day(validYear: 2026, month: 12, day: 2)
    // 19:30 in Vienna is 03:30 of the next day in Tokyo.
    for (zone, day) in [(vienna, second), (tokyo, second.advanced(by: 1))] {
      for other in december.firstDay..<december.firstDay.advanced(by: 4) {
        let list = file.occurrences(in: other..<other.advanced(by: 1), zone: zone)
        #expect(list.isEmpty == (other != day), "\(other) in \(zone.name)")
      }
    }
  }

  @Test("a list is the collection of its occurrences")
  func collection() throws {
    let list = try CalendarFile(choir, file: "choir.ics")
      .occurrences(in: december.days, zone: vienna)
    #expect(list.count == 5)
    #expect(Array(list) == list.occurrences)
    #expect(list.first?.event.uid == "rehearsal")
    #expect(list.last == list[4])
    #expect(list.diagnostics.isEmpty)
    #expect(
      try CalendarFile(choir, file: "choir.ics")
        .occurrences(in: december.firstDay..<december.firstDay, zone: vienna).isEmpty)
  }

  @Test("what is damaged is told, and the rest is read")
  func diagnostics() throws {
    let damaged = String(decoding: choir, as: UTF8.self)
      .split(separator: "\n").filter { $0 != "DTSTART;VALUE=DATE:20261205" }
    let file = try CalendarFile(Array(damaged.joined(separator: "\n").utf8), file: "choir.ics")
    #expect(file.diagnostics.map(\.code) == [.missingStart])
    #expect(file.occurrences(in: december.days, zone: vienna).count == 4)
    #expect(throws: ImportError.noCalendar(file: "notes.txt")) {
      try CalendarFile(Array("no calendar".utf8), file: "notes.txt")
    }
  }

  @Test("marks are read among other events, which are none")
  func marks() throws {
    let day = december.firstDay
    let mark = Mark(id: "a", days: day..<day.advanced(by: 1), note: "First snow")
    let marks = try MarkExport.calendar(marks: [mark], daybook: DaybookIdentity(id: "test"))
    let file = try CalendarFile(choir + marks, file: "both.ics")
    #expect(file.eventCount == 5)
    #expect(file.marks() == [mark])
    #expect(file.legend.map(\.name) == ["Choir", "both"])
  }
}
