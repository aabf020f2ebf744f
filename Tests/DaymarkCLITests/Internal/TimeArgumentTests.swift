import CalendarModel
import Testing

@testable import DaymarkCLI

@Suite("days, months and instants of the command line")
struct TimeArgumentTests {
  static let today = Day(validYear: 2026, month: 1, day: 31)
  static let now = Instant(secondsSince1970: 1_798_153_200)  // 2026-12-24T23:00:00Z
  /// Central European time of 2026: the two changes are those of Directive 2000/84/EC.
  static let vienna = TimeZoneTable(
    name: "Europe/Vienna", initialOffset: 3600,
    transitions: [
      .init(instant: Instant(secondsSince1970: 1_774_746_000), offset: 7200),
      .init(instant: Instant(secondsSince1970: 1_792_890_000), offset: 3600),
    ])

  @Test(
    "days",
    arguments: [
      ("2026-12-24", "2026-12-24"), ("20261224", "2026-12-24"), ("today", "2026-01-31"),
      ("Tomorrow", "2026-02-01"), ("yesterday", "2026-01-30"), ("2024-02-29", "2024-02-29"),
      ("2026-02-29", nil), ("2026-13-01", nil), ("24.12.2026", nil), ("", nil),
      ("2026-1-1", nil), ("2026-12", nil),
    ] as [(String, String?)])
  func days(text: String, expected: String?) {
    #expect(DayArgument.day(text, today: Self.today).map { "\($0)" } == expected)
  }

  @Test(
    "months",
    arguments: [
      ("2026-12", "2026-12"), ("2026-1", "2026-01"), ("this", "2026-01"), ("NEXT", "2026-02"),
      ("last", "2025-12"), ("2026-00", nil), ("2026-13", nil), ("2026", nil), ("", nil),
      ("december", nil), ("2026-12-24", nil),
    ] as [(String, String?)])
  func months(text: String, expected: String?) {
    #expect(MonthArgument.month(text, today: Self.today).map { "\($0)" } == expected)
  }

  // The seconds are those of GNU date (TZ=Europe/Vienna date -d ... +%s).
  @Test(
    "instants, those without an offset read in the zone",
    arguments: [
      ("2026-12-24", 1_798_066_800), ("2026-07-01", 1_782_856_800),
      ("2026-12-24T18:00", 1_798_131_600), ("2026-12-24T18:00:00", 1_798_131_600),
      ("2026-12-24 18:00", 1_798_131_600), ("20261224T180000", 1_798_131_600),
      ("2026-12-24T18:00:00Z", 1_798_135_200), ("2026-12-24t18:00:00z", 1_798_135_200),
      ("20261224T180000Z", 1_798_135_200), ("2026-12-24T18:00:00.000Z", 1_798_135_200),
      ("2026-12-24T18:00+01:00", 1_798_131_600), ("2026-12-24T18:00+0100", 1_798_131_600),
      ("2026-12-24T18:00+01", 1_798_131_600), ("2026-12-24T18:00:00-05:30", 1_798_155_000),
      ("2026-12-24T24:00Z", 1_798_156_800), ("now", 1_798_153_200),
      // It is the 25th in Vienna already.
      ("today", 1_798_153_200), ("yesterday", 1_798_066_800),
    ])
  func instants(text: String, seconds: Int) throws {
    let argument = try InstantArgument(
      Argument(text), option: "--from", now: Self.now, zone: Self.vienna)
    #expect(argument.instant(in: Self.vienna).secondsSince1970 == seconds)
  }

  @Test(
    "what is no day or time is refused, with forms that are",
    arguments: [
      "2026-12-24T", "2026-12-24T25:00", "2026-12-24T18", "2026-12-24T18:60",
      "2026-12-24T24:01", "2026-12-24T18:00:00.5Z", "2026-12-24T18:00+24:00",
      "2026-12-24T18:00+1", "2026-12-24T18:00ZZ", "2026-02-30T18:00", "2026-12-24T1:8:00",
      "2026-12-24T180:0", "2026-12-24T18:00+", "18:00", "Christmas", "", "2026-12-24T١٨:٠٠",
      "2026-12-24T18:00.", "2026-12-24T18::00", "2026-12-24T:1800",
    ])
  func refused(text: String) {
    #expect {
      try InstantArgument(Argument(text), option: "--from", now: Self.now, zone: Self.vienna)
    } throws: { error in
      let error = CommandError(error)
      #expect(error.status == .usage)
      return error.line == "daymark: --from \(text): no such day or time; "
        + "write 2026-12-24, 2026-12-24T18:00, 2026-12-24T18:00:00Z or today"
    }
  }

  @Test("a day and a month that do not exist are refused")
  func refusedDays() {
    #expect {
      try DayArgument.parse("2026-02-30", option: "--to", today: Self.today)
    } throws: {
      CommandError($0).line == "daymark: --to 2026-02-30: no such day; "
        + "write one such as 2026-12-24, or today, tomorrow, yesterday"
    }
    #expect {
      try MonthArgument.parse("2026-13", today: Self.today)
    } throws: {
      CommandError($0).line == "daymark: 2026-13: no such month; "
        + "write one such as 2026-12, or this, next, last"
    }
  }

  static let early = InstantArgument.day(Day(validYear: 2026, month: 12, day: 24))
  static let late = InstantArgument.instant(Instant(secondsSince1970: 1_798_135_200))

  @Test("a window is half-open, may be empty, and may not end before it begins")
  func window() throws {
    func window(_ from: InstantArgument?, _ to: InstantArgument?) throws -> Range<Instant>? {
      try TimeWindow(from: from, to: to, zone: Self.vienna).instants()
    }
    let both = try #require(try window(Self.early, Self.late))
    #expect(both.lowerBound.secondsSince1970 == 1_798_066_800)
    #expect(both.upperBound.secondsSince1970 == 1_798_135_200)
    #expect(try window(Self.late, Self.late)?.isEmpty == true)
    #expect(throws: CommandError.self) { try window(Self.late, Self.early) }
    // Open ends.
    #expect(try window(nil, nil) == nil)
    let after = try #require(try window(Self.late, nil))
    #expect(after.lowerBound == both.upperBound)
    #expect(after.contains(Instant(utc: WallTime(Day(validYear: 9999, month: 12, day: 31)))))
    let before = try #require(try window(nil, Self.early))
    #expect(before.upperBound == both.lowerBound)
    #expect(before.contains(Instant(utc: WallTime(Day(validYear: 0, month: 1, day: 1)))))
  }

  @Test(
    "a list begins today and lasts a month, to the day or the month's last",
    arguments: [
      ("2026-12-10", nil, "2026-12-10", "2027-01-10"),
      ("2026-12-10", "2027-01-31", "2027-01-31", "2027-02-28"),
      ("2028-01-30", nil, "2028-01-30", "2028-02-29"),
    ] as [(String, String?, String, String)])
  func month(today: String, from: String?, start: String, end: String) throws {
    let window = TimeWindow(
      from: from.flatMap { Day($0) }.map { .day($0) }, to: nil, zone: Self.vienna)
    let range = try window.instants(orMonthFrom: #require(Day(today)))
    #expect("\(Self.vienna.wallTime(at: range.lowerBound))" == "\(start)T00:00:00")
    #expect("\(Self.vienna.wallTime(at: range.upperBound))" == "\(end)T00:00:00")
  }
}
