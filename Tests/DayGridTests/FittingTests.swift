import CalendarModel
import DayGrid
import Testing

@Suite("Fitted rows")
struct FittingTests {
  let monday = day(2026, 12, 7)

  func row(_ entries: [GridEntry]) -> GridRow {
    WeekGrid(containing: monday, entries: entries, firstWeekday: .monday).row
  }

  /// Mon-Wed bar `a` (lane 0), Tue-Thu bar `b` (lane 1), three timed entries on Tuesday, two
  /// on Thursday.
  var busy: GridRow {
    let tuesday = monday.advanced(by: 1)
    let thursday = monday.advanced(by: 3)
    return row([
      allDay("a", monday, through: monday.advanced(by: 2)),
      allDay("b", tuesday, through: thursday),
      timed("t1", tuesday, 9), timed("t2", tuesday, 10), timed("t3", tuesday, 11),
      timed("u1", thursday, 9), timed("u2", thursday, 10),
    ])
  }

  @Test func timedEntriesFillTheLowestFreeLanes() {
    let fitted = busy.fitted(lanes: 5)
    #expect(fitted.cells[1].lines.map(\.entry.uid) == ["t1", "t2", "t3"])
    #expect(fitted.cells[1].lines.map(\.lane) == [2, 3, 4])
    // Lane 0 is free on Thursday, lane 1 is not.
    #expect(fitted.cells[3].lines.map(\.lane) == [0, 2])
    #expect(fitted.cells.allSatisfy { $0.hiddenCount == 0 })
  }

  @Test func whatDoesNotFitIsCountedExactly() {
    let fitted = busy.fitted(lanes: 3)
    #expect(fitted.cells[1].lines.map(\.entry.uid) == ["t1"])
    #expect(fitted.cells[1].hidden.map(\.uid) == ["t2", "t3"])
    #expect(fitted.cells[3].hiddenCount == 0)
    #expect(busy.fullLaneCount == 5)
  }

  @Test func aBarWithoutALaneIsHiddenInAllItsDays() {
    let fitted = busy.fitted(lanes: 1)
    #expect(fitted.segments.map(\.entry.uid) == ["a"])
    #expect(fitted.cells.map(\.hiddenCount) == [0, 4, 1, 2, 0, 0, 0])
    #expect(fitted.cells[1].hidden.map(\.uid) == ["b", "t1", "t2", "t3"])
    #expect(fitted.cells[3].lines.map(\.entry.uid) == ["u1"])
  }

  @Test("no lines hide all", arguments: [0, -3])
  func noLines(_ lanes: Int) {
    let fitted = busy.fitted(lanes: lanes)
    #expect(fitted.segments.isEmpty)
    #expect(fitted.cells.map(\.hiddenCount) == [1, 5, 2, 3, 0, 0, 0])
    #expect(fitted.cells.allSatisfy { $0.lines.isEmpty })
  }

  @Test func moreLinesThanNeededChangeNothing() {
    #expect(busy.fitted(lanes: 5) == busy.fitted(lanes: 1_000_000_000))
  }
}
