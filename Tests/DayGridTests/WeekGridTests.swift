import CalendarModel
import DayGrid
import Testing

@Suite("Week grid")
struct WeekGridTests {
  @Test("the week of a day begins on the first weekday", arguments: Weekday.allCases)
  func weekOfADay(_ weekday: Weekday) {
    let thursday = day(2026, 12, 10)
    let grid = WeekGrid(containing: thursday, entries: [], firstWeekday: weekday)
    #expect(grid.days.contains(thursday) && grid.days.count == 7)
    #expect(grid.days.lowerBound.weekday == weekday)
    #expect(grid.days == WeekGrid.days(containing: thursday, firstWeekday: weekday))
    #expect(grid.row.cells.map(\.day) == Array(grid.days))
    #expect(grid.row.cells.filter(\.isInMonth).count == 7)
  }

  @Test func allTimedEntriesOfADayAreThereForAGridOfHours() {
    let monday = day(2026, 12, 7)
    let tuesday = monday.advanced(by: 1)
    let night = GridEntry(
      uid: "night", title: "Night train", days: days(monday, through: tuesday),
      start: wall(monday, 22), end: wall(tuesday, 7))
    let grid = WeekGrid(
      containing: monday,
      entries: [
        night, timed("late", tuesday, 20), allDay("trip", tuesday), timed("tea", monday, 15),
      ],
      firstWeekday: .monday, today: tuesday, selected: [monday])
    #expect(grid.timedEntries(inColumn: 0).map(\.uid) == ["tea", "night"])
    #expect(grid.timedEntries(inColumn: 1).map(\.uid) == ["night", "late"])
    #expect(grid.row.cells.map(\.isToday) == [false, true, false, false, false, false, false])
    #expect(grid.row.cells[0].isSelected)
  }
}
