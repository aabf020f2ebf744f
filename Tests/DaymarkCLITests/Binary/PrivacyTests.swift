import CalendarModel
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
