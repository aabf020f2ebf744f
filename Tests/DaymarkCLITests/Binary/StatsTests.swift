import Testing

@Suite("daymark stats, and streaks in months")
struct StatsTests {
  static let variables = ["DAYMARK_NOW": "2026-12-10T09:00:00Z", "COLUMNS": "50"]

  /// 7 December 2026 is a Monday (GNU date).
  private static func table(_ folder: Scratch) -> String {
    folder.file(
      "days.csv",
      """
      start,end,mood,tags
      2026-11-29,2026-12-02,good,run
      2026-12-07,2026-12-09,rad,"run, swim"
      2026-12-09,2026-12-09,bad,

      """)
  }

  @Test("facts and bars")
  func text() throws {
    let folder = try Scratch()
    let run = try CommandRun(["stats", Self.table(folder)], variables: Self.variables)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Marked days     7 days  29 Nov 2026 – 9 Dec 2026
        Current streak  3 days  7 Dec 2026 – 9 Dec 2026
        Longest streak  4 days  29 Nov 2026 – 2 Dec 2026
        Mean mood       4.2 of 5, good

        By month                                      mood
          Nov 2026  ━━━━━━━━━━━╸                  2    4.0
          Dec 2026  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 5    4.3

        By weekday                                    mood
          Monday     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 2    4.5
          Tuesday    ━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 2    4.5
          Wednesday  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 2    3.8
          Thursday                                0
          Friday                                  0
          Saturday                                0
          Sunday     ━━━━━━━━━━━━━━               1    4.0

        Moods
          rad   ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━           3
          good  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 4
          bad   ━━━━━━━━━━                               1

        Tags
          run   ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 7
          swim  ━━━━━━━━━━━━━━━━━                        3

        """)
  }

  @Test("one JSON object a line, whatever the locale")
  func json() throws {
    let folder = try Scratch()
    let run = try CommandRun(
      ["stats", Self.table(folder), "--tag", "RUN", "--from", "2026-12-01", "--json"],
      variables: Self.variables.merging(["LC_ALL": "ar_EG.UTF-8"]) { $1 })
    #expect(
      run.output == """
        {"kind":"summary","marks":2,"days":5,"currentStreak":3,"longestStreak":3,"streaks":2,"moodDays":5,"moodMean":4.6}
        {"kind":"streak","start":"2026-12-01","end":"2026-12-02","days":2}
        {"kind":"streak","start":"2026-12-07","end":"2026-12-09","days":3}
        {"kind":"month","month":"2026-12","days":5,"moodDays":5,"moodMean":4.6}
        {"kind":"weekday","weekday":"monday","days":1,"moodDays":1,"moodMean":5.0}
        {"kind":"weekday","weekday":"tuesday","days":2,"moodDays":2,"moodMean":4.5}
        {"kind":"weekday","weekday":"wednesday","days":2,"moodDays":2,"moodMean":4.5}
        {"kind":"weekday","weekday":"thursday","days":0,"moodDays":0}
        {"kind":"weekday","weekday":"friday","days":0,"moodDays":0}
        {"kind":"weekday","weekday":"saturday","days":0,"moodDays":0}
        {"kind":"weekday","weekday":"sunday","days":0,"moodDays":0}
        {"kind":"mood","mood":"rad","value":5.0,"days":3}
        {"kind":"mood","mood":"good","value":4.0,"days":2}
        {"kind":"tag","tag":"run","days":5}
        {"kind":"tag","tag":"swim","days":3}

        """)
  }

  @Test("marks that daymark exported count as those of the table do")
  func calendars() throws {
    let folder = try Scratch()
    let table = Self.table(folder)
    let calendar = folder["days.ics"]
    #expect(try CommandRun(["export", table, "-o", calendar]).status == 0)
    let wanted = try CommandRun(["stats", table, "--json"], variables: Self.variables)
    let run = try CommandRun(["stats", calendar, "--json"], variables: Self.variables)
    #expect(run.output == wanted.output)
  }

  @Test(
    "what cannot be counted",
    arguments: [
      (["--moods", "bad,,good"], 64, "--moods bad,,good: no order of moods"),
      (["--moods", "bad,Bad"], 64, "--moods bad,Bad: no order of moods"),
      (["--tag", "nope"], 1, "no such marked day"),
    ] as [([String], Int32, String)])
  func refused(options: [String], status: Int32, problem: String) throws {
    let folder = try Scratch()
    let run = try CommandRun(["stats", Self.table(folder)] + options, variables: Self.variables)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains(problem))
  }

  @Test("a month draws the streaks of the marks in its files where it is asked to")
  func months() throws {
    let folder = try Scratch()
    let calendar = folder["days.ics"]
    #expect(try CommandRun(["export", Self.table(folder), "-o", calendar]).status == 0)
    func numbers(_ options: [String]) throws -> [Substring] {
      let run = try CommandRun(
        ["month", "2026-12", calendar] + options,
        variables: Self.variables.merging(["COLUMNS": "44"]) { $1 })
      #expect(run.status == 0)
      return run.output.split(separator: "\n").filter { "45".contains($0.first ?? " ") }
    }
    #expect(
      try numbers(["--streaks"]).prefix(2) == [
        "49 ─30 ─  1 ─  2    3    4    5    6", "50   7 ─  8 ─  9  [10]  11   12   13",
      ])
    #expect(
      try numbers(["--streak", "swim"]).prefix(2) == [
        "49  30    1    2    3    4    5    6", "50   7 ─  8 ─  9  [10]  11   12   13",
      ])
    #expect(try numbers([]).allSatisfy { !$0.contains("─") })
    let none = try CommandRun(["month", "2026-12", calendar, "--streak", "nope"])
    #expect(none.errors.contains("no mark has the tag nope"))
  }
}
