import CalendarModel
import ICalendar
import Testing

/// VTIMEZONE: RFC 5545, 3.6.5.
@Suite("Time zone definitions")
struct ZoneComponentTests {
  private static func table(_ observances: [String]) throws -> TimeZoneTable? {
    var lines = ["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:My Zone"]
    for observance in observances {
      let parts = observance.split(separator: " ").map(String.init)
      lines += ["BEGIN:\(parts[0])"] + parts.dropFirst() + ["END:\(parts[0])"]
    }
    lines += ["END:VTIMEZONE", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=My Zone:20260101T000000"]
    lines += ["END:VEVENT", "END:VCALENDAR"]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    return file.timeZones.first?.table
  }

  private static func offsets(
    _ observances: [String], at instants: [String]
  ) throws -> [Int] {
    let table = try #require(try table(observances))
    return try instants.map { text in
      let day = try #require(Day(text.prefix(10)))
      let hour = try #require(Int(text.suffix(2)))
      return table.offset(at: Instant(utc: WallTime(day, secondOfDay: hour * 3600))) / 60
    }
  }

  private static let newYorkSince2007 = [
    "DAYLIGHT DTSTART:20070311T020000 TZOFFSETFROM:-0500 TZOFFSETTO:-0400 "
      + "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "STANDARD DTSTART:20071104T020000 TZOFFSETFROM:-0400 TZOFFSETTO:-0500 "
      + "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  ]

  @Test("yearly rules hold at the hour, for ever, and not before they begin")
  func followsYearlyRules() throws {
    // 2026: 8 March 02:00 EST is 07:00 UTC, 1 November 02:00 EDT is 06:00 UTC.
    #expect(
      try Self.offsets(
        Self.newYorkSince2007,
        at: [
          "2000-07-01T00", "2026-03-08T06", "2026-03-08T07", "2026-11-01T05", "2026-11-01T06",
          "2399-07-01T00", "2800-01-01T00", "2800-07-01T00",
        ]) == [-300, -300, -240, -240, -300, -240, -300, -240])
  }

  @Test("UNTIL, in UTC, ends a rule with the onset that it names")
  func endsRules() throws {
    let observances = [
      "DAYLIGHT DTSTART:19970406T020000 TZOFFSETFROM:-0500 TZOFFSETTO:-0400 "
        + "RRULE:FREQ=YEARLY;UNTIL=19980405T070000Z;BYMONTH=4;BYDAY=1SU",
      "STANDARD DTSTART:19971026T020000 TZOFFSETFROM:-0400 TZOFFSETTO:-0500 "
        + "RRULE:FREQ=YEARLY;UNTIL=19981025T060000Z;BYMONTH=10;BYDAY=-1SU",
    ]
    #expect(
      try Self.offsets(
        observances, at: ["1997-07-01T00", "1998-07-01T00", "1998-12-01T00", "1999-07-01T00"])
        == [-240, -240, -300, -300])
  }

  @Test(
    "odd definitions are read as they are meant",
    arguments: [
      // Outlook: the rules start in 1601.
      (
        [
          "STANDARD DTSTART:16011028T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 "
            + "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
          "DAYLIGHT DTSTART:16010325T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 "
            + "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
        ], ["2026-01-15T00", "2026-07-15T00"], [60, 120]
      ),
      // One observance alone.
      (
        ["STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0530 TZOFFSETTO:+0530"],
        ["1960-01-01T00", "2026-07-15T00"], [330, 330]
      ),
      // Without TZOFFSETFROM, which is then the offset before.
      (
        [
          "STANDARD DTSTART:20251026T030000 TZOFFSETTO:+0100",
          "DAYLIGHT DTSTART:20260329T020000 TZOFFSETTO:+0200",
        ], ["2026-03-29T00", "2026-03-29T01"], [60, 120]
      ),
      // A list of RDATEs.
      (
        [
          "DAYLIGHT DTSTART:20250330T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 "
            + "RDATE:20260329T020000",
          "STANDARD DTSTART:20251026T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 "
            + "RDATE:20261025T030000",
        ], ["2025-12-01T00", "2026-07-15T00", "2026-12-01T00"], [60, 120, 60]
      ),
      // Beginning after the events: the offset before the first onset holds.
      (
        [
          "DAYLIGHT DTSTART:20300331T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 "
            + "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"
        ], ["2026-07-15T00"], [60]
      ),
    ] as [([String], [String], [Int])])
  func readsOddDefinitions(
    _ observances: [String], _ instants: [String], _ minutes: [Int]
  ) throws {
    #expect(try Self.offsets(observances, at: instants) == minutes)
  }

  @Test(
    "a definition that is written for a zone of the system says the same as the system",
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Sydney", "Australia/Lord_Howe",
      "Asia/Jerusalem", "Europe/Dublin", "America/Nuuk", "Africa/Casablanca", "Asia/Kolkata",
      "America/Sao_Paulo", "Pacific/Apia", "America/Santiago", "Asia/Gaza", "UTC", "Asia/Tehran",
    ])
  func writesDefinitions(_ name: String) throws {
    let table = try #require(ZoneDatabase.system.table(named: name))
    for year in [1965, 1999, 2011, 2026, 2045] {
      let input = bytes(
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=\(name):\(year)0401T120000",
        "RRULE:FREQ=WEEKLY", "END:VEVENT", "END:VCALENDAR")
      let file = try CalendarFile(input, file: "a.ics")
      let output = file.serialized(file.selection(in: nil, zone: .utc) { _ in true })
      let text = String(decoding: output, as: UTF8.self).replacing(name, with: "My Zone")
      let again = try CalendarFile(Array(text.utf8), file: "b.ics")
      let resolution = try #require(again.timeZones.first)
      #expect(resolution.origin == .file)
      let written = try #require(resolution.table)
      let start = try #require(Day(year: year, month: 4, day: 1))
      // Every 5 days over 60 years at changing hours; past 2080 where rules go on for ever.
      for step in 0..<4400 {
        let instant = Instant(
          utc: WallTime(start.advanced(by: step * 5), secondOfDay: step % 24 * 3600))
        guard written.offset(at: instant) == table.offset(at: instant) else {
          Issue.record("\(name) from \(year): \(instant)")
          return
        }
      }
    }
  }
}
