import Glibc
import Testing

@Suite("output that cannot be written ends with status 73, and nothing half-written")
struct BadOutputTests {
  private static let print = ["print", "2026-12", "a.ics", "-o"]
  private static let export = ["export", "a.ics", "-o"]
  private static let full =
    "cannot be written, the disk is full; free some space, or choose another place"

  @Test(arguments: [
    ErrorCase(print + ["/dev/full"], 73, "/dev/full: \(full)"),
    ErrorCase(print + ["/dev/full", "--format", "png"], 73, "/dev/full: \(full)"),
    ErrorCase(export + ["/dev/full"], 73, "/dev/full: \(full)"),
    ErrorCase(
      print + ["none/a.pdf"], 73,
      "none/a.pdf: its folder does not exist; make the folder first, or name another one"),
    ErrorCase(
      export + ["none/b.ics"], 73,
      "none/b.ics: its folder does not exist; make the folder first, or name another one"),
    ErrorCase(export + ["."], 73, ".: a folder, not a file; name a file in it"),
    ErrorCase(
      export + ["a.ics/b.ics"], 73,
      "a.ics/b.ics: a part of this path is not a folder; check the name"),
    ErrorCase(
      print + [""], 73,
      "\"\": its folder does not exist; make the folder first, or name another one"),
  ])
  func cannotWrite(_ example: ErrorCase) throws {
    let scratch = try scratch()
    try example.check(folder: scratch.path)
    #expect(scratch.names == ["a.ics"])
  }

  @Test("so does a list into a full disk")
  func list() throws {
    let arguments = ["list", "-", "--from", "2026-12-24", "--to", "2026-12-25"]
    let run = try CommandRun(arguments, input: Self.calendar, output: .file("/dev/full"))
    #expect(run.status == 73)
    #expect(run.errors == "daymark: standard output: \(Self.full)\n")
  }

  @Test("a reader that has had enough ends a list in silence")
  func closedPipe() throws {
    let arguments = ["list", "-", "--from", "2026-12-24", "--to", "2026-12-25"]
    let run = try CommandRun(arguments, input: Self.calendar, output: .brokenPipe)
    #expect(run.signal == SIGPIPE)
    #expect(run.errors == "")
  }

  @Test("an old file stays where the new one fails", arguments: [print, export])
  func oldFile(arguments: [String]) throws {
    let scratch = try scratch()
    scratch.file("old.pdf", "old")
    // A calendar that no longer is one when it is read.
    scratch.file("a.ics", "")
    let run = try CommandRun(arguments + ["old.pdf"], folder: scratch.path)
    #expect(run.status == 65)
    #expect(scratch.content("old.pdf") == "old")
    #expect(scratch.names == ["a.ics", "old.pdf"])
  }

  private static let calendar = TestCalendar.bytes(
    TestCalendar.event("a", "DTSTART:20261224T180000Z\nSUMMARY:Tree"))

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    scratch.file("a.ics", String(decoding: Self.calendar, as: UTF8.self))
    return scratch
  }
}
