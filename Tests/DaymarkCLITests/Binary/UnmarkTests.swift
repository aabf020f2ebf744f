import Testing

@Suite("daymark unmark and undo")
struct UnmarkTests {
  /// A daybook with a mark of one day, one of three and one with a tag.
  private static func runs() throws -> DaybookRuns {
    let runs = try DaybookRuns()
    try runs.output("mark", "2026-12-24", "--note", "a")
    try runs.output("mark", "2026-12-24..2026-12-26", "--note", "b", "--tag", "t")
    try runs.output("mark", "2026-12-28", "--tag", "t", "--mood", "ok")
    return runs
  }

  @Test("removes what lies within the days, and undo brings it back")
  func remove() throws {
    let runs = try Self.runs()
    let all = try runs.json()
    #expect(
      try runs.output("unmark", "2026-12-23..2026-12-28") == """
        2026-12-24..2026-12-26  b  (removed)
        2026-12-24  a  (removed)
        2026-12-28  ok  (removed)

        """)
    #expect(try runs.json().isEmpty)
    #expect(
      try runs.output("undo")
        == "undone: unmark 2026-12-23..2026-12-28, of 2026-12-24 12:00:00: 3 marks there again\n")
    // To calendars, marks that come again are changed ones.
    let again = try runs.json()
    #expect(again.count == 3)
    for (before, after) in zip(all, again) {
      #expect(
        before.split(separator: ",\"created").first == after.split(separator: ",\"created").first)
    }
  }

  @Test("a mark with other days is left alone, and so is everything else, without --cut")
  func longer() throws {
    let runs = try Self.runs()
    let all = try runs.json()
    let refused = try runs.run(["unmark", "2026-12-24"])
    #expect(refused.status == 64)
    #expect(
      refused.errors
        == "daymark: the mark of 2026-12-24..2026-12-26  b has other days, too; name them all, "
        + "or take the days out of it by --cut\n")
    #expect(try runs.json() == all)
    #expect(
      try runs.output("unmark", "2026-12-25", "--cut") == """
        2026-12-24  b  (cut)
        2026-12-26  b  (new)

        """)
    #expect(
      try runs.days() == [
        "December 2026", "▸ Thu 24  a", "▸ Thu 24  b  #t", "  Sat 26  b  #t", "  Mon 28  ok  #t",
      ])
  }

  @Test("by tag, mood or id; nothing found is 1")
  func choices() throws {
    let runs = try Self.runs()
    #expect(
      try runs.output("unmark", "2026-12-01..2026-12-31", "--mood", "OK")
        == "2026-12-28  ok  (removed)\n")
    #expect(try runs.output("unmark", "--id", "2026-12-24") == "2026-12-24  a  (removed)\n")
    let none = try runs.run(["unmark", "2026-12-24..2026-12-26", "--tag", "u"])
    #expect(none.status == 1 && none.output == "")
    #expect(
      none.errors
        == "daymark: no mark of that kind on 2026-12-24..2026-12-26; daymark days lists those "
        + "there are\n")
    let unknown = try runs.run(["unmark", "--id", "x"])
    #expect(unknown.status == 66)
    #expect(
      unknown.errors
        == "daymark: no mark is called x; daymark days --json shows the id of each\n")
  }

  @Test("undo goes further back each time, to the beginning")
  func undo() throws {
    let runs = try Self.runs()
    try runs.output("mark", "2026-12-24", "--note", "c", "--category", "x")
    #expect(try runs.output("undo").hasPrefix("undone: mark 2026-12-24, of "))
    #expect(try runs.output("undo").hasSuffix(": 1 mark removed\n"))
    #expect(try runs.output("undo", "-q") == "")
    #expect(
      try runs.output("undo", "--json")
        == #"{"undone":"mark 2026-12-24","time":"2026-12-24T12:00:00Z","added":0,"changed":0,"#
        + "\"removed\":1}\n")
    let end = try runs.run(["undo"])
    #expect(end.status == 1)
    #expect(end.errors == "daymark: nothing to take back\n")
    #expect(try runs.json().isEmpty)
  }
}
