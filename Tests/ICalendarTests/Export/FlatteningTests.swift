import CalendarModel
import ICalendar
import Testing

/// Occurrences as events of their own. The UIDs are those of Python's
/// `uuid5(uuid5(NAMESPACE_DNS, "occurrence.daymark.invalid"), "UID\nSTART")`.
@Suite("Flattening")
struct FlatteningTests {
  private static let vienna = ZoneDatabase.system.table(named: "Europe/Vienna") ?? .utc

  private func flattened(
    _ text: String, _ selection: EventSelection = EventSelection(), endlessLimit: Int = 1_000
  ) throws -> FlattenedEvents {
    try SmallCalendar(text).file
      .flattened(selection, zone: Self.vienna, endlessLimit: endlessLimit)
  }

  private func lines(_ flattened: FlattenedEvents) -> [String] {
    String(decoding: flattened.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  private func events(_ flattened: FlattenedEvents) throws -> [Event] {
    try CalendarFile(flattened.bytes, file: "b.ics").events().events
  }

  private static func event(_ lines: String) -> String { "BEGIN:VEVENT\n\(lines)\nEND:VEVENT" }

  private static let series = event(
    """
    UID:series
    DTSTAMP:20260101T000000Z
    DTSTART;TZID=Europe/Vienna:20261205T100000
    DTEND;TZID=Europe/Vienna:20261205T113000
    RRULE:FREQ=WEEKLY;COUNT=3
    EXDATE;TZID=Europe/Vienna:20261212T100000
    SUMMARY:Choir
    SEQUENCE:2
    ORGANIZER:mailto:o@example.org
    ATTENDEE;CN=A;X-P="q":mailto:a@example.org
    ATTACH:https://example.org/a.pdf
    X-OWN;X-Q=1:kept\\, as it is
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER:-PT15M
    DESCRIPTION:soon
    END:VALARM
    """)

  @Test("an occurrence has all lines of its event but those that say when")
  func keepsLines() throws {
    let found = try flattened(Self.series)
    #expect(found.eventCount == 2)
    #expect(found.diagnostics == [])
    let all = lines(found)
    let start = try #require(all.firstIndex(of: "BEGIN:VEVENT"))
    #expect(
      Array(all[start...].prefix { $0 != "END:VEVENT" }) == [
        "BEGIN:VEVENT", "UID:3bad780d-bd28-5a13-b302-6d1167ad2c46",
        "DTSTART;TZID=Europe/Vienna:20261205T100000", "DTEND;TZID=Europe/Vienna:20261205T113000",
        "RELATED-TO:series", "DTSTAMP:20260101T000000Z", "SUMMARY:Choir", "SEQUENCE:2",
        "ORGANIZER:mailto:o@example.org", "ATTENDEE;CN=A;X-P=\"q\":mailto:a@example.org",
        "ATTACH:https://example.org/a.pdf", "X-OWN;X-Q=1:kept\\, as it is", "BEGIN:VALARM",
        "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:soon", "END:VALARM",
      ])
    #expect(all.filter { $0 == "BEGIN:VTIMEZONE" }.count == 1)
    #expect(all.filter { $0.hasPrefix("UID:") }.last == "UID:ef5c52c2-4dff-5bf9-bf1f-26abb87ba3f1")
    #expect(
      try CalendarFile(found.bytes, file: "b.ics").check().filter { $0.severity == .error } == [])
  }

  @Test("the same file gives the same bytes, and a moved occurrence keeps its UID")
  func isStable() throws {
    let first = try flattened(Self.series)
    #expect(try flattened(Self.series).bytes == first.bytes)
    let moved = Self.event(
      """
      UID:series
      DTSTAMP:20260101T000000Z
      RECURRENCE-ID;TZID=Europe/Vienna:20261219T100000
      DTSTART;TZID=America/New_York:20261220T080000
      DURATION:PT2H
      SUMMARY:Concert
      """)
    let second = try flattened(Self.series + "\n" + moved)
    #expect(try events(second).map(\.uid) == events(first).map(\.uid))
    let concert = try #require(try events(second).last)
    #expect(concert.summary == "Concert")
    #expect(concert.attendees.isEmpty)
    #expect(concert.schedule.replacement == nil)
    let eight = WallTime(Day(validDay: "2026-12-20"), secondOfDay: 8 * 3600)
    #expect(concert.schedule.start == .zoned(eight, zone: "America/New_York"))
    #expect(
      concert.schedule.ending
        == .time(.zoned(eight.adding(seconds: 7200), zone: "America/New_York")))
    #expect(lines(second).filter { $0.hasPrefix("TZID:") }.count == 2)
  }

  @Test(
    "each kind of time stays what it is",
    arguments: [
      (
        "UID:allday\nDTSTART;VALUE=DATE:20261224\nRRULE:FREQ=YEARLY;COUNT=1",
        [
          "UID:26ade2b1-c044-518d-9022-8d14a0dac2eb", "DTSTART;VALUE=DATE:20261224",
          "DTEND;VALUE=DATE:20261225",
        ]
      ),
      (
        "UID:utc\nDTSTART:20261201T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=1",
        [
          "UID:f59d3fc2-882b-5909-94a9-e48de8052dd1", "DTSTART:20261201T090000Z",
          "DTEND:20261201T100000Z",
        ]
      ),
      (
        "UID:floating\nDTSTART:20261201T090000\nRRULE:FREQ=DAILY;COUNT=1",
        ["UID:cc9231b9-8836-5742-a53f-faa70c5e1fa4", "DTSTART:20261201T090000"]
      ),
    ])
  func keepsKinds(_ event: String, _ expected: [String]) throws {
    let found = lines(try flattened(Self.event(event)))
    #expect(
      found.filter { line in ["UID:", "DTSTART", "DTEND"].contains { line.hasPrefix($0) } }
        == expected)
  }

  @Test("a period of RDATE has its own length, and what follows THISANDFUTURE its own details")
  func periodsAndTails() throws {
    let found = try events(
      flattened(
        Self.event(
          "UID:1\nDTSTART:20261201T090000Z\nDTEND:20261201T100000Z\nSUMMARY:Old\n"
            + "RRULE:FREQ=DAILY;COUNT=4\nRDATE;VALUE=PERIOD:20261210T090000Z/PT3H")
          + "\n"
          + Self.event(
            "UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261203T090000Z\nSUMMARY:New\n"
              + "DTSTART:20261203T110000Z\nDTEND:20261203T113000Z")))
    #expect(
      found.map { "\($0.summary ?? "") \($0.schedule.start) \($0.schedule.ending)" } == [
        "Old 2026-12-01T09:00:00Z time(2026-12-01T10:00:00Z)",
        "Old 2026-12-02T09:00:00Z time(2026-12-02T10:00:00Z)",
        "New 2026-12-03T11:00:00Z time(2026-12-03T11:30:00Z)",
        "New 2026-12-04T11:00:00Z time(2026-12-04T11:30:00Z)",
        "New 2026-12-10T11:00:00Z time(2026-12-10T11:30:00Z)",
      ])
    #expect(found.allSatisfy { $0.schedule.recurrence == nil && $0.schedule.replacement == nil })
    #expect(Set(found.map(\.uid)).count == 5)
    let period = try events(
      flattened(
        Self.event(
          "UID:1\nDTSTART:20261201T090000Z\nDTEND:20261201T100000Z\n"
            + "RDATE;VALUE=PERIOD:20261210T090000Z/PT3H")))
    #expect(
      period.map { "\($0.schedule.ending)" } == [
        "time(2026-12-01T10:00:00Z)", "time(2026-12-10T12:00:00Z)",
      ])
  }

  @Test("an event that does not recur is written as it came")
  func keepsSingle() throws {
    let found = try flattened(
      Self.event(
        "UID:single\nDTSTAMP:20260101T000000Z\nDTSTART;X-P=1:20261201T090000Z\nDURATION:PT1H"))
    #expect(
      lines(found).suffix(7) == [
        "BEGIN:VEVENT", "UID:single", "DTSTAMP:20260101T000000Z", "DTSTART;X-P=1:20261201T090000Z",
        "DURATION:PT1H", "END:VEVENT", "END:VCALENDAR",
      ])
  }

  @Test("an alarm at a fixed time is that of the next occurrence alone")
  func fixedAlarms() throws {
    let found = try events(
      flattened(
        Self.event(
          """
          UID:1
          DTSTART:20261201T090000Z
          RRULE:FREQ=DAILY;COUNT=4
          BEGIN:VALARM
          ACTION:AUDIO
          TRIGGER;VALUE=DATE-TIME:20261202T080000Z
          END:VALARM
          BEGIN:VALARM
          ACTION:AUDIO
          TRIGGER:-PT5M
          END:VALARM
          """)))
    #expect(found.map(\.alarms.count) == [1, 2, 1, 1])
  }

  @Test("a series without an end that has none on the weekdays asked for is left out quietly")
  func endlessOnOtherDays() throws {
    let weekly = Self.event("UID:w\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=WEEKLY")
    let none = try flattened(weekly, EventSelection(weekdays: [.saturday]), endlessLimit: 10)
    #expect(none.isEmpty)
    #expect(none.diagnostics == [])
  }

  @Test("a series without an end stops at the limit, unless the selection ends")
  func endless() throws {
    let daily = Self.event("UID:1\nDTSTART:20261201T090000Z\nRRULE:FREQ=DAILY")
    let cut = try flattened(daily, endlessLimit: 10)
    #expect(cut.eventCount == 10)
    #expect(cut.diagnostics.map(\.code.rawValue) == ["limit-reached"])
    #expect(cut.diagnostics.first?.action.contains("the first 10 occurrences") == true)
    #expect(try events(cut).last.map { "\($0.schedule.start)" } == "2026-12-10T09:00:00Z")
    let saturdays = try flattened(daily, EventSelection(weekdays: [.saturday]), endlessLimit: 10)
    #expect(saturdays.eventCount == 10)
    // The tenth Saturday from 5 December 2026 on.
    #expect(try events(saturdays).last.map { "\($0.schedule.start)" } == "2027-02-06T09:00:00Z")
    let end = try Instant(utc: WallTime(#require(Day("2028-01-01"))))
    let whole = try flattened(daily, EventSelection(end: end), endlessLimit: 10)
    #expect(whole.eventCount == 396)
    #expect(whole.diagnostics == [])
    let later = try Instant(utc: WallTime(#require(Day("2030-06-01"))))
    let fromLater = try flattened(daily, EventSelection(start: later), endlessLimit: 3)
    #expect(
      try events(fromLater).map { "\($0.schedule.start)" } == [
        "2030-06-01T09:00:00Z", "2030-06-02T09:00:00Z", "2030-06-03T09:00:00Z",
      ])
  }

  @Test("two series of one UID and start give two UIDs")
  func twins() throws {
    let found = try events(
      flattened(
        Self.event("UID:1\nDTSTART:20261201T090000Z\nRRULE:FREQ=DAILY;COUNT=2\nSUMMARY:A") + "\n"
          + Self.event("UID:1\nDTSTART:20261201T090000Z\nRRULE:FREQ=WEEKLY;COUNT=2\nSUMMARY:B")))
    #expect(Set(found.map(\.uid)).count == found.count)
    #expect(found.count == 4)
  }

  @Test("nothing that is wanted gives nothing")
  func nothing() throws {
    let found = try flattened(Self.series, EventSelection(uids: ["other"]))
    #expect(found.isEmpty)
    #expect(found.bytes == [])
  }
}

extension Day {
  fileprivate init(validDay text: String) { self = Day(text) ?? Day(daysSince1970: 0) }
}
