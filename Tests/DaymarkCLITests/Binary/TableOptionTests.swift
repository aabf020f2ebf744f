import CalendarModel
import Testing

/// The options of how tables are read, in `daymark export`.
@Suite("tables")
struct TableOptionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    scratch.file(
      "moods.csv", "When,Feeling,Face\n31.12.2026,calm,pics/cat.svg\n01.02.2026,so so,\n")
    scratch.file("unclear.csv", "day\n01.02.2026\n")
  }

  private func export(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["export"] + arguments, folder: scratch.path)
  }

  private static func starts(_ run: CommandRun) -> [String] {
    String(decoding: run.outputBytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix("DTSTART") }.map(String.init)
  }

  @Test("--map names the columns, and what was guessed of days is said")
  func map() throws {
    let run = try export("moods.csv", "--map", "day=When", "--map", "mood=Feeling")
    #expect(run.status == 0)
    #expect(Self.starts(run) == ["DTSTART;VALUE=DATE:20260201", "DTSTART;VALUE=DATE:20261231"])
    #expect(
      run.errors == "daymark: moods.csv: days are read as day.month.year, from 31.12.2026 in "
        + "line 2; say otherwise by --dates\n")
    #expect(try export("moods.csv", "--map", "day=When", "--quiet").errors == "")
  }

  @Test(
    "what cannot be read so is refused",
    arguments: [
      (
        ["moods.csv", "--map", "day=Wann"], 65,
        "there is no column \"Wann\", but When, Feeling, Face"
      ),
      (["moods.csv"], 65, "--map day=NAME"),
      (["moods.csv", "--map", "weather=When"], 64, "\"weather\" is none of day, start"),
      (["moods.csv", "--map", "day"], 64, "\"day\" has no equals sign"),
      (["moods.csv", "--dates", "ydm"], 64, "take one of dmy, mdy, ymd"),
      (["unclear.csv"], 65, "say which: --dates dmy or --dates mdy"),
      (["unclear.csv", "--query", "SELECT 1"], 65, "no SQLite database"),
      (["missing.db", "--query", "SELECT 1"], 66, "missing.db: no such file"),
      (["-", "--query", "SELECT 1"], 64, "name its file"),
    ] as [([String], Int32, String)])
  func refusals(arguments: [String], status: Int32, words: String) throws {
    let run = try CommandRun(["export"] + arguments, folder: scratch.path)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.outputBytes.isEmpty)
  }

  @Test("--dates and --locale say how days are written")
  func dates() throws {
    #expect(
      try Self.starts(export("unclear.csv", "--dates", "mdy")) == ["DTSTART;VALUE=DATE:20260102"])
    scratch.file("german.csv", "day\n24. Dezember 2026\n")
    #expect(
      try Self.starts(export("german.csv", "--locale", "de")) == ["DTSTART;VALUE=DATE:20261224"])
  }

  @Test("the path of a sticker begins at the table's folder")
  func stickers() throws {
    scratch.file("cat.svg", "<svg/>")
    scratch.file("days.csv", "day,sticker\n2026-12-24,cat.svg\n2026-12-25,dog.svg\n")
    let run = try CommandRun(["export", scratch["days.csv"]], folder: "/")
    #expect(String(decoding: run.outputBytes, as: UTF8.self).contains("FMTTYPE=image/svg+xml"))
    #expect(
      run.errors == "\(scratch["days.csv"]):3: warning bad-sticker: sticker \"dog.svg\" cannot be "
        + "read: \(scratch["dog.svg"]): no such file; row read without its sticker\n")
  }

  @Test("options of tables are refused where the input is a calendar")
  func calendars() throws {
    scratch.file("a.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    #expect(try export("a.ics", "--map", "day=When").status == 64)
  }
}
