import Testing

/// `daymark check` and `daymark repair`, run.
@Suite("check and repair")
struct CheckTests {
  private static let sound =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//Test//EN\r\nBEGIN:VEVENT\r\nUID:a\r\n"
    + "DTSTAMP:20260101T000000Z\r\nDTSTART:20261207T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  private static let broken = sound.replacing("20261207T090000Z", with: "20261207")

  @Test("problems are the answer, errors make the status 1")
  func listsProblems() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.ics", Self.broken)
    let run = try CommandRun(["check", path])
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(path):7: error undeclared-date: DTSTART "20261207" is a date without VALUE=DATE (UID a); \
        read as a date
        1 file: 1 error, no warnings, no notes

        """)
  }

  @Test("a valid file has no problems, and status 0")
  func acceptsValidFiles() throws {
    let scratch = try Scratch()
    let run = try CommandRun(["check", scratch.file("a.ics", Self.sound)])
    #expect(run.status == 0)
    #expect(run.output == "1 file: no errors, no warnings, no notes\n")
  }

  @Test("--quiet leaves only the status, --json gives an object a problem")
  func hasOtherForms() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.ics", Self.broken)
    let quiet = try CommandRun(["check", "--quiet", path])
    #expect(quiet.status == 1)
    #expect(quiet.output + quiet.errors == "")
    let json = try CommandRun(["check", "--json", path])
    #expect(
      json.output == #"{"file":"\#(path)","line":7,"severity":"error","code":"undeclared-date","#
        + #""uid":"a","problem":"DTSTART \"20261207\" is a date without VALUE=DATE","#
        + #""action":"read as a date","section":"RFC 5545, 3.2.20"}"# + "\n")
  }

  @Test("a file is repaired in its place, and told of")
  func repairs() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.ics", Self.broken)
    let run = try CommandRun(["repair", path, "-o", path])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(path):7: error undeclared-date: DTSTART "20261207" is a date without VALUE=DATE (UID a); \
        written as 20261207
        daymark: \(path): 1 change made

        """)
    #expect(
      scratch.content("a.ics")
        == Self.sound.replacing("DTSTART:20261207T090000Z", with: "DTSTART;VALUE=DATE:20261207"))
    #expect(try CommandRun(["check", "-q", path]).status == 0)
    let again = try CommandRun(["repair", path, "-o", path])
    #expect(again.errors == "daymark: \(path): nothing had to change\n")
  }

  @Test("repair says what it needs")
  func refuses() throws {
    #expect(try CommandRun(["repair", "a.ics"]).status == 64)
    #expect(try CommandRun(["repair", "-o", "b.ics"]).status == 64)
    #expect(try CommandRun(["repair", "/no/such.ics", "-o", "-"]).status == 66)
  }
}
