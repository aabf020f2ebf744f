import Testing

@Suite("daymark days")
struct DaysTests {
  private static func runs() throws -> DaybookRuns {
    let runs = try DaybookRuns()
    try runs.output(
      "mark", "2026-12-24", "--note", "Picnic\nby the lake", "--mood", "happy",
      "--color", "teal", "--sticker", "👨‍👩‍👧", "--tag", "family")
    try runs.output("mark", "2026-12-31..2027-01-02", "--note", "שלום", "--category", "trip")
    try runs.output("mark", "2027-01-05", "--color", "#c33")
    return runs
  }

  @Test("lists by month, with what there is of each mark")
  func list() throws {
    let runs = try Self.runs()
    #expect(
      try runs.days() == [
        "December 2026",
        "▸ Thu 24            👨‍👩‍👧 Picnic · happy  #family  #008080",
        "                    by the lake",
        "  Thu 31–Sat 2 Jan  \u{2068}שלום\u{2069}  [trip]",
        "January 2027",
        "  Tue 5             #cc3333",
      ])
  }

  @Test("in colours, a disc has the mark's, and every line ends plain")
  func colors() throws {
    let runs = try Self.runs()
    let run = try runs.run(
      ["days", "--color", "always"], variables: ["COLORTERM": "truecolor", "COLUMNS": "70"])
    #expect(run.output.contains("\u{1B}[0;38;2;0;128;128m●"))
    #expect(!run.output.contains("#008080"))
    for line in run.output.split(separator: "\n") {
      #expect(!line.contains("\u{1B}") || line.hasSuffix("\u{1B}[0m"))
    }
  }

  @Test("of days, and by tag, mood, category and text")
  func choices() throws {
    let runs = try Self.runs()
    #expect(try runs.json("2027-01-01").count == 1)
    #expect(try runs.json("2026-12-24", "2027-01-05").count == 2)
    #expect(try runs.json("--from", "2026-12-25", "--to", "2026-12-31").isEmpty)
    #expect(try runs.json("--from", "2026-12-25").count == 2)
    #expect(try runs.json("--to", "2026-12-25").count == 1)
    #expect(try runs.json("--tag", "FAMILY").count == 1)
    #expect(try runs.json("--mood", "sad", "--mood", "happy").count == 1)
    #expect(try runs.json("--category", "trip").count == 1)
    #expect(try runs.json("--match", "LAKE").count == 1)
    let none = try runs.run(["days", "--tag", "x"])
    #expect(none.status == 1 && none.output == "")
    #expect(try runs.run(["days", "2020-01-01"]).status == 0)
  }

  @Test("an empty answer for somebody who has no daybook yet; an error for a wrong name")
  func missing() throws {
    let scratch = try Scratch()
    let new = try CommandRun(["days"], variables: ["HOME": scratch.path])
    #expect(new.status == 0 && new.output == "")
    #expect(new.errors == "daymark: no day is marked yet; daymark mark today begins\n")
    let wrong = try CommandRun(["days", "--daybook", "none.sqlite"], folder: scratch.path)
    #expect(wrong.status == 66)
    #expect(
      wrong.errors
        == "daymark: none.sqlite: no such daybook; daymark mark makes one; or check the name\n")
    #expect(scratch.names.isEmpty)
  }
}
