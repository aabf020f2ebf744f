import CalendarModel
import ICalendar
import Testing

@Suite("calendars of one file, apart")
struct SeparationTests {
  private static func calendar(_ name: String?, _ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"] + (name.map { ["NAME:\($0)"] } ?? [])
      + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private static func event(_ uid: String, _ start: String = "DTSTART;VALUE=DATE:20261201")
    -> String
  {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20261101T000000Z\r\n\(start)\r\nEND:VEVENT"
  }

  private static func parts(_ text: String) throws -> [CalendarFile] {
    try parts(CalendarFile(Array(text.utf8), file: "feeds/both.ics"))
  }

  private static func parts(_ file: CalendarFile) throws -> [CalendarFile] {
    let names = file.separateNames
    return names.isEmpty ? [try file.separated("Work")] : try names.map { try file.separated($0) }
  }

  @Test("those of one name stay together, in the order of the names")
  func names() throws {
    let text =
      Self.calendar("Work", Self.event("a")) + Self.calendar("Home", Self.event("b"))
      + Self.calendar("Work", Self.event("c")) + Self.calendar(nil, Self.event("d"))
    let parts = try Self.parts(text)
    #expect(parts.map { $0.legend.map(\.name) } == [["Work", "Work"], ["Home"], ["both"]])
    #expect(parts.map { $0.events().events.map(\.uid) } == [["a", "c"], ["b"], ["d"]])
    // Line numbers are those of the file: each calendar has ten lines.
    #expect(parts.map { $0.events().events.map(\.line) } == [[5, 25], [15], [34]])
    let bytes = parts.flatMap { $0.document.serialized(.preserving) }
    #expect(bytes.count == text.utf8.count)
  }

  @Test(
    "a file of one name, of none, and of very many is one",
    arguments: [
      calendar("Work", event("a")) + calendar("Work", event("b")),
      calendar(nil, event("a")) + calendar(nil, event("b")),
      (0...CalendarFile.separationLimit).map { calendar("\($0)", event("\($0)")) }.joined(),
    ])
  func one(_ text: String) throws {
    let parts = try Self.parts(text)
    #expect(parts.map { $0.document.serialized(.preserving) } == [Array(text.utf8)])
  }

  @Test("a name that the caller gave makes them one")
  func named() throws {
    let text = Self.calendar("Work", Self.event("a")) + Self.calendar("Home", Self.event("b"))
    let file = try CalendarFile(Array(text.utf8), file: "a.ics").named("All")
    #expect(try Self.parts(file).map { $0.legend.map(\.name) } == [["All", "All"]])
  }

  // RFC 5545, 3.6.5 wants it in the same calendar; programs that join files leave it in the first.
  @Test("a zone that another calendar defines goes with the event that uses it")
  func zones() throws {
    let zone = """
      BEGIN:VTIMEZONE\r
      TZID:Office\r
      BEGIN:STANDARD\r
      DTSTART:19700101T000000\r
      TZOFFSETFROM:+0500\r
      TZOFFSETTO:+0500\r
      END:STANDARD\r
      END:VTIMEZONE
      """
    let timed = Self.event("b", "DTSTART;TZID=Office:20261201T120000")
    let text =
      Self.calendar("Work", zone, Self.event("a")) + Self.calendar("Home", timed)
      + Self.calendar("Club", Self.event("c"))
    let parts = try Self.parts(text)
    #expect(
      try parts[1].list(from: "2026-12-01", to: "2026-12-02").occurrences.map {
        "\($0.interval.lowerBound)"
      } == ["2026-12-01T07:00:00Z"])
    #expect(parts.map { $0.timeZones.map(\.zoneID) } == [[], ["Office"], []])
    #expect(parts[1].check().filter { $0.severity == .error }.map(\.code) == [])
  }

  @Test("a calendar that is cut short keeps what it has")
  func cut() throws {
    let whole = Self.calendar("Work", Self.event("a")) + Self.calendar("Home", Self.event("b"))
    let parts = try Self.parts(String(whole.dropLast(16)))
    #expect(parts.flatMap { $0.events().events.map(\.uid) } == ["a", "b"])
  }
}
