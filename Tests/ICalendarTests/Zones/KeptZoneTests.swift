import CalendarModel
import ICalendar
import Testing

/// Which VTIMEZONEs of a file are written as they came, and which anew. The rules in the tests
/// are those of the zones' governments; instants follow from the offsets.
@Suite("Kept time zones")
struct KeptZoneTests {
  private static func written(_ zone: String, _ name: String, _ start: String) throws -> String {
    let calendar = try SmallCalendar(
      zone + "\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nDTSTART;TZID=\(name):\(start)\n"
        + "SUMMARY:x\nEND:VEVENT")
    let file = calendar.file
    let bytes = file.serialized(file.selection(EventSelection(), zone: .utc))
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let again = try CalendarFile(bytes, file: "b.ics")
    let years =
      try Instant(
        utc: WallTime(#require(Day("1970-01-01"))))..<Instant(
        utc: WallTime(#require(Day("2050-01-01"))))
    #expect(
      again.occurrences(in: years, zone: .utc).occurrences.map(\.interval)
        == file.occurrences(in: years, zone: .utc).occurrences.map(\.interval))
    // The same once more.
    #expect(again.serialized(again.selection(EventSelection(), zone: .utc)) == bytes)
    return text
  }

  private static func zone(_ name: String, _ observances: String...) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\nX-OWN:kept\n\(observances.joined(separator: "\n"))\nEND:VTIMEZONE"
  }

  private static let europe = zone(
    "Europe/Berlin",
    ZoneText.observance(
      "DAYLIGHT", "19810329T020000", "+0100", "+0200", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"),
    ZoneText.observance(
      "STANDARD", "19961027T030000", "+0200", "+0100", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"))

  private static let outlook = zone("Mine", ZoneText.outlook)

  @Test(
    "what says the same as its name is kept, line for line",
    arguments: [
      (europe, "Europe/Berlin", "20260701T100000"), (outlook, "Mine", "20260701T100000"),
      // Once a date, which is the onset itself: as Apple and Evolution write it.
      (
        zone(
          "Asia/Kolkata",
          ZoneText.observance(
            "STANDARD", "19451015T000000", "+0630", "+0530", "RDATE:19451015T000000")),
        "Asia/Kolkata", "20260701T100000"
      ),
    ])
  func keeps(_ zone: String, _ name: String, _ start: String) throws {
    #expect(try Self.written(zone, name, start).contains("\n\(zone)\n"))
  }

  private static let dates = (2000...2039).map { "\($0)0329T020000" }.joined(separator: ",")

  @Test(
    "lists of RDATEs, long ones, and those that contradict their name are written anew",
    arguments: [
      // Outlook takes the first date alone.
      (
        zone(
          "Mine",
          ZoneText.observance("DAYLIGHT", "19990329T020000", "+0100", "+0200", "RDATE:\(dates)"),
          ZoneText.observance(
            "STANDARD", "19991025T030000", "+0200", "+0100",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=25")), "Mine", "20260701T100000"
      ),
      // Thirty changes, one each.
      (
        zone(
          "Mine",
          (0..<30).map {
            ZoneText.observance(
              $0 % 2 == 0 ? "DAYLIGHT" : "STANDARD", "\(2000 + $0)0601T020000",
              $0 % 2 == 0 ? "+0100" : "+0200", $0 % 2 == 0 ? "+0200" : "+0100")
          }.joined(separator: "\n")), "Mine", "20260701T100000"
      ),
      // The United States' rule before 2007, at a date in between the two.
      (
        zone(
          "America/New_York",
          ZoneText.observance(
            "DAYLIGHT", "19870405T020000", "-0500", "-0400",
            "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU"),
          ZoneText.observance(
            "STANDARD", "19871025T020000", "-0400", "-0500",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU")), "America/New_York", "20260320T100000"
      ),
      // Begins after the event, which is in summer.
      (
        zone(
          "Europe/Berlin",
          ZoneText.observance(
            "STANDARD", "20071028T030000", "+0200", "+0100",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"),
          ZoneText.observance(
            "DAYLIGHT", "20080330T020000", "+0100", "+0200",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU")), "Europe/Berlin", "20000115T100000"
      ),
    ])
  func writesAnew(_ zone: String, _ name: String, _ start: String) throws {
    let text = try Self.written(zone, name, start)
    #expect(!text.contains("X-OWN"))
    #expect(!text.contains("RDATE"))
    #expect(text.matches(of: /BEGIN:VTIMEZONE/).count == 1)
    #expect(text.contains("\nTZID:\(name)\n"))
    #expect(text.matches(of: /BEGIN:(STANDARD|DAYLIGHT)/).count <= 2)
  }

  @Test("TZNAMEs of a file's own definition outlive it")
  func keepsNames() throws {
    let zone = Self.zone(
      "Mine",
      ZoneText.observance(
        "DAYLIGHT", "20250330T020000", "+0100", "+0200", "RDATE:20260329T020000\nTZNAME:Sommer"),
      ZoneText.observance(
        "STANDARD", "20251026T030000", "+0200", "+0100", "RDATE:20261025T030000\nTZNAME:Winter"))
    let text = try Self.written(zone, "Mine", "20260701T100000")
    #expect(text.contains("TZNAME:Sommer"))
    #expect(!text.contains("RDATE"))
  }
}
