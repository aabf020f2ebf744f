import Testing

@Suite("a daybook that cannot be used")
struct DaybookErrorTests {
  /// Each with `d.sqlite`, a daybook of one mark, and `new.sqlite`, one of a later version.
  @Test(
    "is told in a line, and left as it is",
    arguments: [
      ErrorCase(
        ["days", "--daybook", "new.sqlite"], 65,
        "new.sqlite: made by a newer daymark (its tables have version 99, known is VERSION); "
          + "install the newer daymark; the file is left as it is"),
      ErrorCase(
        ["mark", "today", "--daybook", "new.sqlite"], 65,
        "new.sqlite: made by a newer daymark (its tables have version 99, known is VERSION); "
          + "install the newer daymark; the file is left as it is"),
      ErrorCase(
        ["unmark", "today", "--daybook", "none.sqlite"], 66,
        "none.sqlite: no such daybook; daymark mark makes one; or check the name"),
      ErrorCase(
        ["days", "--daybook", "."], 66,
        ".: cannot be opened: it is a folder; check the name, and the permissions of file and "
          + "folder"),
      ErrorCase(
        ["mark", "today", "--daybook", "d.sqlite/x"], 73,
        "d.sqlite/x: cannot be opened: Not a directory; check the name and its folder"),
      ErrorCase(
        ["mark", "today", "--daybook", "-"], 64,
        "--daybook takes no -; name a file; - and names that are not UTF-8 cannot be a daybook"),
      ErrorCase(
        ["export", "days.csv", "--daybook", "d.sqlite"], 64,
        "a file and --daybook are two things to export; leave one out"),
    ])
  func errors(_ error: ErrorCase) throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today")
    try runs.output("backup", "new.sqlite", "-q")
    var bytes = try #require(Project.bytes(runs.scratch["new.sqlite"]))
    // "Database File Format", 1.3: the user version, at 60, big-endian.
    let version = bytes[63]
    bytes[63] = 99
    try Project.write(bytes, to: runs.scratch["new.sqlite"])
    let line = error.line.replacing("VERSION", with: "\(version)")
    try ErrorCase(error.arguments, error.status, line)
      .check(variables: runs.variables, folder: runs.scratch.path)
    #expect(Project.bytes(runs.scratch["new.sqlite"]) == bytes)
    #expect(runs.scratch.names == ["d.sqlite", "new.sqlite"])
    #expect(try runs.json().count == 1)
  }

  @Test("export without a file writes the marks, the same each time, and higher when changed")
  func export() throws {
    let runs = try DaybookRuns()
    let empty = try runs.run(["export", "--daybook", runs.scratch["none"]])
    #expect(empty.status == 66)
    try runs.output("mark", "2026-12-24", "--note", "Picnic", "--tag", "lake")
    try runs.output("mark", "2026-12-26", "--note", "Goose")
    let first = try runs.output("export")
    #expect(first.contains("SUMMARY:Picnic\r\n") && first.contains("SUMMARY:Goose\r\n"))
    #expect(try runs.output("export") == first)
    let one = try runs.output("export", "--from", "26 dec", "--to", "27 dec")
    #expect(!one.contains("Picnic") && one.contains("Goose"))
    #expect(try runs.output("export", "--tag", "lake").contains("Picnic"))
    #expect(try runs.run(["export", "--mood", "none"]).status == 1)
    try runs.output("mark", "2026-12-24", "--mood", "happy")
    let changed = try runs.output("export")
    #expect(changed.contains("SEQUENCE:1\r\n"))
    let uids = { (text: String) in
      text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }.map(String.init)
    }
    #expect(uids(changed) == uids(first))
    try runs.output("unmark", "2026-12-26")
    try runs.output("export", "-o", "x.ics", "--with-deletions", "-q")
    let cancelled = try #require(runs.scratch.content("x-deleted.ics"))
    #expect(cancelled.contains("METHOD:CANCEL\r\n") && cancelled.contains(uids(first)[1] + "\r\n"))
  }
}
