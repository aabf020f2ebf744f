import CalendarModel
import ICalendar
import Testing

/// VTIMEZONEs that are written for selected events (RFC 5545, 3.6.5), read again by our own
/// reader and compared with the system's data.
@Suite("Written time zones")
struct WrittenZoneTests {
  /// The VTIMEZONE that is written for events with these lines in a zone, as lines.
  static func written(_ zone: String, _ events: [String]) throws -> [String] {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"]
    for (number, event) in events.enumerated() {
      lines += ["BEGIN:VEVENT", "UID:\(number)", "DTSTAMP:20200101T000000Z"]
      lines += event.split(separator: "\n").map(String.init)
      lines.append("END:VEVENT")
    }
    lines += ["END:VCALENDAR", ""]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    let selected = file.selection(EventSelection(), zone: TimeZoneTable.utc)
    let output = String(decoding: file.serialized(selected), as: UTF8.self)
    let all = output.unfoldedLines(endedBy: "\r\n")
    guard let begin = all.firstIndex(of: "BEGIN:VTIMEZONE"),
      let end = all.firstIndex(of: "END:VTIMEZONE")
    else { return [] }
    return Array(all[begin...end])
  }

  /// The zone of a VTIMEZONE, under a name that no system knows.
  private static func table(_ lines: [String], _ zone: String) throws -> TimeZoneTable {
    let event = ["BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Mine:20260101T000000", "END:VEVENT"]
    let all: [String] = ["BEGIN:VCALENDAR"] + lines + event + ["END:VCALENDAR"]
    let text = all.joined(separator: "\r\n").replacing("TZID:\(zone)\r\n", with: "TZID:Mine\r\n")
    let file = try CalendarFile(Array(text.utf8), file: "a.ics")
    #expect(file.timeZones.first?.origin == .file)
    return try #require(file.timeZones.first?.table)
  }

  /// The first time, in hours, of two zones that differ: at each hour of the two days round
  /// each change of either, and once a week.
  private static func firstDifference(
    _ first: TimeZoneTable, _ second: TimeZoneTable, from: Instant, to: Instant
  ) -> Instant? {
    let changes = (Array(first.transitions) + second.transitions).map(\.instant)
      .filter { from <= $0 && $0 <= to }
    let hours = changes.flatMap { change in (-24...24).map { change.adding(seconds: $0 * 3600) } }
    let weeks = stride(from: from.secondsSince1970, to: to.secondsSince1970, by: 7 * 86_400)
      .map { Instant(secondsSince1970: $0) }
    return (hours + weeks + [from, to]).filter { from <= $0 && $0 <= to }.sorted()
      .first { first.offset(at: $0) != second.offset(at: $0) }
  }

  private static func compare(
    _ zone: String, from first: WallTime, to last: WallTime, rule: String? = nil,
    _ note: Comment = ""
  ) throws {
    let system = try #require(ZoneDatabase.system.table(named: zone))
    var events = ["DTSTART;TZID=\(zone):\(first.basic)" + (rule.map { "\nRRULE:\($0)" } ?? "")]
    if rule == nil { events.append("DTSTART;TZID=\(zone):\(last.basic)") }
    let lines = try written(zone, events)
    let table = try table(lines, zone)
    let difference = firstDifference(
      system, table, from: system.instant(of: first), to: system.instant(of: last))
    #expect(
      difference == nil, "\(zone) \(first) to \(last) \(note)\n\(lines.joined(separator: "\n"))")
    #expect(!lines.contains { $0.hasPrefix("RDATE") })
  }

  private static let zones = [
    "Europe/Berlin", "Europe/Dublin", "Europe/London", "Europe/Lisbon", "Europe/Moscow",
    "Europe/Istanbul", "America/New_York", "America/Sao_Paulo", "America/Santiago",
    "America/Nuuk", "America/Caracas", "America/St_Johns", "Australia/Lord_Howe",
    "Australia/Sydney", "Asia/Tehran", "Asia/Gaza", "Asia/Jerusalem", "Asia/Kolkata",
    "Asia/Kathmandu", "Asia/Pyongyang", "Africa/Casablanca", "Africa/Cairo", "Africa/Windhoek",
    "Pacific/Apia", "Pacific/Chatham", "Antarctica/Troll", "Asia/Almaty", "UTC", "EST5EDT",
  ]

  @Test("say what the system says, at each hour of the changes within the window", arguments: zones)
  func sameOffsets(_ zone: String) throws {
    for (first, last) in [
      (1965, 1972), (1985, 1999), (2005, 2012), (2013, 2017), (2026, 2026), (2040, 2090),
    ] {
      try Self.compare(zone, from: .noon(first, 4, 1), to: .noon(last, 12, 20))
    }
    try Self.compare(
      zone, from: .noon(2026, 4, 1), to: .noon(2086, 1, 1), rule: "FREQ=WEEKLY")
    try Self.compare(
      zone, from: .noon(1999, 4, 1), to: .noon(2029, 12, 20),
      rule: "FREQ=WEEKLY;UNTIL=20300101T000000Z")
    try Self.compare(
      zone, from: .noon(1999, 4, 1), to: .noon(2015, 4, 1), rule: "FREQ=YEARLY;COUNT=17")
  }

  @Test("so for any zone and window")
  func anyWindow() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let tables =
      Self.zones + [
        "Europe/Warsaw", "America/Anchorage", "America/Asuncion", "America/Havana",
        "Asia/Amman", "Asia/Beirut", "Asia/Seoul", "Pacific/Norfolk", "Pacific/Fiji",
        "Atlantic/Azores", "America/Argentina/San_Luis", "Asia/Colombo", "Africa/Juba",
      ]
    for _ in 0..<60 {
      let zone = tables[Int.random(in: tables.indices, using: &random)]
      let first = Day(daysSince1970: Int.random(in: -20_000...45_000, using: &random))
      let last = first.advanced(by: Int.random(in: 0...15_000, using: &random))
      try Self.compare(
        zone, from: WallTime(first, secondOfDay: 43_200), to: WallTime(last, secondOfDay: 43_200),
        "seed \(seed)")
    }
  }

  @Test(
    "hold the rule in force, and what the events need before it, no more",
    arguments: [
      // The European rule since 1996 (Directive 94/21/EC), in both its halves.
      (
        "Europe/Berlin", ["20260701T100000"],
        [
          "DAYLIGHT 19960331T020000 +0100 +0200 CEST FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
          "STANDARD 19961027T030000 +0200 +0100 CET FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        ]
      ),
      // Ireland: an hour more is DAYLIGHT, though the law calls it the standard.
      (
        "Europe/Dublin", ["20260701T100000"],
        [
          "DAYLIGHT 19960331T010000 +0000 +0100 IST FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
          "STANDARD 19961027T020000 +0100 +0000 GMT FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        ]
      ),
      // Energy Policy Act of 2005: from 2007 on.
      (
        "America/New_York", ["20060115T100000", "20260701T100000"],
        [
          "STANDARD 20051030T020000 -0400 -0500 EST",
          "DAYLIGHT 20060402T020000 -0500 -0400 EDT",
          "STANDARD 20061029T020000 -0400 -0500 EST",
          "DAYLIGHT 20070311T020000 -0500 -0400 EDT FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
          "STANDARD 20071104T020000 -0400 -0500 EST FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
        ]
      ),
      // RFC 5545, 3.6.5: rules that ended, with UNTIL in UTC. 1987 to 2006, Uniform Time Act
      // as amended in 1986.
      (
        "America/New_York", ["19900101T100000", "20000101T100000"],
        [
          "STANDARD 19891029T020000 -0400 -0500 EST "
            + "FREQ=YEARLY;UNTIL=19991031T060000Z;BYMONTH=10;BYDAY=-1SU",
          "DAYLIGHT 19900401T020000 -0500 -0400 EDT "
            + "FREQ=YEARLY;UNTIL=19990404T070000Z;BYMONTH=4;BYDAY=1SU",
        ]
      ),
      // Russia: summer time for ever in 2011, winter time for ever in 2014.
      ("Europe/Moscow", ["20260701T100000"], ["STANDARD 20141026T020000 +0400 +0300 MSK"]),
      (
        "Europe/Moscow", ["20130701T100000", "20260701T100000"],
        [
          "STANDARD 20110327T020000 +0300 +0400 MSK", "STANDARD 20141026T020000 +0400 +0300 MSK",
        ]
      ),
      ("Asia/Kolkata", ["20260701T100000"], ["STANDARD 19451015T000000 +0630 +0530 IST"]),
      ("Asia/Tehran", ["20260701T100000"], ["STANDARD 20220922T000000 +0430 +0330 +0330"]),
      // The clocks that stayed at summer's time in 2016, and got a name for it.
      ("Europe/Istanbul", ["20260701T100000"], ["STANDARD 20160327T030000 +0200 +0300 +03"]),
      ("UTC", ["20260701T100000"], ["STANDARD 19700101T000000 +0000 +0000 UTC"]),
      (
        "Australia/Lord_Howe", ["20260701T100000"],
        [
          "STANDARD 20080406T020000 +1100 +1030 +1030 FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
          "DAYLIGHT 20081005T020000 +1030 +1100 +11 FREQ=YEARLY;BYMONTH=10;BYDAY=1SU",
        ]
      ),
      // Egypt since 2023: at the end of the last Thursday of October, which is a Friday that
      // may be one of November.
      (
        "Africa/Cairo", ["20260701T100000"],
        [
          "DAYLIGHT 20230428T000000 +0200 +0300 EEST FREQ=YEARLY;BYMONTH=4;BYDAY=-1FR",
          "STANDARD 20231027T000000 +0300 +0200 EET "
            + "FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=26,27,28,29,30,31;BYDAY=FR",
          "STANDARD 20241101T000000 +0300 +0200 EET FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1;BYDAY=FR",
        ]
      ),
      // Morocco: one hour less in Ramadan, each year at another date.
      (
        "Africa/Casablanca", ["20260101T100000", "20261201T100000"],
        [
          "DAYLIGHT 20250406T020000 +0000 +0100 +01", "STANDARD 20260215T030000 +0100 +0000 +00",
          "DAYLIGHT 20260322T020000 +0000 +0100 +01",
        ]
      ),
    ] as [(String, [String], [String])])
  func holdsWhatIsNeeded(_ zone: String, _ starts: [String], _ observances: [String]) throws {
    let lines = try Self.written(zone, starts.map { "DTSTART;TZID=\(zone):\($0)" })
    #expect(lines.prefix(2) == ["BEGIN:VTIMEZONE", "TZID:\(zone)"])
    var found: [String] = []
    for line in lines.dropFirst(2).dropLast() where !line.hasPrefix("END:") {
      let value = String(line.drop { $0 != ":" }.dropFirst())
      if line.hasPrefix("BEGIN:") {
        found.append(value)
      } else {
        found[found.count - 1] += " " + value
      }
    }
    #expect(found == observances)
  }
}

extension String {
  fileprivate func unfoldedLines(endedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
      .reduce(into: []) { lines, line in
        // Folded lines.
        if line.hasPrefix(" "), !lines.isEmpty {
          lines[lines.count - 1] += line.dropFirst()
        } else {
          lines.append(line)
        }
      }
  }
}

extension WallTime {
  fileprivate static func noon(_ year: Int, _ month: Int, _ day: Int) -> WallTime {
    WallTime(Day(year: year, month: month, day: day) ?? Day(daysSince1970: 0), secondOfDay: 43_200)
  }

  /// As a DATE-TIME without a zone.
  fileprivate var basic: String {
    "\(self)".filter { $0 != "-" && $0 != ":" }
  }
}
