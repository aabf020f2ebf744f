import CalendarModel
import ICalendar
import Testing

/// Small copies of what `Bench/hostile.py` asks of `check`, `repair`, `diff`, `merge` and `split`:
/// however many faults there are, each is counted and mended, and few are told.
@Suite("Hostile input, checked and changed")
struct HostileChangesTests {
  private static let head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n"

  private static func calendar(_ events: [String]) throws -> CalendarFile {
    let text = head + events.joined() + "END:VCALENDAR\r\n"
    return try CalendarFile(Array(text.utf8), file: "a.ics")
  }

  private static func event(_ number: Int, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:\(number)", "DTSTAMP:20260101T000000Z"] + lines + ["END:VEVENT", ""])
      .joined(separator: "\r\n")
  }

  private static let start = "DTSTART:20260110T000000Z"

  @Test("a check tells 1,000 problems of a code and counts all")
  func countsProblems() throws {
    let file = try Self.calendar((0..<3_000).map { Self.event($0, Self.start, "URL:") })
    let report = file.checked()
    #expect(report.counts == [.error: 3_000])
    #expect(report.diagnostics.count == 1_001)
    let rest = report.diagnostics.filter { $0.problem.contains("2000 more") }
    // The 1,001st URL: 3 lines before the events, 6 of each, and the fifth of its own.
    #expect(rest.map(\.line) == [3 + 1_000 * 6 + 5])
    #expect(file.check() == report.diagnostics)
  }

  @Test("a repair tells 1,000 changes of a code and makes all")
  func mendsAll() throws {
    let file = try Self.calendar(
      (0..<2_500).map { number in
        "BEGIN:VEVENT\r\nUID:\(number)\r\n\(Self.start)\r\nDTEND:None\r\nEND:VEVENT\r\n"
      })
    let repair = file.repaired()
    #expect(repair.changeCount == 5_000)
    #expect(repair.changes.count == 2_002)
    let repaired = try CalendarFile(repair.bytes, file: "a.ics")
    #expect(repaired.checked().counts[.error] == nil)
    #expect(repaired.eventCount == 2_500)
    #expect(repaired.repaired().bytes == repair.bytes)
    let unread = String(decoding: repair.bytes, as: UTF8.self)
      .split(separator: "\r\n").count { $0 == "X-DAYMARK-UNREAD:DTEND:None" }
    #expect(unread == 2_500)
  }

  @Test("white space after a name is left out, however often it stands there")
  func mendsSpacedNames() throws {
    let file = try Self.calendar(
      (0..<3_000).map { Self.event($0, Self.start, "SUMMARY \t:\($0)") })
    let repaired = try CalendarFile(file.repaired().bytes, file: "a.ics")
    #expect(repaired.checked().counts == [:])
    #expect(repaired.events().events.map(\.summary) == (0..<3_000).map { "\($0)" })
  }

  @Test(
    "what is made of it is valid, and the same again",
    arguments: [
      String(repeating: "x\r\n", count: 5_000), String(repeating: "END:X\r\n", count: 5_000),
      String(repeating: "BEGIN:VEVENT\r\n", count: 2_000),
      String(repeating: "BEGIN:VCALENDAR\r\n", count: 2_000),
      String(repeating: "URL:\r\n", count: 5_000),
      "ATTENDEE" + String(repeating: ";A=1", count: 5_000) + ":v\r\n",
      "ATTENDEE" + String(repeating: ";\"", count: 5_001) + ":v\r\n",
    ])
  func repairsJunk(_ junk: String) throws {
    let file = try Self.calendar([Self.event(1, Self.start), junk])
    let repair = file.repaired()
    #expect(repair.changes.count < 10_000)
    let repaired = try CalendarFile(repair.bytes, file: "a.ics")
    #expect(repaired.checked().counts[.error] == nil)
    #expect(repaired.repaired().bytes == repair.bytes)
  }

  @Test("rules of other calendars are followed up to a limit, which a check tells of")
  func limitsForeignRules() throws {
    let events = (0..<2_000).map { number in
      Self.event(
        number, Self.start, "RRULE:RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=\(1 + number % 30)")
    }
    let few = try Self.calendar(Array(events.prefix(20))).check()
    #expect(!few.contains { $0.code == .unfollowedRule || $0.code == .unsupportedRule })
    let many = try Self.calendar(events).check()
    #expect(many.count { $0.code == .unfollowedRule } == 1)
    #expect(!many.contains { $0.code == .unsupportedRule })
  }

  // The Chinese new years of 2028 and 2029 by the Hong Kong Observatory's tables.
  @Test("overrides of such a rule are looked for at once")
  func checksForeignOverrides() throws {
    let rule = "RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"
    let overrides = ["20280126", "20280127", "20290213"].map { day in
      Self.event(1, "RECURRENCE-ID;VALUE=DATE:\(day)", "DTSTART;VALUE=DATE:\(day)")
    }
    let file = try Self.calendar(
      [Self.event(1, "DTSTART;VALUE=DATE:20260217", rule)] + overrides)
    let lines = file.check().filter { $0.code == .overrideOfNothing }.map(\.line)
    // Of the override for 27 January: 3 lines, the master's 6 and the first override's 6, then
    // the fourth of its own.
    #expect(lines == [3 + 6 + 6 + 4])
  }

  @Test("RDATEs count as occurrences that overrides name")
  func checksAddedDates() throws {
    let file = try Self.calendar([
      Self.event(1, Self.start, "RDATE:20260201T000000Z,20260301T000000Z"),
      Self.event(1, "RECURRENCE-ID:20260301T000000Z", Self.start),
      Self.event(1, "RECURRENCE-ID:20260110T000000Z", Self.start),
      Self.event(1, "RECURRENCE-ID:20260302T000000Z", Self.start),
    ])
    let found = file.check().filter { $0.code == .overrideOfNothing }
    #expect(found.map(\.line) == [3 + 6 + 6 + 6 + 4])
  }

  @Test("components of one UID are compared each with its equal", arguments: [2, 32, 40])
  func comparesSharedUIDs(_ count: Int) throws {
    let events = (0..<count).map { Self.event(1, Self.start, "SUMMARY:\($0)") }
    let spelled = events.map { $0.replacing("SUMMARY", with: "summary") }
    let file = try CalendarStore(Self.calendar(events))
    let same = try CalendarStore(Self.calendar(spelled))
    #expect(CalendarDifference(file, same).isEmpty)
    let other = try CalendarStore(Self.calendar(spelled.reversed()))
    // Where very many share a UID, the order decides.
    #expect(CalendarDifference(file, other).isEmpty == (count <= 32))
    let merged = CalendarStore.merge([file, same])
    #expect(merged.componentCount == count)
    #expect(merged.diagnostics == [])
  }

  @Test("a difference knows what it is about without reading all of it")
  func namesDifferences() throws {
    let old = try CalendarStore(
      Self.calendar([Self.event(1, Self.start, "SUMMARY:old", "SUMMARY:older", "URL:x")]))
    let new = try CalendarStore(Self.calendar([Self.event(1, Self.start, "summary:new")]))
    let none = try CalendarStore(Self.calendar([]))
    #expect(CalendarDifference(old, new).entries.map(\.heading.title) == ["new"])
    #expect(CalendarDifference(old, none).entries.map(\.heading.title) == ["old"])
    for entry in CalendarDifference(old, none).entries {
      #expect(entry.isRemoved && !entry.isAdded && entry.changes.isEmpty)
      #expect(entry.heading.statedStart == entry.before?.statedStart)
    }
  }

  @Test("items come one by one as they come together")
  func splitsOneByOne() throws {
    let store = try CalendarStore(
      Self.calendar((0..<300).map { Self.event($0 % 100, Self.start, "SUMMARY:\($0)") }))
    var items: [StoredItem] = []
    store.forEachItem { items.append($0) }
    #expect(items.map(\.bytes) == store.items().map(\.bytes))
    #expect(items.map(\.uid) == (0..<100).map { "\($0)" })
    let uids = ["a", "A", "b/c", "a", "con"]
    var names = VdirNames()
    #expect(uids.map { names.name(forUID: $0) } == VdirName.names(forUIDs: uids))
  }

  @Test("events come one by one as they come together")
  func readsOneByOne() throws {
    let file = try Self.calendar((0..<50).map { Self.event($0, Self.start, "SUMMARY:\($0)") })
    var events = file.eventSequence()
    #expect((0..<events.count).map { events.read($0) } == file.events().events)
    #expect([7, 3, 7].map { events.read($0).uid } == ["7", "3", "7"])
  }
}
