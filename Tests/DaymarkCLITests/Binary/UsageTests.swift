import Testing

@Suite("a wrong command line ends with status 64 and one line that helps")
struct UsageTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let line: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ line: String) {
      self.arguments = arguments
      self.line = line
    }
  }

  @Test(arguments: [
    Case(
      ["versoin"],
      "versoin is not a subcommand; did you mean daymark version? See daymark --help"),
    Case(
      ["zzz"], "zzz is not a subcommand; see daymark --help for those there are"),
    Case(
      ["work.ics"],
      "work.ics is not a subcommand; name one before the file, as daymark --help shows"),
    Case(
      ["help", "verison"],
      "verison is not a subcommand; did you mean daymark version? See daymark --help"),
    Case(
      ["--versoin"], "unknown option --versoin; did you mean --version? See daymark --help"),
    Case(
      ["version", "--fnord=1"],
      "unknown option --fnord; see daymark version --help for all options"),
    Case(
      ["version", "-hx"], "unknown option -x; see daymark version --help for all options"),
    Case(["version", "--help=no"], "--help takes no value; write --help alone"),
    Case(
      ["version", "a\nb"], "version takes no argument, a\\nb is one; write daymark version"),
    Case(["", "x"], " is not a subcommand; see daymark --help for those there are"),
    Case(["-"], "- comes too late; write daymark SUBCOMMAND first"),
    Case(["--", "version"], "version comes too late; write daymark SUBCOMMAND first"),
  ])
  func usageErrors(_ example: Case) throws {
    let run = try CommandRun(example.arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == "daymark: \(example.line)\n")
  }

  @Test("arguments outside ASCII pass in the C locale too")
  func nonASCII() throws {
    let run = try CommandRun(["version", "Übung.ics"])
    #expect(run.status == 64)
    #expect(run.errors.contains("Übung.ics is one"))
  }

  @Test("bytes that are not UTF-8 are shown as such, and do no harm")
  func invalidUTF8() throws {
    let run = try CommandRun(bytes: [Array("version".utf8), [0xDC, 0x62]])
    #expect(run.status == 64)
    #expect(run.errors.contains("\u{FFFD}b is one"))
  }

  @Test("a clock that cannot be read is refused")
  func wrongClock() throws {
    let run = try CommandRun(["version"], variables: ["DAYMARK_NOW": "yesterday"])
    #expect(run.status == 64)
    #expect(
      run.errors == "daymark: DAYMARK_NOW is yesterday, which is no instant; "
        + "write one such as 2026-12-24T18:00:00Z, or unset it\n")
  }
}
