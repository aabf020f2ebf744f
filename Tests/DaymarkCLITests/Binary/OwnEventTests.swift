import Testing

@Suite("events of own calendars")
struct OwnEventTests {
  private func list(_ runs: DaybookRuns) throws -> [String] {
    let run = try runs.run(
      ["list", "--from", "2026-12-01", "--to", "2027-02-01", "--zone", "Europe/Vienna", "--json"])
    return run.output.split(separator: "\n").map { line in
      "\(jsonValue("start", in: line) ?? "") \(jsonValue("summary", in: line) ?? "")"
    }
  }

  private func choir() throws -> (runs: DaybookRuns, uid: String) {
    let runs = try DaybookRuns()
    let output = try runs.output(
      "new", "Choir", "--on", "2026-12-02", "--at", "19:30", "--for", "2h", "--every", "week",
      "--times", "4", "--zone", "Europe/Vienna")
    return (runs, String(output.prefix { $0 != " " }))
  }

  @Test func aNewEventGoesIntoAnOwnCalendar() throws {
    let (runs, _) = try choir()
    #expect(
      try list(runs) == [
        "2026-12-02T18:30:00Z Choir", "2026-12-09T18:30:00Z Choir", "2026-12-16T18:30:00Z Choir",
        "2026-12-23T18:30:00Z Choir",
      ])
    #expect(try runs.output("calendars", "--json").contains(#""name":"Personal""#))
    try runs.output("new", "In Rome", "--on", "2026-12-27..2026-12-30", "--calendar", "Travel")
    #expect(try list(runs).last == "2026-12-27 In Rome")
    #expect(try runs.output("month", "2026-12").contains("In Rome"))
  }

  @Test func oneOccurrenceIsMoved() throws {
    let (runs, uid) = try choir()
    try runs.output(
      "edit", uid, "--only", "2026-12-09", "--at", "20:00", "--zone", "Europe/Vienna")
    #expect(
      try list(runs) == [
        "2026-12-02T18:30:00Z Choir", "2026-12-09T19:00:00Z Choir", "2026-12-16T18:30:00Z Choir",
        "2026-12-23T18:30:00Z Choir",
      ])
    try runs.output("edit", uid, "--only", "2026-12-16", "--delete", "--zone", "Europe/Vienna")
    #expect(try list(runs).count == 3)
    try runs.output("undo")
    #expect(try list(runs).count == 4)
  }

  @Test func thisAndFollowingBecomeASeriesOfTheirOwn() throws {
    let (runs, uid) = try choir()
    try runs.output(
      "edit", uid, "--from", "2026-12-16", "--title", "Choir (new hall)", "--at", "18:00", "--zone",
      "Europe/Vienna")
    #expect(
      try list(runs) == [
        "2026-12-02T18:30:00Z Choir", "2026-12-09T18:30:00Z Choir",
        "2026-12-16T17:00:00Z Choir (new hall)", "2026-12-23T17:00:00Z Choir (new hall)",
      ])
    let run = try runs.run(["edit", uid, "--from", "2026-12-30", "--title", "None"])
    #expect(run.status == 66)
  }

  @Test func allOfASeriesIsMovedWithItsExceptions() throws {
    let (runs, uid) = try choir()
    let zone = ["--zone", "Europe/Vienna"]
    #expect(
      try runs.run(["edit", uid, "--only", "2026-12-09", "--title", "Dress rehearsal"] + zone)
        .status == 0)
    #expect(try runs.run(["edit", uid, "--on", "2026-12-03"] + zone).status == 0)
    #expect(
      try list(runs) == [
        "2026-12-03T18:30:00Z Choir", "2026-12-10T18:30:00Z Dress rehearsal",
        "2026-12-17T18:30:00Z Choir", "2026-12-24T18:30:00Z Choir",
      ])
    #expect(try runs.run(["edit", uid, "--delete"]).status == 0)
    #expect(try list(runs) == [])
  }

  @Test func anEditSaysWhatItDid() throws {
    let (runs, uid) = try choir()
    let zone = ["--zone", "Europe/Vienna"]
    let only = ["edit", uid, "--only", "2026-12-09", "--title", "Dress rehearsal"] + zone
    #expect(try runs.run(only).output == "\(uid)  Choir  (changed)\n")
    let every = try runs.run(["edit", uid, "--every", "2 weeks", "--times", "2"] + zone)
    #expect(every.output == "\(uid)  Choir  (changed)\n")
    #expect(
      every.errors == "daymark: the occurrence of 2026-12-09 19:30, Dress rehearsal, that was "
        + "changed by itself is gone: the event does not take place then any more; "
        + "daymark undo brings all back\n")
    #expect(try list(runs) == ["2026-12-02T18:30:00Z Choir", "2026-12-16T18:30:00Z Choir"])
    try runs.output("undo")
    let from = try runs.run(
      ["edit", uid, "--from", "2026-12-16", "--title", "Evensong", "--json"] + zone)
    let lines = from.output.split(separator: "\n")
    #expect(lines.map { jsonValue("action", in: $0) } == ["changed", "added"])
    let second = try #require(lines.last.flatMap { jsonValue("uid", in: $0) })
    let away = try runs.run(["edit", second, "--delete"])
    #expect(away.output == "\(second)  Evensong  (removed)\n")
    #expect(
      try list(runs) == ["2026-12-02T18:30:00Z Choir", "2026-12-09T18:30:00Z Dress rehearsal"])
  }

  @Test func anEventHasCategoriesAndAColour() throws {
    let (runs, uid) = try choir()
    try runs.output("edit", uid, "--categories", "Music, Evening", "--color", "#3b6fe0")
    try runs.output("edit", uid, "--only", "2026-12-09", "--color", "teal")
    let first = ["list", "--from", "2026-12-02", "--to", "2026-12-03", "--json"]
    let line = try runs.run(first).output
    #expect(line.contains(#""categories":["Music","Evening"]"#))
    #expect(line.contains(##""color":"#3b6fe0""##))
    try runs.output("edit", uid, "--categories", "", "--color", "none")
    let bare = try runs.run(first).output
    #expect(!bare.contains("categories") && !bare.contains("color"))
    // The one that was given its own keeps it.
    let second = try runs.run(["list", "--from", "2026-12-09", "--to", "2026-12-10", "--json"])
    #expect(second.output.contains(##""color":"#008080""##))
    #expect(try runs.run(["edit", uid, "--color", "teeal"]).status == 64)
    try runs.output("new", "Vet", "--on", "2026-12-03", "--color", "crimson", "--categories", "Cat")
  }

  @Test func timesAndEndsAsPeopleWriteThem() throws {
    let runs = try DaybookRuns()
    // The example of the help text.
    try runs.output("new", "Dentist", "--on", "2026-12-24", "--at", "9:30", "--for", "45m")
    #expect(
      try runs.output("list", "--from", "2026-12-24", "--to", "2026-12-25", "--json")
        .contains(#""start":"2026-12-24T09:30:00Z","end":"2026-12-24T10:15:00Z""#))
    let early = try runs.run(
      ["new", "Choir", "--on", "2026-12-05", "--every", "week", "--until", "2026-12-04"])
    #expect(early.status == 64)
    #expect(early.errors.contains("--until 2026-12-04 is before the event begins"))
  }

  @Test func anImportedEventIsNotChangedHere() throws {
    let runs = try DaybookRuns()
    _ = runs.scratch.file(
      "work.ics",
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261203T120000Z\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n")
    _ = try runs.run(["import", "work.ics"])
    let run = try runs.run(["edit", "a", "--title", "B"])
    #expect(run.status == 1)
    #expect(run.errors.contains("work"))
    #expect(try runs.run(["edit", "nobody", "--title", "B"]).status == 66)
  }
}
