import CalendarModel
import ICalendar
import Testing

/// Each fault by itself. The expected codes are from the sentences of the RFCs that the codes
/// name.
@Suite("Check")
struct CheckTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let lines: [String]
    let codes: [String]
    var testDescription: String { lines.joined(separator: " | ") }

    init(_ lines: String..., codes: String) {
      self.lines = lines
      self.codes = codes.split(separator: " ").map(String.init)
    }
  }

  private static let start = "DTSTART:20261207T090000Z"

  private static let events = [
    Case(start, codes: ""),
    Case(start, "DTEND:20261207T100000Z", "RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z", codes: ""),
    Case(start, "SUMMARY:One\\, two\\; three\\n", "GEO:48.2;16.37", "PRIORITY:9", codes: ""),
    Case("DTSTART;VALUE=DATE:20261207", "DURATION:P2D", codes: ""),
    Case("SUMMARY:No start", codes: "missing-start"),
    Case(start, "SUMMARY:a", "SUMMARY:b", codes: "repeated-property"),
    Case(start, "DTEND:20261207T100000Z", "DURATION:PT1H", codes: "end-and-duration"),
    Case(start, "DTEND:20261207T080000Z", codes: "end-before-start"),
    Case(start, "DTEND:20261207T090000Z", codes: "end-equals-start"),
    Case(start, "DTEND;VALUE=DATE:20261208", codes: "end-of-other-kind"),
    Case(start, "DTEND:20261207T100000", codes: "end-of-other-kind"),
    Case("DTSTART;VALUE=DATE:20261207", "DURATION:PT1H", codes: "timed-duration-of-date"),
    Case(start, "DURATION:-PT1H", codes: "negative-duration"),
    Case(start, "DURATION:PT1H30S", codes: "irregular-duration"),
    Case(start, "DURATION:P1W2D", codes: "irregular-duration"),
    Case("DTSTART:20261207", codes: "undeclared-date"),
    Case("DTSTART;VALUE=DATE:20261207T090000", codes: "time-for-date"),
    Case("DTSTART:2026-12-07T09:00:00Z", codes: "irregular-time"),
    Case(start, "EXDATE:2026120", codes: "bad-time"),
    Case(start, "CREATED:20261207T090000", codes: "not-utc"),
    Case("DTSTART;VALUE=PERIOD:20261207T090000Z", codes: "bad-value-type"),
    Case("DTSTART;VALUE=DATE;TZID=A:20261207", codes: "needless-tzid undefined-time-zone"),
    Case("DTSTART;TZID=Europe/Vienna:20261207T090000", codes: "undefined-time-zone"),
    Case("DTSTART;TZID=Nowhere:20261207T090000", codes: "undefined-time-zone unknown-time-zone"),
    Case(start, "SUMMARY:One, two", codes: "unescaped-text"),
    Case(start, "SUMMARY:One\\: two", codes: "unescaped-text"),
    Case(start, "CATEGORIES:one,two", codes: ""),
    Case(start, "CATEGORIES:one;two", codes: "unescaped-text"),
    Case(start, "PRIORITY:10", codes: "bad-value"),
    Case(start, "SEQUENCE:first", codes: "bad-value"),
    Case(start, "GEO:48.2,16.37", codes: "bad-value"),
    Case(start, "STATUS:COMPLETED", codes: "bad-value"),
    Case(start, "TRANSP:MAYBE", codes: "bad-value"),
    Case(start, "COLOR:#ff0000", codes: "bad-value"),
    Case(start, "URL:not a link", codes: "bad-value"),
    Case(start, "ORGANIZER:someone@example.org", codes: "bad-value"),
    Case(start, "REQUEST-STATUS:2.0;Success", codes: ""),
    Case(start, "REQUEST-STATUS:Success", codes: "bad-value"),
    Case(start, "ATTACH;VALUE=BINARY:QUJD", codes: "bad-value-type"),
    Case(start, "ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD", codes: ""),
    Case(start, "IMAGE:https://example.org/a.png", codes: "missing-value-type"),
    Case(start, "STYLED-DESCRIPTION;VALUE=TEXT:<b>Party</b>", codes: ""),
    Case(start, "STYLED-DESCRIPTION:<b>Party</b>", codes: "missing-value-type"),
    Case(start, "CLASS:TOP SECRET", codes: "bad-value"),
    Case(start, "ATTENDEE;RSVP=YES:mailto:a@example.org", codes: "bad-parameter"),
    Case(start, "ATTENDEE;CN=a;CN=b:mailto:a@example.org", codes: "repeated-parameter"),
    Case(
      start, "ATTENDEE;MEMBER=mailto:b@example.org:mailto:a@example.org",
      codes: "unquoted-colon"),
    Case(start, "ATTENDEE;DIR=b;CN=a:mailto:a@example.org", codes: "unquoted-parameter"),
    Case(start, "SUMMARY;ROLE=CHAIR:a", codes: "misplaced-parameter"),
    Case(start, "DUE:20261207T100000Z", codes: "misplaced-property"),
    Case(start, "COLOUR:red", codes: "unknown-property"),
    Case(start, "X_COLOUR:red", codes: "bad-name unknown-property"),
    Case(start, "no colon", codes: "line-without-colon"),
    Case(start, "SUMMARY:\u{7}", codes: "control-character"),
    Case(
      start, "SUMMARY:" + String(repeating: "a", count: 68), codes: "long-line"),
    Case(start, "RRULE:COUNT=2", codes: "bad-rule"),
    Case(start, "RRULE:COUNT=2;FREQ=DAILY", codes: "rule-order"),
    Case(start, "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101T000000Z", codes: "count-and-until"),
    Case(start, "RRULE:FREQ=DAILY;BYHOUR=24", codes: "bad-rule-part"),
    Case(start, "RRULE:FREQ=DAILY;", codes: "bad-rule-part"),
    Case(start, "RRULE:FREQ=YEARLY;BYMONTH=12,13", codes: "bad-rule-part"),
    // Other calendars have 13 months (RFC 7529, 4.2), and a value of another part names none.
    Case(start, "RRULE:rscale=ethiopic;FREQ=MONTHLY;BYMONTH=13", codes: ""),
    Case(
      start, "RRULE:FREQ=MONTHLY;BYMONTH=12,13;X-A=RSCALE=1", codes: "bad-rule-part bad-rule-part"),
    Case(start, "RRULE:FREQ=DAILY;UNTIL=20270101", codes: "until-of-other-kind"),
    Case(start, "RRULE:FREQ=DAILY;UNTIL=20270101T000000", codes: "until-of-other-kind"),
    Case(start, "RRULE:FREQ=WEEKLY;BYMONTHDAY=7", codes: "rule-part-not-allowed"),
    Case(start, "RRULE:FREQ=DAILY;BYDAY=1MO", codes: "rule-part-not-allowed"),
    Case(start, "RRULE:FREQ=MONTHLY;BYSETPOS=1", codes: "rule-part-not-allowed"),
    Case(start, "RRULE:FREQ=WEEKLY;BYDAY=TU", codes: "start-outside-rule"),
    Case(start, "RRULE:FREQ=WEEKLY", "RRULE:FREQ=DAILY", codes: "several-rules"),
    Case(start, "EXRULE:FREQ=YEARLY", codes: "deprecated"),
    Case(
      start, "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "DESCRIPTION:a", "END:VALARM",
      codes: ""),
    Case(start, "BEGIN:VALARM", "ACTION:AUDIO", "END:VALARM", codes: "missing-property"),
    Case(
      start, "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM",
      codes: "missing-property"),
    Case(
      start, "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT5M", "REPEAT:2", "END:VALARM",
      codes: "repeat-without-duration"),
    Case(start, "BEGIN:STANDARD", "END:STANDARD", codes: "misplaced-component missing-property"),
  ]

  @Test("finds what is wrong with an event, and nothing else", arguments: events)
  func findsFaults(_ fault: Case) throws {
    let file = try CalendarFile(SampleCalendar.event(fault.lines), file: "a.ics")
    let found = file.check()
    #expect(Set(found.map(\.code.rawValue)) == Set(fault.codes), "\(found)")
  }

  private static let calendars = [
    Case("BEGIN:VTODO", "UID:a", "DTSTAMP:20260101T000000Z", "END:VTODO", codes: ""),
    Case("BEGIN:VTODO", "DTSTAMP:20260101T000000Z", "END:VTODO", codes: "missing-uid"),
    Case("BEGIN:VJOURNAL", "UID:a", "END:VJOURNAL", codes: "missing-dtstamp"),
    Case(
      "BEGIN:VTODO", "UID:a", "DTSTAMP:20260101T000000Z", "DURATION:PT1H", "END:VTODO",
      codes: "duration-without-start"),
    Case(
      "BEGIN:VTODO", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260101T000000Z",
      "DUE:20260101T000000Z", "END:VTODO", codes: "due-before-start"),
    Case(
      "BEGIN:VTODO", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260101T000000Z",
      "DUE;VALUE=DATE:20260102", "END:VTODO", codes: "due-of-other-kind"),
    Case(
      "BEGIN:VTODO", "UID:a", "DTSTAMP:20260101T000000Z", "END:VTODO", "BEGIN:VTODO", "UID:a",
      "DTSTAMP:20260101T000000Z", "END:VTODO", codes: "duplicate-uid"),
    Case(
      "BEGIN:VFREEBUSY", "UID:a", "DTSTAMP:20260101T000000Z",
      "FREEBUSY:20260101T000000/PT1H", "END:VFREEBUSY", codes: "not-utc"),
    Case("BEGIN:VALARM", "END:VALARM", codes: "misplaced-component missing-property"),
    Case("BEGIN:MINE", "END:MINE", codes: "unknown-component"),
    Case("BEGIN:X-MINE", "SUMMARY:a,b", "END:X-MINE", codes: ""),
    Case("COMMENT:a", codes: "misplaced-property empty-calendar"),
    Case(
      "BEGIN:VAVAILABILITY", "UID:a", "DTSTAMP:20260101T000000Z", "BUSYTYPE:NOT BUSY",
      "END:VAVAILABILITY", codes: "bad-value"),
    Case("CALSCALE:JULIAN", "BEGIN:X-A", "END:X-A", codes: "unknown-calendar-scale"),
  ]

  @Test("finds what is wrong with other components", arguments: calendars)
  func findsFaultsOfComponents(_ fault: Case) throws {
    let file = try CalendarFile(SampleCalendar.calendar(fault.lines), file: "a.ics")
    let found = file.check()
    #expect(Set(found.map(\.code.rawValue)) == Set(fault.codes), "\(found)")
  }

  @Test("a time zone is defined once, and used")
  func checksZones() throws {
    func codes(_ zones: [String], _ zoneID: String) throws -> [String] {
      let event = [
        "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z",
        "DTSTART;TZID=\(zoneID):20261207T090000", "END:VEVENT",
      ]
      let bytes = SampleCalendar.calendar(zones.flatMap(SampleCalendar.zone) + event)
      return try CalendarFile(bytes, file: "a.ics").check().map(\.code.rawValue)
    }
    #expect(try codes(["Here"], "Here") == [])
    #expect(try codes(["Here", "There"], "Here") == ["unused-time-zone"])
    #expect(try codes(["Here", "Here"], "Here") == ["duplicate-time-zone"])
    #expect(try codes(["There"], "Europe/Vienna") == ["unused-time-zone", "undefined-time-zone"])
  }

  @Test("an override is asked whether it replaces anything")
  func checksOverrides() throws {
    let event = [
      "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20261207T090000Z",
    ]
    let bytes = SampleCalendar.calendar(
      event + ["RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT"] + event
        + ["RECURRENCE-ID:20261208T100000Z", "END:VEVENT"])
    let found = try CalendarFile(bytes, file: "a.ics").check()
    #expect(found.map(\.code) == [.overrideOfNothing])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("a message is measured by its METHOD")
  func checksMethods() throws {
    func codes(_ method: String, _ lines: [String]) throws -> [String] {
      let bytes = SampleCalendar.event(lines, head: ["METHOD:\(method)"])
      return try CalendarFile(bytes, file: "a.ics").check().map {
        "\($0.severity) \($0.code.rawValue)"
      }
    }
    let lines = ["DTSTART:20261207T090000Z", "SUMMARY:a", "ORGANIZER:mailto:a@example.org"]
    #expect(try codes("PUBLISH", lines) == [])
    #expect(try codes("PUBLISH", Array(lines.dropLast())) == ["warning method-restriction"])
    // RFC 5545, 3.6.1: DTSTART may be absent in a message.
    #expect(
      try codes(
        "REPLY", ["ORGANIZER:mailto:a@example.org", "ATTENDEE:mailto:b@example.org"])
        == ["note missing-start"])
  }

  @Test("line ends are CR and LF, and no line is empty")
  func checksLines() throws {
    let text = String(decoding: SampleCalendar.event(["DTSTART:20261207T090000Z"]), as: UTF8.self)
    let found = try CalendarFile(
      Array(text.replacing("\r\n", with: "\n").replacing("UID", with: "\nUID").utf8), file: "a.ics"
    ).check()
    #expect(found.map(\.code) == [.bareLineEnd, .emptyLine])
    #expect(found.map(\.line) == [1, 5])
  }

  @Test("what reading tells is told once, as severely as the standard has it")
  func mapsSeverities() throws {
    let file = try CalendarFile(
      SampleCalendar.event(["DTSTART:2026-12-07T09:00:00Z"]), file: "a.ics")
    #expect(file.diagnostics.map(\.severity) == [.note])
    #expect(file.check().map(\.severity) == [.error])
  }

  @Test("diagnostics come by line", arguments: FixtureFolder.names(ending: "ics"))
  func sortsByLine(_ name: String) throws {
    let lines = try CalendarFile(FixtureFolder.bytes("\(name).ics"), file: name).check().map(\.line)
    #expect(lines == lines.sorted())
  }
}
