import Testing

@Suite("daymark explains itself")
struct HelpTests {
  @Test(
    "its help text goes to standard output",
    arguments: [[], ["--help"], ["-h"], ["help"], ["--"], ["help", "--"]])
  func helpOfDaymark(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("\nUsage: daymark SUBCOMMAND [OPTION]... [FILE]...\n"))
    for part in ["\nMarking days:\n", "\nOptions:\n", "\nExit status:\n", "  version  "] {
      #expect(run.output.contains(part))
    }
  }

  @Test(
    "a subcommand's help text is the same however it is asked for",
    arguments: [
      ["help", "version"], ["version", "--help"], ["version", "-h"],
      ["version", "--help", "extra"],
    ])
  func helpOfSubcommand(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Shows the name and the version on one line.

        Usage: daymark version

        Options:
          -h, --help  show this text and end

        """)
  }

  @Test("the text fits the columns, from 40 up to 80", arguments: [20, 40, 60, 80, 200])
  func helpFits(columns: Int) throws {
    let run = try CommandRun(["help"], variables: ["COLUMNS": "\(columns)"])
    let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= max(48, min(columns, 80)))
  }

  @Test("the version is one line", arguments: [["version"], ["--version"]])
  func version(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /daymark \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors == "")
  }

  @Test("what is for the project's own use is in no list, and can be called")
  func hidden() throws {
    #expect(!(try CommandRun(["help"]).output.contains("bench-import")))
    #expect(try CommandRun(["help", "bench-import"]).status == 0)
    let events = TestCalendar.event("a", "DTSTART:20261224T100000Z")
    let run = try CommandRun(["bench-import", "-"], input: TestCalendar.bytes(events))
    #expect((run.status, run.output) == (0, "1\n"))
  }
}
