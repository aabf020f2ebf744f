import Glibc
import Testing

@Suite("input that is no calendar, or none at all")
struct BadInputTests {
  private static let web =
    "a web page, not a calendar; often the login page of the site: look at it in a browser, "
    + "and fetch the file again"
  private static let other =
    "holds no calendar; name an iCalendar file, which begins with BEGIN:VCALENDAR"
  private static let empty = "the file is empty; export the calendar, or fetch it, once more"
  private static let table = "not a calendar; daymark export makes a calendar of a table of days"
  private static let utf16 =
    "text in UTF-16 that holds no calendar; name an iCalendar file, which begins with "
    + "BEGIN:VCALENDAR"

  @Test(
    "is named for what it seems to be, with status 65",
    arguments: [
      ("", empty), (" \r\n\n\t\n", empty), ("\u{FEFF}\n", empty),
      (
        "%PDF-1.4\n%\u{7}\n1 0 obj\n",
        "a PDF document, not a calendar; export the calendar as iCalendar (.ics)"
      ),
      ("<!DOCTYPE html>\n<html><title>Login</title></html>\n", web),
      ("\n\n<?xml version=\"1.0\"?>\n<html>\n</html>\n", web),
      (
        "<?xml version=\"1.0\"?>\n<icalendar/>\n",
        "XML, not a calendar; export the calendar as iCalendar (.ics)"
      ),
      ("{\"error\": \"not found\"}\n", "JSON, \(table)"), ("[]", "JSON, \(table)"),
      ("day,note\n2026-12-24,tree\n", "a table, \(table)"),
      ("note;\"Start\";end\n", "a table, \(table)"),
      (
        "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n",
        "an address book (vCard), not a calendar; name another file"
      ),
      ("Dear all,\nwe meet at ten.\n", other), ("BEGIN:MINE\nEND:MINE\n", other),
      ("B\0E\0G\0I\0N\0:\0", utf16), ("\0B\0E\0G\0I\0N\0:", utf16),
    ])
  func noCalendar(content: String, line: String) throws {
    let scratch = try Scratch()
    scratch.file("a.ics", content)
    for subcommand in [["list"], ["month"], ["print", "2026-12", "-o", "a.pdf"], ["export"]] {
      try ErrorCase(subcommand + ["a.ics"], 65, "a.ics: \(line)").check(folder: scratch.path)
    }
    #expect(scratch.names == ["a.ics"])
    try ErrorCase(["list", "-"], 65, "standard input: \(line)").check(input: Array(content.utf8))
  }

  @Test("a damaged envelope is unreadable data", arguments: ["list", "export", "check"])
  func damagedEnvelopes(subcommand: String) throws {
    let inputs: [([UInt8], String)] = [
      ([0x1F, 0x8B, 8, 0, 0, 0], "gzip"), (Array("PK\u{3}\u{4}..".utf8), "zip"),
    ]
    for (input, kind) in inputs {
      let run = try CommandRun([subcommand, "-"], input: input)
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("daymark: standard input: \(kind)"))
      #expect(run.errors.contains("damaged"))
    }
  }

  @Test(
    "that cannot be read ends with status 66",
    arguments: [
      ErrorCase(
        ["list", "none.ics"], 66,
        "none.ics: no such file; check the name, or use - to read standard input"),
      ErrorCase(
        ["month", "2026-12", ""], 66,
        "\"\": no such file; check the name, or use - to read standard input"),
      ErrorCase(
        ["list", "good.ics/x.ics"], 66,
        "good.ics/x.ics: a part of this path is not a folder; check the name"),
      ErrorCase(["list", "/dev/zero"], 66, "/dev/zero: a device, not a file; name a file"),
      ErrorCase(
        ["list", "good.ics", "none.ics"], 66,
        "none.ics: no such file; check the name, or use - to read standard input"),
      ErrorCase(
        ["list", "good.ics", "bad.ics", "none.ics", "--json"], 65,
        "bad.ics: \(empty)"),
    ])
  func unreadable(_ example: ErrorCase) throws {
    let scratch = try Scratch()
    scratch.file("bad.ics", "")
    let good = TestCalendar.event("a", "DTSTART;VALUE=DATE:20261224\nSUMMARY:Tree\nDTSTART:20")
    scratch.file("good.ics", String(decoding: TestCalendar.bytes(good), as: UTF8.self))
    try example.check(folder: scratch.path)
  }

  @Test("a file without permission ends with status 66", .enabled(if: geteuid() != 0))
  func withoutPermission() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", permissions: 0)
    try ErrorCase(
      ["list", "a.ics"], 66,
      "a.ics: no permission to read it; change its permissions, or ask its owner for a copy"
    ).check(folder: scratch.path)
  }

  @Test("a name that is not UTF-8 opens the file of these bytes")
  func nameOutsideUTF8() throws {
    let path = Array("/tmp/daymark-test-\(getpid())-".utf8) + [0xFC] + Array(".ics".utf8)
    let file = fopen(path.map { CChar(bitPattern: $0) } + [0], "wxe")
    let calendar = TestCalendar.bytes(TestCalendar.event("a", "DTSTART:20261224T180000Z"))
    fwrite(calendar, 1, calendar.count, file)
    fclose(file)
    defer { unlink(path.map { CChar(bitPattern: $0) } + [0]) }
    let window = ["--from", "2026-12-24", "--to", "2026-12-25", "--json"]
    let run = try CommandRun(bytes: [Array("list".utf8), path] + window.map { Array($0.utf8) })
    #expect(run.status == 0)
    #expect(run.output.contains("-\u{FFFD}.ics:4\""))
  }

  @Test(
    "that is no table of days is not exported",
    arguments: [
      (
        "a.csv", "%PDF-1.7\n", 65,
        "a PDF document, not a table of days; export the table of days as CSV or JSON"
      ),
      ("a.csv", "\n", 65, "the file is empty; begin it with a header such as day,note"),
      (
        "a;b.csv", "name,when,\n", 65,
        "no column is called day or start, but name, when; begin the table with a header such as day,note"
      ),
      (
        "a.json", "{\"day\"", 65,
        "not JSON, from line 1 on; give an array of objects, or one object a line"
      ),
      ("a.csv", "day,note\n", 1, "no marked day to export; add a row to the table"),
      ("a.json", "[]", 1, "no marked day to export; add a row to the table"),
    ] as [(String, String, Int32, String)])
  func noTable(name: String, content: String, status: Int32, line: String) throws {
    let scratch = try Scratch()
    scratch.file(name, content)
    let run = try CommandRun(["export", name, "-o", "a.ics"], folder: scratch.path)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("daymark: \(name): \(line)"))
    #expect(scratch.names == [name])
  }

  @Test("a table of which no row can be read ends with status 65 after its problems")
  func unreadableRows() throws {
    let run = try CommandRun(["export", "-"], input: Array("day\nsoon\n".utf8))
    #expect(run.status == 65)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("standard input:2: error bad-day: ") == true)
    #expect(
      lines.last == "daymark: standard input: none of its rows can be read; "
        + "give each a day such as 2026-12-24, or name the language of its months, as in "
        + "--locale fr")
  }
}
