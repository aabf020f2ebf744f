import CalendarModel
import ICalendar
import Testing

/// To-dos and journal entries on days. For the fixture, DUE of each occurrence is that of the
/// Python packages icalendar 7.3 and recurring-ical-events 3.8; all else is by hand.
@Suite("To-dos on their days")
struct TodoOccurrenceTests {
  private static func file(_ lines: String...) throws -> CalendarFile {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VTODO", "UID:u"] + lines
      + ["END:VTODO", "END:VCALENDAR", ""]
    return try CalendarFile(Array(all.joined(separator: "\r\n").utf8), file: "a.ics")
  }

  private static func list(
    _ file: CalendarFile, from first: String = "2026-12-01", to end: String = "2027-01-01",
    zone name: String = "UTC"
  ) throws -> OccurrenceList {
    let zone = try #require(ZoneDatabase.system.table(named: name))
    let days = try #require(Day(first))..<#require(Day(end))
    return file.todoOccurrences(in: zone.instants(of: days), zone: zone)
  }

  /// The starts of the to-dos of one VTODO in December 2026.
  private static func starts(_ lines: String...) throws -> [String] {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VTODO", "UID:u"] + lines
      + ["END:VTODO", "END:VCALENDAR", ""]
    let file = try CalendarFile(Array(all.joined(separator: "\r\n").utf8), file: "a.ics")
    return try list(file).map { "\($0.start)" }
  }

  @Test("each to-do of the fixture stands where it is due")
  func fixture() throws {
    let file = try CalendarFile(
      FixtureFolder.bytes("all-components.ics"), file: "all-components.ics")
    let list = try Self.list(
      file, from: "2026-11-25", to: "2027-01-10", zone: "Europe/Vienna")
    #expect(list.diagnostics == [])
    #expect(
      list.map { "\($0.event.uid.prefix { $0 != "@" }) \($0.start)" } == [
        "bins 2026-12-02", "tuning 2026-12-04T17:00:00[Europe/Vienna]", "programme 2026-12-05",
        "flyers 2026-12-07", "bins 2026-12-10", "heating 2026-12-12T17:00:00Z",
        "bins 2026-12-23",
      ])
    #expect(list.allSatisfy { $0.todo?.uid == $0.event.uid && $0.journal == nil })
    #expect(list[1].interval.isEmpty)
    #expect(list[1].zone == "Europe/Vienna")
    #expect(list[1].event.location == "Great room")
    // An original start is that of DTSTART.
    #expect(list[0].recurrenceID == .date(Day(validYear: 2026, month: 12, day: 1)))
    #expect(list[2].todo?.isCompleted == true)
    #expect(list[3].event.status == "CANCELLED")
  }

  @Test("journal entries of the fixture stand at their start")
  func journals() throws {
    let file = try CalendarFile(
      FixtureFolder.bytes("all-components.ics"), file: "all-components.ics")
    let window = Instant.utc(2026, 12, 1)..<Instant.utc(2027, 1, 1)
    let list = file.journalOccurrences(in: window, zone: .utc)
    #expect(
      list.map { "\($0.event.uid.prefix { $0 != "@" }) \($0.start)" } == [
        "minutes 2026-12-03", "diary 2026-12-06T08:00:00", "diary 2026-12-07T08:00:00",
      ])
    #expect(list[0].journal?.descriptions.count == 2)
    #expect(list[0].event.description == "Present: all.\n\nDecided: new curtains, in red.")
  }

  @Test("events are not among them, and they not among events")
  func kindsApart() throws {
    let file = try CalendarFile(
      FixtureFolder.bytes("all-components.ics"), file: "all-components.ics")
    let window = Instant.utc(2026, 12, 1)..<Instant.utc(2027, 1, 1)
    let events = file.occurrences(in: window, zone: .utc)
    #expect(events.allSatisfy { $0.subject == .event })
    #expect(events.count == 3)
  }

  @Test("one that may be begun long before stands on the day that it is due, and there only")
  func longBefore() throws {
    let lines = ["DTSTART:20250101T000000Z", "DUE:20261224T180000Z"]
    #expect(try Self.starts(lines[0], lines[1]) == ["2026-12-24T18:00:00Z"])
    let file = try Self.file(lines[0], lines[1])
    #expect(try Self.list(file, from: "2026-01-01", to: "2026-12-24").isEmpty)
    #expect(try Self.list(file, from: "2026-12-25", to: "2027-12-24").isEmpty)
  }

  @Test("one without DTSTART recurs from DUE on")
  func recursFromDue() throws {
    #expect(
      try Self.starts("DUE;VALUE=DATE:20261207", "RRULE:FREQ=WEEKLY;COUNT=3")
        == ["2026-12-07", "2026-12-14", "2026-12-21"])
  }

  @Test("a series keeps the time from its start to when it is due")
  func seriesKeepsItsLength() throws {
    #expect(
      try Self.starts(
        "DTSTART:20261130T080000Z", "DUE:20261201T090000Z", "RRULE:FREQ=WEEKLY;COUNT=3")
        == ["2026-12-01T09:00:00Z", "2026-12-08T09:00:00Z", "2026-12-15T09:00:00Z"])
    #expect(
      try Self.starts(
        "DTSTART;VALUE=DATE:20261215", "DURATION:P2D", "RRULE:FREQ=MONTHLY;COUNT=2")
        == ["2026-12-17"])
  }

  @Test("DUE on the day of DTSTART is that day, in a series too")
  func dueOnTheFirstDay() throws {
    #expect(
      try Self.starts("DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261201") == ["2026-12-01"])
    #expect(
      try Self.starts(
        "DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=2")
        == ["2026-12-01", "2026-12-02"])
  }

  @Test("DUE before DTSTART, or of another kind, still says the day")
  func oddDue() throws {
    #expect(
      try Self.starts("DTSTART:20261220T080000Z", "DUE:20261210T080000Z")
        == ["2026-12-10T08:00:00Z"])
    #expect(
      try Self.starts("DTSTART:20261201T080000Z", "DUE;VALUE=DATE:20261210") == ["2026-12-10"])
  }

  @Test("a date due on the first day of the window is found, one on the day after it is not")
  func edges() throws {
    #expect(try Self.starts("DUE;VALUE=DATE:20261201") == ["2026-12-01"])
    #expect(try Self.starts("DUE;VALUE=DATE:20270101") == [])
    #expect(try Self.starts("DUE:20261201T000000Z") == ["2026-12-01T00:00:00Z"])
    #expect(try Self.starts("DUE:20261130T235959Z") == [])
  }

  @Test("one without any time stands nowhere, and nothing is wrong with it")
  func noTime() throws {
    let list = try Self.list(Self.file("DTSTAMP:20260101T000000Z", "SUMMARY:some day"))
    #expect(list.isEmpty && list.diagnostics.isEmpty)
  }

  @Test("what is wrong with one is told once")
  func diagnostics() throws {
    let list = try Self.list(
      Self.file("DUE:20261201T100000Z", "RRULE:FREQ=NEVER", "PRIORITY:x"))
    #expect(list.count == 1)
    #expect(list.diagnostics.map(\.code) == [.badRule, .badValue])
  }
}
