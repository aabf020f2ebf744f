import Testing

/// The month and the agenda of the example calendars, as a terminal shows them.
@Suite("month and list as text")
struct TextOutputTests {
  private static func run(
    _ arguments: [String], _ variables: [String: String]
  ) throws -> CommandRun {
    let fixed = ["DAYMARK_NOW": "2026-12-10T09:00:00Z", "TZ": "Europe/Berlin"]
    let run = try CommandRun(
      arguments + Project.demo, variables: fixed.merging(variables) { $1 })
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run
  }

  @Test(
    "month",
    arguments: [
      ("month-100", ["--today", "2026-12-08", "--select", "2026-12-24..2026-12-26"], "100"),
      ("month-40-de", ["--locale", "de_DE", "--no-week-numbers"], "40"),
      ("month-100-ar", ["--locale", "ar_EG"], "100"),
    ])
  func month(name: String, arguments: [String], columns: String) throws {
    let run = try Self.run(["month", "2026-12"] + arguments, ["COLUMNS": columns])
    Snapshot.expect(run.output, name)
  }

  @Test(
    "list",
    arguments: [
      ("list-100", [], "100", "C"), ("list-40-de", [], "40", "de_DE.UTF-8"),
    ] as [(String, [String], String, String)])
  func list(name: String, arguments: [String], columns: String, locale: String) throws {
    let run = try Self.run(
      ["list", "--to", "2026-12-14"] + arguments, ["COLUMNS": columns, "LC_ALL": locale])
    Snapshot.expect(run.output, name)
  }

  @Test(
    "colours are added by --color=always only, and change no text", arguments: ["month", "list"])
  func colors(subcommand: String) throws {
    let terminal = ["COLUMNS": "100", "TERM": "xterm-256color"]
    let plain = try Self.run([subcommand], terminal)
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try Self.run([subcommand, "--color=always"], terminal)
    #expect(colored.output.contains("\u{1B}[0"))
    let text = colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    // Colours pad what they fill; and bars that colour shows need no ends.
    #expect(text.split(separator: "\n").count == plain.output.split(separator: "\n").count)
    let noColor = try Self.run([subcommand], terminal.merging(["NO_COLOR": "1"]) { $1 })
    #expect(noColor.output == plain.output)
  }

  @Test("the week begins where --week-start says, and --six-rows always shows six")
  func options() throws {
    let columns = ["COLUMNS": "40"]
    let sunday = try Self.run(["month", "2026-02", "--week-start", "sunday"], columns)
    #expect(sunday.output.contains("    Sun  Mon  Tue  Wed  Thu  Fri  Sat\n"))
    // The weeks of February 2026 from Sunday are exactly four.
    func rows(_ text: String) -> Int { text.matches(of: /(?m)^ ?\d\d? +\[?\d/).count }
    #expect(rows(sunday.output) == 4)
    let six = try Self.run(["month", "2026-02", "--week-start", "sun", "--six-rows"], columns)
    #expect(rows(six.output) == 6)
  }

  @Test("an empty list says so on standard error, unless --quiet")
  func emptyList() throws {
    let window = ["--from", "1990-01-01", "--to", "1990-01-01T12:00", "--zone", "UTC"]
    let run = try CommandRun(["list"] + window + Project.demo)
    #expect((run.status, run.output) == (0, ""))
    #expect(
      run.errors == "daymark: nothing found from 1990-01-01 up to 1990-01-01T12:00:00; "
        + "choose another time by --from and --to\n")
    #expect(try CommandRun(["list", "--quiet"] + window + Project.demo).errors == "")
  }
}
