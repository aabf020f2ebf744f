import CalendarModel
import Glibc
import ICalendar
import Testing

@Suite("export of marks")
struct ExportMarksTests {
  private static let table = """
    start,end,note,mood,tags
    2026-12-23,,Market,fine,town
    2026-12-24,,Tree,calm,home
    2026-12-25,,Tree,calm,home
    2026-12-30,2027-01-01,Snow,great,"trip, home"

    """

  private static func run(_ arguments: [String], in scratch: Scratch? = nil) throws -> CommandRun {
    try CommandRun(
      ["export", scratch == nil ? "-" : "days.csv"] + arguments, input: Array(table.utf8),
      folder: scratch?.path)
  }

  private static func marks(_ bytes: [UInt8]) throws -> [Mark] {
    try CalendarFile(bytes, file: "out.ics").marks()
  }

  @Test(
    "--from, --to, --tag, --mood and --match choose marks",
    arguments: [
      (["--from", "2026-12-24"], ["Tree", "Tree", "Snow"]),
      (["--to", "2026-12-24"], ["Market"]),
      (["--from", "2027-01-01", "--to", "2027-01-02"], ["Snow"]),
      (["--from", "2027-01-02"], []), (["--tag", "HOME"], ["Tree", "Tree", "Snow"]),
      (["--tag", "home", "--tag", "trip"], ["Snow"]),
      (["--mood", "calm", "--mood", "great"], ["Tree", "Tree", "Snow"]),
      (["--match", "town"], ["Market"]), (["--match", "tree", "--to", "2026-12-25"], ["Tree"]),
      (["--tag", "nothing"], []),
    ] as [([String], [String])])
  func choice(arguments: [String], notes: [String]) throws {
    let run = try Self.run(arguments)
    #expect(run.status == (notes.isEmpty ? 1 : 0))
    guard !notes.isEmpty else {
      #expect(
        run.errors == "daymark: standard input: no marked day to export; "
          + "choose others by --from, --to, --tag, --mood and --match\n")
      #expect(run.output.isEmpty)
      return
    }
    #expect(run.errors == "")
    #expect(try Self.marks(run.outputBytes).map(\.note) == notes)
  }

  @Test(
    "--as writes events, journal entries or to-dos, which are marks again",
    arguments: ["event", "journal", "todo"])
  func form(word: String) throws {
    let plain = try Self.marks(Self.run([]).outputBytes)
    let run = try Self.run(["--as", word, "-q"])
    #expect(run.status == 0)
    #expect(try Self.marks(run.outputBytes) == plain)
    #expect(run.output.contains("BEGIN:V\(word.uppercased())\r\n"))
  }

  @Test("--merge-runs and --one-a-day decide how many entries there are")
  func days() throws {
    let runs = try Self.marks(Self.run(["--merge-runs"]).outputBytes)
    #expect(runs.map(\.days.count) == [1, 2, 3])
    let parts = try Self.marks(Self.run(["--one-a-day"]).outputBytes)
    #expect(parts.map(\.days.count) == [1, 1, 1, 1, 1, 1])
    let both = try Self.run(["--merge-runs", "--one-a-day"])
    #expect(both.status == 64)
  }

  @Test("--for says on standard error what is dropped or changed, a line a kind")
  func target() throws {
    #expect(try Self.run(["--for", "strict"]).errors == "")
    let run = try Self.run(["--for", "Google"])
    #expect(run.status == 0)
    #expect(
      run.errors
        == "daymark: Google Calendar has no place for tags: they are put under the note "
        + "(4 entries)\n")
    #expect(try Self.run(["--for", "google", "-q"]).errors == "")
    let journal = try Self.run(["--for", "thunderbird", "--as", "journal"])
    #expect(
      journal.errors == """
        daymark: Thunderbird takes in no journal entries (4 entries)
        daymark: a journal entry has one day: those of several stand on the first (1 entry)

        """)
  }

  /// A table with a picture: Base64 of RFC 4648, 10.
  private static let picture = #"[{"day":"2026-12-24","sticker":"data:image/png;base64,Zm9vYmFy"}]"#

  @Test("--images link=FOLDER writes pictures there, and their addresses into the calendar")
  func linkedPictures() throws {
    let (scratch, images) = (try Scratch(), try Scratch())
    scratch.file("days.json", Self.picture)
    func calendar(_ arguments: [String]) throws -> String {
      let run = try CommandRun(["export", "days.json"] + arguments, folder: scratch.path)
      #expect(run.status == 0)
      #expect(
        run.errors
          == "daymark: pictures are linked, and not read back from the file (1 entry)\n")
      return run.output.replacing("\r\n ", with: "")
    }
    let link = "link=\(images.path)"
    let based = try calendar(["--images", link, "--image-base", "https://example.org/a"])
    let name = try #require(images.names.first)
    #expect(images.names.count == 1)
    #expect(images.content(name) == "foobar")
    #expect(based.contains(":https://example.org/a/\(name)\r\n"))
    // Without a base it is a file of this machine.
    #expect(try calendar(["--images", link]).contains(":file://\(images.path)/\(name)\r\n"))
    // Without a folder it stands beside the output.
    #expect(try calendar(["--images", "link", "-o", "days.ics"]).isEmpty)
    #expect(scratch.content("days-images/\(name)") == "foobar")
    #expect(
      scratch.content("days.ics")?.replacing("\r\n ", with: "").contains(
        ":file://\(scratch.path)/days-images/\(name)\r\n") == true)
    unlink(scratch["days-images/\(name)"])
  }

  @Test("--images none leaves them out, and says so")
  func noPictures() throws {
    let run = try CommandRun(
      ["export", "-", "--images", "none"], input: Array(Self.picture.utf8))
    #expect(run.status == 0)
    #expect(run.errors == "daymark: pictures are left out (1 entry)\n")
    #expect(!run.output.contains("IMAGE"))
  }

  @Test(
    "options that make no sense are refused",
    arguments: [
      ["--as", "alarm"], ["--for", "nobody"], ["--images", "cloud"], ["--images", "link"],
      ["--image-base", "https://a.example/"],
      ["--images", "link=x", "--image-base", "https://a.example/a b"],
      ["--images", "link=x", "--image-base", "images"], ["--tag", ""], ["--mood", ""],
      ["--match", ""],
      ["--from", "2026-12-24", "--to", "2026-12-23"], ["--from", "2026-12-24T10:00"],
      ["--with-deletions"], ["--with-deletions", "-o", "/tmp/never.ics"], ["--hide", "private"],
    ])
  func refused(arguments: [String]) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test(
    "what is for marks is refused for a calendar",
    arguments: [
      ["--tag", "x"], ["--mood", "x"], ["--as", "todo"], ["--merge-runs"], ["--one-a-day"],
      ["--images", "none"],
    ])
  func refusedForCalendars(arguments: [String]) throws {
    let calendar = TestCalendar.bytes(TestCalendar.event("1", "DTSTART:20261224T100000Z"))
    let run = try CommandRun(["export", "-"] + arguments, input: calendar)
    #expect(run.status == 64)
    #expect(run.errors.contains("is for a table of days"))
  }

  @Test("every fact that is told has its source in Docs/Targets.md")
  func sources() throws {
    let document = try #require(Project.bytes("\(Project.folder)Docs/Targets.md"))
    let text = String(decoding: document, as: UTF8.self)
    for fact in TargetFact.all {
      #expect(text.contains(fact.source), "\(fact.target) \(fact.subject)")
    }
  }
}
