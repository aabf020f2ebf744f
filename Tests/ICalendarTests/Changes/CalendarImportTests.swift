import CalendarModel
import ICalendar
import Testing

/// What a message does to what is stored. Section numbers are those of RFC 5546.
@Suite("import by METHOD")
struct CalendarImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var claim: String
    var stored: String
    var method: String?
    var message: String
    var actions: [ImportedChange.Action]
    /// What the target has afterwards, and what it has not.
    var has: [String] = []
    var hasNot: [String] = []
    var testDescription: String { claim }
  }

  private static func calendar(_ lines: String, method: String? = nil) throws -> CalendarFile {
    let head = method.map { "METHOD:\($0)\n" } ?? ""
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//Test//EN\n\(head)\(lines)\n"
      + "END:VCALENDAR\n"
    return try CalendarFile(Array(text.utf8), file: method ?? "stored.ics")
  }

  private static func event(_ lines: String, _ sequence: Int = 0, _ day: Int = 1) -> String {
    "BEGIN:VEVENT\nUID:u\nDTSTAMP:2026010\(day)T000000Z\nSEQUENCE:\(sequence)\n\(lines)\nEND:VEVENT"
  }

  private static let guests =
    "ORGANIZER:mailto:o@example.org\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:a@example.org\n"
    + "ATTENDEE:mailto:b@example.org\n"
  private static let single = event("\(guests)DTSTART:20261224T180000Z\nSUMMARY:Tree", 1, 2)
  private static let series = event(
    "\(guests)DTSTART;TZID=Europe/Vienna:20261201T190000\n"
      + "DTEND;TZID=Europe/Vienna:20261201T210000\nRRULE:FREQ=WEEKLY;COUNT=4\nSUMMARY:Choir",
    1, 2)
  private static func override(_ sequence: Int) -> String {
    event(
      "RECURRENCE-ID:20261208T180000Z\nDTSTART:20261208T190000Z\nSUMMARY:Later", sequence, 2)
  }

  static let cases: [Case] = [
    Case(
      claim: "3.2.1: a new event is added",
      stored: event("DTSTART:20260101T100000Z")
        .replacing("UID:u", with: "UID:other"),
      method: "PUBLISH", message: single, actions: [.added], has: ["SUMMARY:Tree"],
      hasNot: ["METHOD"]),
    Case(
      claim: "2.1.5: a higher SEQUENCE replaces, though its DTSTAMP is earlier", stored: single,
      method: "REQUEST",
      message: event("DTSTART:20261225T180000Z\nSUMMARY:Moved", 2, 1), actions: [.replaced],
      has: ["SUMMARY:Moved"], hasNot: ["SUMMARY:Tree"]),
    Case(
      claim: "2.1.5: of one SEQUENCE the later DTSTAMP replaces", stored: single,
      method: nil, message: event("DTSTART:20261224T180000Z\nSUMMARY:Better", 1, 3),
      actions: [.replaced], has: ["SUMMARY:Better"], hasNot: ["SUMMARY:Tree"]),
    Case(
      claim: "2.1.5: a lower SEQUENCE is skipped", stored: single, method: "REQUEST",
      message: event("DTSTART:20261224T180000Z\nSUMMARY:Early", 0, 9), actions: [.older],
      has: ["SUMMARY:Tree"], hasNot: ["SUMMARY:Early"]),
    Case(
      claim: "2.1.5: one version with other content leaves what is stored", stored: single,
      method: "REQUEST", message: event("DTSTART:20261224T180000Z\nSUMMARY:Odd", 1, 2),
      actions: [.sameVersion], has: ["SUMMARY:Tree"], hasNot: ["SUMMARY:Odd"]),
    Case(
      claim: "3.2.2: a series planned anew discards the old plan's overrides",
      stored: series + "\n" + override(1), method: "REQUEST",
      message: event(
        "DTSTART;TZID=Europe/Vienna:20261202T190000\nRRULE:FREQ=WEEKLY;COUNT=4\nSUMMARY:Choir",
        2, 3),
      actions: [.replaced, .discarded], has: ["20261202T190000"], hasNot: ["SUMMARY:Later"]),
    Case(
      claim: "3.2.2: an override with a newer SEQUENCE stays",
      stored: series + "\n" + override(5), method: "REQUEST",
      message: event(
        "DTSTART;TZID=Europe/Vienna:20261201T190000\nRRULE:FREQ=WEEKLY;COUNT=5\nSUMMARY:Choir",
        2, 3),
      actions: [.replaced], has: ["COUNT=5", "SUMMARY:Later"]),
    Case(
      claim: "3.2.3: an answer changes PARTSTAT and nothing else", stored: single,
      method: "REPLY",
      message: event("ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:a@example.org\nSUMMARY:Mine", 1, 3),
      actions: [.answered],
      has: ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@example.org", "SUMMARY:Tree", "20260102"],
      hasNot: ["SUMMARY:Mine", "NEEDS-ACTION"]),
    Case(
      claim: "3.2.3: an answer to an older SEQUENCE is skipped", stored: single,
      method: "REPLY",
      message: event("ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@example.org", 0, 3),
      actions: [.older], has: ["NEEDS-ACTION"]),
    Case(
      claim: "3.2.3: an answer of who is not invited is reported", stored: single,
      method: "REPLY", message: event("ATTENDEE;PARTSTAT=ACCEPTED:mailto:x@example.org", 1, 3),
      actions: [.unmatched], hasNot: ["x@example.org"]),
    Case(
      claim: "3.2.3: an answer for one occurrence becomes an override", stored: series,
      method: "REPLY",
      message: event(
        "RECURRENCE-ID:20261208T180000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:a@example.org", 1, 3),
      actions: [.answered],
      has: [
        "RECURRENCE-ID;TZID=Europe/Vienna:20261208T190000",
        "DTEND;TZID=Europe/Vienna:20261208T210000", "PARTSTAT=DECLINED", "PARTSTAT=NEEDS-ACTION",
      ]),
    Case(
      claim: "3.2.4: an added occurrence is an RDATE and an override", stored: series,
      method: "ADD",
      message: event(
        "DTSTART;TZID=Europe/Vienna:20261220T190000\nDTEND;TZID=Europe/Vienna:20261220T220000\n"
          + "SUMMARY:Concert", 2, 3),
      actions: [.added],
      has: [
        "RDATE;TZID=Europe/Vienna:20261220T190000",
        "RECURRENCE-ID;TZID=Europe/Vienna:20261220T190000", "SUMMARY:Concert", "SUMMARY:Choir",
      ]),
    Case(
      claim: "3.2.4: nothing is added to a series that is not stored", stored: single,
      method: "ADD",
      message: event("DTSTART:20261220T190000Z", 2, 3).replacing("UID:u", with: "UID:v"),
      actions: [.unmatched], hasNot: ["UID:v"]),
    Case(
      claim: "3.2.5: a cancelled event keeps its content", stored: single, method: "CANCEL",
      message: event("STATUS:CANCELLED", 2, 3), actions: [.cancelled],
      has: ["STATUS:CANCELLED", "SUMMARY:Tree", "SEQUENCE:2"], hasNot: ["METHOD"]),
    Case(
      claim: "3.2.5: a series is cancelled with its overrides",
      stored: series + "\n" + override(1), method: "CANCEL",
      message: event("STATUS:CANCELLED", 2, 3), actions: [.cancelled],
      has: ["SUMMARY:Later", "SUMMARY:Choir"]),
    Case(
      claim: "3.2.5: one occurrence is cancelled by an override", stored: series,
      method: "CANCEL",
      message: event("RECURRENCE-ID:20261215T180000Z\nSTATUS:CANCELLED", 1, 3),
      actions: [.cancelled],
      has: [
        "RECURRENCE-ID;TZID=Europe/Vienna:20261215T190000", "STATUS:CANCELLED",
        "DTSTART;TZID=Europe/Vienna:20261215T190000", "RRULE:FREQ=WEEKLY;COUNT=4",
      ]),
    Case(
      claim: "3.2.5: all from one occurrence on are cancelled", stored: series,
      method: "CANCEL",
      message: event(
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T180000Z\nSTATUS:CANCELLED", 1, 3),
      actions: [.cancelled],
      has: ["RANGE=THISANDFUTURE", "STATUS:CANCELLED"]),
    Case(
      claim: "3.2.5: an older cancellation is skipped", stored: single, method: "CANCEL",
      message: event("STATUS:CANCELLED", 0, 3), actions: [.older], hasNot: ["CANCELLED"]),
    Case(
      claim: "3.2.5: what is not stored is not cancelled", stored: single, method: "CANCEL",
      message: event("STATUS:CANCELLED", 1, 3).replacing("UID:u", with: "UID:v"),
      actions: [.unmatched], hasNot: ["UID:v"]),
    Case(
      claim: "3.2.6: a request for the newest version is not stored", stored: single,
      method: "REFRESH",
      message: event("ATTENDEE:mailto:a@example.org", 1, 3)
        .replacing("UID:u", with: "UID:v"),
      actions: [.request], hasNot: ["UID:v"]),
    Case(
      claim: "3.2.7: a counter proposal is not stored", stored: single, method: "COUNTER",
      message: event("DTSTART:20261226T180000Z\nSUMMARY:Other", 1, 3), actions: [.request],
      hasNot: ["SUMMARY:Other"]),
    Case(
      claim: "3.2.8: a counter proposal declined changes nothing", stored: single,
      method: "DECLINECOUNTER", message: event("DTSTART:20261226T180000Z", 1, 3),
      actions: [.request], has: ["20261224T180000Z"]),
    Case(
      claim: "3.3.2: a request for busy time is not stored", stored: single, method: "REQUEST",
      message: "BEGIN:VFREEBUSY\nUID:f\nDTSTAMP:20260101T000000Z\nEND:VFREEBUSY",
      actions: [.request], hasNot: ["VFREEBUSY"]),
    Case(
      claim: "3.4.5: a to-do is cancelled",
      stored: "BEGIN:VTODO\nUID:u\nDTSTAMP:20260101T000000Z\nSUMMARY:Buy\nEND:VTODO",
      method: "CANCEL",
      message: "BEGIN:VTODO\nUID:u\nDTSTAMP:20260102T000000Z\nSEQUENCE:1\nEND:VTODO",
      actions: [.cancelled], has: ["STATUS:CANCELLED", "SUMMARY:Buy"]),
    Case(
      claim: "RFC 5545, 3.6.1: an event without DTSTART is unreadable", stored: single,
      method: nil, message: "BEGIN:VEVENT\nUID:n\nSUMMARY:When\nEND:VEVENT",
      actions: [.unreadable], hasNot: ["SUMMARY:When"]),
    Case(
      claim: "two events of one UID in one file are both added",
      stored: single.replacing("UID:u", with: "UID:other"), method: nil,
      message: event("DTSTART:20261224T180000Z\nSUMMARY:A") + "\n"
        + event("DTSTART:20261226T180000Z\nSUMMARY:B"),
      actions: [.added, .added], has: ["SUMMARY:A", "SUMMARY:B"]),
  ]

  @Test("is applied as RFC 5546 says, and a second time changes nothing", arguments: cases)
  func applied(_ this: Case) throws {
    let stored = try Self.calendar(this.stored)
    let message = try Self.calendar(this.message, method: this.method)
    var work = CalendarImport(into: CalendarStore(stored, writesUIDs: false))
    work.add(message)
    #expect(work.changes.map(\.action) == this.actions)
    let bytes = work.target.serializedCalendars()[0]
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    for part in this.has { #expect(text.contains(part), "\(part) is not in\n\(text)") }
    for part in this.hasNot { #expect(!text.contains(part), "\(part) is in\n\(text)") }
    #expect(work.target.isChanged == this.actions.contains(where: \.changesTarget))

    var again = CalendarImport(
      into: CalendarStore(try CalendarFile(bytes, file: "target.ics"), writesUIDs: false))
    again.add(message)
    #expect(!again.target.isChanged, "\(again.changes.map(\.action))")
    #expect(again.target.serializedCalendars()[0] == bytes)
  }

  @Test("the cancelled series has no occurrence that is not cancelled")
  func cancelledFromOneOn() throws {
    var work = CalendarImport(into: CalendarStore(try Self.calendar(Self.series)))
    work.add(
      try Self.calendar(
        Self.event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T180000Z\nSTATUS:CANCELLED", 1, 3),
        method: "CANCEL"))
    let file = try CalendarFile(work.target.serializedCalendars()[0], file: "t.ics")
    let statuses = try file.list(from: "2026-12-01", to: "2027-01-31").occurrences
      .map { $0.event.status ?? "-" }
    #expect(statuses == ["-", "-", "CANCELLED", "CANCELLED"])
  }

  @Test(
    "a fixture imported twice changes nothing the second time",
    arguments: FixtureFolder.names(ending: "ics")
      + FixtureFolder.names(ending: "ics", in: "malformed").map { "malformed/" + $0 })
  func twice(name: String) throws {
    guard let file = try? CalendarFile(FixtureFolder.bytes(name + ".ics"), file: name) else {
      return
    }
    var target = CalendarStore()
    _ = target.appendCalendar(file: "target.ics")
    var work = CalendarImport(into: target)
    work.add(file)
    let bytes = work.target.serializedCalendars()[0]
    guard let stored = try? CalendarFile(bytes, file: "target.ics") else { return }
    var again = CalendarImport(into: CalendarStore(stored, writesUIDs: false))
    again.add(file)
    let changes = again.changes.filter(\.action.changesTarget)
    #expect(!again.target.isChanged, "\(changes.map { "\($0.action) \($0.component.key)" })")
    #expect(again.target.serializedCalendars()[0] == bytes)
  }
}
