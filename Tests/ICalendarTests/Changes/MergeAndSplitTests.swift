import CalendarModel
import ICalendar
import Testing

@Suite("calendars put together and taken apart")
struct MergeAndSplitTests {
  private static let names =
    FixtureFolder.names(ending: "ics")
    + FixtureFolder.names(ending: "ics", in: "malformed").map { "malformed/" + $0 }

  private static func file(_ name: String) throws -> CalendarFile? {
    try? CalendarFile(FixtureFolder.bytes(name + ".ics"), file: name)
  }

  /// The components of a store in an order that does not depend on the files.
  private static func trees(_ store: CalendarStore) -> [String] {
    store.components.map { String(decoding: $0.component.canonical().serialized(), as: UTF8.self) }
      .sorted()
  }

  @Test("a calendar split and merged again has the same components", arguments: names)
  func splitAndMerge(name: String) throws {
    guard let file = try Self.file(name) else { return }
    let store = CalendarStore(file)
    let items = store.items()
    #expect(Set(items.map(\.uid)).count == items.count)
    let files = try items.map { try CalendarFile($0.bytes, file: $0.uid) }
    let merged = CalendarStore.merge(files.map { CalendarStore($0) })
    guard !merged.bytes.isEmpty, !items.isEmpty else { return }
    let again = CalendarStore(try CalendarFile(merged.bytes, file: "merged"))
    #expect(Self.trees(again) == Self.trees(store))
  }

  @Test("what has one UID is written in pieces as it is given whole")
  func splitsInPieces() throws {
    let events = (0..<2_000).map { Self.event("DTSTART:20260101T000000Z\nSUMMARY:\($0)") }
    let items = CalendarStore(try Self.calendar(events.joined(separator: "\n"))).items()
    let item = try #require(items.first)
    var pieces: [[UInt8]] = []
    item.write { pieces.append($0) }
    #expect(items.count == 1 && pieces.count > 1 && !pieces.contains([]))
    #expect(Array(pieces.joined()) == item.bytes)
  }

  @Test(
    "the occurrences of what was split and merged are the same",
    arguments: [
      "apple", "google", "outlook-exchange", "zones", "recurrence", "thunderbird",
    ])
  func occurrences(name: String) throws {
    let file = try #require(try Self.file(name))
    let files = try CalendarStore(file).items().map { try CalendarFile($0.bytes, file: $0.uid) }
    let merged = CalendarStore.merge(files.map { CalendarStore($0) })
    let again = try CalendarFile(merged.bytes, file: name)
    let span = ("2010-01-01", "2032-01-01")
    #expect(
      try again.lines(from: span.0, to: span.1).sorted()
        == file.lines(from: span.0, to: span.1).sorted())
  }

  private static func calendar(_ lines: String, file: String = "a.ics") throws -> CalendarFile {
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//Test//EN\r\n"
      + lines.split(separator: "\n").map { $0 + "\r\n" }.joined() + "END:VCALENDAR\r\n"
    return try CalendarFile(Array(text.utf8), file: file)
  }

  private static func event(_ lines: String) -> String {
    "BEGIN:VEVENT\nUID:one\n\(lines)\nEND:VEVENT"
  }

  private static func merged(_ first: String, _ second: String) throws -> (String, [Diagnostic]) {
    let stores = try [
      CalendarStore(calendar(first, file: "a.ics")), CalendarStore(calendar(second, file: "b.ics")),
    ]
    let merged = CalendarStore.merge(stores)
    return (String(decoding: merged.bytes, as: UTF8.self), merged.diagnostics)
  }

  /// RFC 5546, 2.1.5: SEQUENCE first, then DTSTAMP.
  @Test(
    "the newer version wins, whichever file comes first",
    arguments: [
      ("SEQUENCE:1\nDTSTAMP:20260101T000000Z", "SEQUENCE:0\nDTSTAMP:20260201T000000Z"),
      ("DTSTAMP:20260102T000000Z", "DTSTAMP:20260101T000000Z"),
      ("SEQUENCE:10\nDTSTAMP:20260101T000000Z", "SEQUENCE:9\nDTSTAMP:20260101T000000Z"),
      (
        "DTSTAMP:20260101T000000Z\nLAST-MODIFIED:20260103T000000Z",
        "DTSTAMP:20260101T000000Z\nLAST-MODIFIED:20260102T000000Z"
      ),
    ])
  func newest(newer: String, older: String) throws {
    let start = "DTSTART:20261224T180000Z\nSUMMARY:"
    let new = Self.event("\(newer)\n\(start)New")
    let old = Self.event("\(older)\n\(start)Old")
    for (text, diagnostics) in [try Self.merged(new, old), try Self.merged(old, new)] {
      #expect(text.contains("SUMMARY:New"))
      #expect(!text.contains("SUMMARY:Old"))
      #expect(diagnostics.map(\.code) == [.olderVersion])
      #expect(diagnostics.allSatisfy { $0.severity == .note })
    }
  }

  @Test("what differs in spelling only is the same, and taken once without a word")
  func identical() throws {
    let event = Self.event("DTSTAMP:20260101T000000Z\nDTSTART;VALUE=DATE:20261224")
    let (text, diagnostics) = try Self.merged(
      event, event.replacing("DTSTART;VALUE=DATE", with: "dtstart;value=DATE"))
    #expect(text.components(of: "BEGIN:VEVENT") == 1)
    #expect(diagnostics.isEmpty)
  }

  /// RFC 5545, 3.8.4.7: a UID is for one event only; files break that.
  @Test("different events of one UID are both kept, and reported")
  func sharedUID() throws {
    let (text, diagnostics) = try Self.merged(
      Self.event("DTSTAMP:20260101T000000Z\nDTSTART:20261224T180000Z\nSUMMARY:Tree"),
      Self.event("DTSTAMP:20260102T000000Z\nDTSTART:20261226T120000Z\nSUMMARY:Goose"))
    #expect(text.contains("SUMMARY:Tree") && text.contains("SUMMARY:Goose"))
    #expect(diagnostics.map(\.code) == [.sharedUID])
  }

  @Test("an override is the same by its instant, however the zone is written")
  func overrideByInstant() throws {
    let first = Self.event(
      "DTSTAMP:20260101T000000Z\nRECURRENCE-ID;TZID=Europe/Vienna:20261224T180000\n"
        + "DTSTART:20261224T190000Z\nSUMMARY:Old")
    let second = Self.event(
      "DTSTAMP:20260102T000000Z\nRECURRENCE-ID:20261224T170000Z\n"
        + "DTSTART:20261224T200000Z\nSUMMARY:New")
    let (text, _) = try Self.merged(first, second)
    #expect(text.contains("SUMMARY:New") && !text.contains("SUMMARY:Old"))
  }

  private static func zone(_ offset: String) -> String {
    "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:19700101T000000\n"
      + "TZOFFSETFROM:\(offset)\nTZOFFSETTO:\(offset)\nEND:STANDARD\nEND:VTIMEZONE"
  }

  private static func zoned(_ uid: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20260101T000000Z\n"
      + "DTSTART;TZID=Own:20261224T180000\nEND:VEVENT"
  }

  @Test("one TZID for two zones becomes two TZIDs; times keep their meaning")
  func renamedZone() throws {
    let (text, diagnostics) = try Self.merged(
      Self.zone("+0100") + "\n" + Self.zoned("a"), Self.zone("+0500") + "\n" + Self.zoned("b"))
    #expect(diagnostics.map(\.code) == [.renamedTimeZone])
    #expect(text.contains("TZID:Own\r\n") && text.contains("TZID:Own-2\r\n"))
    let file = try CalendarFile(Array(text.utf8), file: "m.ics")
    // 18:00 at UTC+1 and at UTC+5.
    let starts = try file.list(from: "2026-12-24", to: "2026-12-25").occurrences
      .map { "\($0.event.uid) \($0.interval.lowerBound)" }
    #expect(starts == ["b 2026-12-24T13:00:00Z", "a 2026-12-24T17:00:00Z"])
  }

  @Test("one zone in both files is there once")
  func sameZone() throws {
    let (text, diagnostics) = try Self.merged(
      Self.zone("+0100") + "\n" + Self.zoned("a"), Self.zone("+0100") + "\n" + Self.zoned("b"))
    #expect(text.components(of: "BEGIN:VTIMEZONE") == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test("floating times keep the clock that X-WR-TIMEZONE gives them")
  func floatingTimes() throws {
    let event =
      "BEGIN:VEVENT\nUID:f\nDTSTAMP:20260101T000000Z\nDTSTART:20261224T180000\n"
      + "RRULE:FREQ=DAILY;UNTIL=20261225T180000\nEND:VEVENT"
    let (text, diagnostics) = try Self.merged(
      Self.zoned("a").replacing("TZID=Own", with: "TZID=Europe/London"),
      "X-WR-TIMEZONE:Europe/Vienna\n" + event)
    #expect(diagnostics.map(\.code) == [.pinnedTimes])
    #expect(text.contains("DTSTART;TZID=Europe/Vienna:20261224T180000"))
    // RFC 5545, 3.3.10: UNTIL is in UTC where DTSTART has a TZID.
    #expect(text.contains("UNTIL=20261225T170000Z"))
    #expect(text.contains("TZID:Europe/Vienna\r\n"))
  }

  @Test("METHOD stays only where all files have it")
  func method() throws {
    let event = Self.event("DTSTAMP:20260101T000000Z\nDTSTART:20261224T180000Z")
    #expect(try Self.merged("METHOD:PUBLISH\n" + event, event).0.contains("METHOD") == false)
    let both = try Self.merged("METHOD:PUBLISH\n" + event, "METHOD:PUBLISH\n" + event)
    #expect(both.0.contains("METHOD:PUBLISH"))
    #expect(both.1.isEmpty)
  }

  @Test(
    "names of files are safe, stable and different",
    arguments: [
      ("20261224-a@example.org", "20261224-a@example.org.ics"),
      ("A.b_c+d=e", "A.b_c+d=e.ics"),
    ])
  func safeNames(uid: String, name: String) {
    #expect(VdirName.name(forUID: uid) == name)
  }

  @Test(
    "a UID that file systems do not take gets a hashed name",
    arguments: [
      "", ".", "..", ".hidden", "a/b", "a\\b", "a:b", "nul", "COM1.x", "a\u{0}b", "ü",
      String(repeating: "x", count: 101), "a b", "end.",
    ])
  func hashedNames(uid: String) {
    #expect(VdirName.name(forUID: uid) == VdirName.hashedName(forUID: uid))
    #expect(VdirName.name(forUID: uid).hasPrefix("uid-"))
  }

  @Test("UIDs that differ in case only have names that differ otherwise")
  func caseCollision() {
    let names = VdirName.names(forUIDs: ["a", "A", "b"])
    #expect(names[0] == "a.ics" && names[2] == "b.ics")
    #expect(names[1] == VdirName.hashedName(forUID: "A"))
  }
}

extension String {
  /// How often a text is in it.
  func components(of text: String) -> Int { ranges(of: text).count }
}
