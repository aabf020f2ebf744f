import CalendarModel
import ICalendar
import Testing

/// Small copies of what `Bench/hostile.py` measures: nothing traps, and everything that is an
/// event is found.
@Suite("Hostile input")
struct HostileInputTests {
  private static let good = "BEGIN:VEVENT\r\nUID:good\r\nDTSTART:20260110T000000Z\r\nEND:VEVENT\r\n"

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    "the event before it is found",
    arguments: [
      "X-LONG:" + times("x", 2_000_000), times("BEGIN:X\r\n", 100_000),
      times("BEGIN:VEVENT\r\n", 20_000), times("BEGIN:VCALENDAR\r\n", 20_000),
      times("END:X\r\n", 50_000), "X-NUL:" + times("\0", 100_000), times("\0", 100_000),
      "X-FOLDED:" + times("\r\n x", 100_000), "DTEND" + times(":", 100_000),
      "ATTENDEE;" + times(";\"", 50_001) + ":v", times("x\r\n", 100_000),
    ])
  func survives(_ text: String) throws {
    let calendar = try SmallCalendar(
      whole: "BEGIN:VCALENDAR\r\n" + Self.good + text + "\r\nEND:VCALENDAR\r\n")
    #expect(
      try calendar.starts(from: "2026-01-10", to: "2026-01-11") == ["2026-01-10T00:00:00Z"])
    #expect(calendar.file.diagnostics.count < 10_000)
    #expect(calendar.file.document.serialized(.preserving) == calendar.bytes)
  }

  @Test("rules by the second share a limit, and the event beside them is found")
  func denseRules() throws {
    let rule = "DTSTART:20200101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n"
    let events = (0..<50).map { "BEGIN:VEVENT\r\nUID:\($0)\r\n\(rule)" }.joined()
    let calendar = try SmallCalendar(
      whole: "BEGIN:VCALENDAR\r\n" + events + Self.good + "END:VCALENDAR\r\n")
    let list = try calendar.file.list(from: "2026-01-10", to: "2026-02-10")
    #expect(list.occurrences.contains { $0.event.uid == "good" })
    #expect(list.occurrences.count < 50_000)
    #expect(list.diagnostics.contains { $0.code == .limitReached })
  }

  @Test("problems of one kind are told one by one up to a limit")
  func manyProblems() throws {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART:20260110T000000Z\nEXDATE:" + Self.times("x,", 20_000)
        + "\nEND:VEVENT")
    #expect(calendar.file.diagnostics.count == 1_001)
    #expect(calendar.file.diagnostics.last?.problem.hasSuffix("more such problems follow") == true)
  }
}
