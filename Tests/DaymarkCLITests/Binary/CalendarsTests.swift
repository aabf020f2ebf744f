import Glibc
import Testing

@Suite("calendars of the daybook")
struct CalendarsTests {
  private static let work = calendar(
    "Work", "UID:standup|DTSTART:20261207T090000Z|DTEND:20261207T091500Z|SUMMARY:Stand-up")
  private static let home = calendar(
    "Home", "UID:choir|DTSTART;VALUE=DATE:20261208|SUMMARY:Concert")

  private static func calendar(_ name: String, _ events: String...) -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN"]
    lines.append("X-WR-CALNAME:\(name)")
    for event in events {
      lines += ["BEGIN:VEVENT", "DTSTAMP:20261101T000000Z"]
      lines += event.split(separator: "|").map(String.init)
      lines.append("END:VEVENT")
    }
    lines += ["END:VCALENDAR", ""]
    return lines.joined(separator: "\r\n")
  }

  private func runs() throws -> DaybookRuns {
    let runs = try DaybookRuns()
    _ = runs.scratch.file("work.ics", Self.work)
    _ = runs.scratch.file("home.ics", Self.home)
    return runs
  }

  private let december = ["--from", "2026-12-01", "--to", "2027-01-01"]

  private func titles(_ runs: DaybookRuns, _ arguments: String...) throws -> [String] {
    let run = try runs.run(["list", "--json"] + december + arguments)
    #expect(run.status == 0)
    return run.output.split(separator: "\n").compactMap { jsonValue("summary", in: $0) }
  }

  @Test func importsAreListedAndShown() throws {
    let runs = try runs()
    #expect(
      try runs.output("import", "work.ics", "home.ics")
        == "Work: new, 1 component\nHome: new, 1 component\n")
    #expect(
      try runs.output("import", "work.ics") == "Work: the same, 1 component\n")
    let list = try runs.output("calendars")
    #expect(list.contains("Work      1  2026-12-07..2026-12-07  2026-12-24"))
    #expect(list.contains("work.ics"))
    #expect(try titles(runs) == ["Stand-up", "Concert"])
    #expect(try runs.output("month", "2026-12").contains("Stand-up"))
  }

  @Test func marksStandBesideEvents() throws {
    let runs = try runs()
    try runs.output("import", "work.ics")
    try runs.output("mark", "2026-12-06", "--note", "Snow")
    #expect(try titles(runs) == ["Snow", "Stand-up"])
    #expect(try titles(runs, "home.ics") == ["Concert"])
    #expect(
      try titles(runs, "home.ics", "--daybook", runs.scratch["d.sqlite"])
        == ["Snow", "Stand-up", "Concert"])
  }

  @Test func aDryRunWritesNothing() throws {
    let runs = try runs()
    #expect(
      try runs.output("import", "work.ics", "--dry-run") == "Work: new, 1 component\n")
    #expect(access(runs.scratch["d.sqlite"], F_OK) != 0)
    try runs.output("import", "home.ics")
    #expect(
      try runs.output("import", "work.ics", "--dry-run") == "Work: new, 1 component\n")
    #expect(try titles(runs) == ["Concert"])
  }

  @Test func aRefreshTellsWhatChanged() throws {
    let runs = try runs()
    try runs.output("import", "work.ics", "home.ics")
    let changed = Self.calendar(
      "Work", "UID:standup|DTSTART:20261207T093000Z|SUMMARY:Stand-up",
      "UID:party|DTSTART:20261218T180000Z|SUMMARY:Party")
    _ = runs.scratch.file("work.ics", changed)
    #expect(unlink(runs.scratch["home.ics"]) == 0)
    let run = try runs.run(["refresh"])
    #expect(run.status == 66)
    #expect(run.output == "Work: 1 new, 1 changed\n")
    #expect(run.errors.contains("home.ics"))
    #expect(try titles(runs) == ["Stand-up", "Concert", "Party"])
    try runs.output("undo")
    #expect(try titles(runs) == ["Stand-up", "Concert"])
  }

  @Test func calendarsAreRenamedHiddenAndRemoved() throws {
    let runs = try runs()
    try runs.output("import", "work.ics", "home.ics")
    try runs.output("rename", "work", "Office")
    try runs.output("color", "Office", "teal")
    try runs.output("hide", "Home")
    #expect(try titles(runs) == ["Stand-up"])
    let json = try runs.output("calendars", "--json")
    #expect(json.contains(##""name":"Office","color":"#008080""##))
    try runs.output("show", "Home")
    try runs.output("remove", "Office")
    #expect(try titles(runs) == ["Concert"])
    try runs.output("undo")
    #expect(try titles(runs) == ["Stand-up", "Concert"])
    let run = try runs.run(["hide", "Ofice"])
    #expect(run.status == 66)
    #expect(run.errors.contains("Office"))
    #expect(try runs.run(["rename", "Home", "office"]).status == 1)
  }

  @Test func aFileOfTwoNamesIsTwoCalendars() throws {
    let runs = try runs()
    _ = runs.scratch.file("both.ics", Self.work + Self.home)
    let new = "Work: new, 1 component\nHome: new, 1 component\n"
    #expect(try runs.output("import", "both.ics", "--dry-run") == new)
    #expect(try runs.output("import", "both.ics") == new)
    let same = new.replacing("new", with: "the same")
    #expect(try runs.output("import", "both.ics") == same)
    try runs.output("hide", "Work")
    #expect(try titles(runs) == ["Concert"])
    try runs.output("rename", "Home", "Family")
    _ = runs.scratch.file("both.ics", Self.work + Self.home.replacing("Concert", with: "Party"))
    #expect(
      try runs.output("refresh") == "Work: the same, 1 component\nFamily: 1 changed\n")
    #expect(try titles(runs) == ["Party"])
    // Of what has one name now, the other calendar stays as it was.
    _ = runs.scratch.file("both.ics", Self.home)
    #expect(try runs.output("import", "both.ics") == "Family: 1 changed\n")
    let run = try runs.run(["refresh"])
    #expect(run.status == 66)
    #expect(run.output == "Family: the same, 1 component\n")
    #expect(run.errors.contains("no such calendar in it any more; Work stays as it is"))
    #expect(try runs.run(["verify"]).status == 0)
  }

  @Test func aFileThatIsOneCalendarStaysOne() throws {
    let runs = try runs()
    _ = runs.scratch.file("both.ics", Self.work)
    try runs.output("import", "both.ics")
    _ = runs.scratch.file("both.ics", Self.work + Self.home)
    #expect(try runs.output("import", "both.ics") == "Work: 1 new\n")
    #expect(try runs.output("refresh") == "Work: the same, 2 components\n")
    _ = runs.scratch.file("all.ics", Self.home + Self.work)
    #expect(try runs.output("import", "all.ics:name=All") == "All: new, 2 components\n")
  }

  // RFC 5546, 3.2.5.
  @Test func aCancellationChangesTheCalendarThatHoldsItsEvent() throws {
    let runs = try runs()
    try runs.output("import", "work.ics")
    let cancellation = Self.work.replacing("X-WR-CALNAME:Work", with: "METHOD:CANCEL")
      .replacing("20261101T", with: "20261102T")
    _ = runs.scratch.file("cancel.ics", cancellation)
    #expect(try runs.output("import", "cancel.ics").contains("cancelled"))
    let run = try runs.run(["list", "--json"] + december)
    #expect(run.output.contains(#""status":"CANCELLED""#))
    #expect(try runs.output("calendars").contains("Work"))
  }

  @Test func anImportThatIsKilledLeavesNothingHalf() throws {
    let runs = try runs()
    let events = (0..<4_000).map { number in
      "UID:\(number)|DTSTART;VALUE=DATE:20261208|SUMMARY:Event \(number)"
    }
    let lines = events.map { "BEGIN:VEVENT|\($0)|END:VEVENT" }.joined(separator: "|")
    let text = Self.work.replacing(
      "END:VCALENDAR", with: "\(lines)|END:VCALENDAR".replacing("|", with: "\r\n"))
    _ = runs.scratch.file("large.ics", text)
    try runs.output("import", "home.ics")
    var random = SeededGenerator(seed: 20_261_224)
    for _ in 0..<12 {
      let delay = Int.random(in: 0..<400, using: &random)
      // timeout(1) kills where the time is over, and the run is done where it is not.
      let binary = try CommandRun.binary()
      let seconds = "0.\("\(delay + 1000)".dropFirst())"
      let command = "timeout -s KILL \(seconds) \(binary) import large.ics >/dev/null 2>&1"
      _ = system(
        "cd '\(runs.scratch.path)' && DAYMARK_DAYBOOK='\(runs.scratch["d.sqlite"])' TZ=UTC "
          + "\(command)")
      let json = try runs.output("calendars", "--json")
      let counts = json.split(separator: "\n").compactMap { jsonValue("components", in: $0) }
      #expect(counts == ["1"] || counts == ["1", "4001"], "after \(delay) ms")
      if counts.count == 2 { try runs.output("remove", "Work") }
    }
    #expect(try runs.run(["verify"]).status == 0)
  }
}
