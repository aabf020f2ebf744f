import Foundation
import Testing

@Suite("The daybook, where no file is named")
struct DaybookSourceTests {
  private let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//test//test//EN\r
    BEGIN:VEVENT\r
    UID:choir\r
    DTSTAMP:20261201T000000Z\r
    DTSTART:20261225T190000Z\r
    RRULE:FREQ=DAILY;COUNT=3\r
    SUMMARY:Choir\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  @Test("stats counts its marks")
  func statistics() throws {
    let runs = try DaybookRuns()
    #expect(try runs.run(["stats"]).status == 66, "the daybook that is named is not there")
    try runs.output("mark", "2026-12-23", "2026-12-24", "--tag", "run")
    let lines = try runs.output("stats").split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Marked days     2 days") == true)
    #expect(try runs.run(["stats", "--tag", "swim"]).status == 1)
  }

  @Test("export takes events out of its calendars where an option asks for events")
  func events() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "2026-12-24", "--note", "Eve")
    #expect(try runs.run(["import", "-"], input: calendar).status == 0)
    let marks = try runs.output("export")
    #expect(marks.contains("SUMMARY:Eve") && !marks.contains("Choir"))
    let flat = try runs.output("export", "--flatten", "--from", "2026-12-26")
    #expect(flat.components(separatedBy: "SUMMARY:Choir\r\n").count == 3)
    #expect(!flat.contains("Eve"))
    #expect(try runs.output("export", "--uid", "choir").contains("RRULE:FREQ=DAILY;COUNT=3"))
    let none = try runs.run(["export", "--uid", "other"])
    #expect(none.status == 1)
    #expect(none.output == "")
  }

  @Test("month draws a line through its runs of marked days")
  func streaks() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "2026-12-07", "2026-12-08", "--mood", "good")
    let month = try runs.output("month", "2026-12")
    #expect(month.contains { $0 == "─" })
    let line = try #require(month.split(separator: "\n").first { $0.contains(" 7 ") })
    #expect(line.contains("7  ─"), "\(line)")
  }
}
