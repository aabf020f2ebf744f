import Almanac
import CalendarModel
import DayGrid
import Foundation
import Testing

@Suite("The grid of a month of another calendar")
struct CalendarMonthGridTests {
  /// The first days of years and the lengths of their months, from independent packages
  /// (Fixtures/almanac, whose files name them).
  private static func years(_ system: CalendarSystem) throws -> [[String]] {
    let url = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/almanac/\(system.rawValue).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
  }

  @Test(
    "has the days that independent packages give the month, and whole weeks around them",
    arguments: [CalendarSystem.persian, .islamicUmmAlQura, .hebrew, .vietnamese, .chinese])
  func bounds(_ system: CalendarSystem) throws {
    for row in try Self.years(system).suffix(60) {
      let year = try #require(Int(row[0]))
      var first = try #require(Day(row[1]))
      // The last digit of each month's length; L before that of a leap month.
      let digits = row[2].filter(\.isNumber)
      let months = try #require(system.months(inYear: year))
      #expect(months.count == digits.count)
      for (month, digit) in zip(months, digits) {
        let length = try #require([8: 28, 9: 29, 0: 30, 1: 31][digit.wholeNumberValue ?? -1])
        let own = first..<first.advanced(by: length)
        let grid = MonthGrid(month: month, entries: [], firstWeekday: .saturday)
        #expect(grid.ownDays == own)
        #expect(grid.rows.flatMap(\.cells).filter(\.isInMonth).map(\.day) == Array(own))
        #expect(grid.days.lowerBound.weekday == .saturday)
        #expect(grid.days == MonthGrid.days(of: month, firstWeekday: .saturday))
        #expect(grid.days.lowerBound.distance(to: own.lowerBound) < 7)
        #expect(own.upperBound.distance(to: grid.days.upperBound) < 7)
        #expect(grid.calendarMonth == month)
        first = own.upperBound
      }
    }
  }

  @Test("places entries as any grid does")
  func entries() throws {
    let month = try #require(CalendarSystem.persian.month(7, ofYear: 1405))
    let first = month.days.lowerBound
    let bar = GridEntry(
      uid: "bar", title: "Bar", days: first.advanced(by: -2)..<first.advanced(by: 9), calendar: 0)
    let grid = MonthGrid(month: month, entries: [bar], firstWeekday: .saturday, today: first)
    // 1 Mehr 1405 is a Wednesday, 2026-09-23.
    #expect(first.description == "2026-09-23")
    #expect(grid.rows[0].segments.map(\.columns) == [2..<7])
    #expect(grid.rows[1].segments.map(\.columns) == [0..<6])
    #expect(grid.rows[0].cells[4].isToday)
  }

  @Test("of the Gregorian calendar is the grid of that month")
  func gregorian() throws {
    let month = try #require(CalendarSystem.gregorian.month(12, ofYear: 2026))
    #expect(
      MonthGrid(month: month, entries: [])
        == MonthGrid(month: Month(validYear: 2026, month: 12), entries: []))
  }

  @Test("of the few days at the year's end has one or two rows")
  func epagomenal() throws {
    let month = try #require(CalendarSystem.coptic.month(13, ofYear: 1742))
    let grid = MonthGrid(month: month, entries: [])
    #expect(grid.ownDays.count == 5)
    #expect((1...2).contains(grid.rows.count))
    #expect(MonthGrid(month: month, entries: [], rowCount: .six).rows.count == 6)
  }
}
