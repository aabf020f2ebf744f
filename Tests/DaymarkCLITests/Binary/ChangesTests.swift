import Foundation
import Testing

@Suite("merge, split, diff and import")
struct ChangesTests {
  private static let event = TestCalendar.event("a", "DTSTART:20261224T180000Z\nSUMMARY:Tree")
  private static let calendar = String(
    decoding: TestCalendar.bytes(
      "NAME:Home\nCOLOR:red\n\(event)\n"
        + TestCalendar.event("B/1", "DTSTART:20261225T120000Z\nSUMMARY:Goose")),
    as: UTF8.self)

  @Test("split makes a folder of files, leaves equal ones alone, and merge joins them again")
  func splitAndMerge() throws {
    let scratch = try Scratch()
    scratch.file("in.ics", Self.calendar)
    let first = try CommandRun(["split", "in.ics", "-o", "vdir"], folder: scratch.path)
    #expect(first.status == 0)
    #expect(first.errors == "daymark: vdir: 2 files written, 0 unchanged\n")
    #expect(scratch.content("vdir/a.ics")?.contains("SUMMARY:Tree") == true)
    #expect(scratch.content("vdir/displayname") == "Home")
    #expect(scratch.content("vdir/color") == "#ff0000")
    let second = try CommandRun(["split", "in.ics", "-o", "vdir"], folder: scratch.path)
    #expect(second.errors == "daymark: vdir: 0 files written, 2 unchanged\n")
    let names = try CommandRun(["merge", "in.ics"], folder: scratch.path)
    scratch.file("again.ics", names.output)
    let diff = try CommandRun(["diff", "in.ics", "again.ics"], folder: scratch.path)
    #expect(diff.status == 0)
    #expect(diff.output == "")
    try FileManager.default.removeItem(atPath: scratch["vdir"])
  }

  @Test("diff names what was added, removed and changed, and ends with 1")
  func diff() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar)
    scratch.file(
      "b.ics",
      Self.calendar.replacing("SUMMARY:Tree", with: "SUMMARY:Big tree")
        .replacing("UID:B/1", with: "UID:c"))
    let run = try CommandRun(["diff", "a.ics", "b.ics"], folder: scratch.path)
    #expect(run.status == 1)
    #expect(
      run.output == """
        changed event "Big tree", 2026-12-24 18:00 UTC
          - SUMMARY:Tree
          + SUMMARY:Big tree
        removed event "Goose", 2026-12-25 12:00 UTC
        added event "Goose", 2026-12-25 12:00 UTC
        1 changed, 1 added, 1 removed

        """)
    let json = try CommandRun(["diff", "a.ics", "b.ics", "--json"], folder: scratch.path)
    #expect(
      json.output.hasPrefix(
        #"{"change":"changed","kind":"VEVENT","uid":"a","summary":"Big tree","#
          + #""start":"2026-12-24T18:00:00Z","property":"SUMMARY","#
          + #""old":"SUMMARY:Tree","new":"SUMMARY:Big tree"}"#))
  }

  @Test("DTSTAMP alone is no difference, unless --all asks")
  func stamps() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar)
    scratch.file("b.ics", Self.calendar.replacing("DTSTAMP:20260101", with: "DTSTAMP:20260102"))
    #expect(try CommandRun(["diff", "a.ics", "b.ics"], folder: scratch.path).status == 0)
    #expect(try CommandRun(["diff", "a.ics", "b.ics", "--all"], folder: scratch.path).status == 1)
  }

  @Test("import previews, writes with --into, and a second time changes no byte")
  func importIntoFile() throws {
    let scratch = try Scratch()
    scratch.file("in.ics", Self.calendar)
    let dry = try CommandRun(
      ["import", "in.ics", "--into", "t.ics", "--dry-run"], folder: scratch.path)
    #expect(dry.status == 0)
    #expect(
      dry.output == """
        new: event "Tree", 2026-12-24 18:00 UTC (in.ics:6)
        new: event "Goose", 2026-12-25 12:00 UTC (in.ics:12)
        2 new

        """)
    #expect(scratch.names == ["in.ics"])
    _ = try CommandRun(["import", "in.ics", "--into", "t.ics"], folder: scratch.path)
    let bytes = scratch.content("t.ics")
    let again = try CommandRun(["import", "in.ics", "--into", "t.ics"], folder: scratch.path)
    #expect(again.output == "2 the same\n")
    #expect(again.errors == "daymark: t.ics: nothing to change\n")
    #expect(scratch.content("t.ics") == bytes)
  }

  @Test("what an import does not touch keeps its lines")
  func untouched() throws {
    let scratch = try Scratch()
    let odd =
      "BEGIN:VEVENT\nUID:odd\nDTSTAMP:20260101T000000Z\ndtstart;x-A=\"q\":20260101T000000Z\n"
      + "X-ODD;Y=^n:a\\Zb\nEND:VEVENT"
    scratch.file("t.ics", String(decoding: TestCalendar.bytes(odd), as: UTF8.self))
    scratch.file("in.ics", Self.calendar)
    let run = try CommandRun(["import", "in.ics", "--into", "t.ics"], folder: scratch.path)
    #expect(run.status == 0)
    let lines = odd.replacing("\n", with: "\r\n")
    #expect(scratch.content("t.ics")?.contains(lines) == true)
  }

  @Test("import into a folder writes a file an event, and changes the one that holds it")
  func importIntoFolder() throws {
    let scratch = try Scratch()
    scratch.file("in.ics", Self.calendar)
    let first = try CommandRun(["import", "in.ics", "--into", "v/"], folder: scratch.path)
    #expect(first.errors == "daymark: v/: written, 2 files\n")
    scratch.file(
      "cancel.ics",
      Self.calendar.replacing("NAME:Home", with: "METHOD:CANCEL")
        .replacing("DTSTAMP:20260101", with: "DTSTAMP:20260103"))
    let second = try CommandRun(
      ["import", "cancel.ics", "--into", "v", "--json"], folder: scratch.path)
    #expect(second.status == 0)
    #expect(second.output.split(separator: "\n").count == 2)
    #expect(scratch.content("v/a.ics")?.contains("STATUS:CANCELLED\r\n") == true)
    let third = try CommandRun(["import", "cancel.ics", "--into", "v"], folder: scratch.path)
    #expect(third.errors == "daymark: v: nothing to change\n")
    try FileManager.default.removeItem(atPath: scratch["v"])
  }

  @Test("an answer to nothing is reported, and the status is 1")
  func unmatched() throws {
    let reply = Self.calendar.replacing("NAME:Home", with: "METHOD:REPLY")
    let scratch = try Scratch()
    let run = try CommandRun(
      ["import", "-", "--into", scratch["t.ics"], "--dry-run"], input: Array(reply.utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("without match, skipped: event \"Tree\""))
  }

  @Test(
    "wrong command lines are usage errors",
    arguments: [
      ["split", "a.ics"], ["split", "-o", "x"], ["diff", "a.ics"], ["import"], ["merge"],
      ["import", "a.ics", "--into", "-"], ["import", "a.ics", "--into", "t", "--daybook", "d"],
    ])
  func usage(arguments: [String]) throws {
    #expect(try CommandRun(arguments).status == 64)
  }
}
