import CalendarModel
import ICalendar
import Testing

/// What libical 3.0.16, asked for a whole file, loses or changes without a word: read here.
@Suite("What libical loses")
struct LibicalLossTests {
  @Test(
    "the tree keeps it, and it is written as it came",
    arguments: [
      "BEGIN:PARTICIPANT\nUID:p\nBEGIN:VLOCATION\nUID:l\nEND:VLOCATION\nEND:PARTICIPANT",
      "BEGIN:VFOO\nX-A:1\nEND:VFOO", "BEGIN:X-BAR\nEND:X-BAR",
      "STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<b>a</b>", "REFID:group-1",
      "LINK;LINKREL=SOURCE;VALUE=URI:https://example.org/",
      "BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:x\nTRIGGER:-PT5M\nPROXIMITY:ARRIVE\nEND:VALARM",
      "X-FOO;P=abc:1", "COMMENT;FOO=bar:1", "X-LIST:3\\,4", "URL:", "X-EMPTY:", "GEO:0",
      "LAST-MODIFIED:None", "RRULE:FREQ=DAILY;COUNT=2,", "RRULE:FREQ=DAILY;COUNT=-1",
      "ATTENDEE;CN=\"a \"b\" c\":mailto:a@example.org", "DURATION:P90M",
    ])
  func keeps(_ lines: String) throws {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART:20260105T090000Z\nSUMMARY:Here\n\(lines)\nEND:VEVENT")
    #expect(
      try calendar.starts(from: "2026-01-05", to: "2026-01-06").first
        == "2026-01-05T09:00:00Z Here")
    #expect(try calendar.isKept())
    let written = String(decoding: calendar.file.document.serialized(.canonical), as: UTF8.self)
    #expect(written.contains(lines.replacing("\n", with: "\r\n")))
    #expect(!written.contains("X-LIC-ERROR"))
  }

  @Test("a comma of a category is no separator")
  func categories() throws {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART:20260105T090000Z\nCATEGORIES:a\\,b,c\nEND:VEVENT")
    #expect(calendar.file.events().events.first?.categories == ["a,b", "c"])
    #expect(try calendar.isKept())
  }

  @Test(
    "a file that ends too early, or lacks an END, keeps its events",
    arguments: ["END:VEVENT\r\n", "END:VEVENT\r\nEND:VCALENDAR\r\n", "END:VCALENDAR\r\n"])
  func cutShort(_ missing: String) throws {
    let whole =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
      + "DTSTART:20260105T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let calendar = try SmallCalendar(whole: whole.replacing(missing, with: ""))
    #expect(try calendar.starts(from: "2026-01-05", to: "2026-01-06") == ["2026-01-05T09:00:00Z"])
    #expect(
      try calendar.file.list(from: "2026-01-05", to: "2026-01-06").diagnostics.isEmpty)
    #expect(Set(calendar.file.diagnostics.map(\.code)) == [.missingEnd])
  }

  @Test("two calendars are two, and their events are all there")
  func twoCalendars() throws {
    let one =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
      + "DTSTART:20260105T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let calendar = try SmallCalendar(whole: one + one.replacing("UID:1", with: "UID:2"))
    #expect(calendar.file.calendars.count == 2)
    #expect(try calendar.starts(from: "2026-01-05", to: "2026-01-06").count == 2)
    #expect(try calendar.isKept())
  }
}
