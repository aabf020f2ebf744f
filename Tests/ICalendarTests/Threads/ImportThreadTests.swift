import CalendarModel
import ICalendar
import Testing

/// What users of other programs have lost, read here. Each test names the thread in which it
/// was told (`owner/repo#number`); the calendars are our own.
@Suite("Threads on import")
struct ImportThreadTests {
  @Test("kewisch/ical.js#1015: one quote in a parameter costs neither event nor file")
  func strayQuote() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20261207T090000Z
      ATTENDEE;CN="Ann "the one" Lee";PARTSTAT=ACCEPTED:mailto:ann@example.org
      ATTENDEE;CN="Bob;PARTSTAT=DECLINED:mailto:bob@example.org
      SUMMARY:Quoted
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART:20261208T090000Z
      SUMMARY:Next
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-01", to: "2027-01-01") == [
        "2026-12-07T09:00:00Z Quoted", "2026-12-08T09:00:00Z Next",
      ])
    #expect(calendar.problems == ["7 warning stray-quote", "8 warning open-quote"])
    let attendees = try #require(calendar.file.events().events.first?.attendees)
    #expect(attendees.map(\.address) == ["mailto:ann@example.org", "mailto:bob@example.org"])
    #expect(attendees.map(\.participationStatus) == ["ACCEPTED", "DECLINED"])
    #expect(attendees.first?.commonName == "Ann the one Lee")
    #expect(try calendar.isKept())
  }

  @Test("pimutils/khal#1255, pimutils/khal#1251: a date start with a time for its end is read")
  func dateStartTimeEnd() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20261207
      DTEND:20261208T120000Z
      SUMMARY:Mixed
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART:20261209T090000Z
      SUMMARY:Good
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-01", to: "2027-01-01") == [
        "2026-12-07 Mixed", "2026-12-09T09:00:00Z Good",
      ])
    #expect(try calendar.minutes(from: "2026-12-07", to: "2026-12-08") == [2 * 24 * 60])
    #expect(calendar.problems == ["7 warning end-of-other-kind"])
    #expect(calendar.file.diagnostics.map(\.uid) == ["1"])
    #expect(try calendar.isKept())
  }

  @Test("pimutils/khal#1138: CREATED:None is kept and costs nothing")
  func createdNone() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20261207T090000Z
      CREATED:None
      LAST-MODIFIED:null
      SUMMARY:Here
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-07", to: "2026-12-08") == ["2026-12-07T09:00:00Z Here"])
    #expect(calendar.problems == ["7 warning bad-time", "8 warning bad-time"])
    #expect(try calendar.isKept())
  }

  @Test("ical4j/ical4j#454: GEO:0 costs itself")
  func geoZero() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20261207T090000Z
      GEO:0
      SUMMARY:Here
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-07", to: "2026-12-08") == ["2026-12-07T09:00:00Z Here"])
    #expect(calendar.problems == ["7 warning bad-value"])
    #expect(
      calendar.file.events().events.first?.otherProperties == [Property("GEO", value: "0")])
    #expect(try calendar.isKept())
  }

  @Test("owncloud/calendar#888: what was wrong is said with line, event and reason")
  func saysWhat() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:broken
      DTSTART:soon
      END:VEVENT
      BEGIN:VEVENT
      UID:good
      DTSTART:20261207T090000Z
      END:VEVENT
      """)
    #expect(try calendar.starts(from: "2026-12-07", to: "2026-12-08") == ["2026-12-07T09:00:00Z"])
    #expect(calendar.problems == ["4 error missing-start", "6 warning bad-time"])
    for diagnostic in calendar.file.diagnostics {
      #expect(diagnostic.uid == "broken")
      #expect(diagnostic.file == "a.ics")
      #expect(!diagnostic.problem.isEmpty && !diagnostic.action.isEmpty)
    }
    #expect(try calendar.isKept())
  }

  @Test("nextcloud/calendar#8332: events without UID get one that stays")
  func withoutUID() throws {
    func uids(_ stamp: String) throws -> [String] {
      let calendar = try SmallCalendar(
        """
        BEGIN:VEVENT
        DTSTAMP:\(stamp)
        DTSTART:20261207T090000Z
        SUMMARY:One
        END:VEVENT
        BEGIN:VEVENT
        DTSTAMP:\(stamp)
        DTSTART:20261207T090000Z
        SUMMARY:Two
        END:VEVENT
        """)
      #expect(calendar.problems == ["4 warning missing-uid", "9 warning missing-uid"])
      #expect(try calendar.isKept())
      return calendar.file.events().events.map(\.uid)
    }
    let first = try uids("20261101T000000Z")
    #expect(Set(first).count == 2)
    // The stamp is made anew by every export of a feed.
    #expect(try uids("20261102T000000Z") == first)
  }

  @Test("nextcloud/calendar#2894: X-ENTOURAGE-TZID and other unknown properties are read past")
  func unknownProperties() throws {
    let calendar = try SmallCalendar(
      """
      X-ENTOURAGE_UUID:3F2504E0
      BEGIN:VEVENT
      UID:1
      X-ENTOURAGE-TZID:2
      DTSTART:20261207T090000Z
      SUMMARY:Here
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-07", to: "2026-12-08") == ["2026-12-07T09:00:00Z Here"])
    #expect(calendar.problems == [])
    #expect(try calendar.isKept())
  }

  @Test("lfos/calcurse#517: VALUE=DATE before a time is a date")
  func timeForDate() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20261207T000000
      DTEND;VALUE=DATE:20261208T000000
      SUMMARY:Whole day
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-12-01", to: "2027-01-01", zone: "America/New_York")
        == ["2026-12-07 Whole day"])
    #expect(calendar.problems == ["6 warning time-for-date", "7 warning time-for-date"])
    #expect(try calendar.isKept())
  }

  @Test("XiovV/calich#228: without an end a time has no length, a date is a day")
  func withoutEnd() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20261207T090000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART;VALUE=DATE:20261208
      END:VEVENT
      """)
    #expect(try calendar.minutes(from: "2026-12-01", to: "2027-01-01") == [0, 24 * 60])
    #expect(calendar.problems == [])
  }

  @Test("libical/libical#492: empty X- properties are properties")
  func emptyExtensions() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20261207T090000Z
      X-MICROSOFT-SKYPETEAMSMEETINGURL:
      X-MICROSOFT-LOCATIONS:
      END:VEVENT
      """)
    #expect(calendar.problems == [])
    #expect(calendar.file.events().events.first?.otherProperties.map(\.value) == ["", ""])
    #expect(try calendar.isKept())
  }
}
