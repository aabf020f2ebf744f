import Testing

@testable import DaymarkCLI

@Suite("options")
struct OptionParserTests {
  static let flag = FlagOption("json", letter: "j", help: "")
  static let other = FlagOption("verbose", letter: "v", help: "")
  static let value = ValueOption("output", letter: "o", value: "FILE", help: "")
  static let repeated = RepeatedOption("match", letter: "m", value: "TEXT", help: "")
  static let long = ValueOption("from", value: "TIME", help: "")

  static func parse(_ arguments: [Argument]) throws -> ParsedOptions {
    try OptionParser([flag, other, value, repeated, long], command: "daymark list")
      .parse(arguments)
  }

  @Test(
    "no subcommand has two of one name or letter",
    arguments: SubcommandTable.all.groups.flatMap(\.subcommands).map(\.name))
  func unique(_ name: String) throws {
    let subcommand = try #require(
      SubcommandTable.all.groups.flatMap(\.subcommands).first { $0.name == name })
    let options = subcommand.options.map(\.option)
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  struct Case: CustomTestStringConvertible {
    let arguments: [Argument]
    let flags: Set<String>
    let values: [String: [Argument]]
    let rest: [Argument]
    var testDescription: String { arguments.map(\.text).joined(separator: " ") }

    init(
      _ arguments: [Argument], flags: Set<String> = [], values: [String: [Argument]] = [:],
      rest: [Argument] = []
    ) {
      self.arguments = arguments
      self.flags = flags
      self.values = values.merging(["match": []]) { given, _ in given }
      self.rest = rest
    }
  }

  @Test(
    "are read before, after and between files, in each of their forms",
    arguments: [
      Case([]),
      Case(["a.ics"], rest: ["a.ics"]),
      Case(["--json", "a", "b"], flags: ["json"], rest: ["a", "b"]),
      Case(["a", "--json", "b"], flags: ["json"], rest: ["a", "b"]),
      Case(["a", "b", "-j"], flags: ["json"], rest: ["a", "b"]),
      Case(["-jv", "a"], flags: ["json", "verbose"], rest: ["a"]),
      Case(["-j", "--json"], flags: ["json"]),
      Case(["--output", "x"], values: ["output": ["x"]]),
      Case(["--output=x", "a"], values: ["output": ["x"]], rest: ["a"]),
      Case(["--output="], values: ["output": [""]]),
      Case(["--output=a=b"], values: ["output": ["a=b"]]),
      Case(["-o", "x", "a"], values: ["output": ["x"]], rest: ["a"]),
      Case(["-ox", "a"], values: ["output": ["x"]], rest: ["a"]),
      Case(["-jox", "a"], flags: ["json"], values: ["output": ["x"]], rest: ["a"]),
      Case(["-jo", "x", "a"], flags: ["json"], values: ["output": ["x"]], rest: ["a"]),
      Case(["-o-", "a"], values: ["output": ["-"]], rest: ["a"]),
      Case(["-o", "-", "-"], values: ["output": ["-"]], rest: ["-"]),
      Case(["-ojv"], values: ["output": ["jv"]]),
      Case(["-o", "1", "-o", "2", "--output=3"], values: ["output": ["3"]]),
      Case(
        ["-m1", "--match", "2", "a", "--match=3"], values: ["match": ["1", "2", "3"]], rest: ["a"]),
      Case(["--from", "-1"], values: ["from": ["-1"]]),
      Case(["--match=--json"], values: ["match": ["--json"]]),
      Case(["--", "--json", "-o"], rest: ["--json", "-o"]),
      Case(["-j", "a", "--", "b", "--"], flags: ["json"], rest: ["a", "b", "--"]),
      Case(["-o", "--", "-j"], flags: ["json"], values: ["output": ["--"]]),
      Case(["Übung.ics", "--match=日本"], values: ["match": ["日本"]], rest: ["Übung.ics"]),
      Case([Argument(bytes: [0xFF, 0x2E])], rest: [Argument(bytes: [0xFF, 0x2E])]),
      Case(
        [Argument(bytes: Array("-o".utf8) + [0xE9])],
        values: ["output": [Argument(bytes: [0xE9])]]),
      Case(["", "a"], rest: ["", "a"]),
    ])
  func reads(_ example: Case) throws {
    let parsed = try Self.parse(example.arguments)
    #expect(parsed.flags == example.flags)
    #expect(parsed.values.merging(["match": []]) { given, _ in given } == example.values)
    #expect(parsed.positionals == example.rest)
  }

  @Test("are answered for by their kind")
  func answers() throws {
    let parsed = try Self.parse(["-j", "-o", "x", "-m1", "-m2"])
    #expect(parsed[Self.flag])
    #expect(!parsed[Self.other])
    #expect(parsed[Self.value] == "x")
    #expect(parsed[Self.long] == nil)
    #expect(parsed[Self.repeated] == ["1", "2"])
  }

  @Test(
    "that are wrong are refused with a line that helps",
    arguments: [
      (["--jason"], "unknown option --jason; did you mean --json? See daymark list --help"),
      (["--form=2026"], "unknown option --form; did you mean --from? See daymark list --help"),
      (["--xyz"], "unknown option --xyz; see daymark list --help for all options"),
      (["-jx"], "unknown option -x; see daymark list --help for all options"),
      (["--output"], "--output has no value; write --output FILE"),
      (["a", "-o"], "-o has no value; write -o FILE"),
      (["--from", "--json"], "--from has no value, --json follows it; write --from=TIME"),
      (["--from", "--output=x"], "--from has no value, --output=x follows it; write --from=TIME"),
      (["--json=yes"], "--json takes no value; write --json alone"),
      (["--json="], "--json takes no value; write --json alone"),
      (["--ungültig"], "unknown option --ungültig; see daymark list --help for all options"),
    ] as [([Argument], String)])
  func refuses(arguments: [Argument], line: String) {
    #expect {
      try Self.parse(arguments)
    } throws: { error in
      let error = CommandError(error)
      #expect(error.line == "daymark: \(line)")
      return error.status == .usage
    }
  }

  @Test("leave nothing behind: the parser can be used again and again, failing or not")
  func repeats() throws {
    for _ in 0..<200 {
      _ = try Self.parse(["-m1", "-m2", "-ox", "a", "b"])
      #expect(throws: CommandError.self) { try Self.parse(["-m1", "-m2", "-ox", "a", "--zzz"]) }
    }
  }
}
