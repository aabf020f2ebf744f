import CalendarModel
import ICalendar
import Testing

/// What of a calendar goes into each of the items that it is taken apart into. RFC 5545, 3.6: each
/// property of a calendar once, and a VTIMEZONE for each TZID.
@Suite("An item of a calendar")
struct StoredItemTests {
  private static func zone(_ zoneID: String, _ offset: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(zoneID)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
    ]
  }

  private static func event(_ uid: String, _ starts: String...) -> [String] {
    ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z"] + starts + ["END:VEVENT"]
  }

  private static func items(_ calendars: [[String]]) throws -> [StoredItem] {
    let lines = calendars.flatMap {
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"] + $0 + ["END:VCALENDAR"]
    }
    let text = lines.map { $0 + "\r\n" }.joined()
    return CalendarStore(try CalendarFile(Array(text.utf8), file: "a.ics")).items()
  }

  private static func lines(of item: StoredItem, _ name: String) -> [String] {
    String(decoding: item.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
      .filter { $0.hasPrefix(name + ":") }
  }

  @Test("has the zones that it uses, in the order of their VTIMEZONEs")
  func zones() throws {
    let definitions = ["C", "A", "Unused", "B"].flatMap { Self.zone($0, "+0100") }
    let items = try Self.items([
      definitions
        + Self.event("one", "DTSTART;TZID=B:20261224T180000", "DTEND;TZID=C:20261224T190000")
        + Self.event("two", "DTSTART;TZID=A:20261224T180000")
        + Self.event("none", "DTSTART:20261224T180000Z")
    ])
    #expect(
      items.map { Self.lines(of: $0, "TZID") } == [["TZID:C", "TZID:B"], ["TZID:A"], []])
  }

  @Test("of two calendars has the zones of both, and no other")
  func zonesOfTwo() throws {
    let start = "DTSTART;TZID=Own:20261224T180000"
    // From 18:00 at UTC+1 to 18:00 at UTC+3.
    let moved = "RECURRENCE-ID;TZID=Own:20261225T180000"
    let items = try Self.items([
      Self.zone("Unused", "+0200") + Self.zone("Own", "+0100")
        + Self.event("one", start, "RRULE:FREQ=DAILY;COUNT=2") + Self.event("two", start),
      Self.zone("Other", "+0300") + Self.zone("Own", "+0100") + Self.zone("Idle", "+0400")
        + Self.event("one", moved, "DTSTART;TZID=Other:20261225T180000")
        + Self.event("three", start),
    ])
    #expect(items.map(\.uid) == ["one", "two", "three"])
    #expect(
      items.map { Self.lines(of: $0, "TZID") }
        == [["TZID:Own", "TZID:Other"], ["TZID:Own"], ["TZID:Own"]])
    let both = try CalendarFile(items[0].bytes, file: "one.ics")
    let starts = try both.list(from: "2026-12-24", to: "2026-12-26").occurrences
      .map { "\($0.interval.lowerBound)" }
    #expect(starts == ["2026-12-24T17:00:00Z", "2026-12-25T15:00:00Z"])
  }

  @Test("has the properties of the calendar that are its own, once each")
  func properties() throws {
    let items = try Self.items([
      [
        "PRODID:-//Other//EN", "METHOD:PUBLISH", "CALSCALE:GREGORIAN", "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Choir", "X-WR-TIMEZONE:Europe/Vienna",
      ] + Self.event("floats", "DTSTART:20261224T180000")
        + Self.event("one", "DTSTART:20261224T180000Z")
    ])
    let names = ["VERSION", "PRODID", "METHOD", "CALSCALE", "X-WR-CALNAME", "X-WR-TIMEZONE"]
    let own = ["VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN"]
    #expect(
      items.map { item in names.flatMap { Self.lines(of: item, $0) } }
        == [own + ["X-WR-TIMEZONE:Europe/Vienna"], own])
  }
}
