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
    /// By column: what does not show.
    var cells: [FittedCell]
  }

  var rows: [Row]

  /// How many entries are hidden, counted for each day that hides them.
  var hiddenCount: Int {
    rows.lazy.flatMap(\.cells).reduce(0) { $0 + $1.hiddenCount }
  }

  /// The cells with hidden entries, in order.
  var hidingCells: [FittedCell] {
    rows.flatMap(\.cells).filter { $0.hiddenCount > 0 }
  }
}
