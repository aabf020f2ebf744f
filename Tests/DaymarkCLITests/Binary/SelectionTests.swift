import CalendarModel
import ICalendar
import Testing

/// The options that choose events, in `list` and `export`.
@Suite("Selections on the command line")
struct SelectionTests {
  /// A daily event without an end, a weekend of two days, a dentist of another category, and
  /// two calendars.
  private static let input = Array(
    (calendar(
      "Home",
      TestCalendar.event(
        "run",
        "DTSTART;TZID=Europe/Vienna:20261201T070000\nDURATION:PT1H\nRRULE:FREQ=DAILY\n"
          + "SUMMARY:Run\nCATEGORIES:Sport")
        + "\n"
        + TestCalendar.event(
          "trip", "DTSTART;VALUE=DATE:20261212\nDTEND;VALUE=DATE:20261214\nSUMMARY:Trip"))
      + calendar(
        "Work",
        TestCalendar.event(
          "dentist", "DTSTART:20261216T090000Z\nSUMMARY:Dentist\nCATEGORIES:Health")))
      .utf8)

  private static func calendar(_ name: String, _ events: String) -> String {
    String(decoding: TestCalendar.bytes("NAME:\(name)\n" + events), as: UTF8.self)
  }

  private static let december = [
    "--from", "2026-12-01", "--to", "2027-01-01", "--zone", "Europe/Vienna",
  ]

  @Test(
    "list shows what is chosen",
    arguments: [
      ([], 33), (["--uid", "trip"], 1), (["--uid", "trip", "--uid", "dentist"], 2),
      (["--category", "sport"], 31), (["--category", "health", "--category", "SPORT"], 32),
      (["--calendar", "work"], 1), (["--weekday", "sat,sun"], 9), (["--weekday", "Wednesday"], 6),
      (["--weekday", "sat", "--match", "trip"], 1), (["--weekday", "sun", "--match", "trip"], 0),
      (["--category", "none"], 0),
    ] as [([String], Int)])
  func list(_ arguments: [String], _ count: Int) throws {
    let run = try CommandRun(
      ["list", "-", "--json"] + Self.december + arguments, input: Self.input)
    #expect(run.output.split(separator: "\n").count == count)
    #expect(run.status == (count == 0 ? 1 : 0))
  }

  @Test(
    "export writes whole series, or the occurrences themselves",
    arguments: [
      (["--weekday", "sat,sun"], 2, 9), (["--category", "sport"], 1, 31),
      (["--calendar", "WORK"], 1, 1), (["--uid", "trip", "--uid", "dentist"], 2, 2),
      (["--match", "run", "--weekday", "mon"], 1, 4),
    ] as [([String], Int, Int)])
  func export(_ arguments: [String], _ series: Int, _ occurrences: Int) throws {
    let whole = try CommandRun(["export", "-"] + Self.december + arguments, input: Self.input)
    #expect((whole.status, whole.errors) == (0, ""))
    #expect(try CalendarFile(whole.outputBytes, file: "a").eventCount == series)
    let flat = try CommandRun(
      ["export", "-", "--flatten"] + Self.december + arguments, input: Self.input)
    #expect((flat.status, flat.errors) == (0, ""))
    let events = try CalendarFile(flat.outputBytes, file: "a").events().events
    #expect(events.count == occurrences)
    #expect(Set(events.map(\.uid)).count == occurrences)
    #expect(events.allSatisfy { $0.schedule.recurrence == nil })
    #expect(
      try CommandRun(
        ["export", "-", "--flatten"] + Self.december + arguments, input: Self.input
      ).outputBytes == flat.outputBytes)
    let check = try CommandRun(["check", "-"], input: flat.outputBytes)
    #expect(check.status == 0)
  }

  @Test("what is flattened is listed as it was, but for its UIDs")
  func sameOccurrences() throws {
    let list = ["list", "-", "--json"] + Self.december
    func plain(_ bytes: [UInt8]) throws -> [String] {
      let lines = try CommandRun(list, input: bytes).output.split(separator: "\n")
      return lines.map { line in
        String(line).replacing(/"(uid|source|recurrenceId)":"[^"]*"/, with: "")
          .filter { $0 != "," }
      }.sorted()
    }
    let flat = try CommandRun(["export", "-", "--flatten"] + Self.december, input: Self.input)
    #expect(try plain(flat.outputBytes) == plain(Self.input))
  }

  @Test("a series without an end gives a thousand occurrences, and a word about it")
  func endless() throws {
    let run = try CommandRun(
      ["export", "-", "--flatten", "--uid", "run", "--zone", "Europe/Vienna"], input: Self.input)
    #expect(run.status == 0)
    #expect(run.errors.contains("limit-reached"))
    #expect(run.errors.contains("the first 1000 occurrences"))
    // The thousandth day from 1 December 2026 on.
    #expect(run.errors.contains("2029-08-26"))
    #expect(try CalendarFile(run.outputBytes, file: "a").eventCount == 1_000)
  }

  @Test(
    "a choice that matches nothing ends with status 1, and writes no file",
    arguments: [
      ["--uid", "none"], ["--category", "none"], ["--calendar", "none"],
      ["--weekday", "tue", "--uid", "trip"], ["--flatten", "--match", "none"],
      ["--flatten", "--weekday", "sun", "--uid", "trip", "--to", "2027-01-01"],
    ])
  func nothing(_ arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["export", "-", "-o", "a.ics"] + arguments, input: Self.input, folder: scratch.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("no event to export"))
    #expect(scratch.names == [])
  }

  @Test("of several UIDs, those that no event has are named")
  func unknownUID() throws {
    let run = try CommandRun(
      ["export", "-", "--uid", "trip", "--uid", "tripp"], input: Self.input)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("daymark: standard input: no event has the UID tripp"))
  }

  @Test(
    "words that are no choice are refused",
    arguments: [
      (["--weekday", "someday"], "no such weekday"), (["--weekday", "s"], "no such weekday"),
      (["--weekday", "sat,"], "no such weekday"), (["--category", ""], "--category is empty"),
      (["--calendar="], "--calendar is empty"), (["--uid", "a", "--uid", ""], "--uid is empty"),
    ])
  func refuses(_ arguments: [String], _ problem: String) throws {
    for command in ["list", "export"] {
      let run = try CommandRun([command, "-"] + arguments, input: Self.input)
      #expect(run.status == 64)
      #expect(run.errors.contains(problem))
    }
  }

  @Test("a month shows what is chosen")
  func month() throws {
    func month(_ arguments: [String]) throws -> String {
      try CommandRun(
        ["month", "2026-12", "-", "--zone", "Europe/Vienna"] + arguments, input: Self.input
      ).output
    }
    #expect(try month([]).contains("Dentist"))
    #expect(try month(["--calendar", "work"]).contains("Dentist"))
    #expect(try !month(["--calendar", "home"]).contains("Dentist"))
    #expect(try !month(["--weekday", "tue"]).contains("Dentist"))
  }

  @Test("a table of days has no events to choose", arguments: ["--uid=x", "--flatten"])
  func tables(_ argument: String) throws {
    let run = try CommandRun(["export", Project.fixture("days.csv"), argument])
    #expect(run.status == 64)
  }
}
