import CalendarModel
import ICalendar
import Testing

/// Names of zones, and VTIMEZONEs, as programs write them. Instants follow from the offsets
/// that stand in the test, or are those of Python's zoneinfo (tzdata 2025b).
@Suite("Shapes of time zones")
struct ZoneShapeTests {
  private static func event(_ zone: String, _ time: String) -> String {
    "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=\(zone):\(time)\nEND:VEVENT"
  }

  /// The instant of the one event of a calendar, and what was wrong.
  private func start(_ text: String) throws -> (String?, [String]) {
    let calendar = try SmallCalendar(text)
    #expect(try calendar.isKept())
    return (
      try calendar.starts(from: "1990-01-01", to: "2040-01-01").first, calendar.problems
    )
  }

  @Test(
    "names",
    arguments: [
      ("Europe/Berlin ", "2026-01-15T11:00:00Z", ""),
      (" Europe/Berlin", "2026-01-15T11:00:00Z", ""),
      ("\" Europe/Berlin \"", "2026-01-15T11:00:00Z", ""),
      ("'Europe/Berlin'", "2026-01-15T11:00:00Z", ""),
      ("/freeassociation.sourceforge.net/Europe/Berlin", "2026-01-15T11:00:00Z", ""),
      ("/mozilla.org/20050126_1/Europe/Berlin", "2026-01-15T11:00:00Z", ""),
      ("America/New York", "2026-01-15T17:00:00Z", ""),
      ("america/new_york", "2026-01-15T17:00:00Z", ""),
      ("w. europe standard time", "2026-01-15T11:00:00Z", ""),
      ("\"tzone://Microsoft/Utc\"", "2026-01-15T12:00:00Z", ""),
      ("GMT", "2026-01-15T12:00:00Z", ""), ("UTC", "2026-01-15T12:00:00Z", ""),
      ("UTC-11", "2026-01-15T23:00:00Z", ""), ("UTC+12", "2026-01-15T00:00:00Z", ""),
      ("GMT+1", "2026-01-15T11:00:00Z", "6 note offset-as-zone"),
      ("UTC-5", "2026-01-15T17:00:00Z", "6 note offset-as-zone"),
      ("\"UTC+05:30\"", "2026-01-15T06:30:00Z", "6 note offset-as-zone"),
      ("GMT-0330", "2026-01-15T15:30:00Z", "6 note offset-as-zone"),
      ("+0100", "2026-01-15T11:00:00Z", "6 note offset-as-zone"),
      // POSIX's sign, as tzdata has it.
      ("Etc/GMT+1", "2026-01-15T13:00:00Z", ""),
      ("\"tzone://Microsoft/Custom\"", "2026-01-15T12:00:00", "6 warning unknown-time-zone"),
      ("Customized Time Zone", "2026-01-15T12:00:00", "6 warning unknown-time-zone"),
      ("GMT+25", "2026-01-15T12:00:00", "6 warning unknown-time-zone"),
      ("UTC+", "2026-01-15T12:00:00", "6 warning unknown-time-zone"),
    ])
  func names(_ name: String, _ instant: String, _ problem: String) throws {
    let (found, problems) = try start(Self.event(name, "20260115T120000"))
    #expect(found == instant)
    #expect(problems == (problem.isEmpty ? [] : [problem]))
  }

  @Test(
    "Outlook's names for a zone of the user's own are the file's one VTIMEZONE",
    arguments: ["Customized Time Zone 1", "customized time zone", "tzone://Microsoft/Custom"])
  func customNames(_ name: String) throws {
    let zone = Self.zone(
      "Customized Time Zone", ZoneText.observance("STANDARD", "16010101T000000", "+0300", "+0300"))
    #expect(
      try start(zone + "\n" + Self.event(name, "20260115T120000")).0 == "2026-01-15T09:00:00Z")
  }

  private static func zone(_ name: String, _ observances: String...) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\n\(observances.joined(separator: "\n"))\nEND:VTIMEZONE"
  }

  private static let outlook = zone("Mine", ZoneText.outlook)

  @Test(
    "Outlook's VTIMEZONE from 1601, with its gap and its overlap (RFC 5545, 3.3.5)",
    arguments: [
      ("20260115T120000", "2026-01-15T11:00:00Z"), ("20260715T120000", "2026-07-15T10:00:00Z"),
      // Python: zoneinfo("Europe/Berlin") with fold=0.
      ("20260329T015959", "2026-03-29T00:59:59Z"), ("20260329T023000", "2026-03-29T01:30:00Z"),
      ("20260329T030000", "2026-03-29T01:00:00Z"), ("20261025T023000", "2026-10-25T00:30:00Z"),
      ("20261025T030000", "2026-10-25T02:00:00Z"), ("20390715T120000", "2039-07-15T10:00:00Z"),
    ])
  func outlookZone(_ time: String, _ instant: String) throws {
    #expect(try start(Self.outlook + "\n" + Self.event("Mine", time)).0 == instant)
    #expect(try start(Self.event("Europe/Berlin", time)).0 == instant)
  }

  @Test(
    "gaps and overlaps of the system's zones",
    arguments: [
      // Python: zoneinfo with fold=0, which takes the offset before in gap and overlap alike.
      ("America/New_York", "20260308T023000", "2026-03-08T07:30:00Z"),
      ("America/New_York", "20261101T013000", "2026-11-01T05:30:00Z"),
      ("Australia/Lord_Howe", "20261004T021500", "2026-10-03T15:45:00Z"),
      ("Australia/Lord_Howe", "20260405T014500", "2026-04-04T14:45:00Z"),
      ("Pacific/Apia", "20111230T120000", "2011-12-30T22:00:00Z"),
      ("Europe/Dublin", "20261025T013000", "2026-10-25T00:30:00Z"),
      ("Africa/Casablanca", "20260715T120000", "2026-07-15T11:00:00Z"),
    ])
  func systemZones(_ zone: String, _ time: String, _ instant: String) throws {
    #expect(try start(Self.event(zone, time)).0 == instant)
  }

  @Test(
    "VTIMEZONEs that lack something",
    arguments: [
      // A list of dates instead of a rule.
      (
        zone(
          "Mine",
          ZoneText.observance(
            "STANDARD", "20251026T030000", "+0200", "+0100", "RDATE:20261025T030000"),
          ZoneText.observance(
            "DAYLIGHT", "20260329T020000", "+0100", "+0200", "RDATE:20270328T020000")),
        "20260715T120000", "2026-07-15T10:00:00Z"
      ),
      (
        zone(
          "Mine",
          ZoneText.observance(
            "STANDARD", "20251026T030000", "+0200", "+0100", "RDATE:20261025T030000"),
          ZoneText.observance(
            "DAYLIGHT", "20260329T020000", "+0100", "+0200", "RDATE:20270328T020000")),
        "20261115T120000", "2026-11-15T11:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", "+0300", "+0300")),
        "20260715T120000", "2026-07-15T09:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", nil, "+0300")),
        "20260715T120000",
        "2026-07-15T09:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("DAYLIGHT", "19700101T000000", "+0300", "+0300")),
        "20260715T120000", "2026-07-15T09:00:00Z"
      ),
      // Begins after the event: what was before its first change.
      (
        zone("Mine", ZoneText.observance("STANDARD", "20300101T000000", "+0300", "+0400")),
        "20260715T120000", "2026-07-15T09:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "20300101T000000", nil, "+0400")),
        "20260715T120000",
        "2026-07-15T08:00:00Z"
      ),
      // Where TZOFFSETFROM is missing, the observance before it says.
      (
        zone(
          "Mine",
          ZoneText.observance(
            "STANDARD", "16011028T030000", nil, "+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
          ZoneText.observance(
            "DAYLIGHT", "16010325T020000", nil, "+0200", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")),
        "20261025T030000", "2026-10-25T02:00:00Z"
      ),
      // A zone whose DAYLIGHT is its winter, as Ireland's law has it: the offsets decide.
      (
        zone(
          "Mine",
          ZoneText.observance(
            "STANDARD", "19710328T010000", "+0000", "+0100",
            "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
          ZoneText.observance(
            "DAYLIGHT", "19711031T020000", "+0100", "+0000",
            "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10")),
        "20260715T120000", "2026-07-15T11:00:00Z"
      ),
      // Offsets in other spellings.
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", "0100", "0100")),
        "20260715T120000",
        "2026-07-15T11:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", "+01:00", "+01:00")),
        "20260715T120000", "2026-07-15T11:00:00Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", "-003015", "-003015")),
        "20260715T120000", "2026-07-15T12:30:15Z"
      ),
      (
        zone("Mine", ZoneText.observance("STANDARD", "19700101T000000", "+01", "+01")),
        "20260715T120000",
        "2026-07-15T11:00:00Z"
      ),
      (
        zone("\"Mine\"", ZoneText.observance("STANDARD", "19700101T000000", "+0300", "+0300")),
        "20260715T120000", "2026-07-15T09:00:00Z"
      ),
      // A rule by the second is no zone's; its first onset holds.
      (
        zone(
          "Mine",
          ZoneText.observance(
            "STANDARD", "19700101T000000", "+0300", "+0300", "RRULE:FREQ=SECONDLY")
        ), "20260715T120000", "2026-07-15T09:00:00Z"
      ),
    ])
  func incomplete(_ zone: String, _ time: String, _ instant: String) throws {
    #expect(try start(zone + "\n" + Self.event("Mine", time)).0 == instant)
  }
}
