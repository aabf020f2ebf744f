import CalendarModel
import DayGrid
import Testing

/// Bars in the week of Monday 7 December 2026, by day of the month, and the lanes drawn.
struct LaneCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bars: [(String, ClosedRange<Int>)]
  var lanes: [String]

  init(_ claim: String, _ bars: [(String, ClosedRange<Int>)], _ lanes: [String]) {
    testDescription = claim
    self.bars = bars
    self.lanes = lanes
  }
}

@Suite("Lane placement")
struct LanePlacementTests {
  static let cases = [
    LaneCase("no bars, no lanes", [], []),
    LaneCase("overlap stacks", [("a", 7...9), ("b", 9...10)], ["aaa....", "..bb..."]),
    LaneCase("touching spans share a lane", [("a", 7...8), ("b", 9...13)], ["aabbbbb"]),
    LaneCase("longer first", [("a", 8...8), ("b", 8...10)], [".bbb...", ".a....."]),
    LaneCase(
      "a gap is filled from above", [("a", 7...8), ("b", 7...13), ("c", 9...9), ("d", 10...12)],
      ["bbbbbbb", "aacddd."]),
    LaneCase(
      "what came from the week before is first", [("a", 7...10), ("b", 3...8)],
      ["bb.....", "aaaa..."]),
    LaneCase(
      "the true start orders bars that both come from before",
      [("a", 4...7), ("b", 1...8), ("c", 4...9)], ["bb.....", "ccc....", "a......"]),
    LaneCase("equal spans by title", [("b", 7...7), ("a", 7...7)], ["a......", "b......"]),
    LaneCase("over both ends", [("a", 1...30), ("b", 7...13)], ["aaaaaaa", "bbbbbbb"]),
  ]

  @Test("lanes", arguments: cases)
  func places(_ expected: LaneCase) {
    let entries = expected.bars.map { title, span in
      allDay(title, day(2026, 12, span.lowerBound), through: day(2026, 12, span.upperBound))
    }
    let week = WeekGrid(containing: day(2026, 12, 7), entries: entries, firstWeekday: .monday)
    #expect(week.row.drawnLanes == expected.lanes)
    #expect(week.row.laneCount == expected.lanes.count)
  }

  @Test func aBarKnowsWhereItStartsAndEnds() {
    let month = Month(validYear: 2026, month: 12)
    let grid = MonthGrid(
      month: month, entries: [allDay("a", day(2026, 12, 9), through: day(2026, 12, 22))],
      firstWeekday: .monday)
    let segments = grid.rows.map(\.segments)
    #expect(segments.map(\.count) == [0, 1, 1, 1, 0])
    #expect(segments.flatMap { $0.map(\.columns) } == [2..<7, 0..<7, 0..<2])
    #expect(segments.flatMap { $0.map(\.startsHere) } == [true, false, false])
    #expect(segments.flatMap { $0.map(\.endsHere) } == [false, false, true])
  }

  @Test func anEventOverTheWholeMonthIsInEveryRow() {
    let month = Month(validYear: 2026, month: 12)
    let entry = allDay("a", day(2026, 1, 1), through: day(2027, 12, 31))
    let grid = MonthGrid(month: month, entries: [entry], firstWeekday: .sunday)
    for row in grid.rows {
      #expect(row.drawnLanes == ["aaaaaaa"])
      #expect(row.segments.allSatisfy { !$0.startsHere && !$0.endsHere })
    }
  }

  @Test func entriesOutsideAreLeftOut() {
    let entries = [
      allDay("before", day(2026, 11, 29)), allDay("after", day(2027, 1, 4)),
      timed("later", day(2027, 1, 4), 9),
    ]
    let month = Month(validYear: 2026, month: 12)
    let grid = MonthGrid(month: month, entries: entries, firstWeekday: .monday)
    #expect(grid == MonthGrid(month: month, entries: [], firstWeekday: .monday))
  }
}
