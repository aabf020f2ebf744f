import CalendarModel
import DayGrid
import Testing

/// October 2026 from Monday shows 28 September to 1 November.
@Suite("streaks in a grid")
struct StreakTests {
  private static func grid(_ streaks: [Range<Day>]) -> MonthGrid {
    MonthGrid(
      month: Month(validYear: 2026, month: 10), entries: [], firstWeekday: .monday,
      streaks: streaks)
  }

  /// Each row's streaks: columns, `<` where one comes from before and `>` where it goes on.
  private static func drawn(_ grid: MonthGrid) -> [String] {
    grid.rows.map { row in
      row.streaks.map { streak in
        (streak.startsHere ? "" : "<")
          + "\(streak.columns.lowerBound)-\(streak.columns.upperBound - 1)"
          + (streak.endsHere ? "" : ">")
      }.joined(separator: " ")
    }
  }

  @Test func aStreakIsCutAtTheEndsOfWeeks() {
    let streak = days(day(2026, 10, 7), through: day(2026, 10, 20))
    let grid = Self.grid([streak])
    #expect(Self.drawn(grid) == ["", "2-6>", "<0-6>", "<0-1", ""])
    #expect(grid.rows.flatMap(\.streaks).allSatisfy { $0.days == streak })
    let touched = grid.rows.flatMap(\.cells).filter { $0.streak == streak }.map(\.day)
    #expect(touched == Array(streak))
    #expect(grid.rows.flatMap(\.cells).count { $0.streak != nil } == 14)
  }

  @Test func rangesThatTouchAreOneAndSingleDaysAreNone() {
    let grid = Self.grid([
      days(day(2026, 10, 6), through: day(2026, 10, 7)),
      days(day(2026, 10, 5), through: day(2026, 10, 5)),
      days(day(2026, 10, 9), through: day(2026, 10, 9)),
      days(day(2026, 10, 12), through: day(2026, 10, 13)),
      days(day(2026, 10, 13), through: day(2026, 10, 14)),
      days(day(2026, 10, 16), through: day(2026, 10, 17)),
    ])
    #expect(Self.drawn(grid) == ["", "0-2", "0-2 4-5", "", ""])
  }

  @Test func streaksOutsideAreCutAndThoseElsewhereLeftOut() {
    let grid = Self.grid([
      days(day(2026, 9, 1), through: day(2026, 9, 27)),
      days(day(2026, 9, 29), through: day(2026, 9, 30)),
      days(day(2026, 11, 1), through: day(2027, 3, 1)),
    ])
    #expect(Self.drawn(grid) == ["1-2", "", "", "", "6-6>"])
    let before = Self.grid([days(day(2026, 8, 1), through: day(2026, 9, 28))])
    #expect(Self.drawn(before) == ["<0-0", "", "", "", ""])
    let around = Self.grid([Day(daysSince1970: -1 << 40)..<Day(daysSince1970: 1 << 40)])
    #expect(Self.drawn(around) == Array(repeating: "<0-6>", count: 5))
  }

  @Test func streaksTakeNoLane() {
    let streaks = [days(day(2026, 10, 1), through: day(2026, 10, 31))]
    #expect(Self.grid(streaks).rows.allSatisfy { $0.laneCount == 0 && $0.fullLaneCount == 0 })
  }

  @Test func aWeekHasItsStreaks() {
    let week = WeekGrid(
      containing: day(2026, 10, 7), entries: [], firstWeekday: .sunday,
      streaks: [days(day(2026, 10, 5), through: day(2026, 10, 6))])
    #expect(week.row.streaks.map(\.columns) == [1..<3])
    #expect(week.row.streaks.map { $0.startsHere && $0.endsHere } == [true])
  }

  @Test("each marked day beside another is in one streak", arguments: UInt64(1)...20)
  func generated(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let first = day(2026, 9, 10)
    let marked = (0..<25).map { _ in
      let start = first.advanced(by: Int.random(in: 0..<70, using: &random))
      return start..<start.advanced(by: Int.random(in: 1...4, using: &random))
    }
    let all = Set(marked.joined())
    for cell in Self.grid(marked.shuffled(using: &random)).rows.flatMap(\.cells) {
      let isMarked = all.contains(cell.day)
      let hasNeighbour =
        all.contains(cell.day.advanced(by: 1)) || all.contains(cell.day.advanced(by: -1))
      #expect((cell.streak != nil) == (isMarked && hasNeighbour), "seed \(seed), \(cell.day)")
      #expect(cell.streak.map { $0.allSatisfy(all.contains) } ?? true, "seed \(seed)")
    }
  }
}
