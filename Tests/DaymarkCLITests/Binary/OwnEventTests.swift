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
