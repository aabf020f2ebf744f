import CalendarModel
import DayGrid

/// Shares the grid's height out to its rows, and fits each row's entries into its share.
struct GridPlanner {
  let frame: PageFrame
  let grid: MonthGrid
  let setter: EntrySetter
  let marks: MarkSetter

  /// A planner for pages of this frame.
  init(frame: PageFrame, grid: MonthGrid, setter: EntrySetter) {
    self.frame = frame
    self.grid = grid
    self.setter = setter
    marks = MarkSetter(frame, locale: setter.locale, measurer: setter.measurer)
  }

  /// The plan for a grid of this height.
  func plan(top: Double, height: Double) -> GridPlan {
    let needs = grid.rows.map { need(of: $0, most: height) }
    // A row that takes more would leave a page nobody hangs up; a flatter one no room to write.
    let heights = RowShares.heights(needs, total: height, shares: 0.56...1.8)
    var y = top
    return GridPlan(
      rows: zip(grid.rows, heights).map { row, height in
        defer { y += height }
        return plan(row, top: y, height: height)
      })
  }

  /// What a row asks for. Days that no page could hold are not measured to their end.
  private func need(of row: GridRow, most: Double) -> RowShares.Need {
    let space = frame.space
    let notes = marks.wantedLines(row)
    func height(_ lanes: Int, notes: Int) -> Double {
      space.rowHead(notes: notes) + Double(lanes) * space.lane + space.rowFoot
    }
    let mostLanes = Int(most / space.lane) + 1
    let lanes = min(row.fullLaneCount, mostLanes)
    let fitted = row.fitted(lanes: lanes)
    let wholeLanes = fitted.cells.indices.map { column in
      let lines = fitted.cells[column].lines
      let extra = lines.reduce(0) { $0 + setter.wantedLines($1.entry) - 1 }
      return lastLane(of: column, in: fitted) + 1 + extra
    }
    return RowShares.Need(
      least: height(lanes, notes: min(1, notes)),
      whole: height(max(lanes, wholeLanes.max() ?? lanes), notes: notes))
  }

  private func plan(_ week: GridRow, top: Double, height: Double) -> GridPlan.Row {
    let space = frame.space
    func lanes(foot: Double, notes: Int) -> Int {
      // A hair of tolerance: shares that were computed for n lines shall hold n.
      max(0, Int((height - space.rowHead(notes: notes) - foot) / space.lane + 1e-6))
    }
    // Notes first take a line, which they share with nothing, then what entries leave.
    let wanted = marks.wantedLines(week)
    var notes = min(1, wanted)
    if height < space.rowHead(notes: notes) + space.rowFoot { notes = 0 }
    while notes > 0, notes < wanted,
      lanes(foot: space.rowFoot, notes: notes + 1) >= week.fullLaneCount
    {
      notes += 1
    }
    let head = space.rowHead(notes: notes)
    var count = lanes(foot: space.rowFoot, notes: notes)
    if week.fullLaneCount > count { count = lanes(foot: space.rowFootCounted, notes: notes) }
    let fitted = week.fitted(lanes: count)
    return GridPlan.Row(
      week: week, top: top, height: height, head: head, lanes: count,
      notes: week.cells.map { notes > 0 ? marks.noteLines(of: $0, most: notes) : [] },
      segments: fitted.segments,
      lines: fitted.cells.indices.map { lines(of: $0, in: fitted, lanes: count) },
      cells: fitted.cells)
  }

  /// A cell's timed entries. Where lines are free below them, titles that need more than one
  /// take them: each a second one before any takes a third.
  private func lines(of column: Int, in row: FittedRow, lanes: Int) -> [GridPlan.Line] {
    let entries = row.cells[column].lines
    let lastBar = row.segments.filter { $0.columns.contains(column) }.map(\.lane).max() ?? -1
    var counts = entries.map { _ in 1 }
    var free = lanes - 1 - lastLane(of: column, in: row)
    for round in 2...EntrySetter.mostLines where free > 0 {
      for (index, line) in entries.enumerated() where free > 0 && line.lane > lastBar {
        guard setter.wantedLines(line.entry) >= round else { continue }
        counts[index] += 1
        free -= 1
      }
    }
    var shift = 0
    return zip(entries, counts).map { line, count in
      defer { shift += count - 1 }
      return GridPlan.Line(
        entry: line.entry, lane: line.lane + shift, time: setter.time(of: line.entry),
        title: setter.title(of: line.entry, lines: count))
    }
  }

  /// The last lane that anything takes in a column, or -1.
  private func lastLane(of column: Int, in row: FittedRow) -> Int {
    let bars = row.segments.filter { $0.columns.contains(column) }.map(\.lane)
    return max(bars.max() ?? -1, row.cells[column].lines.last?.lane ?? -1)
  }
}
