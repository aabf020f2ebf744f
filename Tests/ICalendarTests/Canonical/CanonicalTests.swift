import CalendarModel
import ICalendar
import Testing

/// Content lines that mean the same, and the one that stands for them. The pairs follow from
/// the grammar of RFC 5545, 3.1 to 3.3, as `Docs/Formats.md` lays it down.
@Suite("The canonical spelling")
struct CanonicalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var canonical: String
    var testDescription: String { line }

    init(_ line: String, _ canonical: String) {
      self.line = line
      self.canonical = canonical
    }
  }

  @Test(
    "of a content line",
    arguments: [
      // Names, and the order of parameters.
      Case("summary:x", "SUMMARY:x"),
      Case("Attendee;rsvp=true;Cn=A:MAILTO:a@b.c", "ATTENDEE;CN=A;RSVP=TRUE:mailto:a@b.c"),
      Case(
        "ATTENDEE;MEMBER=\"mailto:a\";MEMBER=\"MAILTO:b\":x",
        "ATTENDEE;MEMBER=\"mailto:a\",\"mailto:b\":x"),
      Case("X-A;P:v", "X-A;P=:v"),
      // VALUE.
      Case("SUMMARY;VALUE=TEXT:x", "SUMMARY:x"),
      Case("DTSTART;VALUE=date-time:20261224T180000", "DTSTART:20261224T180000"),
      Case("DTSTART;VALUE=date:20261224", "DTSTART;VALUE=DATE:20261224"),
      Case("DTSTART:20261224", "DTSTART;VALUE=DATE:20261224"),
      Case("TRIGGER:20261224T180000Z", "TRIGGER;VALUE=DATE-TIME:20261224T180000Z"),
      Case("REFRESH-INTERVAL:P7D", "REFRESH-INTERVAL;VALUE=DURATION:P1W"),
      Case("X-A;VALUE=INTEGER:+007", "X-A;VALUE=INTEGER:7"),
      Case("ATTACH;VALUE=BINARY;ENCODING=base64:QUJD", "ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD"),
      // TEXT.
      Case(#"SUMMARY:a\Nb\;c;d,e\:f\"g"#, #"SUMMARY:a\nb\;c\;d\,e:f"g"#),
      Case(#"DESCRIPTION:C:\temp"#, #"DESCRIPTION:C:\\temp"#),
      Case(#"CATEGORIES:a,b\,c"#, #"CATEGORIES:a,b\,c"#),
      Case("STATUS:confirmed", "STATUS:CONFIRMED"),
      // Times, numbers, durations, offsets.
      Case("DTSTART:20261224t180000z", "DTSTART:20261224T180000Z"),
      Case("DURATION:PT60M", "DURATION:PT1H"),
      Case("DURATION:+P1DT0H", "DURATION:P1D"),
      Case("TZOFFSETTO:+010000", "TZOFFSETTO:+0100"),
      Case("TZOFFSETFROM:-003045", "TZOFFSETFROM:-003045"),
      Case("X-A;VALUE=time:180060z,000000", "X-A;VALUE=TIME:180060Z,000000"),
      Case("X-A;VALUE=DATE:20240229,00000101", "X-A;VALUE=DATE:20240229,00000101"),
      Case("GEO:+048.200;016", "GEO:48.2;16"),
      Case("PRIORITY:05", "PRIORITY:5"),
      Case(
        "FREEBUSY:19970308T160000Z/PT180M,19970308T200000Z/19970308T210000Z",
        "FREEBUSY:19970308T160000Z/PT3H,19970308T200000Z/19970308T210000Z"),
      // Rules.
      Case(
        "RRULE:wkst=mo;Byday=+1su,MO;count=05;FREQ=monthly",
        "RRULE:FREQ=MONTHLY;COUNT=5;BYDAY=1SU,MO;WKST=MO"),
      Case(
        "RRULE:FREQ=YEARLY;BYMONTH=5l;RSCALE=chinese",
        "RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L"),
      // What is no value of its type, or has no type, stays as it is.
      Case("DTSTART:20260230", "DTSTART:20260230"),
      Case("DTSTART:20261224T240000", "DTSTART:20261224T240000"),
      Case("DTSTART:20261224T18000", "DTSTART:20261224T18000"),
      Case("DTSTART:20261224TZ", "DTSTART:20261224TZ"),
      Case("DTSTART:2026-12-24T18:00:00", "DTSTART:2026-12-24T18:00:00"),
      Case("DTSTART:20261224T180000z ", "DTSTART:20261224T180000z "),
      Case("TZOFFSETTO:+0160", "TZOFFSETTO:+0160"),
      Case("TZOFFSETTO:+010060", "TZOFFSETTO:+010060"),
      Case("DURATION:P1D2H", "DURATION:P1D2H"),
      Case("FREEBUSY:19970308T160000Z/pt60m/PT1H", "FREEBUSY:19970308T160000Z/pt60m/PT1H"),
      Case("FREEBUSY:19970308T160000Z", "FREEBUSY:19970308T160000Z"),
      // A comma is one, whatever character it begins.
      Case("EXDATE:20261224t180000,\u{301}", "EXDATE:20261224t180000,\u{301}"),
      Case("RRULE:FREQ=DAILY;BYDAY=MO,", "RRULE:FREQ=DAILY;BYDAY=MO,"),
      Case("RRULE:FREQ=DAILY;COUNT=1;COUNT=2", "RRULE:FREQ=DAILY;COUNT=1;COUNT=2"),
      Case("RRULE:FREQ=NEVER", "RRULE:FREQ=NEVER"),
      Case("EXDATE:20261224T180000,soon", "EXDATE:20261224T180000,soon"),
      Case(#"X-A:a\Nb"#, #"X-A:a\Nb"#),
      Case("X-A;VALUE=FOO:b", "X-A;VALUE=FOO:b"),
      Case("URL:http://a/?b;c,d", "URL:http://a/?b;c,d"),
    ])
  func line(_ example: Case) throws {
    let text = "BEGIN:X\r\n\(example.line)\r\nEND:X\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "x.ics")
    let component = try #require(document.components.first).component.canonical()
    let written = String(decoding: component.serialized(), as: UTF8.self)
    #expect(written == "BEGIN:X\r\n\(example.canonical)\r\nEND:X\r\n")
    #expect(component.canonical() == component)
  }

  // No part has two thousand values (RFC 5545, 3.3.10).
  @Test("of a rule with more than 10,000 parts and values is its own", arguments: [1_999, 10_000])
  func longRule(count: Int) {
    let hours = String(repeating: "1,", count: count) + "1"
    let written = Property("RRULE", value: "byhour=\(hours);freq=daily")
    let canonical =
      count < 10_000 ? Property("RRULE", value: "FREQ=DAILY;BYHOUR=\(hours)") : written
    #expect(written.canonical() == canonical)
  }

  @Test("has no character that a content line can't have")
  func controls() {
    let property = Property(
      "X:A", parameters: [Property.Parameter("P", ["a\u{1}\r\nb"])], value: "a\u{7}\nb")
    let canonical = property.canonical()
    #expect(
      canonical
        == Property("XA", parameters: [Property.Parameter("P", ["a\nb"])], value: "a\\nb"))
  }
}
