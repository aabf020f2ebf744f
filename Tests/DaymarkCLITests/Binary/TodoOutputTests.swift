import Testing

/// `--todos` and `--journals`; expected values are read off Fixtures/all-components.ics by hand.
@Suite("To-dos in answers")
struct TodoOutputTests {
  private static let span = ["--from", "2026-12-01", "--to", "2026-12-08", "--zone", "UTC"]

  private static func run(_ arguments: String..., words: [String] = []) throws -> String {
    let run = try CommandRun(
      arguments + words, variables: ["LC_ALL": "C.UTF-8"], folder: Project.fixture(""))
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output
  }

  @Test("list --json says what it is, when it is due, and how far it is")
  func json() throws {
    let output = try Self.run(
      "list", "all-components.ics", "--json", "--todos", words: Self.span)
    #expect(
      output.split(separator: "\n").first { $0.contains("programme@") }.map(String.init)
        == #"{"kind":"todo","uid":"programme@hall.example","start":"2026-12-05","#
        + #""end":"2026-12-06","allDay":true,"due":"2026-12-05","#
        + #""completed":"2026-12-03T14:30:00Z","percent":100,"summary":"Print the programme","#
        + ##""status":"COMPLETED","color":"#008080","calendar":"Village hall","##
        + #""source":"all-components.ics:184"}"#)
    #expect(output.contains(#""due":"2026-12-04T16:00:00Z","percent":40,"#))
    // One without DUE has none; events have no kind.
    #expect(output.contains(#"{"kind":"todo","uid":"flyers@hall.example","start":"2026-12-07""#))
    #expect(!output.contains(#""due":"2026-12-07""#))
    #expect(output.contains("\n{\"uid\":\"rehearsal@hall.example\""))
    #expect(!output.contains("journal"))
  }

  @Test("without the options nothing of them is shown")
  func without() throws {
    let plain = try Self.run("list", "all-components.ics", "--json", words: Self.span)
    #expect(plain.split(separator: "\n").count == 1)
    #expect(!plain.contains("kind"))
    let all = try Self.run(
      "list", "all-components.ics", "--json", "--todos", "--journals", words: Self.span)
    #expect(all.split(separator: "\n").count { !$0.contains("\"kind\"") } == 1)
    #expect(all.split(separator: "\n").count { $0.contains("\"kind\":\"journal\"") } == 3)
  }

  @Test("a box stands before the title of a to-do, ticked when it is done")
  func signs() throws {
    let list = try Self.run(
      "list", "all-components.ics", "--todos", "--journals", words: Self.span)
    #expect(list.contains("☐\u{A0}Put the bins out\n"))
    #expect(list.contains("☑\u{A0}Print the programme\n"))
    #expect(list.contains("✗\u{A0}☐\u{A0}Hand flyers out\n"))
    #expect(list.contains("✎\u{A0}Minutes of the committee\n"))
    #expect(list.contains("17:00        ☐\u{A0}Have the piano tuned") == false)
    let tuning = "☐\u{A0}Have the piano tuned · 17:00\u{A0}Vienna · Great room"
    #expect(list.contains("16:00        \(tuning)\n"))
  }

  @Test("a month in the terminal and on paper takes them too")
  func month() throws {
    let arguments = ["2026-12", "all-components.ics", "--zone", "UTC"]
    let plain = try Self.run("month", words: arguments)
    let month = try Self.run("month", "--todos", words: arguments)
    #expect(!plain.contains("☐") && month.contains("☐"))
    let paper = try Self.run("print", "--quiet", "-o", "-", "--format", "svg", words: arguments)
    let full = try Self.run(
      "print", "--quiet", "--todos", "-o", "-", "--format", "svg", words: arguments)
    #expect(paper.hasPrefix("<?xml") && full.hasPrefix("<?xml") && paper != full)
  }

  @Test("--match looks among them")
  func match() throws {
    let output = try Self.run(
      "list", "all-components.ics", "--json", "--todos", "--match", "piano", words: Self.span)
    #expect(output.split(separator: "\n").count == 1)
    #expect(output.contains("tuning@"))
  }
}
