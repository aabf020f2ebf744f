import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

/// PDF, SVG and PNG are drawn from one layout: what it shows of each day is what the grid has.
@Suite("The same segments on paper")
struct SharedLayoutTests {
  @Test(
    "shown and hidden are all, with the grid's bars", arguments: 1...10 as ClosedRange<UInt64>,
    [5, 60, 250])
  func month(_ seed: UInt64, _ count: Int) throws {
    var page = SharedSample.page(seed: seed, count: count)
    page.overflow = .page
    let made = try layout(of: page)
    let hidden = Dictionary(
      made.hidden.map { ($0.day, Set($0.entries.map(\.title))) }
    ) { $1 }
    var timed: [Day: Set<String>] = [:]
    var bars: [Day: Set<String>] = [:]
    for text in made.texts {
      for title in SharedSample.titles(in: text.string) {
        switch text.role {
        case .entry(let day): timed[day, default: []].insert(title)
        case .bar(let row): bars[row, default: []].insert(title)
        default: break
        }
      }
    }
    let cells = Dictionary(made.cells.map { ($0.day, $0) }) { $1 }
    let all = SharedSample.all(page.grid)
    for row in page.grid.rows {
      let segments = row.segments.filter {
        bars[row.days.lowerBound]?.contains($0.entry.title) == true
      }
      #expect(segments.count == bars[row.days.lowerBound, default: []].count, "seed \(seed)")
      for (column, cell) in row.cells.enumerated() {
        let own = segments.filter { $0.columns.contains(column) }.map(\.entry.title)
        let shown = timed[cell.day, default: []].union(own)
        let rest = hidden[cell.day, default: []]
        #expect(shown.union(rest) == all[cell.day], "\(cell.day), seed \(seed)")
        #expect(shown.isDisjoint(with: rest), "\(cell.day), seed \(seed)")
        #expect(cells[cell.day]?.shownCount == shown.count, "\(cell.day), seed \(seed)")
        #expect(cells[cell.day]?.hiddenCount == rest.count, "\(cell.day), seed \(seed)")
      }
      try checkPlaces(segments, of: row, made, seed)
    }
  }

  /// A bar's title stands in the cell of its first day, and lower lanes stand higher.
  private func checkPlaces(
    _ segments: [GridSegment], of row: GridRow, _ made: PageLayout, _ seed: UInt64
  ) throws {
    var lines: [Int: Double] = [:]
    for segment in segments {
      let title = segment.entry.title
      let text = try #require(
        made.texts.first {
          $0.role == .bar(row: row.days.lowerBound)
            && SharedSample.titles(in: $0.string).contains(title)
        })
      let cell = try #require(
        made.cells.first { $0.day == row.cells[segment.columns.lowerBound].day })
      #expect(cell.box.x <= text.x && text.x < cell.box.maxX, "\(title), seed \(seed)")
      let line = lines[segment.lane, default: text.baseline]
      #expect(abs(line - text.baseline) < 0.01, "\(title), seed \(seed)")
      lines[segment.lane] = line
    }
    let sorted = lines.sorted { $0.key < $1.key }.map(\.value)
    #expect(sorted == sorted.sorted(), "seed \(seed)")
  }
}
