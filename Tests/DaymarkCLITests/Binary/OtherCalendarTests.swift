import Testing

@Suite("other calendars and facts about days")
struct OtherCalendarTests {
  private static let facts = ["--zone", "UTC", "--locale", "en_GB", "--color", "never"]

  private static func month(_ arguments: [String]) throws -> String {
    let run = try CommandRun(
      ["month"] + arguments + facts + Project.demo, variables: ["COLUMNS": "120"])
    #expect(run.errors == "")
    #expect(run.status == 0)
    return run.output
  }

  @Test(
    "a month is named by any name of its calendar, in the calendar's own years",
    arguments: [
      ("persian", "1405-10", "Dey"), ("jalali", "1405-10", "Dey"), ("Hebrew", "5787-04", "Tevet"),
      ("umalqura", "1448-07", "Rajab"), ("islamic-umalqura", "1448-7", "Rajab"),
      ("buddhist", "2569-12", "December"), ("roc", "115-12", "December"),
      ("indian", "1948-09", "Agrahayana"), ("vietnamese", "2026-11", "Eleventh Month"),
      ("chinese", "2025-06L", "Sixth Monthbis"),
    ])
  func names(calendar: String, month: String, title: String) throws {
    let text = try Self.month(["--calendar", calendar, month])
    #expect(text.split(separator: "\n").first?.contains(title) == true)
  }

  @Test("this and next are counted in months of the calendar")
  func relative() throws {
    // 24 December 2026 is 3 Dey 1405.
    let day = ["--calendar", "persian", "--today", "2026-12-24"]
    #expect(try Self.month(day).contains("Dey"))
  }

  @Test("another name still chooses the events of a calendar of that name")
  func filter() throws {
    let text = try Self.month(["2026-12", "--calendar", "nobody"])
    #expect(text.split(separator: "\n").first?.contains("December") == true)
  }

  @Test("holidays are told in the cells, from calendars and from tables")
  func holidays() throws {
    let scratch = try Scratch()
    let table = scratch.file("holidays.csv", "date,note\n2026-12-26,Boxing Day\n")
    let text = try Self.month(["2026-12", "--holidays", table, "--almanac", "dayofyear,moon"])
    #expect(text.contains("Boxing Day"))
    #expect(text.contains("360"))
    #expect(text.contains("🌕"))
  }

  @Test(
    "what there is none of is told with what there is",
    arguments: [
      (["month", "--calendar", "persian", "2026-13"], "no such month of the persian calendar"),
      (["month", "--calendar", "hebrew", "5786-06"], "no such month of the hebrew calendar"),
      (["month", "2026-12", "--almanac", "tides"], "--almanac tides: no such fact"),
      (["month", "2026-12", "--almanac", "date:mayan"], "no such calendar"),
      (["month", "2026-12", "--almanac", "moon:green"], "--almanac moon:green: no such fact"),
    ])
  func errors(arguments: [String], problem: String) throws {
    let run = try CommandRun(arguments + Project.demo)
    #expect(run.status == 64)
    #expect(run.errors.contains(problem))
  }
}
