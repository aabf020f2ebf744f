import CalendarModel
import ICalendar
import Testing

/// Series that other programs showed twice, at the wrong time, or not at all. Each test names
/// its thread (`owner/repo#number`); expected times follow from RFC 5545 by hand.
@Suite("Threads on recurrence")
struct RecurrenceThreadTests {
  private static let master = """
    BEGIN:VEVENT
    UID:1
    DTSTART:20260105T090000Z
    DTEND:20260105T100000Z
    RRULE:FREQ=WEEKLY;COUNT=4
    SUMMARY:Weekly
    END:VEVENT
    """

  /// An override of the weekly series, at a start of its own.
  private static func override(_ original: String, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:1", "RECURRENCE-ID\(original)"] + lines + ["END:VEVENT"])
      .joined(separator: "\n")
  }

  @Test("libical/libical#314: a moved occurrence is shown once")
  func movedOnce() throws {
    let calendar = try SmallCalendar(
      Self.master + "\n"
        + Self.override(":20260112T090000Z", "DTSTART:20260113T150000Z", "SUMMARY:Moved"))
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-05T09:00:00Z Weekly", "2026-01-13T15:00:00Z Moved",
        "2026-01-19T09:00:00Z Weekly", "2026-01-26T09:00:00Z Weekly",
      ])
  }

  @Test("libical/libical#637: an RDATE period has its own length")
  func addedPeriod() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART:20260105T090000Z
      DURATION:PT1H
      RDATE;VALUE=PERIOD:20260107T090000Z/PT3H,20260108T090000Z/20260108T093000Z
      END:VEVENT
      """)
    #expect(try calendar.minutes(from: "2026-01-01", to: "2026-02-01") == [60, 180, 30])
    #expect(calendar.problems == [])
  }

  @Test("ical-org/ical.net#455: THISANDFUTURE moves and describes the tail")
  func tail() throws {
    let calendar = try SmallCalendar(
      Self.master + "\n"
        + Self.override(
          ";RANGE=THISANDFUTURE:20260119T090000Z", "DTSTART:20260120T100000Z",
          "DTEND:20260120T103000Z", "SUMMARY:Later"))
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-03-01") == [
        "2026-01-05T09:00:00Z Weekly", "2026-01-12T09:00:00Z Weekly",
        "2026-01-20T10:00:00Z Later", "2026-01-27T10:00:00Z Later",
      ])
    #expect(try calendar.minutes(from: "2026-01-01", to: "2026-03-01") == [60, 60, 30, 30])
  }

  @Test("ical4j/ical4j#510: an override is found where it moved to, and not where it left")
  func movedIntoWindow() throws {
    let calendar = try SmallCalendar(
      Self.master + "\n" + Self.override(":20260126T090000Z", "DTSTART:20260310T090000Z"))
    #expect(
      try calendar.starts(from: "2026-03-01", to: "2026-04-01") == ["2026-03-10T09:00:00Z"])
    #expect(try calendar.starts(from: "2026-01-26", to: "2026-02-01") == [])
  }

  @Test("nextcloud/server#44600, tutao/tutanota#5318: EXDATE of another kind than DTSTART")
  func exceptionOfOtherKind() throws {
    let timed = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=America/New_York:20260105T200000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE;VALUE=DATE:20260106
      END:VEVENT
      """)
    #expect(
      try timed.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-06T01:00:00Z", "2026-01-08T01:00:00Z",
      ])
    let dated = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260106T000000
      END:VEVENT
      """)
    #expect(
      try dated.starts(from: "2026-01-01", to: "2026-02-01") == ["2026-01-05", "2026-01-07"])
  }

  @Test("allenporter/ical#177: Google's UNTIL with a time beside a date")
  func untilOfOtherKind() throws {
    let calendar = try SmallCalendar(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=DAILY;UNTIL=20260107T000000Z
      END:VEVENT
      """)
    for zone in ["UTC", "America/Los_Angeles", "Pacific/Auckland"] {
      let list = try calendar.file.list(from: "2026-01-01", to: "2026-02-01", zone: zone)
      #expect(
        list.occurrences.map { "\($0.start)" } == ["2026-01-05", "2026-01-06", "2026-01-07"])
      #expect(list.diagnostics.map(\.code) == [.untilOfOtherKind])
    }
  }

  @Test("lfos/calcurse#239: no day of a BYDAY list is lost without a word")
  func listOfDays() throws {
    func event(_ days: String) -> String {
      "BEGIN:VEVENT\nUID:1\nDTSTART:20260105T090000Z\nRRULE:FREQ=WEEKLY;COUNT=4;BYDAY=\(days)\n"
        + "END:VEVENT"
    }
    let whole = try SmallCalendar(event("MO,TU,WE"))
    #expect(
      try whole.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-05T09:00:00Z", "2026-01-06T09:00:00Z", "2026-01-07T09:00:00Z",
        "2026-01-12T09:00:00Z",
      ])
    #expect(whole.problems == [])
    let cut = try SmallCalendar(event("MO,TU…"))
    #expect(
      try cut.starts(from: "2026-01-01", to: "2026-02-01") == [
        "2026-01-05T09:00:00Z", "2026-01-06T09:00:00Z", "2026-01-12T09:00:00Z",
        "2026-01-13T09:00:00Z",
      ])
    #expect(cut.problems == ["7 warning bad-rule-part"])
    #expect(try cut.isKept())
  }

  @Test(
    "allenporter/ical#688, jens-maus/node-ical#542: a rule without end, or a dense one, ends",
    arguments: [
      "FREQ=SECONDLY", "FREQ=MINUTELY;COUNT=100000000", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=YEARLY;INTERVAL=9999", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    ])
  func endlessRules(_ rule: String) throws {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART:19900101T000000Z\nRRULE:\(rule)\nEND:VEVENT")
    let list = try calendar.file.list(from: "2026-01-01", to: "2026-02-01")
    #expect(list.occurrences.count <= 200_000)
    if rule == "FREQ=SECONDLY" { #expect(list.diagnostics.map(\.code) == [.limitReached]) }
  }

  @Test("pimutils/khal#323: a RECURRENCE-ID without its master is an event")
  func withoutMaster() throws {
    let calendar = try SmallCalendar(
      Self.override(":20260112T090000Z", "DTSTART:20260113T150000Z", "SUMMARY:Alone"))
    #expect(
      try calendar.starts(from: "2026-01-01", to: "2026-02-01") == ["2026-01-13T15:00:00Z Alone"])
  }
}
