import Testing

@Suite("convert")
struct ConvertTests {
  private static let calendar = """
    BEGIN:VCALENDAR\r
    PRODID:x\r
    VERSION:2.0\r
    BEGIN:VEVENT\r
    UID:a\r
    DTSTAMP:20260101T000000Z\r
    DTSTART;VALUE=DATE:20261224\r
    SUMMARY:Eve\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  @Test("there and back, by options and by endings", arguments: ["jcal", "xcal", "json", "xml"])
  func andBack(format: String) throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar)
    let there = try CommandRun(["convert", "a.ics", "-o", "b.\(format)"], folder: scratch.path)
    #expect(there.status == 0)
    #expect(there.output == "" && there.errors == "")
    let back = try CommandRun(["convert", "b.\(format)", "--to", "ics"], folder: scratch.path)
    #expect(back.status == 0)
    #expect(back.errors == "")
    #expect(back.output == Self.calendar)
    let again = try CommandRun(
      ["convert", "-", "--to=\(format)"], input: Array(back.outputBytes), folder: scratch.path)
    #expect(again.output == scratch.content("b.\(format)"))
  }

  @Test("a folder of items and an archive are one calendar")
  func several() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar)
    scratch.file("b.ics", Self.calendar.replacing("UID:a", with: "UID:b"))
    let merged = try CommandRun(["merge", "a.ics", "b.ics"], folder: scratch.path)
    let folder = try CommandRun(["convert", ".", "--to", "ics"], folder: scratch.path)
    #expect(folder.status == 0 && folder.errors == "")
    #expect(folder.output == merged.output)
    let json = try CommandRun(["convert", ".", "--to", "jcal"], folder: scratch.path)
    let back = try CommandRun(
      ["convert", "-", "--to", "ics"], input: Array(json.outputBytes), folder: scratch.path)
    #expect(back.output == merged.output)
    let archive = Project.fixture("envelopes/takeout.zip")
    let opened = try CommandRun(["convert", archive, "--to", "ics"])
    #expect(opened.status == 0)
    #expect(opened.output == (try CommandRun(["merge", archive])).output)
  }

  @Test("from iCalendar to iCalendar, only folds and line ends change")
  func sameFormat() throws {
    let unix = Self.calendar.split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    let run = try CommandRun(["convert", "-", "--to", "ics"], input: Array(unix.utf8))
    #expect(run.output == Self.calendar)
  }

  @Test("a vCalendar 1.0 becomes iCalendar 2.0")
  func vCalendar() throws {
    let old = Self.calendar.replacing("VERSION:2.0", with: "VERSION:1.0")
      .replacing("DTSTART;VALUE=DATE:20261224", with: "DTSTART:20261224T180000Z")
      .replacing("SUMMARY:Eve", with: "SUMMARY;QUOTED-PRINTABLE:Eve=21")
    let scratch = try Scratch()
    scratch.file("a.vcs", old)
    let run = try CommandRun(["convert", "a.vcs", "-o", "b.ics", "-q"], folder: scratch.path)
    #expect(run.status == 0)
    let written = try #require(scratch.content("b.ics"))
    #expect(written.contains("VERSION:2.0\r\n"))
    #expect(written.contains("SUMMARY:Eve!\r\n"))
    let again = try CommandRun(["convert", "b.ics", "--to", "ics"], folder: scratch.path)
    #expect(again.output == written)
  }

  @Test("to JSCalendar and CSV", arguments: ["jscalendar", "jscal", "csv"])
  func written(format: String) throws {
    let run = try CommandRun(["convert", "-", "--to", format], input: Array(Self.calendar.utf8))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("Eve"))
  }

  @Test("reports what is lost, and writes nothing then with --strict")
  func strict() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar.replacing("SUMMARY:Eve", with: "X-MINE:Eve"))
    let run = try CommandRun(["convert", "a.ics", "-o", "b.csv"], folder: scratch.path)
    #expect(run.status == 0)
    #expect(
      run.errors == "a.ics:4: warning not-expressed: X-MINE can't be expressed; left out\n")
    let strict = try CommandRun(
      ["convert", "a.ics", "-o", "c.csv", "--strict", "-q"], folder: scratch.path)
    #expect(strict.status == 65)
    #expect(
      strict.errors
        == "daymark: a.ics: X-MINE can't be expressed, so nothing is written; "
        + "mend the file, or convert it without --strict\n")
    #expect(scratch.content("c.csv") == nil)
    scratch.file("old.csv", "old")
    let kept = try CommandRun(
      ["convert", "a.ics", "-o", "old.csv", "--strict", "-q"], folder: scratch.path)
    #expect(kept.status == 65)
    #expect(scratch.content("old.csv") == "old")
  }

  @Test("--strict lets nothing onto standard output before all is known to be kept")
  func strictStream() throws {
    let scratch = try Scratch()
    // Far longer than what is written at once.
    let events = (0..<3_000).map { number in
      "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTAMP:20260101T000000Z\r\n"
        + "DTSTART;VALUE=DATE:20261224\r\nSUMMARY:Eve of a day\r\nEND:VEVENT\r\n"
    }.joined()
    let lossless = "BEGIN:VCALENDAR\r\nPRODID:x\r\nVERSION:2.0\r\n\(events)END:VCALENDAR\r\n"
    scratch.file("a.ics", lossless)
    let cut = lossless.dropLast("END:VEVENT\r\nEND:VCALENDAR\r\n".count)
    scratch.file("b.ics", "\(cut)X-MINE:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    let plain = try CommandRun(["convert", "a.ics", "--to", "csv"], folder: scratch.path)
    let strict = try CommandRun(
      ["convert", "a.ics", "--to", "csv", "--strict"], folder: scratch.path)
    #expect(plain.status == 0 && strict.status == 0)
    #expect(strict.outputBytes == plain.outputBytes)
    #expect(plain.output.split(separator: "\r\n").count == 3_001)
    let lossy = try CommandRun(
      ["convert", "b.ics", "--to", "csv", "--strict"], folder: scratch.path)
    #expect(lossy.status == 65)
    #expect(lossy.outputBytes.isEmpty)
  }

  @Test(
    "refuses what makes no sense",
    arguments: [
      ErrorCase(["convert"], 64, "convert takes one file; name a calendar in any format, or -"),
      ErrorCase(
        ["convert", "-"], 64,
        "no format to write is named; add --to FORMAT, or -o with an ending such as .json, .xml, "
          + ".csv or .ics"),
      ErrorCase(
        ["convert", "-", "--to", "pdf"], 64,
        "--to pdf: no such format; take one of ics, jcal, xcal, jscalendar, csv"),
      ErrorCase(
        ["convert", "-", "--to", "ics", "--from-format", "csv"], 65,
        "standard input: CSV is written, but not read; name a calendar in iCalendar, jCal or xCal"),
      ErrorCase(
        ["convert", "-", "--to", "ics", "--from-format", "jcal"], 65,
        "standard input:2: an array was expected; it was read as jCal; --from-format names "
          + "another format"),
    ])
  func refused(_ error: ErrorCase) throws {
    try error.check(input: Array("\n{}".utf8))
  }
}
