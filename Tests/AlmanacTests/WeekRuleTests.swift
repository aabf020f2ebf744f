import Almanac
import CalendarModel
import Testing

@Suite("Week numbers of a locale")
struct WeekRuleTests {
  /// Sunday and one day (United States): the week that holds 1 January is the first, as a
  /// spreadsheet's WEEKNUM counts.
  static let american: [(String, Int, Int)] = [
    ("2026-01-01", 2026, 1), ("2026-01-03", 2026, 1), ("2026-01-04", 2026, 2),
    ("2025-12-27", 2025, 52), ("2025-12-28", 2026, 1), ("2022-12-31", 2022, 53),
    ("2023-01-01", 2023, 1), ("2000-12-31", 2001, 1), ("2028-12-30", 2028, 53),
  ]

  @Test("weeks begin on Sunday in America", arguments: american)
  func america(_ text: String, _ year: Int, _ week: Int) throws {
    let rule = try #require(WeekRule(firstWeekday: .sunday, minimalDays: 1))
    let found = rule.week(of: try #require(Day(text)))
    #expect(found.year == year && found.week == week)
  }

  @Test func isoIsMondayAndFourDays() {
    for number in stride(from: -40_000, to: 40_000, by: 17) {
      let day = Day(daysSince1970: number)
      let found = WeekRule.iso.week(of: day)
      #expect(found.year == ISOWeek(day).year && found.week == ISOWeek(day).week)
    }
  }

  @Test func weeksRunOnWithoutAGap() throws {
    for weekday in Weekday.allCases {
      for minimalDays in 1...7 {
        let rule = try #require(WeekRule(firstWeekday: weekday, minimalDays: minimalDays))
        var day = Day(validYear: 2015, month: 6, day: 1).startOfWeek(on: weekday)
        var before = rule.week(of: day)
        for _ in 0..<600 {
          #expect(rule.week(of: day.advanced(by: 6)) == before)
          day = day.advanced(by: 7)
          let week = rule.week(of: day)
          let follows = week.year == before.year && week.week == before.week + 1
          let begins = week == (before.year + 1, 1) && (52...53).contains(before.week)
          #expect(follows || begins)
          before = week
        }
      }
    }
    #expect(WeekRule(firstWeekday: .monday, minimalDays: 0) == nil)
    #expect(WeekRule(firstWeekday: .monday, minimalDays: 8) == nil)
  }
}
