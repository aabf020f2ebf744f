import Almanac
import CalendarModel
import Testing

@Suite("ISO weeks")
struct ISOWeekTests {
  /// From Python's `datetime.date.isocalendar()`.
  static let known: [(String, String)] = [
    ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"),
    ("2026-12-27", "2026-W52"), ("2026-12-28", "2026-W53"), ("2027-01-03", "2026-W53"),
    ("2027-01-04", "2027-W01"), ("2018-12-31", "2019-W01"), ("2024-12-29", "2024-W52"),
    ("2024-12-30", "2025-W01"), ("2008-12-29", "2009-W01"), ("2010-01-03", "2009-W53"),
    ("2000-01-01", "1999-W52"), ("1900-01-01", "1900-W01"), ("1969-12-31", "1970-W01"),
    ("2005-01-01", "2004-W53"), ("2016-02-29", "2016-W09"),
  ]

  @Test("days fall in the weeks that Python puts them in", arguments: known)
  func weekOfDay(_ text: String, _ week: String) throws {
    let day = try #require(Day(text))
    #expect(ISOWeek(day).description == week)
  }

  /// Years with a 53rd week between 1990 and 2050, from Python.
  @Test func longYearsHave53Weeks() {
    let long = (1990..<2050).filter { ISOWeek.weeks(in: $0) == 53 }
    #expect(long == [1992, 1998, 2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048])
    #expect((1990..<2050).allSatisfy { [52, 53].contains(ISOWeek.weeks(in: $0)) })
  }

  @Test func aWeekHoldsTheDaysThatGiveIt() {
    for number in stride(from: -40_000, to: 40_000, by: 37) {
      let day = Day(daysSince1970: number)
      let week = ISOWeek(day)
      #expect(week.days.contains(day))
      #expect(week.days.count == 7)
      #expect(week.days.lowerBound.weekday == .monday)
      #expect(week.days.allSatisfy { ISOWeek($0) == week })
    }
  }

  @Test func weeksThatDoNotExistAreRefused() {
    #expect(ISOWeek(year: 2026, week: 53) != nil)
    #expect(ISOWeek(year: 2025, week: 53) == nil)
    #expect(ISOWeek(year: 2025, week: 0) == nil)
  }

  @Test func weeksAreOrderedInTime() throws {
    let last = try #require(ISOWeek(year: 2020, week: 53))
    let first = try #require(ISOWeek(year: 2021, week: 1))
    #expect(last < first)
  }
}
