import CalendarModel
import DayGrid
import Testing

/// What must hold of any entries, tried on generated ones; the test's argument is the seed.
@Suite("Grid properties")
struct GridPropertyTests {
  static let seeds: [UInt64] = Array(1...24)
  static let month = Month(validYear: 2026, month: 2)

  func grid(_ entries: [GridEntry], _ seed: UInt64) -> MonthGrid {
    MonthGrid(
      month: Self.month, entries: entries, firstWeekday: Weekday(isoIndex: Int(seed)),
      rowCount: seed % 2 == 0 ? .asNeeded : .six)
  }

  /// Few entries for some seeds, many for others.
  func entries(_ seed: UInt64) -> [GridEntry] {
    generatedEntries(seed: seed, count: Int(seed * seed))
  }

  @Test("no two segments share a lane and a day", arguments: seeds)
  func lanesAreDisjoint(_ seed: UInt64) {
    for row in grid(entries(seed), seed).rows {
      var taken: Set<[Int]> = []
      for segment in row.segments {
        #expect(!segment.columns.isEmpty && segment.lane < row.laneCount)
        for column in segment.columns {
          #expect(taken.insert([segment.lane, column]).inserted, "seed \(seed)")
        }
      }
    }
  }

  @Test("no more lanes than the fullest day has bars", arguments: seeds)
  func lanesAreFew(_ seed: UInt64) {
    for row in grid(entries(seed), seed).rows {
      let bars = (0..<7).map { column in
        row.segments.count { $0.columns.contains(column) }
      }
      #expect(row.laneCount == bars.max(), "seed \(seed)")
    }
  }

  @Test("an entry is once in each day that it touches", arguments: seeds)
  func everyEntryIsThere(_ seed: UInt64) {
    let all = entries(seed)
    for row in grid(all, seed).rows {
      for (column, cell) in row.cells.enumerated() {
        let expected = all.filter { $0.days.contains(cell.day) }
          .sorted(by: EntryOrder.precedes)
        #expect(row.entries(inColumn: column) == expected, "seed \(seed), \(cell.day)")
      }
    }
  }

  @Test("shown and hidden are all", arguments: seeds)
  func nothingIsLost(_ seed: UInt64) {
    for row in grid(entries(seed), seed).rows {
      for lanes in 0...row.fullLaneCount + 1 {
        let fitted = row.fitted(lanes: lanes)
        var hiddenCount = 0
        for (column, cell) in fitted.cells.enumerated() {
          let bars = fitted.segments.filter { $0.columns.contains(column) }
          let used = bars.map(\.lane) + cell.lines.map(\.lane)
          #expect(Set(used).count == used.count && used.allSatisfy { $0 < lanes })
          let shown = bars.map(\.entry) + cell.lines.map(\.entry)
          #expect(
            (shown + cell.hidden).sorted(by: EntryOrder.precedes)
              == row.entries(inColumn: column), "seed \(seed), \(lanes) lanes, \(cell.day)")
          #expect(cell.hidden == cell.hidden.sorted(by: EntryOrder.precedes))
          hiddenCount += cell.hiddenCount
        }
        #expect((hiddenCount == 0) == (lanes >= row.fullLaneCount), "seed \(seed)")
      }
    }
  }

  @Test("the order of the input does not matter", arguments: seeds)
  func permutationsGiveTheSameGrid(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let all = entries(seed)
    let expected = grid(all, seed)
    for _ in 0..<4 {
      #expect(grid(all.shuffled(using: &random), seed) == expected, "seed \(seed)")
    }
  }

  @Test("the order is total", arguments: seeds)
  func orderIsTotal(_ seed: UInt64) {
    let all = entries(seed).prefix(60)
    for first in all {
      for second in all {
        let before = EntryOrder.precedes(first, second)
        let after = EntryOrder.precedes(second, first)
        #expect(first == second ? !before && !after : before != after, "seed \(seed)")
      }
    }
  }

  @Test func aDayOfFiveThousandEventsIsLaidOut() {
    let one = day(2026, 2, 11)
    let bars = (0..<2500).map { allDay("bar \($0)", one) }
    let lines = (0..<2500).map { timed("line \($0)", one, $0 % 24) }
    let month = MonthGrid(month: Self.month, entries: bars + lines, firstWeekday: .monday)
    let row = month.rows[2]
    #expect(row.laneCount == 2500)
    #expect(row.fullLaneCount == 5000)
    #expect(row.fitted(lanes: 4).cells[2].hiddenCount == 4996)
  }

  @Test("of twenty thousand bars in every day, the hidden ones are counted exactly")
  func manyBars() {
    let bars = (0..<20_000).map {
      allDay("\($0)", day(2020, 1, 1), through: day(2030, 1, 1))
    }
    let month = MonthGrid(month: Self.month, entries: bars, firstWeekday: .monday)
    for row in month.rows {
      #expect(row.laneCount == 20_000)
      let fitted = row.fitted(lanes: 12)
      #expect(fitted.segments.map(\.lane) == Array(0..<12))
      #expect(fitted.cells.allSatisfy { $0.hiddenCount == 19_988 })
      #expect(fitted.cells[3].hidden == Array(row.entries(inColumn: 3).dropFirst(12)))
      #expect(row.entryCount(inColumn: 3) == 20_000)
    }
  }
}
