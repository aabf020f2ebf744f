import Almanac
import CalendarModel
import Testing

@Suite("Lunisolar calendars")
struct LunisolarTests {
  /// The new years that Vietnam keeps on another day than China, as celebrated in 1968 (in the
  /// north), 1985 and 2007. In 2030 and 2053 the moon is new at 16:07 and 16:31 UTC by ephem:
  /// before midnight in Hanoi and after it in Beijing.
  static let newYears: [(Int, vietnamese: String, chinese: String)] = [
    (1968, "1968-01-29", "1968-01-30"), (1985, "1985-01-21", "1985-02-20"),
    (2007, "2007-02-17", "2007-02-18"), (2025, "2025-01-29", "2025-01-29"),
    (2026, "2026-02-17", "2026-02-17"), (2030, "2030-02-02", "2030-02-03"),
    (2053, "2053-02-18", "2053-02-19"),
  ]

  @Test("Tet falls on its day, where Vietnam and China differ too", arguments: newYears)
  func tet(_ year: Int, _ vietnamese: String, _ chinese: String) throws {
    let first = CalendarDate(era: 0, year: year, month: 1, day: 1)
    #expect(CalendarSystem.vietnamese.day(of: first)?.description == vietnamese)
    #expect(CalendarSystem.chinese.day(of: first)?.description == chinese)
  }

  /// Months that lunardate puts on the day before or after: the moon was new on these days in
  /// Beijing by ephem (three minutes and nine after midnight, and half past eight in the evening).
  @Test(
    "China's months begin with the new moon where the package errs",
    arguments: [
      ("1933-07-23", 6, false), ("1954-11-25", 11, false), ("1978-09-03", 8, false),
    ])
  func chineseMonths(_ text: String, _ month: Int, _ isLeap: Bool) throws {
    let day = try #require(Day(text))
    let date = CalendarSystem.chinese.date(of: day)
    #expect(date?.month == month && date?.isLeapMonth == isLeap && date?.day == 1)
  }

  /// Months for which the packages do not agree among each other. By ephem the moon is new at
  /// 23:58 and 23:59 in Hanoi, as vnlunar's tables have it; its formula, like the others, says
  /// the day after.
  @Test(
    "Vietnam's months begin with the new moon where the packages differ",
    arguments: [("2072-12-09", 11), ("2077-11-15", 10)])
  func vietnameseMonths(_ text: String, _ month: Int) throws {
    let day = try #require(Day(text))
    let date = CalendarSystem.vietnamese.date(of: day)
    #expect(date?.month == month && date?.day == 1)
  }

  /// Names by vnlunar.
  @Test func yearsMonthsAndDaysHaveTheirPlaceInTheCycle() throws {
    for row in try AlmanacFixture.rows("can-chi", separator: "|") {
      let day = try #require(Day(row[0]))
      let date = try #require(CalendarSystem.vietnamese.date(of: day))
      #expect(Sexagenary.ofDay(day).vietnameseName == row[1], "\(row)")
      let month = Sexagenary.ofMonth(date.month, year: date.year)?.vietnameseName
      // The package adds the word for a leap month.
      #expect(month.map { date.isLeapMonth ? $0 + " (nhuận)" : $0 } == row[2], "\(row)")
      #expect(Sexagenary.ofYear(date.year)?.vietnameseName == row[3], "\(row)")
    }
  }

  @Test func cycleHasSixtyNames() throws {
    let names = try (1924..<1984).map { try #require(Sexagenary.ofYear($0)) }
    #expect(names.map(\.number) == Array(1...60))
    #expect(Set(names.map(\.chineseName)).count == 60)
    // The year of the revolution of 1911 has its name from the cycle.
    #expect(Sexagenary.ofYear(1911)?.chineseName == "辛亥")
    #expect(Sexagenary.ofYear(.max) == nil)
    #expect(Sexagenary.ofMonth(13, year: 2000) == nil)
    #expect((1...60).contains(Sexagenary.ofDay(Day(daysSince1970: .min)).number))
    #expect((1...60).contains(Sexagenary.ofDay(Day(daysSince1970: .max)).number))
  }
}
