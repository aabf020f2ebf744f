import CalendarModel
import DayGrid

/// Shares the grid's height out to its rows, and fits each row's entries into its share.
struct GridPlanner {
  let frame: PageFrame
  let grid: MonthGrid
  let setter: EntrySetter
  let marks: MarkSetter
  let names: NameSetter

  /// A planner for pages of this frame.
  init(frame: PageFrame, grid: MonthGrid, setter: EntrySetter, labels: DayLabels) {
    self.frame = frame
    self.grid = grid
    self.setter = setter
    marks = MarkSetter(
      frame, locale: setter.locale, labels: labels, measurer: setter.measurer)
    names = NameSetter(frame, labels: labels, measurer: setter.measurer)
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
    let notes = headLines(row)
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
      least: height(lanes, notes: notes.least),
      whole: height(max(lanes, wholeLanes.max() ?? lanes), notes: notes.wanted))
  }

  private func plan(_ week: GridRow, top: Double, height: Double) -> GridPlan.Row {
    let space = frame.space
    func lanes(foot: Double, notes: Int) -> Int {
      // A hair of tolerance: shares that were computed for n lines shall hold n.
      max(0, Int((height - space.rowHead(notes: notes) - foot) / space.lane + 1e-6))
    }
    // Names and notes first take a line each, as far as there is room, then what entries leave.
    let (least, wanted) = headLines(week)
    var notes = least
    while notes > 0, height < space.rowHead(notes: notes) + space.rowFoot { notes -= 1 }
    while notes >= least, notes < wanted,
      lanes(foot: space.rowFoot, notes: notes + 1) >= week.fullLaneCount
    {
      notes += 1
    }
    let heads = week.cells.map { self.head(of: $0, lines: notes) }
    var count = lanes(foot: space.rowFoot, notes: notes)
    if week.fullLaneCount > count || heads.contains(where: { !$0.hidden.isEmpty }) {
      count = lanes(foot: space.rowFootCounted, notes: notes)
    }
    let fitted = week.fitted(lanes: count)
    return GridPlan.Row(
      week: week, top: top, height: height, head: space.rowHead(notes: notes), lanes: count,
      names: heads.map(\.names), notes: heads.map(\.notes),
      segments: fitted.segments,
      lines: fitted.cells.indices.map { lines(of: $0, in: fitted, lanes: count) },
      cells: fitted.cells, hiddenNotes: heads.map(\.hidden))
  }

  /// How many lines the names and the notes of a week's days take under the numbers: at least,
  /// and where there is room.
  private func headLines(_ row: GridRow) -> (least: Int, wanted: Int) {
    var lines = (least: 0, wanted: 0)
    for cell in row.cells {
      let names = names.lines(of: cell.day, most: NameSetter.mostLines).count
      let notes = marks.noteLines(of: cell, most: MarkSetter.mostLines).count
      lines.least = max(lines.least, min(1, names) + min(1, notes))
      lines.wanted = max(lines.wanted, names + notes)
    }
    return lines
  }

  /// What stands under a day's number.
  private struct Head {
    var names: [NameSetter.Line] = []
    var notes: [String] = []
    /// What has no line there: not the rest of what an ellipsis shortens.
    var hidden: [String] = []
  }

  /// What stands under a day's number in so many lines.
  private func head(of cell: GridCell, lines: Int) -> Head {
    let name = names.name(of: cell.day)
    let note = marks.note(of: cell)
    var head = Head()
    if lines > 0, !name.isEmpty {
      head.names = names.lines(
        of: cell.day, most: min(NameSetter.mostLines, max(1, lines - (note.isEmpty ? 0 : 1))))
    }
    let left = lines - head.names.count
    if left > 0 { head.notes = marks.noteLines(of: cell, most: left) }
    if head.names.isEmpty, !name.isEmpty { head.hidden.append(name) }
    if head.notes.isEmpty, !note.isEmpty { head.hidden.append(note) }
    return head
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
