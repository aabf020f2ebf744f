import CalendarModel
import ICalendar
import Testing

/// Time zones with which users of other programs came to meetings at the wrong hour. Each test
/// names its thread (`owner/repo#number`). The instants follow from the zones' offsets in
/// winter and summer as tzdata has them.
@Suite("Threads on time zones")
struct ZoneThreadTests {
  private static func event(_ zone: String, _ time: String = "20260115T120000") -> String {
    "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=\(zone):\(time)\nEND:VEVENT"
  }

  @Test(
    "pimutils/khal#714, home-assistant/core#179613: Windows names need no VTIMEZONE",
    arguments: [
      ("W. Europe Standard Time", "2026-01-15T11:00:00Z"),
      ("Eastern Standard Time", "2026-01-15T17:00:00Z"),
      ("Romance Standard Time", "2026-01-15T11:00:00Z"),
      ("GMT Standard Time", "2026-01-15T12:00:00Z"),
      ("AUS Eastern Standard Time", "2026-01-15T01:00:00Z"),
      ("India Standard Time", "2026-01-15T06:30:00Z"),
    ])
  func windowsNames(_ zone: String, _ start: String) throws {
    let calendar = try SmallCalendar(Self.event(zone))
    #expect(try calendar.starts(from: "2026-01-01", to: "2026-02-01") == [start])
    #expect(calendar.problems == [])
  }

  @Test(
    "jens-maus/node-ical#246: names of Microsoft mean the file's VTIMEZONE first",
    arguments: [
      "Customized Time Zone", "tzone://Microsoft/Custom",
      "(UTC+00:00) Dublin, Edinburgh, Lisbon, London",
    ])
  func microsoftNames(_ zone: String) throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VTIMEZONE
      TZID:\(zone)
      BEGIN:STANDARD
      DTSTART:16010101T000000
      TZOFFSETFROM:+0400
      TZOFFSETTO:+0400
      END:STANDARD
      END:VTIMEZONE
      \(Self.event("\"\(zone)\""))
      """)
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-02-01") == ["2026-01-15T08:00:00Z"])
    #expect(calendar.problems == [])
  }

  @Test("jens-maus/node-ical#246: then Microsoft's display names")
  func displayNames() throws {
    let calendar = try SmallCalendar(
      Self.event("\"(UTC+00:00) Dublin, Edinburgh, Lisbon, London\"", "20260715T120000"))
    #expect(
      try calendar.starts(from: "2026-07-01", to: "2026-08-01") == ["2026-07-15T11:00:00Z"])
    #expect(calendar.problems == [])
  }

  @Test("ical-org/ical.net#749: an unknown zone floats, and costs no other event")
  func unknownZone() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Middle/Nowhere:20260115T120000
      RRULE:FREQ=DAILY;COUNT=2
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART:20260115T130000Z
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-15T12:00:00", "2026-01-15T13:00:00Z", "2026-01-16T12:00:00",
      ])
    #expect(calendar.problems == ["6 warning unknown-time-zone"])
    #expect(try calendar.isKept())
  }

  @Test(
    "tine20/tine20#6691: a floating time is the reader's",
    arguments: [("Pacific/Auckland", 23), ("America/Los_Angeles", 20)])
  func floatingTime(_ zone: String, _ utcHour: Int) throws {
    let calendar = try SmallCalendar("BEGIN:VEVENT\nUID:1\nDTSTART:20260115T120000\nEND:VEVENT")
    let list = try calendar.file.list(from: "2026-01-15", to: "2026-01-16", zone: zone)
    #expect(list.occurrences.map { "\($0.start)" } == ["2026-01-15T12:00:00"])
    #expect(list.occurrences.map { $0.interval.lowerBound.utc.hour } == [utcHour])
  }

  @Test("grommunio/gromox#346: a time that lost its zone is told, with its UID")
  func toldOfZone() throws {
    let calendar = try SmallCalendar(Self.event("Nobody Standard Time"))
    let diagnostic = try #require(calendar.file.diagnostics.first)
    #expect(diagnostic.code == .unknownTimeZone)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.problem.contains("Nobody Standard Time"))
    #expect(diagnostic.problem.contains("UID 1"))
    #expect(
      try calendar.starts(from: "2026-01-15", to: "2026-01-16", zone: "Asia/Tokyo")
        == ["2026-01-15T12:00:00"])
  }

  @Test("collective/icalendar#343: X-WR-TIMEZONE is the zone of floating times, or is ignored")
  func calendarZone() throws {
    let text = """
      X-WR-TIMEZONE:America/New_York
      BEGIN:VEVENT
      UID:1
      DTSTART:20260115T120000
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      DTSTART:20260115T120000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:3
      DTSTART;TZID=Europe/Berlin:20260115T120000
      END:VEVENT
      BEGIN:VEVENT
      UID:4
      DTSTART;VALUE=DATE:20260115
      END:VEVENT
      """
    let used = try SmallCalendar(text)
    #expect(
      try used.starts(from: "2026-01-15", to: "2026-01-16") == [
        "2026-01-15", "2026-01-15T11:00:00Z", "2026-01-15T12:00:00Z", "2026-01-15T17:00:00Z",
      ])
    #expect(used.problems == ["7 note calendar-time-zone"])
    var options = ImportOptions()
    options.honorsCalendarTimeZone = false
    let ignored = try SmallCalendar(text, options: options)
    #expect(
      try ignored.starts(from: "2026-01-15", to: "2026-01-16") == [
        "2026-01-15", "2026-01-15T11:00:00Z", "2026-01-15T12:00:00", "2026-01-15T12:00:00Z",
      ])
    #expect(ignored.problems == [])
  }

  @Test("fullcalendar/fullcalendar#7805: UNTIL in UTC holds for the zone of the event")
  func untilInUTC() throws {
    // 20:00 in New York is 01:00 of the next day in UTC: the last one is on the 4th there.
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Eastern Standard Time:20260101T200000
      RRULE:FREQ=DAILY;UNTIL=20260105T010000Z
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-02T01:00:00Z", "2026-01-03T01:00:00Z", "2026-01-04T01:00:00Z",
        "2026-01-05T01:00:00Z",
      ])
  }

  @Test("classmoji/classmoji#389: a series keeps its hour when the clocks change")
  func overClockChange() throws {
    // The clocks of Berlin went forward on 29 March 2026.
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Europe/Berlin:20260322T090000
      DTEND;TZID=Europe/Berlin:20260322T100000
      RRULE:FREQ=WEEKLY;COUNT=3
      END:VEVENT
      """)
    #expect(
      try calendar.starts(from: "2026-03-01", to: "2026-05-01") == [
        "2026-03-22T08:00:00Z", "2026-03-29T07:00:00Z", "2026-04-05T07:00:00Z",
      ])
    #expect(try calendar.minutes(from: "2026-03-01", to: "2026-05-01") == [60, 60, 60])
  }
}
