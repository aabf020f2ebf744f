import CalendarModel
import ICalendar
import Recurrence
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

  /// Events of one rule each, from 2020 on.
  private static func series(_ count: Int, _ rule: String, text: String = "") throws
    -> SmallCalendar
  {
    let lines = "DTSTART:20200101T000000Z\r\nRRULE:\(rule)\r\n\(text)END:VEVENT\r\n"
    let events = (0..<count).map { "BEGIN:VEVENT\r\nUID:\($0)\r\n\(lines)" }.joined()
    return try SmallCalendar(
      whole: "BEGIN:VCALENDAR\r\n" + events + Self.good + "END:VCALENDAR\r\n")
  }

  @Test("a small file gets a limit for all its series, and each that it cut is reported")
  func manySeries() throws {
    let count = 1_200
    let calendar = try Self.series(count, "FREQ=HOURLY")
    let list = try calendar.file.list(from: "2026-01-01", to: "2026-03-01")
    // Half of what one series may have, and one for each 16 bytes.
    let limit = ExpansionLimits.standard.maximumOccurrences / 2 + calendar.bytes.count / 16
    #expect(list.count == limit + 1)
    #expect(list.contains { $0.event.uid == "good" })
    let whole = limit / (59 * 24)
    let cut = list.diagnostics.filter { $0.code == .limitReached }
    #expect(cut.first?.uid == "\(whole)")
    // 1,000 as they are, and one that says that more follow.
    #expect(count - whole > 1_001)
    #expect(cut.count == 1_001)
    #expect(cut.last?.problem.hasSuffix("more such problems follow") == true)
  }

  @Test("a year of a busy calendar is whole")
  func busyYear() throws {
    // 400 appointments each day, in a file of 1 MB.
    let note = "DESCRIPTION:" + Self.times("x", 2_400) + "\r\n"
    let calendar = try Self.series(400, "FREQ=DAILY", text: note)
    let list = try calendar.file.list(from: "2026-01-01", to: "2027-01-01")
    #expect(list.count == 400 * 365 + 1)
    #expect(list.diagnostics.isEmpty)
  }

  @Test(
    "a selection has each series that takes place, however often, whatever stands before it",
    arguments: [
      "FREQ=SECONDLY", "FREQ=HOURLY", "FREQ=MINUTELY;BYMONTH=1", "FREQ=WEEKLY\r\nRRULE:FREQ=DAILY",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    ], [2027, 9000])
  func selection(rule: String, year: Int) throws {
    let calendar = try Self.series(300, rule)
    let days = Month(validYear: 2026, month: 1).firstDay..<Month(validYear: year, month: 1).firstDay
    let zone = TimeZoneTable.utc
    let selected = calendar.file.selection(in: zone.instants(of: days), zone: zone) { _ in true }
    // The last rule has no occurrence but DTSTART.
    #expect(selected.eventCount == (rule.contains("=30") ? 1 : 301))
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
