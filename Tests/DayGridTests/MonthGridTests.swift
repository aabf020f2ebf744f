import Almanac
import CalendarModel
import DayGrid
import Testing

/// A month, a first weekday, and the first and last day of the grid.
struct MonthCase: Sendable, CustomTestStringConvertible {
  var month: Month
  var firstWeekday: Weekday
  var rows: Int
  var first: Day
  var last: Day

  init(_ month: String, _ weekday: Weekday, rows: Int, _ first: String, _ last: String) throws {
    self.month = try #require(Month(month))
    self.firstWeekday = weekday
    self.rows = rows
    self.first = try #require(Day(first))
    self.last = try #require(Day(last))
  }

  var testDescription: String { "\(month) from \(firstWeekday)" }
}

@Suite("Month grid")
struct MonthGridTests {
  /// From Python's `calendar.Calendar(firstweekday).monthdatescalendar(year, month)`.
  @Test func monthsHaveTheRowsTheyNeed() throws {
    let cases = [
      try MonthCase("2027-02", .monday, rows: 4, "2027-02-01", "2027-02-28"),
      try MonthCase("2027-02", .tuesday, rows: 5, "2027-01-26", "2027-03-01"),
      try MonthCase("2027-02", .sunday, rows: 5, "2027-01-31", "2027-03-06"),
      try MonthCase("2026-02", .sunday, rows: 4, "2026-02-01", "2026-02-28"),
      try MonthCase("2026-12", .monday, rows: 5, "2026-11-30", "2027-01-03"),
      try MonthCase("2026-12", .tuesday, rows: 5, "2026-12-01", "2027-01-04"),
      try MonthCase("2026-12", .wednesday, rows: 6, "2026-11-25", "2027-01-05"),
      try MonthCase("2026-12", .thursday, rows: 6, "2026-11-26", "2027-01-06"),
      try MonthCase("2026-12", .friday, rows: 5, "2026-11-27", "2026-12-31"),
      try MonthCase("2026-12", .saturday, rows: 5, "2026-11-28", "2027-01-01"),
      try MonthCase("2026-12", .sunday, rows: 5, "2026-11-29", "2027-01-02"),
      try MonthCase("2026-08", .monday, rows: 6, "2026-07-27", "2026-09-06"),
      try MonthCase("2026-08", .sunday, rows: 6, "2026-07-26", "2026-09-05"),
      try MonthCase("2028-02", .wednesday, rows: 5, "2028-01-26", "2028-02-29"),
    ]
    for expected in cases {
      let grid = MonthGrid(month: expected.month, entries: [], firstWeekday: expected.firstWeekday)
      #expect(grid.rows.count == expected.rows, "\(expected)")
      #expect(grid.days == days(expected.first, through: expected.last), "\(expected)")
      #expect(
        grid.days == MonthGrid.days(of: expected.month, firstWeekday: expected.firstWeekday))
    }
  }

  @Test("a grid is whole weeks that hold the month", arguments: Weekday.allCases)
  func wholeWeeks(_ weekday: Weekday) {
    for index in 0..<60 {
      let month = Month(validYear: 2024, month: 1).advanced(by: index)
      for count in [MonthGrid.RowCount.asNeeded, .six] {
        let grid = MonthGrid(
          month: month, entries: [], firstWeekday: weekday, rowCount: count)
        let cells = grid.rows.flatMap(\.cells)
        #expect(cells.map(\.day) == Array(grid.days))
        #expect(cells.filter(\.isInMonth).map(\.day) == Array(month.days))
        #expect(grid.rows.allSatisfy { $0.days.lowerBound.weekday == weekday })
        #expect(count == .six ? grid.rows.count == 6 : (4...6).contains(grid.rows.count))
      }
    }
  }

  @Test func sixRowsBeginWithTheMonthsFirstWeek() {
    let grid = MonthGrid(
      month: Month(validYear: 2027, month: 2), entries: [], firstWeekday: .monday, rowCount: .six)
    #expect(grid.days == day(2027, 2, 1)..<day(2027, 3, 15))
  }

  @Test("a row's week holds most of its days", arguments: Weekday.allCases)
  func weekOfMostDays(_ weekday: Weekday) {
    let grid = MonthGrid(
      month: Month(validYear: 2021, month: 1), entries: [], firstWeekday: weekday, rowCount: .six)
    for row in grid.rows {
      let inside = row.days.filter { ISOWeek($0) == row.isoWeek }
      #expect(inside.count >= 4, "\(row.days)")
    }
  }

  /// 2026-12-28 to 2027-01-03 is 2026-W53 (Python's `isocalendar`).
  @Test func yearEndRowsHaveTheirISOWeeks() {
    let grid = MonthGrid(
      month: Month(validYear: 2026, month: 12), entries: [], firstWeekday: .monday)
    #expect(grid.rows.map(\.isoWeek.week) == [49, 50, 51, 52, 53])
    let next = MonthGrid(
      month: Month(validYear: 2027, month: 1), entries: [], firstWeekday: .sunday)
    #expect(next.rows.map(\.isoWeek.description).first == "2026-W53")
  }

  @Test func todayAndSelectionAreMarked() {
    let grid = MonthGrid(
      month: Month(validYear: 2026, month: 12), entries: [], firstWeekday: .monday,
      today: day(2026, 12, 10), selected: [day(2026, 12, 24), day(2026, 11, 30)])
    let cells = grid.rows.flatMap(\.cells)
    #expect(cells.filter(\.isToday).map(\.day) == [day(2026, 12, 10)])
    #expect(cells.filter(\.isSelected).map(\.day) == [day(2026, 11, 30), day(2026, 12, 24)])
  }
}
