import Testing

@Suite("print as HTML")
struct PrintDocumentTests {
  private static func printed(_ months: String, _ arguments: [String] = []) throws -> CommandRun {
    try CommandRun(
      ["print", months, "-o", "-", "--format", "html", "--zone", "Europe/Berlin"] + arguments
        + Project.demo)
  }

  @Test(
    "a month, several and a year are one document",
    arguments: [
      ("2026-12", 1), ("2026-10..2026-12", 3), ("2026-12..2027-01", 2), ("2026", 12),
    ])
  func months(argument: String, count: Int) throws {
    let run = try Self.printed(argument)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("<!doctype html>\n"))
    #expect(run.output.hasSuffix("</html>\n"))
    #expect(run.output.split(separator: "<section class=\"month").count == count + 1)
  }

  @Test("the clock is not in the file")
  func clock() throws {
    let documents = try ["2026-12-01", "2026-12-24"].map { day in
      try CommandRun(
        ["print", "2026-12", "-o", "-", "--format=html"] + Project.demo,
        variables: ["DAYMARK_NOW": "\(day)T12:00:00Z"]
      )
      .outputBytes
    }
    #expect(documents[0] == documents[1])
  }

  @Test("the ending decides")
  func ending() throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["print", "2026-12", "-o", scratch["a.html"], "--zone", "Europe/Berlin"] + Project.demo)
    #expect(run.status == 0)
    #expect(try Project.bytes(scratch["a.html"]) == Self.printed("2026-12").outputBytes)
  }

  @Test("notes, places and links of events are told")
  func details() throws {
    let text = try Self.printed("2026-12").output
    #expect(text.contains("<bdi>Palais de la Bourse, Lyon</bdi>"))
    #expect(text.contains("<ul class=\"tags\"><li><bdi>Travel</bdi></li></ul>"))
  }

  @Test(
    "months that make no sense are told",
    arguments: [
      ("2026-12..2026-10", "2026-12..2026-10: no such months"),
      ("2026-12..2026-13", "2026-12..2026-13: no such months"),
      ("1900-01..2026-12", "1900-01..2026-12: more than 120 months"),
    ])
  func nonsense(argument: String, problem: String) throws {
    let run = try Self.printed(argument)
    #expect(run.status == 64)
    #expect(run.errors.contains(problem))
  }
}
