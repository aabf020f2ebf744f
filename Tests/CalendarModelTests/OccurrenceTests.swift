import CalendarModel
import Testing

@Suite("Occurrences")
struct OccurrenceTests {
  let first: Occurrence

  init() throws {
    let start = try utc(2026, 12, 24, 18)
    let event = Event(
      uid: "a", schedule: EventSchedule(start: .utc(start)), summary: "Carols")
    first = Occurrence(
      event: event, recurrenceID: nil, start: .utc(start), end: .utc(start),
      interval: start..<start, calendar: CalendarIdentity(name: "Home", source: "home.ics"))
  }

  @Test("a change of one copy's event is not seen in the other")
  func valueSemantics() {
    var second = first
    #expect(second == first)
    second.event.summary = "Late carols"
    #expect(first.event.summary == "Carols")
    #expect(second.event.summary == "Late carols")
    #expect(second != first)
    let third = second
    second.event.summary = "Carols"
    #expect(third.event.summary == "Late carols")
    #expect(second == first)
    #expect(Set([first, second, third]).count == 2)
  }

  @Test("equal events make equal occurrences, whether they share one or not")
  func equality() {
    var second = first
    second.event = first.event
    #expect(second == first)
    #expect(second.hashValue == first.hashValue)
    second.zone = "Europe/Vienna"
    #expect(second != first)
  }
}
