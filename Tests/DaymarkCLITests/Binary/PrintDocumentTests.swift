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

  /// Mehr to Azar 1405 are 2026-09-23 to 2026-12-21 (jdatetime); 1405 has twelve months, and
  /// 5787 in Hebrew thirteen (convertdate).
  @Test(
    "months of other calendars are documents too",
    arguments: [
      ("persian", "1405-07..1405-09", 3), ("persian", "1405-12..1406-01", 2),
      ("persian", "1405", 12), ("hebrew", "5787", 13), ("chinese", "2025-06..2025-06L", 2),
      ("persian", "1405-07", 1),
    ])
  func otherCalendars(calendar: String, months: String, count: Int) throws {
    let run = try Self.printed(months, ["--calendar", calendar])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.split(separator: "<section class=\"month").count == count + 1)
  }

  @Test("and pages of a PDF")
  func otherCalendarsAsPDF() throws {
    let run = try CommandRun(
      [
        "print", "1405-07..1405-09", "-o", "-", "--format", "pdf", "--calendar", "persian",
        "--zone", "Europe/Berlin",
      ] + Project.demo)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let text = String(decoding: run.outputBytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
  }

  @Test(
    "months that a calendar does not have are told",
    arguments: [
      ("1405-09..1405-07", "1405-09..1405-07: no such months"),
      ("1405-13..1406-01", "1405-13..1406-01: no such months"),
      ("1300-01..1405-01", "1300-01..1405-01: more than 120 months"),
      ("9999", "9999: no such year of the persian calendar"),
    ])
  func otherNonsense(months: String, problem: String) throws {
    let run = try Self.printed(months, ["--calendar", "persian"])
    #expect(run.status == 64)
    #expect(run.errors.contains(problem))
  }

  @Test("facts, holidays and marks stand in the cells, the same at every time")
  func facts() throws {
    let scratch = try Scratch()
    let marks = scratch["days.ics"]
    let export = ["export", Project.fixture("days.csv"), "-o", marks, "--quiet"]
    #expect(try CommandRun(export).status == 0)
    func printed(_ more: [String] = []) throws -> String {
      try Self.printed(
        "2026-12",
        [marks, "--almanac", "moon,lunar:vietnamese,week,dayofyear", "--holidays"]
          + Project.demo.filter { $0.hasSuffix("holidays.ics") } + more
      ).output
    }
    let text = try printed()
    for piece in [
      "<svg class=\"moon phase\"", "<span class=\"fact date\">1/11</span>",
      "<span class=\"fact year-day\">358</span>", "<p class=\"holiday c1\">",
      "<p class=\"note c1\"><bdi>glad · First snow</bdi></p>", "<bdi>❄️</bdi>", "<li class=\"mark w",
    ] {
      #expect(text.contains(piece), "\(piece)")
    }
    #expect(try printed() == text)
    // As events, and not at all.
    let events = try printed(["--marks", "event"])
    #expect(!events.contains("<li class=\"mark") && events.contains("First snow"))
    #expect(try !printed(["--marks", "none"]).contains("First snow"))
  }

  @Test("a layout that HTML does not have is refused")
  func layouts() throws {
    let run = try Self.printed("2026-12", ["--layout", "agenda"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--layout agenda is no layout of HTML"))
    #expect(try Self.printed("2026-12", ["--layout", "month"]).status == 0)
  }
}
