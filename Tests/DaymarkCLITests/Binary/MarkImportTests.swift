import Testing

@Suite("daymark import, of marks")
struct MarkImportTests {
  private static let table = """
    day,note,mood,tags
    2026-12-24,"Picnic, outside",happy,"a;b"
    2026-12-24,Second,,
    2026-12-25,Third,ok,

    """

  @Test("a table comes in, a second time changes nothing, and a changed row changes its mark")
  func csv() throws {
    let runs = try DaybookRuns()
    runs.scratch.file("days.csv", Self.table)
    let preview = try runs.output("import", "days.csv", "--dry-run")
    #expect(
      preview == """
        2026-12-24  Picnic, outside · happy  (new)
        2026-12-24  Second  (new)
        2026-12-25  Third · ok  (new)
        3 marks new

        """)
    #expect(runs.scratch.names == ["days.csv"])
    #expect(try runs.output("import", "days.csv") == preview)
    let all = try runs.json()
    #expect(all.count == 3)
    #expect(try runs.output("import", "days.csv") == "3 marks the same\n")
    #expect(try runs.json() == all)
    runs.scratch.file(
      "newer.csv", Self.table.replacing("Second", with: "Changed") + "2026-12-26,Fourth,,\n")
    #expect(
      try runs.output("import", "newer.csv") == """
        2026-12-24  Changed  (changed)
        2026-12-26  Fourth  (new)
        1 mark new, 1 changed, 2 the same

        """)
    #expect(
      try runs.output("undo")
        == "undone: import newer.csv, of 2026-12-24 12:00:00: 1 mark removed, 1 mark as before\n")
    #expect(try runs.json().count == 3)
  }

  @Test("rows without an id never change marks of another origin")
  func origins() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "2026-12-24", "--note", "mine")
    runs.scratch.file("days.csv", Self.table)
    runs.scratch.file("mood.csv", "date,mood\n2026-12-24,great\n")
    try runs.output("import", "days.csv")
    try runs.output("import", "mood.csv:name=App")
    #expect(try runs.output("import", "days.csv", "mood.csv:name=App") == "4 marks the same\n")
    #expect(try runs.json("2026-12-24").count == 4)
    #expect(try runs.json("--match", "mine").count == 1)
  }

  @Test("rows of two tables never take each other's place in one import")
  func twoTables() throws {
    let runs = try DaybookRuns()
    runs.scratch.file("days.csv", Self.table)
    runs.scratch.file("more.csv", "day,note,mood\n2026-12-26,new,\n2026-12-25,Third,ok\n")
    runs.scratch.file("mood.csv", "date,mood\n2026-12-24,great\n")
    for arguments in [["--dry-run"], []] {
      let run = try runs.run(["import", "days.csv", "mood.csv"] + arguments)
      #expect(run.status == 65 && run.output == "")
      #expect(
        run.errors == "daymark: mood.csv: its row of 2026-12-24 is another than that of days.csv; "
          + "name the tables apart, as in mood.csv:name=Other, or import one after the other to "
          + "have the later one hold\n")
    }
    #expect(try runs.json().isEmpty)
    // The same rows are the same marks, in whichever file they are.
    try runs.output("import", "days.csv", "more.csv", "days.csv")
    let all = try runs.json()
    #expect(all.count == 4)
    #expect(
      try runs.output("import", "days.csv", "more.csv", "days.csv") == "8 marks the same\n")
    #expect(try runs.json() == all)
  }

  @Test("a calendar beside marks spans its own days only")
  func span() throws {
    let runs = try DaybookRuns()
    runs.scratch.file("days.csv", "day\n2020-01-01\n2030-01-01\n")
    let marks = try runs.output("export", "days.csv")
    runs.scratch.file(
      "both.ics",
      marks.replacing(
        "END:VCALENDAR",
        with: "BEGIN:VEVENT\r\nUID:e\r\nDTSTAMP:20261201T000000Z\r\n"
          + "DTSTART;VALUE=DATE:20261208\r\nSUMMARY:Concert\r\nEND:VEVENT\r\nEND:VCALENDAR"))
    try runs.output("import", "both.ics", "-q")
    let calendar = try runs.output("calendars", "--json")
    #expect(jsonValue("from", in: Substring(calendar)) == "2026-12-08")
    #expect(jsonValue("to", in: Substring(calendar)) == "2026-12-09")
    #expect(try runs.json().count == 2)
  }

  @Test("what days --json --images writes comes back as it was")
  func json() throws {
    let runs = try DaybookRuns()
    runs.scratch.file("s.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
    try runs.output("mark", "today", "--note", "a\n\"b\"", "--sticker", "s.svg", "--tag", "x, y")
    try runs.output("mark", "2026-12-01..2026-12-03", "--color", "red", "--category", "c")
    let all = try runs.json("--images")
    runs.scratch.file("all.jsonl", all.joined(separator: "\n"))
    #expect(try runs.output("import", "all.jsonl") == "2 marks the same\n")
    let other = ["DAYMARK_DAYBOOK": runs.scratch["other.sqlite"]]
    #expect(try runs.run(["import", "all.jsonl"], variables: other).status == 0)
    let run = try runs.run(["days", "--json", "--images"], variables: other)
    #expect(run.output.split(separator: "\n").map(String.init) == all)
  }

  @Test("the marks of an exported calendar, and of two daybooks that have the same days")
  func calendar() throws {
    let runs = try DaybookRuns()
    runs.scratch.file("days.csv", "id,day,note,created\na,2026-12-24,x,2026-12-01T00:00:00Z\n")
    runs.scratch.file("a.ics", try runs.output("export", "days.csv"))
    #expect(try runs.output("import", "a.ics") == "2026-12-24  x  (new)\n1 mark new\n")
    #expect(try runs.output("import", "a.ics") == "1 mark the same\n")
    try runs.output("mark", "--id", "a", "--note", "y")
    // The daybook's own is a later version.
    #expect(
      try runs.output("import", "a.ics")
        == "2026-12-24  y  (older, skipped)\n1 mark older, skipped\n")
    // Of the same name, but made at another time: another mark.
    runs.scratch.file("days.csv", "id,day,note,created\na,2026-12-24,z,2026-12-02T00:00:00Z\n")
    runs.scratch.file("b.ics", try runs.output("export", "days.csv"))
    #expect(try runs.output("import", "b.ics") == "2026-12-24  z  (new)\n1 mark new\n")
    #expect(try runs.output("import", "b.ics") == "1 mark the same\n")
    #expect(try runs.json().count == 2)
  }
}
