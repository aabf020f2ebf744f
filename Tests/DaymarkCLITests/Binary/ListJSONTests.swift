import Testing

/// Expected values are by hand, from the contract of `list --json` and RFC 5545.
@Suite("list --json")
struct ListJSONTests {
  /// The lines of a run over 2026-12-24 in UTC, unless `arguments` says otherwise.
  private static func lines(
    _ events: String, _ arguments: [String] = ["--from", "2026-12-24", "--to", "2026-12-25"],
    zone: String = "UTC"
  ) throws -> [String] {
    let run = try CommandRun(
      ["list", "-", "--json", "--quiet", "--zone", zone] + arguments,
      input: TestCalendar.bytes(events))
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// The text of one key in each line; `-` where it is absent.
  private static func values(_ key: String, _ lines: [String]) throws -> [String] {
    let pattern = try Regex("\"\(key)\":\"?([^\",}]*)", as: (Substring, Substring).self)
    return lines.map { line in line.firstMatch(of: pattern).map { String($0.1) } ?? "-" }
  }

  @Test("gives each key in its order and form")
  func allKeys() throws {
    let event = TestCalendar.event(
      "a@example",
      """
      DTSTART;TZID=Europe/Vienna:20261224T180000
      DTEND;TZID=Europe/Vienna:20261224T193000
      RRULE:FREQ=DAILY;COUNT=2
      SUMMARY:Tree\\, "candles" and \\\\
      LOCATION:Großes\\nZimmer
      STATUS:TENTATIVE
      CATEGORIES:family,a\\,b
      COLOR:tomato
      """)
    // tomato is #ff6347 (CSS Color 3, 4.3).
    #expect(
      try Self.lines("NAME:Home\nCOLOR:navy\n\(event)") == [
        #"{"uid":"a@example","recurrenceId":"2026-12-24T17:00:00Z","#
          + #""start":"2026-12-24T17:00:00Z","end":"2026-12-24T18:30:00Z","allDay":false,"#
          + #""summary":"Tree, \"candles\" and \\","location":"Großes\nZimmer","#
          + ##""status":"TENTATIVE","categories":["family","a,b"],"color":"#ff6347","##
          + #""zone":"Europe/Vienna","calendar":"Home","source":"standard input:6"}"#
      ])
  }

  @Test("leaves out the keys that have no value")
  func fewKeys() throws {
    #expect(
      try Self.lines(TestCalendar.event("a", "DTSTART:20261224T180000Z\nSUMMARY:")) == [
        #"{"uid":"a","start":"2026-12-24T18:00:00Z","end":"2026-12-24T18:00:00Z","#
          + #""allDay":false,"calendar":"standard input","source":"standard input:4"}"#
      ])
  }

  @Test("has the order and the texts of very many events of several files as of few")
  func manyEvents() throws {
    // Three days, of which each has events of both files; numbers without zeros in front, so that
    // the order of UIDs is none of these.
    func events(_ numbers: some Sequence<Int>) -> String {
      numbers.map { number in
        TestCalendar.event(
          "\(number)", "DTSTART;VALUE=DATE:2026122\(4 + number % 3)\nSUMMARY:No. \(number)")
      }.joined(separator: "\n")
    }
    let scratch = try Scratch()
    let even = TestCalendar.bytes(events(stride(from: 0, to: 24_000, by: 2)))
    scratch.file("even.ics", String(decoding: even, as: UTF8.self))
    let lines = try CommandRun(
      [
        "list", scratch["even.ics"], "-", "--json", "--quiet", "--zone", "UTC", "--from",
        "2026-12-24", "--to",
        "2026-12-27",
      ], input: TestCalendar.bytes(events(stride(from: 1, to: 24_000, by: 2)))
    ).output.split(separator: "\n").map(String.init)
    let expected = (0..<3).flatMap { rest in
      (0..<24_000).filter { $0 % 3 == rest }.map(String.init).sorted()
    }
    #expect(try Self.values("uid", lines) == expected)
    #expect(try Self.values("summary", lines) == expected.map { "No. \($0)" })
  }

  @Test("sorts by start, then by UID, whatever the kind of time and the file")
  func order() throws {
    let events = [
      TestCalendar.event("b", "DTSTART:20261224T100000Z"),
      TestCalendar.event("a", "DTSTART;TZID=Europe/Vienna:20261224T110000"),
      TestCalendar.event("d", "DTSTART:20261224T093000"),
      TestCalendar.event("c", "DTSTART;VALUE=DATE:20261224"),
      TestCalendar.event("e", "DTSTART:20261220T000000Z\nDTEND:20261230T000000Z"),
    ]
    let expected = ["e", "c", "d", "a", "b"]
    #expect(try Self.values("uid", Self.lines(events.joined(separator: "\n"))) == expected)

    let scratch = try Scratch()
    for (index, event) in events.enumerated() {
      scratch.file("\(index).ics", String(decoding: TestCalendar.bytes(event), as: UTF8.self))
    }
    let files = events.indices.map { "\($0).ics" }
    let run = try CommandRun(
      ["list", "--json", "-q", "--from", "2026-12-24", "--to", "2026-12-25"] + files,
      folder: scratch.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(try Self.values("uid", lines) == expected)
    #expect(try Self.values("source", lines) == [4, 3, 2, 1, 0].map { "\($0).ics:4" })
  }

  @Test("the window is half-open, and an event of no length is in it by its start")
  func window() throws {
    let events = [
      ("ends-as-it-begins", "20261224T080000Z", "20261224T100000Z"),
      ("reaches-in", "20261224T080000Z", "20261224T100001Z"),
      ("spans", "20261224T080000Z", "20261224T130000Z"),
      ("point-at-its-start", "20261224T100000Z", "20261224T100000Z"),
      ("last-second", "20261224T115959Z", "20261224T130000Z"),
      ("point-at-its-end", "20261224T120000Z", "20261224T120000Z"),
      ("begins-as-it-ends", "20261224T120000Z", "20261224T130000Z"),
    ].map { TestCalendar.event($0.0, "DTSTART:\($0.1)\nDTEND:\($0.2)") }
    let lines = try Self.lines(
      events.joined(separator: "\n"),
      ["--from", "2026-12-24T10:00:00Z", "--to", "2026-12-24T13:00+01:00"])
    #expect(
      try Self.values("uid", lines)
        == ["reaches-in", "spans", "point-at-its-start", "last-second"])
  }

  @Test(
    "an all-day event is of days, its end exclusive",
    arguments: [
      ("", "2026-12-25"), ("DTEND;VALUE=DATE:20261224\n", "2026-12-25"),
      ("DTEND;VALUE=DATE:20261227\n", "2026-12-27"), ("DURATION:P1W\n", "2026-12-31"),
    ])
  func allDay(ending: String, end: String) throws {
    for zone in ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let lines = try Self.lines(
        TestCalendar.event("a", "\(ending)DTSTART;VALUE=DATE:20261224"), zone: zone)
      #expect(try Self.values("start", lines) == ["2026-12-24"])
      #expect(try Self.values("end", lines) == [end])
      #expect(try Self.values("allDay", lines) == ["true"])
    }
  }

  @Test("days and floating times are placed by --zone, and shown without it")
  func floating() throws {
    let events =
      TestCalendar.event("day", "DTSTART;VALUE=DATE:20261224") + "\n"
      + TestCalendar.event("clock", "DTSTART:20261224T090000\nDURATION:PT1H")
    // 09:00 in Tokyo is 00:00 in UTC.
    let window = ["--from", "2026-12-24T00:30:00Z", "--to", "2026-12-24T02:00:00Z"]
    let lines = try Self.lines(events, window, zone: "Asia/Tokyo")
    #expect(try Self.values("uid", lines) == ["day", "clock"])
    #expect(try Self.values("start", lines) == ["2026-12-24", "2026-12-24T09:00:00"])
    #expect(try Self.values("end", lines) == ["2026-12-25", "2026-12-24T10:00:00"])
    #expect(try Self.values("zone", lines) == ["-", "-"])
    #expect(try Self.values("uid", Self.lines(events, window, zone: "America/Lima")) == [])
  }

  @Test("the original start is in the form of the start, and only where there is a series")
  func recurrenceID() throws {
    let events = [
      TestCalendar.event("day", "DTSTART;VALUE=DATE:20261223\nRRULE:FREQ=DAILY;COUNT=2"),
      TestCalendar.event("clock", "DTSTART:20261223T010000\nRRULE:FREQ=DAILY;COUNT=2"),
      TestCalendar.event("utc", "DTSTART:20261223T020000Z\nRRULE:FREQ=DAILY;COUNT=2"),
      TestCalendar.event(
        "zone", "DTSTART;TZID=Asia/Tokyo:20261223T120000\nRRULE:FREQ=DAILY;COUNT=2"),
      TestCalendar.event("once", "DTSTART:20261224T040000Z"),
      TestCalendar.event("alone", "DTSTART:20261224T050000Z\nRECURRENCE-ID:20261220T050000Z"),
      TestCalendar.event("moved", "DTSTART:20261220T060000Z\nRRULE:FREQ=DAILY;COUNT=3"),
      TestCalendar.event("moved", "DTSTART:20261224T060000Z\nRECURRENCE-ID:20261221T060000Z"),
    ]
    let lines = try Self.lines(events.joined(separator: "\n"))
    #expect(
      try Self.values("uid", lines) == ["day", "clock", "utc", "zone", "once", "alone", "moved"])
    #expect(
      try Self.values("recurrenceId", lines) == [
        "2026-12-24", "2026-12-24T01:00:00", "2026-12-24T02:00:00Z", "2026-12-24T03:00:00Z", "-",
        "2026-12-20T05:00:00Z", "2026-12-21T06:00:00Z",
      ])
  }

  @Test("an event without UID gets one that stays the same, and says so")
  func synthesizedUID() throws {
    func lines(_ stamp: String, _ summary: String) throws -> [String] {
      try Self.lines(
        "BEGIN:VEVENT\nDTSTAMP:\(stamp)\nDTSTART:20261224T100000Z\nSUMMARY:\(summary)\nEND:VEVENT")
    }
    let first = try lines("20260101T000000Z", "Tree")
    #expect(try Self.values("uidSynthesized", first) == ["true"])
    #expect(try lines("20260202T000000Z", "Tree") == first)
    #expect(
      try Self.values("uid", lines("20260101T000000Z", "Cake")) != Self.values("uid", first))
  }

  @Test("cancelled occurrences are listed")
  func cancelled() throws {
    let lines = try Self.lines(
      TestCalendar.event("a", "DTSTART:20261224T100000Z\nSTATUS:CANCELLED"))
    #expect(try Self.values("status", lines) == ["CANCELLED"])
  }

  @Test("the colour is the event's, else the calendar's")
  func color() throws {
    let events =
      "COLOR:navy\n" + TestCalendar.event("a", "DTSTART:20261224T100000Z") + "\n"
      + TestCalendar.event("b", "DTSTART:20261224T100000Z\nCOLOR:gold")
    // CSS Color 3, 4.3.
    #expect(try Self.values("color", Self.lines(events)) == ["#000080", "#ffd700"])
  }

  @Test("an empty answer is an answer; only --match and --uid that find nothing are not")
  func nothing() throws {
    let input = TestCalendar.bytes(
      TestCalendar.event("a", "DTSTART:20261224T100000Z\nSUMMARY:Crème brûlée\nCATEGORIES:Ｆood"))
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["list", "-", "--json"] + arguments, input: input)
    }
    let window = ["--from=2026-12-24", "--to=2026-12-25"]
    let empty = try run("--from=2026-12-25", "--to=2026-12-26")
    #expect((empty.status, empty.output, empty.errors) == (0, "", ""))
    for option in ["--match=creme", "--match=BRÛLÉE", "--match=food", "--uid=a"] {
      let found = try run(option, window[0], window[1])
      #expect(found.status == 0 && found.output.contains("\"uid\":\"a\""), "\(option)")
    }
    for option in ["--match=cake", "--uid=A", "--uid=b"] {
      let found = try run(option, window[0], window[1])
      #expect((found.status, found.output, found.errors) == (1, "", ""), "\(option)")
    }
    #expect(try run("--uid=a", "--match=cake", window[0], window[1]).status == 1)
    #expect(try run("--uid=a", "--from=2026-12-25", "--to=2026-12-26").status == 1)
  }

  @Test("the window is a month from today unless it is given", arguments: [true, false])
  func standardWindow(hasEnd: Bool) throws {
    let events = ["20270130", "20270131", "20270227", "20270228"]
      .map { TestCalendar.event($0, "DTSTART;VALUE=DATE:\($0)") }.joined(separator: "\n")
    let run = try CommandRun(
      ["list", "-", "--json"] + (hasEnd ? ["--to", "2027-02-28"] : []),
      input: TestCalendar.bytes(events), variables: ["DAYMARK_NOW": "2027-01-31T12:00:00Z"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(try Self.values("uid", lines) == ["20270131", "20270227"])
  }
}
