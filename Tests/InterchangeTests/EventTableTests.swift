import CalendarModel
import ICalendar
import Interchange
import Testing

@Suite("A table of events")
struct EventTableTests {
  private static func table(_ lines: String) throws -> WrittenConversion {
    let text = "BEGIN:VCALENDAR\nNAME:C\n\(lines)\nEND:VCALENDAR\n"
    return EventTable.write(try CalendarFile(Array(text.utf8), file: "x.ics"))
  }

  @Test("has a row for each event, quoted as RFC 4180 says")
  func rows() throws {
    let written = try Self.table(
      """
      BEGIN:VEVENT
      UID:a
      DTSTART;TZID=Europe/Vienna:20261224T180000
      DURATION:PT90M
      SUMMARY:Says \"hello\"\\, and\\nleaves
      CATEGORIES:x,y
      ORGANIZER;CN=Anna:mailto:a@e.org
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE;TZID=Europe/Vienna:20261225T180000
      GEO:-1;2
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      DTSTART;VALUE=DATE:20261224
      END:VEVENT
      """)
    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == EventTable.columns.joined(separator: ",") + "\r\n"
        + "C,a,,2026-12-24T18:00:00,2026-12-24T19:30:00,false,Europe/Vienna,"
        + "\"Says \"\"hello\"\", and\nleaves\",,,,,false,,x;y,Anna <a@e.org>,,,-1.0,2.0,"
        + "FREQ=DAILY;COUNT=3,,2026-12-25T18:00:00,,,0\r\n"
        + "C,b,,2026-12-24,2026-12-25,true,,,,,,,false,,,,,,,,,,,,,0\r\n")
    #expect(written.losses.isEmpty)
  }

  @Test("guards cells that a spreadsheet would compute", arguments: ["=", "+", "-", "@", "\t"])
  func formulas(_ beginning: String) throws {
    let written = try Self.table(
      "BEGIN:VEVENT\nUID:a\nDTSTART:20261224T180000\nSUMMARY:\(beginning)1\nEND:VEVENT")
    #expect(String(decoding: written.bytes, as: UTF8.self).contains(",'\(beginning)1,"))
    #expect(written.losses.map(\.code.rawValue) == ["guarded-cell"])
  }
}
