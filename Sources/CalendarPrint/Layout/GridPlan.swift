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
    var title: FittedText
  }

  /// A week.
  struct Row {
    var week: GridRow
    var top: Double
    var height: Double
    var lanes: Int
    var segments: [GridSegment]
    /// By column.
    var lines: [[Line]]
    /// By column, each in the order of the day.
    var hidden: [[GridEntry]]
  }

  var rows: [Row]

  /// How many entries are hidden, counted for each day that hides them.
  var hiddenCount: Int {
    rows.lazy.flatMap(\.hidden).reduce(0) { $0 + $1.count }
  }

  /// The days with hidden entries, in order.
  var hiddenDays: [(day: Day, entries: [GridEntry])] {
    rows.flatMap { row in
      zip(row.week.cells, row.hidden).filter { !$1.isEmpty }.map { ($0.day, $1) }
    }
  }
}
