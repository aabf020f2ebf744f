import CalendarModel
import Glibc
import Testing

@testable import DaymarkCLI

@Suite("dispatch")
struct DispatchTests {
  /// A subcommand that writes what it got and ends as it is told.
  struct Probe: Subcommand {
    static let fail = ValueOption("fail", letter: "f", value: "HOW", help: "fail in this way")

    let name = "probe"
    let summary = "try things"
    let description = ["Tries things."]
    let usages = ["FILE... [OPTION]...", "--fail=HOW"]
    let options: [any OptionDeclaration] = [
      Self.fail, CommonOptions.color, CommonOptions.quiet, CommonOptions.verbose,
    ]
    let examples = [HelpExample("daymark probe a.ics", "tries a.ics")]

    func run(_ context: CommandContext) throws -> CommandStatus {
      try context.output.writeLine("begun")
      switch context.options[Self.fail]?.text {
      case "no": return .no
      case "command":
        throw CommandError.failure(.unreadableData, problem: "a.ics: empty", remedy: "try b.ics")
      case "system": throw SystemError(code: EIO)
      case "other": throw Odd()
      default: break
      }
      for file in try context.inputFiles() { try context.output.writeLine(file.name) }
      context.report([DiagnosticReportTests.diagnostic(.warning)])
      return .done
    }
  }

  struct Odd: Error {}

  struct Result: Equatable {
    let status: CommandStatus
    let output: String
    let errors: String
  }

  static func run(_ arguments: [Argument], variables: [String: String] = [:]) throws -> Result {
    let scratch = try Scratch()
    let output = open(scratch.file("out", ""), O_WRONLY | O_CLOEXEC)
    let errors = open(scratch.file("err", ""), O_WRONLY | O_CLOEXEC)
    defer {
      close(output)
      close(errors)
    }
    let status = DaymarkCommand.run(
      arguments, table: SubcommandTable(subcommands: [Probe(), VersionCommand()]),
      environment: Environment(now: Instant(secondsSince1970: 0), variables: variables),
      output: StandardOutput(descriptor: output), errors: StandardError(descriptor: errors))
    return Result(
      status: status, output: scratch.content("out") ?? "", errors: scratch.content("err") ?? "")
  }

  @Test("runs the subcommand with its options, files and report")
  func runs() throws {
    let problem = "a.ics:12: warning bad-date: \(DiagnosticReportTests.text)\n"
    #expect(
      try Self.run(["probe", "a.ics", "-"])
        == Result(status: .done, output: "begun\na.ics\nstandard input\n", errors: problem))
    #expect(try Self.run(["probe", "a.ics", "-q"]).errors == "")
    #expect(try Self.run(["probe", "a.ics", "--color=always"]).errors.contains("\u{1B}[1;33m"))
  }

  @Test(
    "ends with the status of what went wrong, and one line",
    arguments: [
      ("no", .no, ""), ("command", .unreadableData, "daymark: a.ics: empty; try b.ics\n"),
      (
        "system", .inputOutput,
        "daymark: input/output error; try again, or report it if it stays so\n"
      ),
      ("other", .inputOutput, "daymark: Odd(); please report this as a defect of daymark\n"),
      (
        "nothing", .usage, "daymark: no file given; name a calendar file, or - for standard input\n"
      ),
    ] as [(String, CommandStatus, String)])
  func fails(how: String, status: CommandStatus, line: String) throws {
    #expect(
      try Self.run(["probe", "--fail", Argument(how)])
        == Result(status: status, output: "begun\n", errors: line))
  }

  @Test("sets the help text")
  func help() throws {
    let result = try Self.run(["probe", "--help", "--fail=no"], variables: ["COLUMNS": "60"])
    #expect(result.status == .done)
    #expect(
      result.output == """
        Tries things.

        Usage: daymark probe FILE... [OPTION]...
               daymark probe --fail=HOW

        Options:
          -f, --fail=HOW    fail in this way
              --color=WHEN  use colours: auto (the default), always
                            or never
          -q, --quiet       report no problems in the files
          -v, --verbose     report every problem in the files, also
                            harmless ones
          -h, --help        show this text and end

        Examples:
          daymark probe a.ics
              tries a.ics

        """)
  }

  @Test("an unknown colour mode is refused")
  func color() throws {
    let result = try Self.run(["probe", "--color=red"])
    #expect(result.status == .usage)
    #expect(result.output == "")
    #expect(result.errors == "daymark: --color=red is unknown; write auto, always or never\n")
  }
}
