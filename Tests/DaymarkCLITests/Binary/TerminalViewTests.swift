import Testing

/// Weeks, years and agendas of the example calendars, as a terminal shows them.
@Suite("week, year and agenda as text")
struct TerminalViewTests {
  private static func run(
    _ arguments: [String], _ variables: [String: String] = [:], files: [String] = Project.demo
  ) throws -> CommandRun {
    let fixed = ["DAYMARK_NOW": "2026-12-10T09:00:00Z", "TZ": "Europe/Berlin"]
    return try CommandRun(arguments + files, variables: fixed.merging(variables) { $1 })
  }

  @Test(
    "snapshots",
    arguments: [
      ("week-80", ["week", "2026-W50"], "80"),
      ("week-40-de", ["week", "2026-W50", "--locale", "de_DE"], "40"),
      ("week-100-he", ["week", "--locale", "he_IL"], "100"),
      ("week-120-ascii", ["week", "--ascii", "--locale", "vi_VN"], "120"),
      ("year-80", ["year"], "80"),
      ("year-120-count", ["year", "2026", "--heat", "count", "--no-week-numbers"], "120"),
      ("agenda-80", ["agenda", "2026-12-09..2026-12-14", "--almanac", "moon,date:hebrew"], "80"),
      ("agenda-60-ascii", ["agenda", "2026-W51", "--ascii", "--locale", "fa_IR"], "60"),
    ])
  func snapshots(name: String, arguments: [String], columns: String) throws {
    let run = try Self.run(arguments, ["COLUMNS": columns])
    #expect((run.status, run.errors) == (0, ""))
    Snapshot.expect(run.output, name)
  }

  @Test(
    "the time is that of today unless one is named",
    arguments: [
      ("week", "this"), ("week", "2026-12-10"), ("week", "2026-W50"), ("year", "this"),
      ("year", "2026"),
    ])
  func defaults(command: String, time: String) throws {
    #expect(try Self.run([command]).output == Self.run([command, time]).output)
  }

  @Test("several weeks, months and years stand under each other")
  func several() throws {
    let weeks = try Self.run(["week", "2026-W50..2026-W51"]).output
    let each = try ["2026-W50", "2026-W51"].map { try Self.run(["week", $0]).output }
    #expect(weeks == each.joined(separator: "\n"))
    let months = try Self.run(["month", "2026-11..2026-12"]).output
    let single = try ["2026-11", "2026-12"].map { try Self.run(["month", $0]).output }
    #expect(months == single.joined(separator: "\n"))
    let years = try Self.run(["year", "2026..2027"]).output
    #expect(years.contains("2026  ◂") && years.contains("\n   2027"))
  }

  @Test("--ascii is for terminals; what goes elsewhere is UTF-8 in any locale")
  func pipesAreUnicode() throws {
    let run = try Self.run(["week"], ["LC_ALL": "C", "TERM": "linux"])
    #expect(run.output.contains("━"))
    let plain = try Self.run(["week", "--ascii"])
    #expect(plain.output.utf8.allSatisfy { $0 < 0x7F })
  }

  @Test("holidays and marks are told in every view", arguments: ["agenda", "week", "month"])
  func marksAndHolidays(command: String) throws {
    let scratch = try Scratch()
    let book = scratch["book.sqlite"]
    let mark = try CommandRun(
      ["mark", "2026-12-09", "--note", "Snow", "--sticker", "🎄", "--daybook", book])
    #expect(mark.status == 0)
    scratch.file("feasts.csv", "date,note\n2026-12-11,Feast\n")
    let run = try Self.run(
      [command, "--daybook", book, "--holidays", scratch["feasts.csv"]], ["COLUMNS": "120"],
      files: [])
    #expect((run.status, run.errors) == (0, ""))
    if command != "agenda" { #expect(run.output.contains("🎄")) }
    #expect(run.output.contains("Feast"))
    let none = try Self.run(
      [command, "--daybook", book, "--marks", "none"], ["COLUMNS": "120"], files: [])
    #expect(!none.output.contains("Snow"))
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      ["week", "2026-W60"], ["year", "2026", "--heat", "warm"],
      ["agenda", "2026-12-10..2026-12-01"],
      ["week", "0001..9000"], ["agenda", "--marks", "everywhere"],
    ])
  func refusals(arguments: [String]) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "" && run.errors.hasPrefix("daymark: "))
  }

  @Test("an agenda of nothing says so on standard error")
  func nothing() throws {
    let run = try Self.run(["agenda", "1990-01-01"])
    #expect((run.status, run.output) == (0, ""))
    #expect(
      run.errors == "daymark: nothing from 1990-01-01 to 1990-01-01; name another time\n")
  }
}
