import CalendarModel
import Daybook
import Testing

/// How days are written in tables, told from the whole column.
@Suite struct DateFormTests {
  private static func read(
    _ days: [String], _ options: TableOptions = TableOptions()
  ) throws -> DayTableResult {
    let rows = days.map { "\"\($0)\"\n" }.joined()
    return try DayTable.read(csv: Array("day\n\(rows)".utf8), file: "t.csv", options: options)
  }

  private static func days(
    _ days: [String], _ options: TableOptions = TableOptions()
  ) throws -> [String] {
    try read(days, options).marks.map { "\($0.days.lowerBound)" }
  }

  /// One text that says its day by itself.
  @Test(arguments: [
    "2026-12-24", "20261224", "2026/12/24", "2026.12.24", "2026. 12. 24.", "2026-12-24T18:30:00",
    "2026-12-24T23:30:00-08:00", "2026-12-24 06:30 PM", "20261224T183000Z", "24 Dec 2026",
    "24 December 2026", "December 24, 2026", "Dec 24 2026", "24-Dec-26", "24-Dec-2026", "24Dec2026",
    "24. Dec. 2026", "Thursday, December 24, 2026", "Thu, 24 Dec 2026 18:30:00 +0100",
    "Thu Dec 24 2026 18:30:00 GMT+0100 (Central European Standard Time)", "24th of December 2026",
    "December 24th, 2026", "2026 Dec 24", "2026-Dec-24", "2026年12月24日", "24.12.2026",
    "24/12/2026", "12/24/2026", "24-12-2026", "24 12 2026", "24.12.2026 18:30",
    "12/24/2026 6:30 PM",
    "24.12.26", "24/12/26", "12/24/26", "2026-12-24 18:30:00.123 UTC", "24 DEC 2026",
    " 24 Dec 2026 ",
  ])
  func oneDayInManyForms(text: String) throws {
    #expect(try Self.days([text]) == ["2026-12-24"])
  }

  @Test(arguments: [
    "Total", "24.12", "31.02.2026", "32.13.2026", "2026-13-01", "24 Foo 2026", "24 Dec", "Dec 2026",
    "24.12.2026 at home", "24.12.2026.5", "1.2.3.2026", "202612245", "24 Dec Dec 2026", "-",
    "24:12:2026",
    "2026-12-24T25:00", "December 2026 24 25", "May", "٢٤.١٢.٢٠٢٦", "124.12.2026",
  ])
  func otherTextIsNoDay(text: String) throws {
    let result = try Self.read([text, "2026-01-01"])
    #expect(result.marks.count == 1)
    #expect(result.diagnostics.map(\.code) == [.badDay])
  }

  /// One value decides for all of the column, and is named.
  @Test(
    arguments: [
      (
        ["01.02.2026", "03.02.2026", "31.12.2026"], ["2026-02-01", "2026-02-03", "2026-12-31"],
        "t.csv:4: note date-reading: days are read as day.month.year, from 31.12.2026 in line 4; "
          + "all of them read so"
      ),
      (
        ["01/02/2026", "12/31/2026"], ["2026-01-02", "2026-12-31"],
        "t.csv:3: note date-reading: days are read as month/day/year, from 12/31/2026 in line 3; "
          + "all of them read so"
      ),
      // A year first with two digits is no day; nor can one be between points.
      (
        ["26-01-02", "45-01-03"], ["2026-01-02", "2045-01-03"],
        "t.csv:3: note date-reading: days are read as year-month-day, from 45-01-03 in line 3; "
          + "all of them read so"
      ),
    ] as [([String], [String], String)])
  func oneValueDecidesForAll(texts: [String], days: [String], note: String) throws {
    let result = try Self.read(texts)
    #expect(result.marks.map { "\($0.days.lowerBound)" } == days)
    #expect(result.diagnostics.filter { $0.code == .dateReading }.map(\.description) == [note])
  }

  /// Dates that say themselves, and text that is no date, decide nothing.
  @Test func totalsAndClearDatesDecideNothing() throws {
    let result = try Self.read(["2026-12-24", "03.04.2026", "13.04.2026", "Total"])
    #expect(
      result.marks.map { "\($0.days.lowerBound)" } == ["2026-12-24", "2026-04-03", "2026-04-13"])
    #expect(result.diagnostics.map(\.code) == [.dateReading, .badDay])
  }

  @Test func whatIsTheSameInBothOrdersIsRead() throws {
    #expect(try Self.days(["01.01.2026", "05/05/2026"]) == ["2026-01-01", "2026-05-05"])
  }

  @Test func ambiguousColumnsAreRefusedWithBothReadings() throws {
    let error = #expect(throws: DayTableError.self) {
      try Self.read(["01.01.2026", "03.04.2026", "05.06.2026"])
    }
    #expect(
      error?.description == "t.csv: 03.04.2026 in line 3 is 2026-04-03 read as day.month.year, or "
        + "2026-03-04 read as month/day/year; say which, by dmy or mdy")
  }

  @Test func twoDigitsBetweenHyphensMayBeginWithTheYear() throws {
    let error = #expect(throws: DayTableError.self) { try Self.read(["24-12-26"]) }
    let first = try #require(Day("2026-12-24"))
    let second = try #require(Day("2024-12-26"))
    #expect(
      error?.reason
        == .ambiguousDates(
          text: "24-12-26", place: "line 2",
          readings: [.init(.dmy, first), .init(.ymd, second)]))
  }

  @Test func aContradictionNamesBothLines() throws {
    let error = #expect(throws: DayTableError.self) {
      try Self.read(["01/02/2026", "31/12/2026", "12/31/2026"])
    }
    #expect(
      error?.description == "t.csv: 12/31/2026 in line 4 cannot be read as day.month.year, and "
        + "31/12/2026 in line 3 cannot as month/day/year; say how days are read, by dmy, mdy or "
        + "ymd; or correct one of them")
  }

  @Test(arguments: [
    (
      DateReading.dmy, ["03.04.2026", "24-12-26", "2026-01-02"],
      ["2026-04-03", "2026-12-24", "2026-01-02"]
    ),
    (.mdy, ["03.04.2026", "12-24-26", "24 Dec 2026"], ["2026-03-04", "2026-12-24", "2026-12-24"]),
    (.ymd, ["24-12-26", "24/12/26", "24-Dec-26"], ["2024-12-26", "2024-12-26", "2024-12-26"]),
    // What the declared order makes no day of is left out.
    (.dmy, ["12/31/2026", "31/12/2026"], ["2026-12-31"]),
  ])
  func aDeclaredOrderHolds(reading: DateReading, texts: [String], days: [String]) throws {
    let result = try Self.read(texts, TableOptions(dates: reading))
    #expect(result.marks.map { "\($0.days.lowerBound)" } == days)
    #expect(!result.diagnostics.contains { $0.code == .dateReading })
  }

  /// POSIX, strptime: `%y` is 1969 to 2068.
  @Test func yearsOfTwoDigitsAreReadAsPOSIXDoes() throws {
    let result = try Self.read(["31-Dec-68", "1-Jan-69", "13.04.00"])
    #expect(
      result.marks.map { "\($0.days.lowerBound)" } == ["2068-12-31", "1969-01-01", "2000-04-13"])
    #expect(
      result.diagnostics.first { $0.code == .dateDetail }?.description
        == "t.csv:2: note date-detail: the year of 31-Dec-68 has two digits; such years read as "
        + "1969 to 2068")
  }

  @Test func timesInDaysAreSaid() throws {
    let result = try Self.read(["2026-12-24T23:30:00-08:00"])
    #expect(
      result.diagnostics.map(\.description) == [
        "t.csv:2: note date-detail: 2026-12-24T23:30:00-08:00 has a time and an offset or a zone; "
          + "the day taken as it is written"
      ])
  }

  @Test func monthsOfAnotherLanguageAreReadWhenTheirNamesAreGiven() throws {
    let options = TableOptions(monthNames: ["Dezember": 12, "Dez.": 12, "diciembre": 12, "März": 3])
    let days = try Self.days(
      [
        "24. Dezember 2026", "24. Dez. 2026", "24 de diciembre de 2026", "1. MÄRZ 2026",
        "Donnerstag, 24. Dezember 2026",
      ],
      options)
    #expect(days == ["2026-12-24", "2026-12-24", "2026-12-24", "2026-03-01", "2026-12-24"])
    #expect(try Self.days(["24. Dezember 2026"]).isEmpty)
  }

  /// LibreOffice Calc 7: `=DATE(2026;12;24)` as a number is 46380; 61 is 1900-03-01 in the
  /// 1900 date system (ECMA-376, 18.17.4.1).
  @Test func wholeColumnsOfSerialNumbersAreASpreadsheets() throws {
    let result = try Self.read(["46380", "46380.75", "46381,25"])
    #expect(
      result.marks.map { "\($0.days.lowerBound)" } == ["2026-12-24", "2026-12-24", "2026-12-25"])
    #expect(
      result.diagnostics.map(\.description) == [
        "t.csv:2: note date-reading: days are read as a spreadsheet's day numbers (1900 date "
          + "system), from 46380 in line 2; all of them read so"
      ])
    #expect(try Self.days(["46380", "2026-12-24"]) == ["2026-12-24"])
    #expect(
      try Self.days(["1", "59", "60", "61", "46380"], TableOptions(dates: .excel))
        == ["1900-01-01", "1900-02-28", "1900-03-01", "2026-12-24"])
  }

  /// The seconds: GNU date, `TZ=Asia/Tokyo date -d '2026-12-25 00:00' +%s`. Core Data: 978307200
  /// less (Foundation, `timeIntervalBetween1970AndReferenceDate`). The Julian day of
  /// 1970-01-01T00:00:00Z is 2440587.5.
  @Test(
    arguments: [
      (nil, "1798124400"), (nil, "1798124400000"), (.unix, "1798124400"), (.unix, "1798124400.9"),
      (.unixms, "1798124400000"), (.coredata, "819817200"), (.julian, "2461399.125"),
    ] as [(DateReading?, String)])
  func instantsAreDaysInAZone(reading: DateReading?, text: String) throws {
    let tokyo = TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 9 * 3600)
    #expect(try Self.days([text], TableOptions(dates: reading, zone: tokyo)) == ["2026-12-25"])
    #expect(try Self.days([text], TableOptions(dates: reading, zone: .utc)) == ["2026-12-24"])
    let error = #expect(throws: DayTableError.self) {
      try Self.read([text], TableOptions(dates: reading))
    }
    guard case .noZone? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func nineDigitsAreOfEitherEpoch() throws {
    let error = #expect(throws: DayTableError.self) {
      try Self.read(["819817200"], TableOptions(zone: .utc))
    }
    guard case .ambiguousDates(_, _, let readings)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(readings.map(\.reading) == [.unix, .coredata])
  }

  @Test(arguments: ["99999999999999999999", "1e5", "-5", "0", "123"])
  func otherNumbersAreNoDays(text: String) throws {
    #expect(try Self.read([text], TableOptions(zone: .utc)).marks.isEmpty)
    #expect(
      try Self.read([text], TableOptions(dates: .excel)).marks.count == (text == "123" ? 1 : 0))
  }

  @Test func hostileColumnsCostLinearTime() throws {
    let long = String(repeating: "1.", count: 100_000)
    let result = try Self.read([long, String(repeating: "Dec ", count: 10_000), "2026-01-01"])
    #expect(result.marks.count == 1)
  }
}
