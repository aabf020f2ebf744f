import CalendarModel
import Daybook
import ICalendar
import Testing

@Suite("own calendars and messages")
struct OwnCalendarTests {
  private static let lunch =
    "UID:lunch|DTSTAMP:20261101T000000Z|DTSTART;TZID=Europe/Vienna:20261203T123000|SUMMARY:Lunch"

  @Test func anOwnCalendarTakesEventsWithTheirZones() throws {
    let scratch = try ScratchDaybook()
    let id = try scratch.change { try $0.createCalendar(name: "Me").id }
    let changes = try scratch.change {
      try $0.store(try sampleFile(sampleCalendar(Self.lunch)), in: id)
    }
    #expect(changes.map(\.action) == [.added])
    let days = try sampleDays("2026-12-03", "2026-12-04")
    #expect(try scratch.titles(in: days) == ["Lunch"])
    let file = try #require(try scratch.daybook.calendarContent(id)?.files.first)
    let text = String(decoding: file.document.serialized(.preserving), as: UTF8.self)
    #expect(text.contains("BEGIN:VTIMEZONE"))
    #expect(file.check().filter { $0.severity == .error } == [])
  }

  @Test func aSeriesIsReplacedWhole() throws {
    let scratch = try ScratchDaybook()
    let id = try scratch.change { try $0.createCalendar(name: "Me").id }
    _ = try scratch.change {
      try $0.store(try sampleFile(sampleCalendar(Self.lunch)), in: id)
    }
    let later = Self.lunch.replacing("20261203T123000", with: "20261204T123000")
    #expect(
      try scratch.change {
        try $0.replaceSeries(uid: "lunch", in: id, with: try sampleFile(sampleCalendar(later)))
      })
    #expect(try scratch.titles(in: sampleDays("2026-12-03", "2026-12-04")) == [])
    #expect(try scratch.titles(in: sampleDays("2026-12-04", "2026-12-05")) == ["Lunch"])
    #expect(try scratch.change { try $0.replaceSeries(uid: "lunch", in: id, with: nil) })
    #expect(try scratch.daybook.calendars().map(\.componentCount) == [0])
    #expect(try scratch.change { try $0.replaceSeries(uid: "lunch", in: id, with: nil) } == false)
  }

  // RFC 5546, 3.2.5: what is cancelled stays, with STATUS:CANCELLED.
  @Test func aMessageGoesToTheCalendarThatHoldsItsEvent() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.lunch))
    _ = try scratch.change { try $0.createCalendar(name: "Me") }
    let cancellation = sampleCalendar(
      Self.lunch.replacing("20261101", with: "20261102") + "|SEQUENCE:1|STATUS:CANCELLED",
      head: ["METHOD:CANCEL"])
    let changes = try scratch.change { try $0.deliver(try sampleFile(cancellation)) }
    #expect(changes.map(\.action) == [.cancelled])
    let days = try sampleDays("2026-12-03", "2026-12-04")
    let events = try scratch.daybook.calendarContents(touching: days)
      .first { $0.calendar.name == "Work" }?.files.flatMap { $0.events().events }
    #expect(events?.map(\.status) == ["CANCELLED"])
  }

  @Test func anInvitationToWhatIsNowhereGoesIntoAnOwnCalendar() throws {
    let scratch = try ScratchDaybook()
    let request = sampleCalendar(Self.lunch, head: ["METHOD:REQUEST"])
    let changes = try scratch.change { try $0.deliver(try sampleFile(request)) }
    #expect(changes.map(\.action) == [.added])
    #expect(try scratch.daybook.calendars().map(\.name) == ["Personal"])
    #expect(try scratch.daybook.calendars().map(\.isOwn) == [true])
    let again = try scratch.change { try $0.deliver(try sampleFile(request)) }
    #expect(again.map(\.action) == [.identical])
  }
}
