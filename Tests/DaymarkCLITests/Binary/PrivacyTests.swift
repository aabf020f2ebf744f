import CalendarModel
import Foundation
import ICalendar
import Testing

@Suite("--hide and --mask")
struct PrivacyTests {
  private static let window = ["--from", "2026-12-01", "--to", "2027-01-01"]

  /// All that a private event may tell; each has SECRET in it.
  private static let secrets = """
    SUMMARY:SECRET title
    DESCRIPTION:SECRET text
    LOCATION:SECRET place
    CATEGORIES:SECRET,more
    COMMENT:SECRET comment
    CONTACT:SECRET contact
    RESOURCES:SECRET thing
    URL:https://example.org/SECRET
    COLOR:SECRET
    GEO:SECRET
    PRIORITY:SECRET
    ORGANIZER;CN=SECRET:mailto:SECRET@example.org
    ATTENDEE;CN=SECRET:mailto:guest@SECRET.example
    ATTACH:https://example.org/SECRET.pdf
    RELATED-TO:SECRET
    REQUEST-STATUS:2.0;SECRET
    X-NOTE:SECRET
    SECRET;X=y:SECRET
    DTSTART:SECRET
    EXDATE:SECRET
    RRULE:SECRET
    CONFERENCE;VALUE=URI:https://example.org/SECRET
    BEGIN:VALARM
    ACTION:DISPLAY
    DESCRIPTION:SECRET alarm
    TRIGGER:-PT5M
    END:VALARM
    BEGIN:X-SECRET
    SUMMARY:SECRET
    END:X-SECRET
    """

  private static func start(_ day: Int) -> String {
    "DTSTART;X-PLACE=SECRET:202612\(day < 10 ? "0" : "")\(day)T100000Z\n"
  }

  /// A public event; a private series with an override that has no CLASS; a public series with
  /// a confidential override; one of a CLASS of its own.
  private static let calendar = TestCalendar.bytes(
    [
      TestCalendar.event("open", "DTSTART:20261201T100000Z\nSUMMARY:Open\nCLASS:PUBLIC"),
      TestCalendar.event(
        "series", "\(start(2))RRULE:FREQ=DAILY;COUNT=3\nCLASS:PRIVATE\n\(secrets)"),
      TestCalendar.event(
        "series", "\(start(3))RECURRENCE-ID:20261203T100000Z\n\(secrets)"),
      TestCalendar.event(
        "shown", "DTSTART:20261207T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:Day"),
      TestCalendar.event(
        "shown", "\(start(10))RECURRENCE-ID:20261208T100000Z\nclass:confidential\n\(secrets)"),
      TestCalendar.event(
        "own",
        "\(start(12))DURATION:PT1H\nTRANSP:TRANSPARENT\nSTATUS:TENTATIVE\nCLASS:X-SECRET\n\(secrets)"
      ),
    ].joined(separator: "\n"))

  private static func occurrences(_ arguments: [String], _ input: [UInt8]) throws -> [String] {
    let run = try CommandRun(["list", "-", "--json"] + window + arguments, input: input)
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map { line in
      func value(_ key: String) -> Substring {
        line.split(separator: "\"\(key)\":\"", maxSplits: 1).dropFirst().first?
          .split(separator: "\"").first ?? ""
      }
      return "\(value("start").dropFirst(8).prefix(2)) \(value("summary"))"
    }
  }

  private static let masked = [
    "01 Open", "02 Busy", "03 Busy", "04 Busy", "07 Day", "09 Day", "10 Busy", "12 Busy",
  ]

  @Test("a masked event shows its time and nothing else, in lists, months and pages")
  func masked() throws {
    #expect(try Self.occurrences(["--mask", "private"], Self.calendar) == Self.masked)
    for command in [
      ["list", "-"] + Self.window, ["list", "-", "--json"] + Self.window,
      ["month", "2026-12", "-"],
      ["print", "2026-12", "-", "-o", "-", "--format", "svg"],
    ] {
      let run = try CommandRun(command + ["--mask", "private", "-q"], input: Self.calendar)
      #expect(run.status == 0)
      #expect(!run.output.isEmpty)
      #expect(!run.output.contains("SECRET"), "\(command)")
    }
    // The text of a masked event finds nothing.
    let run = try CommandRun(
      ["list", "-", "--mask", "private", "--match", "secret", "-q"] + Self.window,
      input: Self.calendar)
    #expect((run.status, run.output) == (1, ""))
  }

  @Test(
    "a private mark tells nothing, neither by its mood nor by its day",
    arguments: [["--hide", "private"], ["--mask", "private"]])
  func privateMarks(choice: [String]) throws {
    let head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\n"
    let mark = """
      BEGIN:VEVENT
      UID:mark
      DTSTAMP:20261205T000000Z
      DTSTART;VALUE=DATE:20261205
      CLASS:PRIVATE
      SUMMARY:SECRET
      X-DAYMARK-ID:2026-12-05
      X-DAYMARK-MOOD:SECRET
      END:VEVENT

      """.replacing("\n", with: "\r\n")
    func run(_ arguments: [String], _ body: String) throws -> CommandRun {
      try CommandRun(
        arguments + choice + ["--locale", "en_GB"],
        input: Array((head + body + "END:VCALENDAR\r\n").utf8))
    }
    let year = ["print", "2026", "-", "--heat", "mood", "-o", "-", "--format", "svg", "-q"]
    let page = try run(year, mark)
    #expect(page.status == 0 && !page.output.isEmpty)
    // A masked mark is an event that says that its time is taken: moods know nothing of it.
    #expect(page.output == (try run(year, "").output))
    #expect(try !run(["year", "2026", "-", "--heat", "mood"], mark).output.contains("SECRET"))
    let streaks = try run(["month", "2026-12", "-", "--streaks"], mark)
    #expect(streaks.errors.contains("no marked day") && !streaks.output.contains("SECRET"))
  }

  @Test("a masked export holds nothing of them, and reads as the masked list")
  func maskedExport() throws {
    let run = try CommandRun(["export", "-", "--mask", "private", "-q"], input: Self.calendar)
    #expect(run.status == 0)
    #expect(!run.output.contains("SECRET"))
    #expect(try Self.occurrences([], run.outputBytes) == Self.masked)
    #expect(run.output.matches(of: /\r\nUID:series\r\n/).count == 2)
    let events = try CalendarFile(run.outputBytes, file: "out.ics").events().events
    let own = try #require(events.first { $0.uid == "own" })
    #expect(own.isTransparent && own.status == "TENTATIVE" && own.classification == "PRIVATE")
    let found = try CommandRun(
      ["export", "-", "--mask", "private", "--match", "secret", "-q"], input: Self.calendar)
    #expect((found.status, found.output) == (1, ""))
  }

  @Test("hidden private events are gone, and what they replaced does not come back")
  func hiddenPrivate() throws {
    let shown = ["01 Open", "07 Day", "09 Day"]
    #expect(try Self.occurrences(["--hide", "private"], Self.calendar) == shown)
    let run = try CommandRun(["export", "-", "--hide", "private", "-q"], input: Self.calendar)
    #expect(!run.output.contains("SECRET") && !run.output.contains("Busy"))
    #expect(run.output.contains("\r\nEXDATE:20261208T100000Z\r\n"))
    #expect(try Self.occurrences([], run.outputBytes) == shown)
    // Both: hidden wins.
    #expect(
      try Self.occurrences(["--mask", "private", "--hide", "private"], Self.calendar) == shown)
  }

  private static let answers = TestCalendar.bytes(
    [
      TestCalendar.event("a", "DTSTART:20261201T100000Z\nSUMMARY:Off\nSTATUS:Cancelled"),
      TestCalendar.event(
        "b",
        "DTSTART:20261202T100000Z\nSUMMARY:Mine\nORGANIZER:mailto:boss@x.example\n"
          + "ATTENDEE;PARTSTAT=DECLINED:MAILTO:Me@x.example\n"
          + "ATTENDEE;PARTSTAT=ACCEPTED:mailto:you@x.example"),
      TestCalendar.event(
        "c",
        "DTSTART:20261203T100000Z\nSUMMARY:All\nORGANIZER:mailto:boss@x.example\n"
          + "ATTENDEE;PARTSTAT=ACCEPTED:mailto:boss@x.example\n"
          + "ATTENDEE;PARTSTAT=ACCEPTED;CUTYPE=ROOM:mailto:room@x.example\n"
          + "ATTENDEE;PARTSTAT=DECLINED:mailto:you@x.example"),
      TestCalendar.event(
        "d", "DTSTART:20261204T100000Z\nSUMMARY:One\nATTENDEE;PARTSTAT=declined:mailto:q@x.example"),
      TestCalendar.event("e", "DTSTART:20261205T100000Z\nRRULE:FREQ=DAILY;COUNT=2\nSUMMARY:Run"),
      TestCalendar.event(
        "e",
        "DTSTART:20261206T100000Z\nRECURRENCE-ID:20261206T100000Z\nSUMMARY:Run\n"
          + "STATUS:CANCELLED"),
    ].joined(separator: "\n"))

  @Test(
    "declined and cancelled events are left out, in lists as in exports",
    arguments: [
      (["--hide", "cancelled"], ["02 Mine", "03 All", "04 One", "05 Run"]),
      (["--hide", "declined"], ["01 Off", "02 Mine", "05 Run", "06 Run"]),
      (
        ["--hide", "declined", "--me", "me@X.example"],
        ["01 Off", "03 All", "04 One", "05 Run", "06 Run"]
      ),
      (
        ["--hide", "Declined, cancelled", "--me", "me@x.example", "--me=mailto:you@x.example"],
        ["02 Mine", "04 One", "05 Run"]
      ),
      (["--hide", "declined", "--hide=cancelled,private"], ["02 Mine", "05 Run"]),
    ])
  func hidden(arguments: [String], titles: [String]) throws {
    #expect(try Self.occurrences(arguments, Self.answers) == titles)
    let export = try CommandRun(["export", "-"] + arguments, input: Self.answers)
    #expect(export.status == 0)
    #expect(try Self.occurrences([], export.outputBytes) == titles)
  }

  @Test("what is hidden for good has an export without events end with status 1")
  func nothingLeft() throws {
    let input = TestCalendar.bytes(
      TestCalendar.event("a", "DTSTART:20261201T100000Z\nSTATUS:CANCELLED"))
    let run = try CommandRun(["export", "-", "--hide", "cancelled"], input: input)
    #expect((run.status, run.output) == (1, ""))
    #expect(
      run.errors == "daymark: standard input: no event to export; "
        + "choose others by --from, --to and --match, or without --hide\n")
  }

  /// What a command writes in the folder.
  private static func written(
    _ arguments: [String], _ scratch: Scratch, status: Int32 = 0
  ) throws -> CommandRun {
    let run = try CommandRun(arguments, folder: scratch.path)
    #expect(run.status == status, "\(arguments) \(run.errors)")
    return run
  }

  /// The calendar, and a to-do and a journal entry that are private, as `in.ics`.
  private static func scratch() throws -> Scratch {
    let scratch = try Scratch()
    let items = ["VTODO", "VJOURNAL"].map { kind in
      "BEGIN:\(kind)\nUID:\(kind)\n\(start(20))CLASS:PRIVATE\n\(secrets)\nEND:\(kind)"
    }
    scratch.file(
      "in.ics",
      String(decoding: calendar, as: UTF8.self).replacing(
        "END:VCALENDAR", with: items.joined(separator: "\n") + "\nEND:VCALENDAR"))
    return scratch
  }

  @Test(
    "merge and convert write no secret, whatever the format",
    arguments: [
      ["merge", "in.ics"], ["merge", "in.ics", "in.ics"], ["convert", "in.ics", "--to", "ics"],
      ["convert", "in.ics", "--to", "jcal"], ["convert", "in.ics", "--to", "xcal"],
      ["convert", "in.ics", "--to", "jscalendar"], ["convert", "in.ics", "--to", "csv"],
      ["convert", "in.json", "--to", "jcal"], ["convert", "in.json", "--to", "ics"],
      ["convert", "in.json", "--to", "xcal"], ["convert", "in.xml", "--to", "xcal"],
      ["convert", "in.xml", "--to", "csv"],
    ])
  func writers(arguments: [String]) throws {
    let scratch = try Self.scratch()
    for name in ["in.json", "in.xml"] {
      _ = try Self.written(["convert", "in.ics", "-o", name, "-q"], scratch)
    }
    let masked = try Self.written(arguments + ["--mask", "private", "-q"], scratch)
    #expect(masked.output.contains("Busy") && masked.output.contains("Open"))
    #expect(!masked.output.contains("SECRET"))
    let hidden = try Self.written(arguments + ["--hide", "private", "-q"], scratch)
    #expect(hidden.output.contains("Open"))
    #expect(!hidden.output.contains("Busy") && !hidden.output.contains("SECRET"))
    if arguments.last?.hasSuffix("ics") == true {
      #expect(try Self.occurrences([], masked.outputBytes) == Self.masked)
      #expect(try Self.occurrences([], hidden.outputBytes) == ["01 Open", "07 Day", "09 Day"])
    }
  }

  @Test("split writes no file of what is hidden, and no secret of what is masked")
  func split() throws {
    let scratch = try Self.scratch()
    _ = try Self.written(
      ["split", "in.ics", "-o", "hidden", "--hide", "private", "-q"], scratch)
    #expect(scratch.content("hidden/open.ics")?.contains("SUMMARY:Open") == true)
    #expect(scratch.content("hidden/shown.ics")?.contains("EXDATE:20261208T100000Z") == true)
    for name in ["series", "own", "VTODO", "VJOURNAL"] {
      #expect(scratch.content("hidden/\(name).ics") == nil)
    }
    _ = try Self.written(
      ["split", "in.ics", "-o", "masked", "--mask", "private", "-q"], scratch)
    for name in ["series", "own", "VTODO", "VJOURNAL"] {
      let content = try #require(scratch.content("masked/\(name).ics"))
      #expect(content.contains("SUMMARY:Busy") && !content.contains("SECRET"))
    }
    for folder in ["hidden", "masked"] {
      try FileManager.default.removeItem(atPath: scratch[folder])
    }
  }

  @Test("import previews and brings in what is left")
  func importing() throws {
    let scratch = try Self.scratch()
    let preview = try Self.written(
      ["import", "in.ics", "--into", "t.ics", "--dry-run", "--hide", "private", "-q"], scratch)
    #expect(
      preview.output == """
        new: event "Open", 2026-12-01 10:00 UTC (in.ics:4)
        new: event "Day", 2026-12-07 10:00 UTC (in.ics:84)
        2 new

        """)
    _ = try Self.written(
      ["import", "in.ics", "--into", "t.ics", "--mask", "private", "-q"], scratch)
    let content = try #require(scratch.content("t.ics"))
    #expect(!content.contains("SECRET"))
    #expect(content.split(separator: "SUMMARY:Busy\r\n").count == 7)
    #expect(try Self.occurrences([], Array(content.utf8)) == Self.masked)
    let again = try Self.written(
      ["import", "in.ics", "--into", "t.ics", "--mask", "private", "-q"], scratch)
    #expect(again.output == "8 the same\n")
  }

  @Test("diff compares what is left, and tells no secret")
  func diff() throws {
    let scratch = try Self.scratch()
    let text = try #require(scratch.content("in.ics"))
    scratch.file("b.ics", text.replacing("SECRET", with: "SECRET2"))
    for choice in ["--mask", "--hide"] {
      let run = try Self.written(["diff", "in.ics", "b.ics", choice, "private", "-q"], scratch)
      #expect(run.output == "")
    }
    scratch.file("c.ics", text.replacing("20261202T", with: "20261201T"))
    let run = try Self.written(
      ["diff", "in.ics", "c.ics", "--mask", "private", "-q"], scratch, status: 1)
    #expect(run.output.contains("  - DTSTART:20261202T100000Z\n"))
    #expect(!run.output.contains("SECRET"))
  }

  @Test("an override is private with its master in another file")
  func acrossFiles() throws {
    let scratch = try Scratch()
    func write(_ name: String, _ lines: String) {
      let bytes = TestCalendar.bytes(TestCalendar.event("a", lines))
      scratch.file(name, String(decoding: bytes, as: UTF8.self))
    }
    write("a.ics", "DTSTART:20261201T100000Z\nRRULE:FREQ=DAILY;COUNT=2\nCLASS:PRIVATE")
    write("b.ics", "DTSTART:20261202T120000Z\nRECURRENCE-ID:20261202T100000Z\nSUMMARY:SECRET")
    let run = try Self.written(["merge", "b.ics", "a.ics", "--mask", "private"], scratch)
    #expect(!run.output.contains("SECRET"))
    #expect(run.output.split(separator: "SUMMARY:Busy").count == 3)
  }

  @Test(arguments: [
    ErrorCase(
      ["list", "-", "--hide", "busy"], 64,
      "--hide busy: no such kind of event; write one or more of declined,cancelled,private, "
        + "joined by commas"),
    ErrorCase(
      ["month", "-", "--hide", "private,"], 64,
      "--hide private,: no such kind of event; write one or more of declined,cancelled,private, "
        + "joined by commas"),
    ErrorCase(
      ["export", "-", "--mask", "cancelled"], 64,
      "--mask cancelled: no such kind of event; write --mask private"),
    ErrorCase(
      ["merge", "-", "--hide", "busy"], 64,
      "--hide busy: no such kind of event; write one or more of declined,cancelled,private, "
        + "joined by commas"),
    ErrorCase(
      ["convert", "-", "--to", "ics", "--mask", "busy"], 64,
      "--mask busy: no such kind of event; write --mask private"),
    ErrorCase(
      ["list", "-", "--me", ""], 64,
      "--me is empty; give it your e-mail address, or leave it out"),
  ])
  func wrongWords(_ example: ErrorCase) throws {
    try example.check(input: Self.answers)
  }

  @Test("a table of days takes none of it")
  func table() throws {
    try ErrorCase(
      ["export", "-", "--hide", "private"], 64,
      "--hide is for a calendar, which the input is not; leave it out"
    ).check(input: Array("day,note\n2026-12-24,x\n".utf8))
  }
}
