import CalendarModel
import ICalendar
import Testing

/// Kinds of damage by the properties that can have them. Each time the event survives, the
/// damage is reported once and at its line, and the file is written as it came. Meanings are
/// those of RFC 5545, 3.3.4 to 3.3.6, and of ISO 8601 for its spellings.
@Suite("Damage by property")
struct DamageMatrixTests {
  /// Reads an event whose line 8 is `line`; what is wrong with that line, and the event.
  private func read(_ line: String) throws -> (event: Event, problems: [String]) {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART:20261207T090000Z\nSUMMARY:Here\n\(line)\nEND:VEVENT")
    #expect(try calendar.isKept(), "\(line)")
    #expect(
      try calendar.starts(from: "2026-12-07", to: "2026-12-08").first
        == "2026-12-07T09:00:00Z Here", "\(line)")
    return (try #require(calendar.file.events().events.first), calendar.problems)
  }

  @Test(
    "other spellings of 8 December 2026, 10:30 in UTC",
    arguments: ["DTEND", "RECURRENCE-ID", "EXDATE", "RDATE", "DTSTAMP", "CREATED"],
    [
      "2026-12-08T10:30:00Z", "20261208T1030Z", "2026-12-08 10:30:00Z", "20261208T113000+0100",
      "2026-12-08T11:30:00+01:00", "20261208T103000.250Z", "2026-12-08t10:30z",
      "\"20261208T103000Z\"", " 20261208T103000Z ",
    ])
  func spellings(_ name: String, _ value: String) throws {
    let (event, problems) = try read("\(name):\(value)")
    let meant = CalendarTime.utc(.utc(2026, 12, 8, 10, 30))
    switch name {
    case "DTEND": #expect(event.schedule.ending == .time(meant))
    case "RECURRENCE-ID": #expect(event.schedule.replacement?.original == meant)
    case "EXDATE": #expect(event.schedule.recurrence?.exceptionDates == [meant])
    case "RDATE": #expect(event.schedule.recurrence?.addedDates.map(\.start) == [meant])
    case "DTSTAMP": #expect(event.schedule.stamp == .utc(2026, 12, 8, 10, 30))
    default: #expect(event.created == .utc(2026, 12, 8, 10, 30))
    }
    #expect(problems == ["8 note irregular-time"])
  }

  @Test(
    "nothing that is a time",
    arguments: [
      "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE", "DTSTAMP", "CREATED", "LAST-MODIFIED",
    ],
    ["None", "null", "NaN", "20261301T000000Z", "0", "T103000", "00000000T000000Z"])
  func noTimes(_ name: String, _ value: String) throws {
    let (event, problems) = try read("\(name):\(value)")
    #expect(event.schedule.start == .utc(.utc(2026, 12, 7, 9)))
    #expect(problems == ["8 warning bad-time"], "\(name):\(value)")
  }

  @Test(
    "hour 24 and second 60", arguments: ["DTEND", "RECURRENCE-ID"],
    [
      ("20261207T240000Z", "2026-12-08T00:00:00Z", ["8 note irregular-time"]),
      ("20261207T235960Z", "2026-12-07T23:59:59Z", []),
    ])
  func lateTimes(_ name: String, _ c: (String, String, [String])) throws {
    let (event, problems) = try read("\(name):\(c.0)")
    let time =
      if case .time(let end) = event.schedule.ending { end } else {
        event.schedule.replacement?.original
      }
    #expect(time.map { "\($0)" } == c.1)
    #expect(problems == c.2)
  }

  @Test(
    "VALUE that is wrong, missing or unknown, in lists and alone",
    arguments: [
      ("EXDATE:20261208", "8 note undeclared-date"), ("RDATE:20261208", "8 note undeclared-date"),
      ("EXDATE;VALUE=DATE:20261208T090000Z", "8 warning time-for-date"),
      ("RECURRENCE-ID:20261208", "8 note undeclared-date"),
      ("RECURRENCE-ID;VALUE=DATE:20261208T090000Z", "8 warning time-for-date"),
      ("EXDATE:20261208T090000Z;20261209T090000Z", "8 note irregular-time"),
      ("DTEND:VALUE=DATE-TIME:20261208T103000Z", "8 note unquoted-colon"),
      ("DTEND;X-A=a:b:20261208T103000Z", "8 note unquoted-colon"),
      ("EXDATE;X-A=(UTC+01:00) B:20261208T090000Z", "8 note unquoted-colon"),
      ("EXDATE;TZID=Europe/Berlin:20261208T090000Z", "8 note needless-tzid"),
      ("DTSTAMP:20261208", "8 note irregular-time"), ("CREATED:20261208", "8 note irregular-time"),
    ])
  func valueTypes(_ line: String, _ problem: String) throws {
    #expect(try read(line).problems == [problem])
  }

  @Test(
    "durations",
    arguments: [
      ("PT1H", "PT1H", ""), ("P1D", "P1D", ""), ("P2W", "P2W", ""), ("P1DT2H30M", "P1DT2H30M", ""),
      ("PT0S", "PT0S", ""), ("+PT5M", "PT5M", ""), ("P90M", "PT1H30M", "note irregular-duration"),
      ("1H", "PT1H", "note irregular-duration"), ("1h30m", "PT1H30M", "note irregular-duration"),
      ("pt1h", "PT1H", "note irregular-duration"), ("P", "PT0S", "note irregular-duration"),
      ("PT", "PT0S", "note irregular-duration"), ("P1DT", "P1D", "note irregular-duration"),
      ("P1W2D", "P9D", "note irregular-duration"), ("PT 1H", "PT1H", "note irregular-duration"),
      (" PT1H", "PT1H", "note irregular-duration"), ("PT1H30", nil, "warning bad-duration"),
      ("P1Y", nil, "warning bad-duration"), ("PT1H1H", nil, "warning bad-duration"),
      ("None", nil, "warning bad-duration"), ("", nil, "note bad-duration"),
      ("3600", nil, "warning bad-duration"), ("PT1.5H", nil, "warning bad-duration"),
      ("PT99999999999S", nil, "warning bad-duration"),
      ("PT99999999999999999999999999S", nil, "warning bad-duration"),
      ("-P1D", nil, "warning negative-duration"), ("-PT1H", nil, "warning negative-duration"),
    ] as [(String, String?, String)])
  func durations(_ value: String, _ meaning: String?, _ problem: String) throws {
    let (event, problems) = try read("DURATION:\(value)")
    if case .duration(let duration) = event.schedule.ending {
      #expect("\(duration)" == meaning)
    } else {
      #expect(meaning == nil)
    }
    #expect(problems == (problem.isEmpty ? [] : ["8 \(problem)"]))
  }

  @Test(
    "white space before the colon or the parameters",
    arguments: [
      "SUMMARY :x", "SUMMARY\t:x", "SUMMARY ;LANGUAGE=en:x", "SUMMARY  ;X-A=\"a:b\":x",
      "summary :x", "SUMM\r\n ARY :x",
    ])
  func spacedNames(_ line: String) throws {
    let calendar = try SmallCalendar(
      "BEGIN:VEVENT\nUID:1\nDTSTART ;VALUE=DATE:20261207\n\(line)\nEND:VEVENT")
    #expect(try calendar.starts(from: "2026-12-07", to: "2026-12-08") == ["2026-12-07 x"])
    #expect(try calendar.isKept())
    // Consecutive lines of one fault are one problem.
    #expect(calendar.problems == ["6 warning space-after-name"])
    let component = try #require(calendar.file.document.components.first?.components.first)
    #expect(component.properties.map { $0.name.uppercased() } == ["UID", "DTSTART", "SUMMARY"])
  }

  @Test(
    "an end before the start, by the clocks of both",
    arguments: [
      ("DTSTART:20261207T090000Z", "DTEND:20261207T085959Z", true),
      ("DTSTART;TZID=Europe/Berlin:20261207T090000", "DTEND:20261207T083000Z", false),
      ("DTSTART;TZID=Europe/Berlin:20261207T090000", "DTEND:20261207T073000Z", true),
      (
        "DTSTART;TZID=Asia/Tokyo:20261207T090000",
        "DTEND;TZID=America/New_York:20261206T200000", false
      ),
      ("DTSTART;VALUE=DATE:20261207", "DTEND;VALUE=DATE:20261206", true),
    ])
  func endsBefore(_ start: String, _ end: String, _ isBefore: Bool) throws {
    let calendar = try SmallCalendar("BEGIN:VEVENT\nUID:1\n\(start)\n\(end)\nEND:VEVENT")
    #expect(calendar.problems == (isBefore ? ["7 warning end-before-start"] : []))
    #expect(try calendar.starts(from: "2026-12-01", to: "2027-01-01").count == 1)
    #expect(try calendar.isKept())
  }

  @Test("a calendar in lower case is the same calendar")
  func lowerCase() throws {
    let text = """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=W. Europe Standard Time:20261207T090000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=3;BYDAY=MO,TU,WE
      EXDATE;VALUE=DATE:20261208
      END:VEVENT
      """
    let upper = try SmallCalendar(text)
    let lower = try SmallCalendar(
      whole: "begin:vcalendar\nversion:2.0\nprodid:x\n"
        + text.lowercased() + "\nend:vcalendar\n")
    let expected = ["2026-12-07T08:00:00Z", "2026-12-09T08:00:00Z"]
    #expect(try upper.starts(from: "2026-12-01", to: "2027-01-01") == expected)
    #expect(try lower.starts(from: "2026-12-01", to: "2027-01-01") == expected)
    #expect(lower.problems == ["7 note irregular-duration"])
    #expect(try lower.isKept())
  }
}
