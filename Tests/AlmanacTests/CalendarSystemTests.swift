import Almanac
import CalendarModel
import Testing

@Suite("Other calendars")
struct CalendarSystemTests {
  /// The calendars whose years Fixtures/almanac holds, each from the package its file names.
  static let held: [CalendarSystem] = [
    .vietnamese, .chinese, .dangi, .islamicUmmAlQura, .islamicCivil, .persian, .hebrew, .indian,
    .coptic, .julian,
  ]

  @Test("years begin and months last as independent packages have them", arguments: held)
  func years(_ system: CalendarSystem) throws {
    let rows = try AlmanacFixture.rows(system.rawValue)
    #expect(rows.count > 150)
    for row in rows {
      let year = try #require(Int(row[0]))
      let months = try #require(system.months(inYear: year), "\(system) \(year)")
      #expect(months[0].days.lowerBound.description == row[1], "\(system) \(year)")
      let lengths = months.map { ($0.isLeap ? "L" : "") + String($0.days.count % 10) }.joined()
      #expect(lengths == row[2], "\(system) \(year)")
      #expect(months.allSatisfy { $0.days.count >= 28 || system == .coptic })
    }
  }

  /// Days by hand: the days of the calendars' own reforms, holidays and turns of eras, from the
  /// laws, almanacs and standards that fix them.
  static let known: [(CalendarSystem, String, [Int], Bool)] = [
    (.gregorian, "2026-12-24", [1, 2026, 12, 24], false),
    // Orthodox Christmas; the day of the October Revolution; the last Julian day in Britain.
    (.julian, "2026-01-07", [1, 2025, 12, 25], false),
    (.julian, "1917-11-07", [1, 1917, 10, 25], false),
    (.julian, "1752-09-13", [1, 1752, 9, 2], false),
    (.buddhist, "2026-04-13", [0, 2569, 4, 13], false),
    (.roc, "1912-01-01", [1, 1, 1, 1], false),
    (.roc, "1911-10-10", [0, 1, 10, 10], false),
    (.roc, "2026-10-10", [1, 115, 10, 10], false),
    // The first and last days of Japan's eras.
    (.japanese, "1873-01-01", [232, 6, 1, 1], false),
    (.japanese, "1912-07-29", [232, 45, 7, 29], false),
    (.japanese, "1912-07-30", [233, 1, 7, 30], false),
    (.japanese, "1926-12-24", [233, 15, 12, 24], false),
    (.japanese, "1926-12-25", [234, 1, 12, 25], false),
    (.japanese, "1989-01-07", [234, 64, 1, 7], false),
    (.japanese, "1989-01-08", [235, 1, 1, 8], false),
    (.japanese, "2019-04-30", [235, 31, 4, 30], false),
    (.japanese, "2019-05-01", [236, 1, 5, 1], false),
    (.japanese, "2026-11-30", [236, 8, 11, 30], false),
    // New year, Purim in a leap and in a common year, independence.
    (.hebrew, "2026-09-12", [0, 5787, 1, 1], false),
    (.hebrew, "2024-03-24", [0, 5784, 7, 14], false),
    (.hebrew, "2024-02-10", [0, 5784, 6, 1], false),
    (.hebrew, "2026-03-03", [0, 5786, 7, 14], false),
    (.hebrew, "1948-05-14", [0, 5708, 9, 5], false),
    // Ramadan and the new year as announced.
    (.islamicUmmAlQura, "2024-03-11", [0, 1445, 9, 1], false),
    (.islamicUmmAlQura, "2024-07-07", [0, 1446, 1, 1], false),
    (.islamicUmmAlQura, "1924-08-01", [0, 1343, 1, 1], false),
    (.islamicUmmAlQura, "2077-11-16", [0, 1500, 12, 30], false),
    (.islamicCivil, "0622-07-19", [0, 1, 1, 1], false),
    (.islamicTabular, "0622-07-18", [0, 1, 1, 1], false),
    // Nowruz, and the last day of a leap year.
    (.persian, "2026-03-21", [0, 1405, 1, 1], false),
    (.persian, "2025-03-20", [0, 1403, 12, 30], false),
    (.persian, "1979-02-11", [0, 1357, 11, 22], false),
    // The day on which the calendar came into force; a leap year.
    (.indian, "1957-03-22", [0, 1879, 1, 1], false),
    (.indian, "2024-03-21", [0, 1946, 1, 1], false),
    (.coptic, "2026-09-11", [1, 1743, 1, 1], false),
    (.coptic, "2026-01-07", [1, 1742, 4, 29], false),
    // Ethiopia's millennium, and the new year after its leap year.
    (.ethiopic, "2007-09-12", [1, 2000, 1, 1], false),
    (.ethiopic, "2024-09-11", [1, 2017, 1, 1], false),
    (.ethiopic, "2023-09-11", [1, 2015, 13, 6], false),
    // The winter of 2033, in which the eleventh month is the one to repeat.
    (.chinese, "2033-12-22", [0, 2033, 11, 1], true),
    (.chinese, "2034-02-19", [0, 2034, 1, 1], false),
    (.chinese, "2026-02-17", [0, 2026, 1, 1], false),
    (.dangi, "2033-12-22", [0, 2033, 11, 1], true),
    (.vietnamese, "2025-07-25", [0, 2025, 6, 1], true),
  ]

  @Test("days have their dates, and dates their days", arguments: known)
  func dates(
    _ system: CalendarSystem, _ text: String, _ numbers: [Int], _ isLeap: Bool
  ) throws {
    let day = try #require(Day(text))
    let date = CalendarDate(
      era: numbers[0], year: numbers[1], month: numbers[2], isLeapMonth: isLeap, day: numbers[3])
    #expect(system.date(of: day) == date)
    #expect(system.day(of: date) == day)
  }

  @Test("every day has one date, in the month that holds it", arguments: CalendarSystem.allCases)
  func roundTrip(_ system: CalendarSystem) throws {
    let days = system.days
    let step = system.isSlow ? 773 : max(1, days.count / 4001)
    for number in stride(from: 0, to: days.count, by: step) {
      let day = days.lowerBound.advanced(by: number)
      let date = try #require(system.date(of: day), "\(system) \(day)")
      #expect(system.day(of: date) == day, "\(system) \(day)")
      let month = try #require(system.month(containing: day))
      #expect(month.days.contains(day))
      #expect(month.number == date.month && month.isLeap == date.isLeapMonth)
      #expect(month.days.lowerBound.distance(to: day) + 1 == date.day)
    }
  }

  @Test("days in a row have the dates that each has", arguments: CalendarSystem.allCases)
  func datesInARow(_ system: CalendarSystem) {
    let days = system.days
    let length = system.isSlow ? 35 : 500
    for start in [
      days.lowerBound.advanced(by: -3), days.upperBound.advanced(by: 3 - length),
      days.upperBound.advanced(by: -5_113),
    ] {
      let span = start..<start.advanced(by: length)
      #expect(system.dates(of: span) == span.map(system.date(of:)))
    }
    #expect(system.dates(of: days.upperBound..<days.upperBound).isEmpty)
    #expect(system.dates(of: days.upperBound..<days.upperBound.advanced(by: 2)) == [nil, nil])
  }

  @Test("months follow on each other, year after year", arguments: CalendarSystem.allCases)
  func months(_ system: CalendarSystem) throws {
    let middle = system.days.lowerBound.advanced(by: system.days.count * 4 / 5)
    let year = try #require(system.month(containing: middle)).runningYear
    var last: CalendarMonth?
    for year in year..<year + (system.isSlow ? 4 : 20) {
      let months = try #require(system.months(inYear: year))
      #expect(months.map(\.ordinal) == Array(1...months.count))
      for month in months {
        #expect(last == nil || last?.days.upperBound == month.days.lowerBound)
        #expect(last == nil || last?.advanced(by: 1) == month)
        #expect(system.month(month.number, isLeap: month.isLeap, ofYear: year) == month)
        #expect(last == nil || month.advanced(by: -1) == last)
        last = month
      }
    }
    let month = try #require(last)
    #expect(month.advanced(by: -25)?.advanced(by: 25) == month)
    #expect(month.advanced(by: .max) == nil)
    #expect(month.advanced(by: .min) == nil)
  }

  @Test("out of its range a calendar has no dates", arguments: CalendarSystem.allCases)
  func bounds(_ system: CalendarSystem) throws {
    let days = system.days
    #expect(system.date(of: days.lowerBound) != nil)
    #expect(system.date(of: days.upperBound.advanced(by: -1)) != nil)
    for day in [
      days.lowerBound.advanced(by: -1), days.upperBound, Day(daysSince1970: .max),
      Day(daysSince1970: .min),
    ] {
      #expect(system.date(of: day) == nil)
      #expect(system.month(containing: day) == nil)
    }
    let first = try #require(system.month(containing: days.lowerBound)).runningYear
    let last = try #require(system.month(containing: days.upperBound.advanced(by: -1)))
      .runningYear
    #expect(system.months(inYear: first) != nil && system.months(inYear: last) != nil)
    for year in [first - 1, last + 1, .max, .min] {
      #expect(system.months(inYear: year) == nil)
      #expect(system.isLeapYear(year) == nil)
    }
    for (number, era) in [(Int.max, 0), (.min, 0), (0, 1), (first, .max)] {
      #expect(system.day(of: CalendarDate(era: era, year: number, month: 1, day: 1)) == nil)
    }
  }

  /// Dates that there are not, by the rules of each calendar.
  static let impossible: [(CalendarSystem, CalendarDate)] = [
    (.gregorian, CalendarDate(era: 1, year: 2025, month: 2, day: 29)),
    (.gregorian, CalendarDate(era: 1, year: 2025, month: 13, day: 1)),
    (.japanese, CalendarDate(era: 235, year: 31, month: 5, day: 1)),
    (.japanese, CalendarDate(era: 231, year: 1, month: 5, day: 1)),
    (.hebrew, CalendarDate(era: 0, year: 5786, month: 6, day: 1)),
    (.persian, CalendarDate(era: 0, year: 1404, month: 12, day: 30)),
    (.coptic, CalendarDate(era: 1, year: 1742, month: 13, day: 6)),
    (.chinese, CalendarDate(era: 0, year: 2026, month: 6, isLeapMonth: true, day: 1)),
    (.vietnamese, CalendarDate(era: 0, year: 2026, month: 1, day: 31)),
  ]

  @Test("a date that does not exist has no day", arguments: impossible)
  func impossibleDates(_ system: CalendarSystem, _ date: CalendarDate) {
    #expect(system.day(of: date) == nil)
  }

  /// The law of 1925 begins the year on the day on which the equinox falls before noon in Tehran;
  /// at this time of year the sun is south 7 minutes after the clocks' noon. No year of these
  /// depends on which of the two noons is meant.
  @Test func persianYearsBeginAtTheEquinox() throws {
    for year in 1200...1500 {
      let equinox = try #require(Season.marchEquinox.instant(in: year + 621))
      let time = equinox.utc.adding(seconds: 3 * 3600 + 30 * 60)
      let noon = 12 * 3600 + 7 * 60
      let newYear = time.secondOfDay < noon ? time.day : time.day.advanced(by: 1)
      #expect(
        CalendarSystem.persian.day(of: CalendarDate(era: 0, year: year, month: 1, day: 1))
          == newYear, "\(year)")
    }
  }

  @Test func identifiersAreThoseOfFoundation() {
    #expect(CalendarSystem(rawValue: "islamic-umalqura") == .islamicUmmAlQura)
    #expect(CalendarSystem(rawValue: "dangi") == .dangi)
    #expect(CalendarSystem(rawValue: "no-such") == nil)
  }

  @Test func leapYearsAreTheLongOnes() {
    #expect(CalendarSystem.hebrew.isLeapYear(5784) == true)
    #expect(CalendarSystem.hebrew.isLeapYear(5786) == false)
    #expect(CalendarSystem.persian.isLeapYear(1403) == true)
    #expect(CalendarSystem.chinese.isLeapYear(2025) == true)
    #expect(CalendarSystem.roc.isLeapYear(113) == true)
    #expect(CalendarSystem.islamicCivil.isLeapYear(1445) == true)
  }
}

extension CalendarSystem {
  /// Whether each date takes a look at the sky.
  fileprivate var isSlow: Bool { [.chinese, .dangi, .vietnamese].contains(self) }
}
