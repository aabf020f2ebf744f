import Testing

@Suite("options and arguments that make no sense end with status 64, before any file is read")
struct BadOptionTests {
  private static let noHome =
    "there is no HOME to keep a daybook in; name a daybook with --daybook FILE"
  private static let noFile =
    "no file given; name a calendar file, or - for standard input"
  private static let noMonth = "no such month; write one such as 2026-12, or this, next, last"
  private static let noSpan =
    "no such time; write a month such as 2026-12, a week such as 2026-W50, a day, a year, or two of them joined by .."
  private static let noTime =
    "no such day or time; write 2026-12-24, 2026-12-24T18:00, 2026-12-24T18:00:00Z or today"

  @Test(arguments: [
    ErrorCase(["list"], 64, noHome),
    ErrorCase(["month"], 64, noHome),
    ErrorCase(["month", "2026-12"], 64, noHome),
    ErrorCase(["print", "2026-12", "-o", "a.pdf"], 64, noHome),
    ErrorCase(["export"], 64, noHome),
    ErrorCase(
      ["export", "a", "b"], 64, "export takes one file; name a table of days, a calendar, or -"),
    ErrorCase(
      ["list", "-", "-"], 64, "standard input is named twice; it can be read once: leave one - out"),
    ErrorCase(["month", "2026-13", "a.ics"], 64, "2026-13: \(noMonth)"),
    ErrorCase(["month", "2026-12-24", "a.ics"], 64, "2026-12-24: \(noMonth)"),
    ErrorCase(["print", "2026-13", "a.ics", "-o", "a.pdf"], 64, "2026-13: \(noSpan)"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--theme", "loud"], 64,
      "--theme loud: no such theme; write one of ink, plain, warm"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--ink", "some"], 64,
      "--ink some: no such use of ink; write save or full"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--marks", "wall"], 64,
      "--marks wall: no such place; write cell, event or none"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--overflow", "wall"], 64,
      "--overflow wall: no such place; write list, page or none"),
    ErrorCase(["print", "2026-W54", "a.ics", "-o", "a.pdf"], 64, "2026-W54: \(noSpan)"),
    ErrorCase(
      ["print", "2026-12..2026-10", "a.ics", "-o", "a.pdf"], 64,
      "2026-12..2026-10: ends before it begins; exchange the two"),
    ErrorCase(
      ["print", "0001..2026", "a.ics", "-o", "a.pdf"], 64,
      "2026 pages are too many; print 600 at most at a time"),
    ErrorCase(
      ["print", "a.ics", "2026", "-o", "a.pdf"], 64,
      "2026 comes too late; write the time before the files"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--layout", "wall"], 64,
      "--layout wall: no such layout; write month, week, year, agenda"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--heat", "count"], 64,
      "--heat is for a year; leave it out, or give --layout year"),
    ErrorCase(
      ["print", "2026", "a.ics", "-o", "a.pdf", "--heat", "rain"], 64,
      "--heat rain: no such thing; write count, mood or none"),
    ErrorCase(
      ["print", "2026", "a.ics", "-o", "a.pdf", "--minis"], 64,
      "--notes and --minis are for a month; leave them out, or give --layout month"),
    ErrorCase(
      ["print", "2026", "a.ics", "-o", "a.pdf", "--margin", "12"], 64,
      "--margin 12: no length; write one such as 12mm or 0.5in"),
    ErrorCase(
      ["print", "2026", "a.ics", "-o", "a.pdf", "--margin", "9cm"], 64,
      "--margin 9cm: too wide for the paper; take no more than a quarter of its shorter side"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.html", "--theme", "warm"], 64,
      "--theme means nothing in HTML; leave it out, or write a .pdf file"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.html", "--notes"], 64,
      "--notes means nothing in HTML; leave it out, or write a .pdf file"),
    ErrorCase(
      ["month", "a.ics", "2026-12"], 64,
      "2026-12 comes too late; write the month before the files"),
    ErrorCase(
      ["print", "a.ics", "-o", "a.pdf"], 64,
      "no time given; write one first, such as 2026-12, 2026-W50 or 2026"),
    ErrorCase(
      ["print", "2026-12", "a.ics"], 64,
      "no output given; name one with -o, such as -o december.pdf"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.jpg"], 64,
      "a.jpg: a page cannot be drawn as this kind of file; end the name in .pdf, .png, .svg or .html, or give --format"
    ),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--format", "gif"], 64,
      "--format gif: no such format; write pdf, png, svg or html"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.pdf", "--dpi", "300"], 64,
      "--dpi is for PNG; leave it out, or write a .png file"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.png", "--dpi", "much"], 64,
      "--dpi much: no number; write one such as 300"),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.png", "--paper", "b5"], 64,
      "--paper b5: no such size; write one of a3, a4, a5, legal, letter, tabloid, or the sides, such as 210x297mm"
    ),
    ErrorCase(
      ["print", "2026-12", "a.ics", "-o", "a.png", "--portrait", "--landscape"], 64,
      "--portrait and --landscape exclude each other; give one of them"),
    ErrorCase(["list", "a.ics", "--from", "99999-01-01"], 64, "--from 99999-01-01: \(noTime)"),
    ErrorCase(["list", "a.ics", "--to", "2026-02-30"], 64, "--to 2026-02-30: \(noTime)"),
    ErrorCase(
      ["list", "a.ics", "--from", "2026-12-24", "--to", "2026-12-23"], 64,
      "--to is earlier than --from; exchange the two"),
    ErrorCase(
      ["list", "a.ics", "--to", "2000-01-01"], 64,
      "--to lies before today, where the time begins; give --from, too"),
    ErrorCase(
      ["list", "a.ics", "--match="], 64, "--match is empty; give it a value, or leave it out"),
    ErrorCase(["list", "a.ics", "--uid="], 64, "--uid is empty; give it a value, or leave it out"),
    ErrorCase(
      ["list", "a.ics", "--zone", "Mars/Base"], 64,
      "--zone Mars/Base: no such time zone; write an IANA name such as Europe/Vienna, or UTC"),
    ErrorCase(
      ["list", "a.ics", "--zone", "CET-1CEST"], 64,
      "--zone CET-1CEST: no such time zone; write an IANA name such as Europe/Vienna, or UTC"),
    ErrorCase(
      ["list", "a.ics", "--zone", "../../etc/passwd"], 64,
      "--zone ../../etc/passwd: no such time zone; write an IANA name such as Europe/Vienna, or UTC"
    ),
    ErrorCase(
      ["list", "a.ics", "--color", "red"], 64,
      "--color=red is unknown; write auto, always or never"),
    ErrorCase(
      ["month", "a.ics", "--locale", "xx"], 64,
      "--locale xx: no such language; write one such as de_AT or en"),
    ErrorCase(
      ["month", "a.ics", "--week-start", "t"], 64,
      "--week-start t: no such weekday; write monday, sunday, ..."),
    ErrorCase(
      ["month", "a.ics", "--today", "someday"], 64,
      "--today someday: no such day; write one such as 2026-12-24, or today, tomorrow, yesterday"),
    ErrorCase(
      ["month", "a.ics", "--select", "2026-12-24..2026-12-20"], 64,
      "--select 2026-12-24..2026-12-20: no such days; write 2026-12-24, or 2026-12-24..2026-12-26"),
    ErrorCase(
      ["list", "a.ics", "-o", "b"], 64, "unknown option -o; see daymark list --help for all options"
    ),
    ErrorCase(
      ["bench-impor", "a.ics"], 64,
      "bench-impor is not a subcommand; see daymark --help for those there are"),
  ])
  func usage(_ example: ErrorCase) throws {
    try example.check()
  }

  @Test(
    "options of the other kind of input are refused",
    arguments: [
      ("day\n2026-12-24\n", "hide", "a calendar"), ("day\n2026-12-24\n", "me", "a calendar"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", "name", "a table of days"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", "tag", "a table of days"),
    ])
  func otherKind(input: String, option: String, kind: String) throws {
    try ErrorCase(
      ["export", "-", "--\(option)=today"], 64,
      "--\(option) is for \(kind), which the input is not; leave it out"
    ).check(input: Array(input.utf8))
  }

  @Test(
    "a TZ that names no zone is refused, unless --zone is given",
    arguments: ["CET-1CEST", "CET-1CEST,M3.5.0,M10.5.0/3", "Nowhere", "/none/such"])
  func unknownZone(name: String) throws {
    let input = TestCalendar.bytes(TestCalendar.event("a", "DTSTART:20261224T180000Z"))
    try ErrorCase(
      ["list", "-"], 64,
      "TZ is \(name), which is no zone's name; set it to one such as Europe/Vienna, or give --zone"
    ).check(input: input, variables: ["TZ": name])
    let run = try CommandRun(
      ["list", "-", "--zone=UTC", "-q"], input: input, variables: ["TZ": name])
    #expect(run.status == 0)
  }

  @Test(
    "a TZ in each of its forms that name a zone is read",
    arguments: [
      ("Europe/Vienna", "19:00"), (":Europe/Vienna", "19:00"), ("europe/vienna", "19:00"),
      ("/usr/share/zoneinfo/Asia/Tokyo", "03:00"), ("", "18:00"), ("UTC0", "18:00"),
    ])
  func knownZone(name: String, time: String) throws {
    let input = TestCalendar.bytes(TestCalendar.event("a", "DTSTART:20261224T180000Z"))
    let run = try CommandRun(
      ["list", "-", "--from=2026-12-24", "--to=2026-12-26"], input: input,
      variables: ["TZ": name])
    #expect(run.status == 0)
    #expect(run.output.contains("\n  \(time)"))
  }
}
