import CalendarModel
import ICalendar
import Testing

@Suite("files put together one at a time")
struct MergedFilesTests {
  private static let names = FixtureFolder.names(ending: "ics")

  private static func calendar(_ head: [String], _ body: [String] = []) throws -> CalendarFile {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//Test//EN"] + head + body
      + ["END:VCALENDAR", ""]
    return try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
  }

  private static func floatingEvent(_ uid: String) -> [String] {
    ["BEGIN:VEVENT", "UID:\(uid)", "DTSTART:20260110T120000", "END:VEVENT"]
  }

  private static func areSame(_ files: [CalendarFile], name: String? = nil) -> Bool {
    let stores = CalendarStore.merge(files.map { CalendarStore($0) }, name: name)
    let merged = CalendarStore.merge(files, name: name)
    return merged.bytes == stores.bytes && merged.diagnostics == stores.diagnostics
      && merged.componentCount == stores.componentCount
  }

  @Test("they become what their stores become", arguments: names)
  func files(name: String) throws {
    let files = try [name, "zones", "google", name].map {
      try CalendarFile(FixtureFolder.bytes($0 + ".ics"), file: $0)
    }
    #expect(Self.areSame(files))
    #expect(Self.areSame(files.reversed(), name: "All"))
  }

  @Test("they are written in pieces that do not grow with them", arguments: [0, 1, 20, 5_000])
  func pieces(count: Int) throws {
    let events = (0..<count).flatMap { Self.floatingEvent("\($0)") }
    let merged = CalendarStore.merge([try Self.calendar([], events), try Self.calendar([])])
    var pieces: [[UInt8]] = []
    merged.write { pieces.append($0) }
    #expect(Array(pieces.joined()) == merged.bytes)
    #expect(pieces.allSatisfy { $0.count < 1 << 17 })
    #expect((pieces.count > 2) == (count > 1_000))
  }

  /// METHOD, X-WR-TIMEZONE and floating times of any calendar decide what becomes of the first.
  @Test(
    "what only the last one says counts for all",
    arguments: ["METHOD:REQUEST", "X-WR-TIMEZONE:Europe/Vienna", "X-WR-TIMEZONE:Asia/Tokyo"])
  func heads(line: String) throws {
    let files = try [[], ["X-WR-TIMEZONE:Europe/Vienna"], [line]].enumerated().map {
      try Self.calendar($1, Self.floatingEvent("\($0)"))
    }
    #expect(Self.areSame(files))
    #expect(Self.areSame(files.reversed()))
    let text = String(decoding: CalendarStore.merge(files).bytes, as: UTF8.self)
    #expect(text.contains("METHOD") == false)
    #expect(text.contains("DTSTART;TZID=Europe/Vienna:20260110T120000"))
  }

  private static let zone = [
    "BEGIN:VTIMEZONE", "TZID:Ship", "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
  ]

  @Test(
    "calendars are alike in METHOD and in the zone of floating times, unless that is their own",
    arguments: [
      ([], [], true), (["METHOD:PUBLISH"], ["METHOD:publish"], true),
      (["METHOD:PUBLISH"], [], false), (["METHOD:PUBLISH"], ["METHOD:CANCEL"], false),
      (["X-WR-TIMEZONE:Europe/Vienna"], ["X-WR-TIMEZONE:Europe/Vienna"], true),
      (["X-WR-TIMEZONE:Europe/Vienna"], ["X-WR-TIMEZONE:Asia/Tokyo"], false),
      (["X-WR-TIMEZONE:Europe/Vienna"], [], false), (["X-WR-TIMEZONE:Nowhere"], [], true),
      (["X-WR-TIMEZONE:Ship"] + zone, ["X-WR-TIMEZONE:Ship"] + zone, false),
    ] as [([String], [String], Bool)])
  func alike(first: [String], second: [String], isAlike: Bool) throws {
    #expect(
      CalendarStore.areAlike(try [Self.calendar(first), Self.calendar(second)]) == isAlike)
  }
}
