import Testing

@Suite("daymark backup, restore and verify")
struct KeepingTests {
  @Test("a backup brings back what there was, and what there is now is kept")
  func roundTrip() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today", "--note", "first")
    let before = try runs.json()
    #expect(try runs.run(["backup", "b.sqlite"]).errors == "daymark: b.sqlite: written\n")
    #expect(runs.scratch.permissions("b.sqlite") == 0o600)
    try runs.output("mark", "yesterday", "--note", "second")
    try runs.output("backup", "b2.sqlite", "-q")
    let path = runs.scratch["d.sqlite"]
    #expect(
      try runs.run(["restore", "b.sqlite"]).errors
        == "daymark: \(path): restored, 1 mark; what it was is kept in \(path).before-restore\n")
    #expect(try runs.json() == before)
    #expect(try runs.json("--daybook", "\(path).before-restore").count == 2)
    #expect(
      try runs.run(["restore", "b2.sqlite"]).errors.hasSuffix("d.sqlite.before-restore-2\n"))
    #expect(try runs.json().count == 2)
    let sound = try runs.run(["verify"])
    #expect(sound.status == 0 && sound.output == "")
    #expect(sound.errors == "daymark: \(path): sound, 2 marks\n")
    // A backup again: the earlier one is replaced.
    try runs.output("backup", "b.sqlite", "-q")
    #expect(try runs.json("--daybook", "b.sqlite").count == 2)
  }

  @Test("where there is no daybook, or a damaged one, restore makes it anew")
  func anew() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today", "--note", "x")
    try runs.output("backup", "b.sqlite", "-q")
    for name in runs.scratch.names where name.hasPrefix("d.") {
      try Project.remove(runs.scratch[name])
    }
    #expect(
      try runs.run(["restore", "b.sqlite"]).errors
        == "daymark: \(runs.scratch["d.sqlite"]): restored, 1 mark\n")
    runs.scratch.file("d.sqlite", "SQLite format 3\0 and nothing else")
    #expect(try runs.run(["days"]).status == 65)
    #expect(try runs.run(["restore", "b.sqlite"]).status == 0)
    #expect(try runs.json().count == 1)
    #expect(
      runs.scratch.content("d.sqlite.before-restore") == "SQLite format 3\0 and nothing else")
  }

  @Test(
    "what is no daybook, or somebody's file, is left as it is",
    arguments: [
      ErrorCase(
        ["backup"], 64, "no file given; name the backup: daymark backup ~/daybook-backup.sqlite"),
      ErrorCase(["backup", "d.sqlite"], 64, "d.sqlite is the daybook itself; name another file"),
      ErrorCase(
        ["backup", "letter.txt"], 73,
        "letter.txt: there is something else, which would be lost; name another file, or remove "
          + "that one first"),
      ErrorCase(
        ["backup", "none/b"], 73,
        "none/b: cannot be written: No such file or directory; make its folder first, or name "
          + "another file"),
      ErrorCase(
        ["restore", "letter.txt"], 65,
        "letter.txt: not a daybook; name another file; this one is left as it is"),
      ErrorCase(
        ["restore", "none"], 66,
        "none: no such daybook; daymark mark makes one; or check the name"),
      ErrorCase(
        ["restore", "d.sqlite"], 64, "d.sqlite is the daybook itself; name a backup of it"),
      ErrorCase(
        ["verify", "--daybook", "letter.txt"], 65,
        "letter.txt: not a daybook; name another file; this one is left as it is"),
      ErrorCase(
        ["mark", "today", "--daybook", "letter.txt"], 65,
        "letter.txt: not a daybook; name another file; this one is left as it is"),
      ErrorCase(
        ["restore", "d.sqlite", "--daybook", "letter.txt"], 65,
        "letter.txt: not a daybook; name another file; this one is left as it is"),
      ErrorCase(
        ["verify", "d.sqlite"], 64, "d.sqlite is too much; give options only; --help lists them"),
    ])
  func refusals(_ error: ErrorCase) throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today")
    let letter = "Dear reader, this is no daybook, however long it may be.\n"
    runs.scratch.file("letter.txt", letter)
    try error.check(variables: runs.variables, folder: runs.scratch.path)
    #expect(runs.scratch.content("letter.txt") == letter)
    #expect(runs.scratch.names == ["d.sqlite", "letter.txt"])
  }

  @Test("what another program keeps in SQLite is no daybook, and nothing takes its place")
  func otherDatabase() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today")
    try runs.output("backup", "app.sqlite", "-q")
    var bytes = try #require(Project.bytes(runs.scratch["app.sqlite"]))
    // "Database File Format", 1.3: the application id, at 68.
    for index in 68..<72 { bytes[index] = 0 }
    try Project.write(bytes, to: runs.scratch["app.sqlite"])
    for arguments in [
      ["restore", "d.sqlite"], ["mark", "today"], ["days"], ["backup", "b.sqlite"],
    ] {
      let run = try runs.run(arguments + ["--daybook", "app.sqlite"])
      #expect(run.status == 65)
      #expect(
        run.errors == "daymark: app.sqlite: a database of another program, not a daybook; "
          + "name another file; this one is left as it is\n")
    }
    #expect(Project.bytes(runs.scratch["app.sqlite"]) == bytes)
    #expect(runs.scratch.names == ["app.sqlite", "d.sqlite"])
  }

  @Test("a damaged page is found, and the status is 1 or 65")
  func damage() throws {
    let runs = try DaybookRuns()
    for number in 1...9 {
      try runs.output("mark", "2026-12-0\(number)", "--note", String(repeating: "x", count: 3000))
    }
    try runs.output("backup", "b.sqlite", "-q")
    var bytes = try #require(Project.bytes(runs.scratch["b.sqlite"]))
    // The page after the first third: the beginning of its tree is wiped.
    let page = bytes.count / 4096 / 3 * 4096
    for index in page..<page + 200 { bytes[index] = 0x55 }
    try Project.write(bytes, to: runs.scratch["b.sqlite"])
    let run = try runs.run(["verify", "--daybook", "b.sqlite"])
    #expect(run.status == 1 || run.status == 65)
    #expect(run.errors.hasPrefix("daymark: b.sqlite: "))
    // The sound backup that is there stays.
    let copy = try runs.run(["backup", "d2.sqlite", "--daybook", "b.sqlite"])
    #expect(copy.status == 65 && copy.errors.hasPrefix("daymark: b.sqlite: damaged: "))
    #expect(runs.scratch.names == ["b.sqlite", "d.sqlite"])
    #expect(Project.bytes(runs.scratch["b.sqlite"]) == bytes)
    #expect(try runs.run(["restore", "b.sqlite"]).status == 65)
    #expect(try runs.json().count == 9)
  }
}
