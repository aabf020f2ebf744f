import CalendarModel
import ICalendar
import Testing

@Suite("private events, masked and left out")
struct PrivacyTests {
  private static func file(_ events: String...) throws -> CalendarFile {
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR"]
    return try CalendarFile(Array(lines.joined(separator: "\n").utf8), file: "home.ics")
  }

  private static func event(_ uid: String, _ lines: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20260101T000000Z\n\(lines)\nEND:VEVENT"
  }

  @Test(
    "any CLASS but PUBLIC is private (RFC 5545, 3.8.1.3)",
    arguments: [
      ("PUBLIC", false), ("public", false), ("PRIVATE", true), ("Confidential", true),
      ("X-BOSS-ONLY", true), ("", false),
    ])
  func classes(text: String, isPrivate: Bool) throws {
    let file = try Self.file(Self.event("a", "DTSTART:20261201T100000Z\nCLASS:\(text)"))
    #expect(try #require(file.events().events.first).isPrivate == isPrivate)
    #expect(file.privateSeries() == (isPrivate ? ["a"] : []))
  }

  @Test("a hidden override for this and all later ones is written masked and cancelled")
  func thisAndFuture() throws {
    let file = try Self.file(
      Self.event("a", "DTSTART:20261201T100000Z\nRRULE:FREQ=DAILY;COUNT=5\nSUMMARY:Run"),
      Self.event(
        "a",
        "DTSTART:20261203T120000Z\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261203T100000Z\n"
          + "CLASS:PRIVATE\nSUMMARY:Secret"))
    let written = try file.treated { $0.isPrivate ? .hidden : .shown }
    let override = try #require(written.events().events.last)
    #expect((override.summary, override.status) == ("Busy", "CANCELLED"))
    #expect(override.schedule.replacement?.andFuture == true)
  }

  @Test("a file has the name and colour that it was given, in all that comes of it")
  func named() throws {
    let file = try Self.file("NAME:Own", Self.event("a", "DTSTART:20261201T100000Z"))
    let named = file.named("Given", color: RGBColor(0x3B6FE0))
    let identity = CalendarIdentity(
      name: "Given", color: RGBColor(0x3B6FE0), source: "home.ics")
    #expect(named.legend == [identity])
    let day = Day(year: 2026, month: 12, day: 1)
    let first = try #require(day)
    let window = first..<first.advanced(by: 1)
    #expect(named.occurrences(in: window, zone: .utc).occurrences.map(\.calendar) == [identity])
    let selection = named.selection(in: nil, zone: .utc) { _ in true }
    let written = try CalendarFile(named.serialized(selection), file: "home.ics")
    #expect(written.legend == [identity])
    #expect(file.legend.map(\.name) == ["Own"])
    #expect(file.namedIfUnnamed("Other").legend.map(\.name) == ["Own"])
    let unnamed = try Self.file(Self.event("a", "DTSTART:20261201T100000Z"))
    #expect(unnamed.namedIfUnnamed("Other").legend.map(\.name) == ["Other"])
  }
}
