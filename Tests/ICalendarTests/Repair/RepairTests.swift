import CalendarModel
import ICalendar
import Testing

@Suite("Repair")
struct RepairTests {
  private static let paths =
    FixtureFolder.names(ending: "ics").map { "\($0).ics" }
    + ["demo", "malformed"].flatMap { folder in
      FixtureFolder.names(ending: "ics", in: folder).map { "\(folder)/\($0).ics" }
    }

  /// Start, end, UID and original start of the occurrences of 2025 to 2028.
  private static func occurrences(_ file: CalendarFile) -> [String] {
    let window =
      Instant(secondsSince1970: -2_208_988_800)..<Instant(secondsSince1970: 2_300_000_000)
    return file.occurrences(in: window, zone: .utc).occurrences.map {
      "\($0.start) \($0.end) \($0.event.uid) \($0.recurrenceInstant.map { "\($0)" } ?? "-")"
    }.sorted()
  }

  @Test("a repaired fixture has no errors and the same occurrences", arguments: paths)
  func repairsFixtures(_ path: String) throws {
    guard let file = try? CalendarFile(FixtureFolder.bytes(path), file: path) else { return }
    let repair = file.repaired()
    let repaired = try CalendarFile(repair.bytes, file: path)
    #expect(repaired.check().filter { $0.severity == .error } == [])
    let (old, new) = (Self.occurrences(file), Self.occurrences(repaired))
    #expect(new.map(Self.withoutUID).sorted() == old.map(Self.withoutUID).sorted())
    if !file.check().contains(where: { $0.code == .duplicateUID }) { #expect(new == old) }
    let again = repaired.repaired()
    #expect(again.changes == [])
    #expect(again.bytes == repair.bytes)
  }

  private static func withoutUID(_ line: String) -> String {
    let words = line.split(separator: " ")
    return (words.prefix(2) + words.suffix(1)).joined(separator: " ")
  }

  @Test("what is valid is not touched")
  func keepsValidFiles() throws {
    let bytes = SampleCalendar.event([
      "DTSTART:20261207T090000Z", "summary:lower case",
      "X-LONG:" + String(repeating: "a", count: 90),
    ])
    let repair = try CalendarFile(bytes, file: "a.ics").repaired()
    #expect(repair.changes == [])
    #expect(repair.bytes == bytes)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let lines: [String]
    let repaired: [String]
    var testDescription: String { lines.joined(separator: " | ") }

    init(_ lines: String..., gives repaired: String...) {
      self.lines = lines
      self.repaired = repaired
    }
  }

  private static let start = "DTSTART:20261207T090000Z"

  private static let events = [
    Case("DTSTART:20261207", gives: "DTSTART;VALUE=DATE:20261207"),
    Case("DTSTART:2026-12-07T09:00:00Z", gives: "DTSTART:20261207T090000Z"),
    Case("DTSTART;VALUE=DATE:20261207T090000", gives: "DTSTART;VALUE=DATE:20261207"),
    Case(
      "DTSTART;TZID=Nowhere:20261207T090000",
      gives: "DTSTART;X-DAYMARK-TZID=Nowhere:20261207T090000"),
    Case(start, "DTEND:20261207T090000Z", gives: start),
    Case(start, "DTEND:20261207T080000Z", gives: start, "X-DAYMARK-UNREAD:DTEND:20261207T080000Z"),
    Case(start, "DTEND;VALUE=DATE:20261208", gives: start, "DTEND:20261208T000000Z"),
    Case(start, "SUMMARY:One, two\\: three", gives: start, "SUMMARY:One\\, two: three"),
    Case(start, "SUMMARY:a", "SUMMARY:b", gives: start, "SUMMARY:a", "X-DAYMARK-UNREAD:SUMMARY:b"),
    Case(start, "no colon; here", gives: start, "X-DAYMARK-UNREAD:no colon\\; here"),
    Case(
      start, "one, two", "three", "END:VALARM", "DESCRIPTION:b", "four", gives: start,
      "X-DAYMARK-UNREAD:one\\, two\\nthree\\nEND:VALARM", "DESCRIPTION:b",
      "X-DAYMARK-UNREAD:four"),
    Case(start, "SUMMARY:a\u{7}b", gives: start, "SUMMARY:ab"),
    Case(start, "GEO:48.2,16.37", gives: start, "GEO:48.2;16.37"),
    Case(start, "COLOR:#ff0000", gives: start, "COLOR:red", "X-DAYMARK-COLOR:#ff0000"),
    Case(start, "ORGANIZER:a@example.org", gives: start, "ORGANIZER:mailto:a@example.org"),
    Case(start, "URL:www.example.org/a b", gives: start, "URL:http://www.example.org/ab"),
    Case(start, "PRIORITY:high", gives: start, "X-DAYMARK-UNREAD:PRIORITY:high"),
    Case(start, "DURATION:PT90M5S", gives: start, "DURATION:PT90M5S"),
    Case(start, "DURATION:P1W1D", gives: start, "DURATION:P8D"),
    Case(
      "DTSTART;VALUE=DATE:20261207", "DURATION:PT36H", gives: "DTSTART;VALUE=DATE:20261207",
      "DURATION:P2D"),
    Case(
      start, "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20261209", gives: start,
      "RRULE:FREQ=DAILY;UNTIL=20261209T235959Z"),
    Case(
      start, "RRULE:COUNT=2;FREQ=DAILY;BYDAY=,MO,", gives: start,
      "RRULE:FREQ=DAILY;COUNT=2;BYDAY=MO"),
    Case(
      start, "RRULE:FREQ=WEEKLY;BYMONTHDAY=7;COUNT=3", gives: start,
      "RRULE:FREQ=DAILY;COUNT=3;BYMONTHDAY=7"),
    Case(
      start, "EXDATE:20261208,20261209T090000Z,x", gives: start, "EXDATE;VALUE=DATE:20261208",
      "EXDATE:20261209T090000Z", "X-DAYMARK-UNREAD:EXDATE:20261208\\,20261209T090000Z\\,x"),
    Case(
      start, "ATTENDEE;CN=Team: North;ROLE=CHAIR:mailto:a@example.org", gives: start,
      "ATTENDEE;CN=\"Team: North\";ROLE=CHAIR:mailto:a@example.org"),
    Case(start, "X_MINE:1", gives: start, "X-MINE:1"),
  ]

  @Test("mends a line, and keeps what it can't mend", arguments: events)
  func mends(_ damage: Case) throws {
    let file = try CalendarFile(SampleCalendar.event(damage.lines), file: "a.ics")
    let repair = file.repaired()
    let component = try CalendarDocument(repair.bytes, file: "a.ics").components[0]
    let event = try #require(component.components.last)
    let lines = String(decoding: event.component.serialized(), as: UTF8.self)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    #expect(
      lines.dropFirst().dropLast().filter { !$0.hasPrefix("UID:") && !$0.hasPrefix("DTSTAMP:") }
        == damage.repaired)
    let again = try CalendarFile(repair.bytes, file: "a.ics")
    #expect(again.check().filter { $0.severity == .error } == [])
    #expect(Self.occurrences(again) == Self.occurrences(file))
  }

  @Test("of two versions of an event the newer is kept, different events both")
  func tellsUIDsApart() throws {
    func event(_ day: Int, _ sequence: Int) -> [String] {
      [
        "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:202612\(day)T090000Z",
        "SEQUENCE:\(sequence)", "END:VEVENT",
      ]
    }
    let bytes = SampleCalendar.calendar(event(10, 2) + event(10, 1) + event(11, 0))
    let repair = try CalendarFile(bytes, file: "a.ics").repaired()
    let components = try CalendarDocument(repair.bytes, file: "a.ics").components[0].components
    #expect(components.map(\.name) == ["VEVENT", "X-DAYMARK-VEVENT", "VEVENT"])
    #expect(components[0].component.property("UID")?.value == "a")
    #expect(components[2].component.property("UID")?.value != "a")
    #expect(repair.changes.map(\.code) == [.duplicateUID, .duplicateUID])
    #expect(repair.changes.map(\.line) == [10, 16])
  }

  @Test("of two calendars each has its own zone for times without one")
  func tellsUIDsApartByZone() throws {
    func calendar(_ zone: String) -> [String] {
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//a//b//EN", "X-WR-TIMEZONE:\(zone)",
        "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20261210T090000",
        "END:VEVENT", "END:VCALENDAR",
      ]
    }
    func names(_ zones: String...) throws -> [[String]] {
      let text = zones.flatMap(calendar).map { $0 + "\r\n" }.joined()
      let file = try CalendarFile(Array(text.utf8), file: "a.ics")
      return try CalendarDocument(file.repaired().bytes, file: "a.ics").components.map {
        $0.components.map(\.name).filter { $0 != "VTIMEZONE" }
      }
    }
    // The same instant is the same event; another is another, and gets a UID of its own.
    #expect(try names("Europe/Berlin", "Europe/Berlin") == [["X-DAYMARK-VEVENT"], ["VEVENT"]])
    #expect(try names("Europe/Berlin", "America/New_York") == [["VEVENT"], ["VEVENT"]])
    #expect(
      try names("Asia/Tokyo", "Europe/Berlin", "Asia/Tokyo") == [
        ["X-DAYMARK-VEVENT"], ["VEVENT"], ["VEVENT"],
      ])
  }

  @Test("a zone without a definition gets one, and the UID is the one that is read")
  func addsZonesAndUIDs() throws {
    let bytes = SampleCalendar.calendar([
      "BEGIN:VEVENT", "DTSTART;TZID=Europe/Vienna:20261207T090000", "END:VEVENT",
    ])
    let file = try CalendarFile(bytes, file: "a.ics")
    let repaired = try CalendarFile(file.repaired().bytes, file: "a.ics")
    #expect(repaired.check() == [])
    #expect(repaired.events().events.map(\.uid) == file.events().events.map(\.uid))
    let zone = repaired.document.components[0].components[0].component
    #expect(zone.property("TZID")?.value == "Europe/Vienna")
  }

  @Test("an event that can't be shown is kept under another name")
  func keepsEventsWithoutStart() throws {
    let file = try CalendarFile(SampleCalendar.event(["SUMMARY:When?"]), file: "a.ics")
    let component = try CalendarDocument(file.repaired().bytes, file: "a.ics").components[0]
    #expect(component.components.map(\.name) == ["X-DAYMARK-VEVENT"])
    #expect(component.components[0].component.property("X-DAYMARK-SUMMARY")?.value == "When?")
  }

  @Test("lines that are kept as text are parted between lines, and none is lost")
  func partsUnreadText() throws {
    let junk = (1...900).map { "line \($0)" } + [String(repeating: "long ", count: 500), "end"]
    let file = try CalendarFile(SampleCalendar.event([Self.start] + junk), file: "a.ics")
    let component = try #require(
      try CalendarDocument(file.repaired().bytes, file: "a.ics").components.first?.components.first)
    let texts = component.properties.filter { $0.name == "X-DAYMARK-UNREAD" }
      .map { TextEscaping.unescape($0.value) }
    #expect(texts.flatMap { $0.split(separator: "\n").map(String.init) } == junk)
    #expect(texts.filter { $0.utf8.count > 1_000 } == [junk[900]])
    #expect((8...12).contains(texts.count))
  }

  @Test("what stands outside of a calendar is put into one")
  func wraps() throws {
    let text = "junk\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261207T090000Z\r\n"
    let file = try CalendarFile(Array(text.utf8), file: "a.ics")
    let repair = file.repaired()
    let repaired = String(decoding: repair.bytes, as: UTF8.self)
    #expect(
      repaired == """
        BEGIN:VCALENDAR\r
        PRODID:-//Daymark//Daymark//EN\r
        VERSION:2.0\r
        X-DAYMARK-UNREAD:junk\r
        BEGIN:VEVENT\r
        DTSTAMP:19700101T000000Z\r
        UID:a\r
        DTSTART:20261207T090000Z\r
        END:VEVENT\r
        END:VCALENDAR\r

        """)
  }

  @Test("what stands outside of calendars comes into the one before it")
  func takesOutsidersIn() throws {
    let calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
    let event = ["BEGIN:VEVENT", "UID:one", "DTSTAMP:20261201T000000Z", Self.start, "END:VEVENT"]
    let lines =
      ["X-A:before"] + calendar + ["END:VCALENDAR", "X-B:between"] + event + ["X-C:too"]
      + calendar + ["X-D:own", "END:VCALENDAR", "X-E:behind", ""]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let repair = try CalendarFile(bytes, file: "a.ics").repaired()
    let kept = ["X-A:before", "X-B:between", "X-C:too"].map { "X-DAYMARK-UNREAD:\($0)" }
    #expect(
      String(decoding: repair.bytes, as: UTF8.self)
        == (calendar + kept + event + ["END:VCALENDAR"] + calendar
        + ["X-D:own", "X-DAYMARK-UNREAD:X-E:behind", "END:VCALENDAR", ""])
        .joined(separator: "\r\n"))
  }
}
