import CalendarModel
import ICalendar
import Testing

/// Which zone a TZID means.
@Suite("Time zone names")
struct ZoneResolutionTests {
  /// A fixed zone of the file's own, two hours east.
  private static func definition(_ name: String) -> String {
    """
    BEGIN:VTIMEZONE\r\nTZID:\(name)\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r
    TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n
    """
  }

  private static func calendar(parameter: String, definition: String?) -> [UInt8] {
    let zone = definition.map(Self.definition) ?? ""
    return Array(
      ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(zone)BEGIN:VEVENT\r\nUID:1\r\n"
        + "DTSTART;TZID=\(parameter):20260115T120000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n").utf8)
  }

  @Test(
    "names are looked for in the system, the file, and CLDR's Windows names, in this order",
    arguments: [
      // An IANA Area/City name: the system, also where the file defines it otherwise.
      ("Europe/Berlin", "Europe/Berlin", ZoneResolution.Origin.system("Europe/Berlin"), 11),
      ("EUROPE/berlin", nil, .system("Europe/Berlin"), 11),
      ("/example.org/20260101_1/Europe/Berlin", nil, .system("Europe/Berlin"), 11),
      ("/x.org/America/Argentina/Buenos_Aires", nil, .system("America/Argentina/Buenos_Aires"), 15),
      ("Asia/Saigon", nil, .system("Asia/Saigon"), 5),
      // Another name: the file first.
      ("EST", "EST", .file, 10),
      ("\"GMT+1\"", "GMT+1", .file, 10),
      ("Customized Time Zone", "Customized Time Zone", .file, 10),
      ("W. Europe Standard Time", "W. Europe Standard Time", .file, 10),
      ("\"(UTC+01:00) Amsterdam\\, Berlin\"", "(UTC+01:00) Amsterdam\\, Berlin", .file, 10),
      // Then the system's other names, then Windows'.
      ("UTC", nil, .system("UTC"), 12),
      ("EST5EDT", nil, .system("EST5EDT"), 17),
      ("W. Europe Standard Time", nil, .windows("Europe/Berlin"), 11),
      ("Pacific Standard Time", nil, .windows("America/Los_Angeles"), 20),
      ("SE Asia Standard Time", nil, .windows("Asia/Bangkok"), 5),
      // Then what Windows shows to its users, also as it did once.
      (
        "\"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", nil,
        .windows("Europe/Berlin"), 11
      ),
      (
        "\"(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", nil,
        .windows("Europe/Berlin"), 11
      ),
      ("(UTC-08:00) Pacific Time (US & Canada)", nil, .windows("America/Los_Angeles"), 20),
      ("\"(UTC) Coordinated Universal Time\"", nil, .windows("Etc/UTC"), 12),
    ] as [(String, String?, ZoneResolution.Origin, Int)])
  func resolves(
    _ parameter: String, _ definition: String?, _ origin: ZoneResolution.Origin, _ hour: Int
  ) throws {
    let file = try CalendarFile(
      Self.calendar(parameter: parameter, definition: definition), file: "a.ics")
    #expect(file.timeZones.map(\.origin) == [origin])
    let day = try #require(Day(year: 2026, month: 1, day: 15))
    let noonThere = Instant(utc: WallTime(day, secondOfDay: hour * 3600))
    let occurrences = file.occurrences(
      in: noonThere..<noonThere.adding(seconds: 1), zone: .utc
    ).occurrences
    #expect(occurrences.map(\.interval.lowerBound) == [noonThere])
    #expect(!file.diagnostics.contains { $0.code == .unknownTimeZone })
  }

  @Test("a name that means no zone floats, with a warning that names it and the events")
  func floats() throws {
    let file = try CalendarFile(
      Self.calendar(parameter: "Nowhere/Town", definition: nil), file: "a.ics")
    #expect(file.timeZones.map(\.origin) == [.unknown])
    let warning = try #require(file.diagnostics.first { $0.severity == .warning })
    #expect(warning.code == .unknownTimeZone)
    #expect(warning.problem.contains("Nowhere/Town") && warning.problem.contains("UID 1"))
    let event = try #require(file.events().events.first)
    guard case .floating = event.schedule.start else {
      Issue.record("\(event.schedule.start)")
      return
    }
  }

  @Test(
    "X-WR-TIMEZONE is the zone of floating times, unless it is to be ignored",
    arguments: [true, false])
  func honorsCalendarTimeZone(_ honors: Bool) throws {
    var options = ImportOptions()
    options.honorsCalendarTimeZone = honors
    let file = try CalendarFile(
      bytes(
        "BEGIN:VCALENDAR", "X-WR-TIMEZONE:America/New_York", "BEGIN:VEVENT", "UID:1",
        "DTSTART:20260115T120000", "END:VEVENT", "END:VCALENDAR"),
      file: "a.ics", options: options)
    let start = try #require(file.events().events.first?.schedule.start)
    #expect(start.zone == (honors ? "America/New_York" : nil))
  }

  @Test(
    "a TZID that a later calendar of the file defines otherwise is reported for its events",
    arguments: [
      ("Own", "+0100", "20260701T120000", false),
      ("Own", "+0500", "20260701T120000", true),
      // Both clocks show the same then.
      ("Own", "+0500", "19600701T120000", false),
      // The system's zone is used for both.
      ("Asia/Tokyo", "+0500", "20260701T120000", false),
      ("Other", "+0500", "20260701T120000", false),
    ])
  func redefinedZone(_ zoneID: String, _ offset: String, _ start: String, _ isTold: Bool) throws {
    func calendar(_ zoneID: String, _ offset: String, _ uid: String) -> [String] {
      [
        "BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:\(zoneID)", "BEGIN:STANDARD",
        "DTSTART:19700101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:\(offset)", "END:STANDARD",
        "END:VTIMEZONE", "BEGIN:VEVENT", "UID:\(uid)", "DTSTART;TZID=\(zoneID):\(start)",
        "END:VEVENT", "END:VCALENDAR",
      ]
    }
    let calendars = [
      calendar("Own", "+0100", "1"), calendar(zoneID, offset, "2"), calendar(zoneID, offset, "3"),
    ]
    let text = calendars.joined().joined(separator: "\r\n")
    let diagnostics = try CalendarFile(Array(text.utf8), file: "a.ics").diagnostics
      .filter { $0.code == .redefinedTimeZone }
    // The VEVENT is the tenth of the fourteen lines of a calendar.
    #expect(diagnostics.map(\.line) == (isTold ? [24, 38] : []))
    #expect(diagnostics.map(\.uid) == (isTold ? ["2", "3"] : []))
  }

  @Test("a definition that differs from the system's is reported for the dates of the events")
  func reportsDifferences() throws {
    // The rule of the European Union, but for a zone an hour further west.
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:DAYLIGHT", "DTSTART:19960331T010000",
      "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:19961027T020000", "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
      "END:VTIMEZONE",
    ]
    let event = [
      "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Berlin:20260701T120000", "END:VEVENT",
    ]
    func codes(_ lines: [String]) throws -> [Diagnostic.Code] {
      let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
      return try CalendarFile(Array(text.utf8), file: "a.ics").diagnostics
        .filter { $0.severity > .note }.map(\.code)
    }
    #expect(try codes(zone + event) == [.timeZoneDiffers])
    let right = zone.map {
      $0.replacing("+0100", with: "+0200").replacing("+0000", with: "+0100")
        .replacing("T010000", with: "T020000").replacing("1027T020000", with: "1027T030000")
    }
    #expect(try codes(right + event).isEmpty)
  }
}
