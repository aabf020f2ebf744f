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

  // 1405 is the Persian year from 21 March 2026; 16 Azar is 7 December (jdatetime 5.0).
  @Test(
    "times of another calendar are printed in every layout",
    arguments: [
      ("1405", [], 1), ("1405-09", [], 1), ("1405-09..1405-11", [], 3), ("1405-09-16", [], 1),
      ("2026-W50", [], 1), ("1405-09", ["--layout", "week"], 5), ("1405..1406", [], 2),
      ("1405-09", ["--layout", "year"], 1), ("next", ["--layout", "year"], 1),
    ])
  func pages(time: String, options: [String], count: Int) throws {
    let run = try CommandRun(
      ["print", time, "--calendar", "persian", "--locale", "fa_IR", "--zone", "UTC", "-o", "-"]
        + options + Project.demo)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("%PDF"))
    #expect(run.output.contains("/Count \(count)"))
  }

  @Test("a leap month is printed as it is named")
  func leapMonth() throws {
    let run = try CommandRun(
      [
        "print", "2025-06L", "--calendar", "chinese", "--locale", "en_GB", "--zone", "UTC", "-o",
        "-",
      ]
        + Project.demo)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("%PDF"))
  }

  @Test(
    "what makes no sense on a page is refused",
    arguments: [
      (["2026", "--almanac", "moon"], "--almanac moon: a year's page has no room for it"),
      (["2026", "--overflow", "none"], "--overflow is for a month or a week"),
      (["1405-13", "--calendar", "persian"], "no such month of the persian calendar"),
      (["1405-07-32", "--calendar", "persian"], "no such time of the persian calendar"),
      (["1405-07", "--calendar", "persian", "--minis"], "--minis is for months of the Gregorian"),
    ])
  func refusals(arguments: [String], problem: String) throws {
    let run = try CommandRun(["print"] + arguments + ["-o", "-"] + Project.demo)
    #expect(run.status == 64)
    #expect(run.errors.contains(problem))
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
