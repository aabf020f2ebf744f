import CalendarModel
import DayGrid

/// Which entries show in a month, and where: rows, lines and titles, before colours.
struct GridPlan {
  /// A timed entry in its cell.
  struct Line {
    var entry: GridEntry
    /// Its first line in the cell, from 0.
    var lane: Int
    var time: String
    var title: EntryTitle
  }

  /// A week.
  struct Row {
    var week: GridRow
    var top: Double
    var height: Double
    /// From its top to its first lane.
    var head: Double
    var lanes: Int
    /// By column: what the day is called, under its number.
    var names: [[NameSetter.Line]]
    /// By column: the lines of the notes under the day's number.
    var notes: [[String]]
    var segments: [GridSegment]
    /// By column.
    var lines: [[Line]]
    /// By column: the entries that do not show.
    var cells: [FittedCell]
    /// By column: the names and the notes that do not show at all.
    var hiddenNotes: [[String]] = Array(repeating: [], count: 7)

    /// What a column does not show.
    func hidden(_ column: Int) -> HiddenItems {
      HiddenItems(cell: cells[column], notes: hiddenNotes[column])
    }
  }

  var rows: [Row]

  /// How much is hidden, counted for each day that hides it.
  var hiddenCount: Int { hidingCells.reduce(0) { $0 + $1.count } }

  /// What the cells hide that hide something, in order.
  var hidingCells: [HiddenItems] {
    rows.flatMap { row in row.cells.indices.map { row.hidden($0) } }.filter { $0.count > 0 }
  }
}
