import CalendarModel
import ICalendar
import Testing

/// Spellings of DTSTART (RFC 5545, 3.3.4, 3.3.5, 3.2.19 and 3.2.20; ISO 8601), and what they
/// mean.
@Suite("Spellings of a time")
struct TimeValueTests {
  struct Case: CustomTestStringConvertible {
    /// DTSTART with its parameters.
    var text: String
    /// What `CalendarTime` says of it.
    var meaning: String
    var codes: [String]

    init(_ text: String, _ meaning: String, _ codes: String...) {
      self.text = text
      self.meaning = meaning
      self.codes = codes
    }

    var testDescription: String { text }
  }

  @Test(
    "as RFC 5545 writes it",
    arguments: [
      Case(":20261207T093000", "2026-12-07T09:30:00"),
      Case(":20261207T093000Z", "2026-12-07T09:30:00Z"),
      Case(";VALUE=DATE-TIME:20261207T093000Z", "2026-12-07T09:30:00Z"),
      Case(";TZID=Europe/Vienna:20261207T093000", "2026-12-07T09:30:00[Europe/Vienna]"),
      Case(";TZID=\"Europe/Vienna\":20261207T093000", "2026-12-07T09:30:00[Europe/Vienna]"),
      Case(";tzid=Europe/Vienna:20261207T093000", "2026-12-07T09:30:00[Europe/Vienna]"),
      Case(";VALUE=DATE:20261207", "2026-12-07"),
      Case(";value=date:20261207", "2026-12-07"),
      Case(";X-A=1;VALUE=DATE;X-B=\"2:3\":20261207", "2026-12-07"),
      Case(";VALUE=DATE:20280229", "2028-02-29"),
      Case(":00010101T000000", "0001-01-01T00:00:00"),
      Case(":99991231T235959Z", "9999-12-31T23:59:59Z"),
      // 3.3.12: a reader that knows no leap seconds takes second 60 as 59.
      Case(":20161231T235960Z", "2016-12-31T23:59:59Z"),
      // RFC 5234, 2.3: literals are without case.
      Case(":20261207t093000z", "2026-12-07T09:30:00Z"),
      Case(":20261207t093000", "2026-12-07T09:30:00"),
    ])
  func readsCanonical(_ c: Case) throws { try check(c) }

  @Test(
    "otherwise, but clear",
    arguments: [
      Case(":2026-12-07T09:30:00", "2026-12-07T09:30:00", "irregular-time"),
      Case(":2026-12-07T09:30:00Z", "2026-12-07T09:30:00Z", "irregular-time"),
      Case(":2026-12-07 09:30:00", "2026-12-07T09:30:00", "irregular-time"),
      Case(":2026-12-07T09:30:00.250Z", "2026-12-07T09:30:00Z", "irregular-time"),
      Case(":20261207T093000,5", "2026-12-07T09:30:00", "irregular-time"),
      Case(":20261207T0930", "2026-12-07T09:30:00", "irregular-time"),
      Case(":20261207T0930Z", "2026-12-07T09:30:00Z", "irregular-time"),
      Case(":2026-12-07T09:30", "2026-12-07T09:30:00", "irregular-time"),
      Case(": 20261207T093000Z ", "2026-12-07T09:30:00Z", "irregular-time"),
      Case(":20261207T240000", "2026-12-08T00:00:00", "irregular-time"),
      Case(":20261231T240000Z", "2027-01-01T00:00:00Z", "irregular-time"),
      Case(":20261207T093000+0100", "2026-12-07T08:30:00Z", "irregular-time"),
      Case(":20261207T003000+0100", "2026-12-06T23:30:00Z", "irregular-time"),
      Case(":2026-12-07T09:30:00-05:30", "2026-12-07T15:00:00Z", "irregular-time"),
      Case(":2026-12-07T09:30:00+01", "2026-12-07T08:30:00Z", "irregular-time"),
      Case(";VALUE=DATE:2026-12-07", "2026-12-07", "irregular-time"),
      Case(
        ";TZID=Europe/Vienna:2026-12-07T09:30:00", "2026-12-07T09:30:00[Europe/Vienna]",
        "irregular-time"),
      Case(":20261207", "2026-12-07", "undeclared-date"),
      Case(";VALUE=DATE-TIME:20261207", "2026-12-07", "undeclared-date"),
      Case(";VALUE=DATE:20261207T093000", "2026-12-07", "time-for-date"),
      Case(";VALUE=DATE:20261207T000000Z", "2026-12-07", "time-for-date"),
      Case(";VALUE=DATE;TZID=Europe/Vienna:20261207T093000", "2026-12-07", "time-for-date"),
      // 3.2.19: TZID must stand neither before a time in UTC nor before a date.
      Case(";TZID=Europe/Vienna:20261207T093000Z", "2026-12-07T09:30:00Z", "needless-tzid"),
      Case(";TZID=Europe/Vienna;VALUE=DATE:20261207", "2026-12-07", "needless-tzid"),
      Case(";TZID=:20261207T093000", "2026-12-07T09:30:00"),
      Case(";TZID=Nowhere:20261207T093000", "2026-12-07T09:30:00", "unknown-time-zone"),
      Case(
        ";TZID=(UTC+01:00) Nowhere:20261207T093000", "2026-12-07T09:30:00", "unquoted-colon",
        "unknown-time-zone"),
      Case(
        ";TZID=\"Europe/Vienna:20261207T093000", "2026-12-07T09:30:00[Europe/Vienna]",
        "open-quote"),
    ])
  func readsIrregular(_ c: Case) throws { try check(c) }

  private func check(_ c: Case) throws {
    let read = try ReadEvent(["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART\(c.text)"])
    #expect(read.event.map { "\($0.schedule.start)" } == c.meaning)
    #expect(read.codes == c.codes)
    #expect(read.diagnostics.allSatisfy { $0.line == 7 && $0.uid == "u" || $0.uid == nil })
  }

  @Test(
    "no time that there is",
    arguments: [
      ":", ": ", ":now", ":20261301T090000", ":20260230", ";VALUE=DATE:20270229",
      ":20261200T090000", ":20261207T250000", ":20261207T240001", ":20261207T096000",
      ":20261207T090061", ":2026127", ":202612071", ":2026-1-7", ":20261207T", ":20261207T9",
      ":20261207Z", ":20261207T090000X", ":20261207T090000ZZ", ":20261207T090000+25",
      ":20261207T090000+0160", ":20261207T090000+", ":-20261207", ":20261207T090000 Z",
      ":２０２６１２０７", ";TZID=Europe/Vienna:x", ":20261207T09:30:00:00",
      ":99999999999999999999999999999", ":2026\u{0}207",
    ])
  func refuses(_ text: String) throws {
    let read = try ReadEvent(["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART\(text)"])
    #expect(read.event == nil, "\(text)")
    let found = read.problems.filter { $0 != "7 note control-character" }
    #expect(found == ["4 error missing-start", "7 warning bad-time"])
  }

  @Test("a zone that the file defines under a name with a colon")
  func readsZoneWithColon() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Test//EN
      BEGIN:VTIMEZONE
      TZID:Office: third floor
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0300
      TZOFFSETTO:+0300
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:u
      DTSTART;TZID=Office: third floor:20261207T093000
      DTEND;TZID="Office: third floor"
       :20261207T103000
      SUMMARY:Tea
      END:VEVENT
      END:VCALENDAR
      """
    let file = try CalendarFile(Array(text.utf8), file: "a.ics")
    #expect(
      try file.lines(from: "2026-12-07", to: "2026-12-08") == [
        #"{"uid":"u","start":"2026-12-07T06:30:00Z","end":"2026-12-07T07:30:00Z","#
          + #""allDay":false,"summary":"Tea"}"#
      ])
    #expect(file.timeZones.map(\.origin) == [.file])
    #expect(file.diagnostics.map(\.code) == [.unquotedColon])
  }
}
