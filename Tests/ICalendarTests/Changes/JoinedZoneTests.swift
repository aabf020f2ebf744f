import CalendarModel
import ICalendar
import Testing

/// Calendars define a zone for the times of their own events: what is joined needs a definition
/// that is right for the events of all (RFC 5545, 3.6.5).
@Suite("a zone that several calendars define")
struct JoinedZoneTests {
  /// What a calendar says of Berlin's time.
  enum Definition: String, CaseIterable {
    /// Nothing.
    case none = ""
    /// As from 1949 to 1979: no summer time.
    case winter = """
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:STANDARD
      DTSTART:19491002T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE

      """
    /// As from 1996 on.
    case present = """
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:DAYLIGHT
      DTSTART:19960331T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19961027T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      END:VTIMEZONE

      """
  }

  private static func file(_ year: Int, _ definition: Definition) throws -> CalendarFile {
    let event =
      "BEGIN:VEVENT\nUID:\(year)\nDTSTAMP:20260101T000000Z\n"
      + "DTSTART;TZID=Europe/Berlin:\(year)0710T000000\nEND:VEVENT"
    let lines = (definition.rawValue + event).split(separator: "\n").map(String.init)
    return try CalendarFile(SampleCalendar.calendar(lines), file: "\(year).ics")
  }

  /// The starts that a program reads which believes VTIMEZONEs alone.
  private static func starts(_ bytes: [UInt8]) throws -> [String] {
    let text = String(decoding: bytes, as: UTF8.self).replacing("Europe/Berlin", with: "Own")
    #expect(text.components(of: "BEGIN:VTIMEZONE") == 1)
    return try CalendarFile(Array(text.utf8), file: "m.ics")
      .list(from: "1970-01-01", to: "2030-01-01").occurrences
      .map { "\($0.interval.lowerBound)" }
  }

  /// From the IANA data: Germany had no summer time in 1975, and has had it since 1980.
  private static let truth = ["1975-07-09T23:00:00Z", "2026-07-09T22:00:00Z"]

  @Test(
    "means the same to programs that believe it, whatever came first",
    arguments: [
      (Definition.none, Definition.none), (.winter, .none), (.none, .present),
      (.winter, .present),
    ], [false, true])
  func merged(_ definitions: (old: Definition, new: Definition), isReversed: Bool) throws {
    let files = [
      try Self.file(1975, definitions.old), try Self.file(2026, definitions.new),
    ]
    let stores = (isReversed ? files.reversed() : files).map { CalendarStore($0) }
    #expect(try Self.starts(CalendarStore.merge(stores).bytes) == Self.truth)
  }

  @Test("also where some events of each are chosen", arguments: [false, true])
  func selected(isReversed: Bool) throws {
    let files = [try Self.file(1975, .none), try Self.file(2026, .none)]
    let chosen = try files.map { file in
      try file.selected(file.selection(in: nil, zone: .utc) { _ in true })
    }
    let stores = (isReversed ? chosen.reversed() : chosen).map { CalendarStore($0) }
    #expect(try Self.starts(CalendarStore.merge(stores).bytes) == Self.truth)
  }

  @Test("stays as the first has it where that is right for all")
  func untouched() throws {
    let stores = [
      CalendarStore(try Self.file(2026, .present)), CalendarStore(try Self.file(2027, .present)),
    ]
    let text = String(decoding: CalendarStore.merge(stores).bytes, as: UTF8.self)
    let own = Definition.present.rawValue.replacing("\n", with: "\r\n")
    #expect(text.contains(own))
  }
}
