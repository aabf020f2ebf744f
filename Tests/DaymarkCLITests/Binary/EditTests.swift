import Testing

@Suite("daymark edit")
struct EditTests {
  /// Edits by a script for the shell, in which `$1` is the form.
  private static func edit(
    _ runs: DaybookRuns, _ arguments: String..., script: String
  ) throws -> CommandRun {
    runs.scratch.file("my editor.sh", script)
    return try runs.run(
      ["edit"] + arguments, variables: ["EDITOR": "sh '\(runs.scratch["my editor.sh"])'"])
  }

  private static func runs() throws -> DaybookRuns {
    let runs = try DaybookRuns()
    try runs.output(
      "mark", "today", "--note", "one\n@@ two\n\n", "--mood", "a\\b", "--tag", "x, y", "--tag", "z",
      "--color", "teal", "--sticker", "🎄")
    return runs
  }

  @Test("shows a line a field and the note")
  func form() throws {
    let runs = try Self.runs()
    let run = try Self.edit(
      runs, "today", script: "grep -v '^#' \"$1\" > \"$1.seen\"; mv \"$1.seen\" seen")
    #expect(run.errors == "daymark: nothing changed\n" && run.status == 0)
    #expect(
      runs.scratch.content("seen") == """

        @@ 2026-12-24 @@ 0
        days: 2026-12-24
        mood: a\\\\b
        color: #008080
        sticker: 🎄
        tags: x\\, y, z
        category:

        one
        \\@@ two



        """)
    #expect(runs.scratch.names == ["d.sqlite", "my editor.sh", "seen"])
  }

  @Test("takes over what was changed, and leaves the rest octet for octet")
  func change() throws {
    let runs = try Self.runs()
    let run = try Self.edit(
      runs, "today",
      script: "sed -i 's/^days:.*/days: 2026-12-24..2026-12-25/; s/^sticker:.*/sticker:/' \"$1\"")
    #expect(run.output == "2026-12-24..2026-12-25  one · a\\b  (changed)\n")
    let json = try #require(try runs.json().first)
    #expect(json.hasPrefix(#"{"id":"2026-12-24","start":"2026-12-24","end":"2026-12-25","#))
    #expect(
      json.contains(
        ##""note":"one\n@@ two\n\n","mood":"a\\b","color":"#008080","tags":["x, y","z"]"##))
    #expect(json.contains(#""sequence":1"#) && !json.contains("sticker"))
  }

  @Test("several marks in one form, and one called by its id")
  func several() throws {
    let runs = try Self.runs()
    try runs.output("mark", "today", "--add", "--note", "other")
    _ = try Self.edit(
      runs, "today", script: "sed -i 's/^mood:.*/mood: fine/; s/^other/OTHER/' \"$1\"")
    #expect(
      try runs.days() == [
        "December 2026",
        "▸ Thu 24  🎄 one · fine  #x, y  #z  #008080".replacing("#x, y", with: "#x,\u{A0}y"),
        "          @@ two", "▸ Thu 24  OTHER · fine",
      ])
    let run = try Self.edit(runs, "2026-12-24#2", script: "sed -i 's/OTHER/more/' \"$1\"")
    #expect(run.output == "2026-12-24  more · fine  (changed)\n")
  }

  @Test("a day without a mark gets one, unless nothing is written")
  func new() throws {
    let runs = try DaybookRuns()
    #expect(try Self.edit(runs, "yesterday", script: "true").errors == "daymark: nothing changed\n")
    #expect(try runs.json().isEmpty)
    let run = try Self.edit(runs, "yesterday", script: "printf 'fresh\\n#tag\\n' >> \"$1\"")
    #expect(run.output == "2026-12-23  fresh  (new)\n")
    #expect(try runs.json().first?.contains(#""note":"fresh\n#tag""#) == true)
  }

  @Test("a form that cannot be read is kept, with its lines named, and taken when corrected")
  func problems() throws {
    let runs = try Self.runs()
    let run = try Self.edit(
      runs, "today",
      script: "sed -i 's/^color:.*/color: nope/; s/^tags:/tog:/' \"$1\"; echo long >> \"$1\"")
    #expect(run.status == 65 && run.output == "")
    let draft = try #require(runs.scratch.names.first { $0.contains(".draft-") })
    let path = runs.scratch[draft]
    #expect(
      run.errors == """
        \(path):11: neither a field (days, mood, color, sticker, tags, category) and a colon, nor \
        below an empty line, where notes are
        daymark: the form cannot be read; nothing is changed; correct it, and run daymark edit \
        --form \(path)

        """)
    #expect(runs.scratch.permissions(draft) == 0o600)
    let content = try #require(runs.scratch.content(draft))
    runs.scratch.file(draft, content.replacing("tog:", with: "tags:"))
    let second = try runs.run(["edit", "--form", path])
    #expect(second.status == 65)
    #expect(
      second.errors.hasPrefix(
        "\(path):9: color: nope is no colour; write one such as teal, #3b6fe0 or #36e\n"))
    runs.scratch.file(
      draft, content.replacing("tog:", with: "tags:").replacing("nope", with: "#123"))
    #expect(try runs.output("edit", "--form", path) == "2026-12-24  🎄 one · a\\b  (changed)\n")
    #expect(runs.scratch.names == ["d.sqlite", "my editor.sh"])
    #expect(try runs.json().first?.contains(#"two\n\n\nlong"#) == true)
  }

  @Test("a mark that another program changes or removes meanwhile wins, and the words are kept")
  func conflicts() throws {
    let binary = try CommandRun.binary()
    for (other, word) in [("mark today --mood other", "changed"), ("unmark today", "removed")] {
      let runs = try Self.runs()
      let run = try Self.edit(
        runs, "today", script: "echo my words >> \"$1\"; '\(binary)' \(other) -q")
      #expect(run.status == 1)
      let draft = try #require(runs.scratch.names.first { $0.contains(".draft-") })
      #expect(
        run.errors
          == "daymark: the mark 2026-12-24 was \(word) meanwhile; nothing is changed; what you "
          + "wrote is kept in \(runs.scratch[draft])\n")
      #expect(runs.scratch.content(draft)?.contains("my words") == true)
    }
  }

  @Test("no editor, one that fails, and an emptied form change nothing")
  func failures() throws {
    let runs = try Self.runs()
    let none = try runs.run(["edit", "today"])
    #expect(none.status == 64)
    #expect(none.errors == "daymark: no editor; set EDITOR to one, such as EDITOR=nano\n")
    let failing = try Self.edit(runs, "today", script: "echo x >> \"$1\"; exit 3")
    #expect(failing.status == 74)
    #expect(
      failing.errors.contains(
        " ended with status 3; nothing is changed; what you wrote is kept in "))
    let draft = try #require(runs.scratch.names.first { $0.contains(".draft-") })
    #expect(runs.scratch.content(draft)?.hasSuffix("x\n") == true)
    let empty = try Self.edit(runs, "today", script: ": > \"$1\"")
    #expect(empty.status == 65)
    #expect(
      empty.errors
        == "daymark: the form has no mark in it; nothing is changed; to remove marks use "
        + "daymark unmark\n")
    #expect(runs.scratch.names == ["d.sqlite", draft, "my editor.sh"])
    #expect(try runs.json().first?.contains(#""sequence":0"#) == true)
  }
}
