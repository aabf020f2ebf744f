import Testing

@Suite("daymark mark")
struct MarkTests {
  @Test("makes the daybook and a mark, and says so")
  func first() throws {
    let runs = try DaybookRuns()
    let output = try runs.output(
      "mark", "2026-12-24", "--note", "Picnic", "--mood", "happy", "--color", "teal",
      "--sticker", "🎄", "--tag", "family", "--tag", "lake")
    #expect(output == "2026-12-24  🎄 Picnic · happy  (new)\n")
    #expect(
      try runs.json() == [
        ##"{"id":"2026-12-24","start":"2026-12-24","end":"2026-12-24","note":"Picnic","##
          + ##""mood":"happy","color":"#008080","sticker":"🎄","tags":["family","lake"],"##
          + ##""created":"2026-12-24T12:00:00Z","modified":"2026-12-24T12:00:00Z","sequence":0}"##
      ])
    #expect(runs.scratch.permissions("d.sqlite") == 0o600)
  }

  @Test("a daybook is where XDG_DATA_HOME, or HOME, has it")
  func places() throws {
    let scratch = try Scratch()
    for (variables, path) in [
      (["XDG_DATA_HOME": scratch["x"]], "x/daymark"),
      (["HOME": scratch.path, "XDG_DATA_HOME": "relative"], ".local/share/daymark"),
    ] {
      let run = try CommandRun(["mark", "today"], variables: variables)
      #expect(run.status == 0 && run.errors == "")
      #expect(try CommandRun(["days"], variables: variables).output.contains("·"))
      let files = try Project.names(scratch[path])
      #expect(files == ["daybook.sqlite"])
      try Project.remove(scratch[String(path.prefix { $0 != "/" })])
    }
    let homeless = try CommandRun(["mark", "today"])
    #expect(homeless.status == 64)
    #expect(
      homeless.errors
        == "daymark: there is no HOME to keep a daybook in; name a daybook with --daybook FILE\n")
  }

  @Test("a second time, the fields given are set, tags are added, and the others stay")
  func again() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today", "--note", "Picnic", "--tag", "a", "--color", "#36e")
    #expect(
      try runs.output("mark", "today", "--mood", "ok", "--tag", "b")
        == "2026-12-24  Picnic · ok  (changed)\n")
    #expect(
      try runs.output("mark", "today", "--mood", "ok", "--tag", "a")
        == "2026-12-24  Picnic · ok  (the same)\n")
    let json = try #require(try runs.json().first)
    #expect(json.contains(##""note":"Picnic","mood":"ok","color":"#3366ee","tags":["a","b"]"##))
    #expect(json.contains(#""sequence":1"#))
    try runs.output("mark", "today", "--note", "", "--untag", "a", "--color", "")
    #expect(
      try runs.json().first?.contains(#""end":"2026-12-24","mood":"ok","tags":["b"],"#) == true)
  }

  @Test("a day, days in a row, and weekdays in a span")
  func spans() throws {
    let runs = try DaybookRuns()
    #expect(
      try runs.output("mark", "2026-12-24..2026-12-26", "2026-12-31", "--note", "x") == """
        2026-12-24..2026-12-26  x  (new)
        2026-12-31  x  (new)

        """)
    // Saturdays of October 2026 (cal -m 10 2026): 3, 10, 17, 24, 31.
    #expect(
      try runs.output(
        "mark", "--every", "sat", "--from", "2026-10-01", "--to", "2026-10-31", "--tag", "market")
          == """
          2026-10-03  market  (new)
          2026-10-10  market  (new)
          2026-10-17  market  (new)
          2026-10-24  market  (new)

          """)
    #expect(
      try runs.output("mark", "2026-11-01..2026-11-08", "--every", "sun,Mon", "-q", "--json")
        .split(separator: "\n").count == 3)
  }

  @Test("options and days in any order, and days that begin with a dash")
  func order() throws {
    let runs = try DaybookRuns()
    #expect(
      try runs.output("mark", "--note", "a", "2026-12-01", "--mood=b", "2026-12-02")
        == "2026-12-01  a · b  (new)\n2026-12-02  a · b  (new)\n")
    #expect(try runs.output("mark", "-2", "-q", "--json").contains(#""start":"2026-12-22""#))
    #expect(
      try runs.output("mark", "next", "friday", "yesterday", "--tag", "-2")
        == "2026-12-25  -2  (new)\n2026-12-23  -2  (new)\n")
  }

  @Test("a note from standard input, without its last line break")
  func input() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today", "--note", "-", input: "one\r\ntwo \"x\"\n\n")
    #expect(try runs.json().first?.contains(#""note":"one\ntwo \"x\"\n""#) == true)
    let run = try CommandRun(
      ["mark", "today", "--note", "-"], input: [0x61, 0xFF], variables: runs.variables)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "daymark: standard input: not text in UTF-8; convert it first: iconv -t UTF-8\n")
  }

  @Test("where a day has several marks, one has to be chosen, by category or id, or added")
  func several() throws {
    let runs = try DaybookRuns()
    try runs.output("mark", "today", "--note", "a")
    #expect(
      try runs.output("mark", "today", "--note", "b", "--category", "habit")
        == "2026-12-24  b  (new)\n")
    let run = try runs.run(["mark", "today", "--mood", "c"])
    #expect(run.status == 64)
    #expect(
      run.errors
        == "daymark: 2026-12-24 has 2 marks; choose --id 2026-12-24 (a), --id 2026-12-24#2 (b), "
        + "or --add one\n")
    #expect(
      try runs.output("mark", "today", "--mood", "c", "--category", "habit")
        == "2026-12-24  b · c  (changed)\n")
    #expect(
      try runs.output("mark", "--id", "2026-12-24", "--mood", "d")
        == "2026-12-24  a · d  (changed)\n")
    #expect(try runs.output("mark", "today", "--add") == "2026-12-24  ●  (new)\n")
    #expect(try runs.json().count == 3)
    // One that is refused is no half.
    let refused = try runs.run(["mark", "2026-12-01", "today", "--mood", "e"])
    #expect(refused.status == 64)
    #expect(try runs.json().count == 3)
  }

  @Test(
    "an image is told by its first bytes",
    arguments: [
      ("a.png", "\u{89}PNG\r\n\u{1A}\n", nil as String?),
      ("a.svg", "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<svg xmlns=\"x\"/>", "image/svg+xml"),
      ("b", "GIF89a....", "image/gif"), ("c.dat", "RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", "image/webp"),
    ])
  func images(name: String, content: String, type: String?) throws {
    let runs = try DaybookRuns()
    runs.scratch.file(name, content)
    let run = try runs.run(["mark", "today", "--sticker", "./\(name)"])
    guard let type else {
      // U+0089 in UTF-8 is no PNG.
      #expect(run.status == 65)
      #expect(
        run.errors
          == "daymark: ./a.png: not an image in PNG, JPEG, GIF, WebP or SVG; convert it to PNG\n")
      return
    }
    #expect(run.status == 0)
    let size = content.utf8.count
    #expect(
      try runs.json().first?.contains(#""imageType":"\#(type)","imageSize":\#(size)"#) == true)
    #expect(
      try runs.json("--images").first?.contains(#""sticker":"data:\#(type);base64,"#) == true)
  }

  @Test(
    "what makes no sense is refused, and nothing is made",
    arguments: [
      ErrorCase(["mark"], 64, "no day given; write one such as 2026-12-24 or today"),
      ErrorCase(
        ["mark", "2026-02-29"], 64,
        "2026-02-29: 2026-02 has 28 days; write one of them"),
      ErrorCase(
        ["mark", "2026-12-26..2026-12-24"], 64,
        "2026-12-26..2026-12-24 ends before it begins: 2026-12-26 to 2026-12-24; exchange the two, "
          + "or write their years"),
      ErrorCase(
        ["mark", "today", "--color", "tael"], 64,
        "--color tael: no such colour; write one such as teal, #3b6fe0 or #36e"),
      ErrorCase(
        ["mark", "today", "--sticker", "none.png"], 66,
        "none.png: no such file; check the name, or use - to read standard input"),
      ErrorCase(
        ["mark", "today", "--sticker", "much too long for a text"], 64,
        "--sticker much too long for a text: neither a file nor a text of 16 characters at most; "
          + "take an emoji, or check the file's name"),
      ErrorCase(
        ["mark", "today", "--tag", "a\nb"], 64,
        #"--tag a\nb: it has a line break or another control character; write one line; "#
          + "only --note takes more"),
      ErrorCase(
        ["mark", "--every", "fry", "today"], 64,
        "fry: no such weekday; write sat,sun, mon..fri, weekday, day or 2nd tue"),
      ErrorCase(
        ["mark", "--every", "fri", "2026-12-24"], 64,
        "--every: no such weekday in 2026-12-24; take a longer span"),
      ErrorCase(
        ["mark", "--from", "2026-12-24", "--to", "2026-12-26"], 64,
        "--from and --to are for --every; write 2026-12-24..2026-12-25 for these days"),
    ])
  func refusals(_ error: ErrorCase) throws {
    let runs = try DaybookRuns()
    try error.check(variables: runs.variables, folder: runs.scratch.path)
    #expect(runs.scratch.names.isEmpty)
  }
}
