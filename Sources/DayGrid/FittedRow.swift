public import CalendarModel

/// What of a row shows when every cell has a given number of lines, and what does not.
public struct FittedRow: Hashable, Sendable {
  /// The bars that show, in `EntryOrder`.
  public let segments: [GridSegment]
  /// The seven cells.
  public let cells: [FittedCell]
}

/// What of a cell shows beside the bars, and what is hidden.
public struct FittedCell: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// The timed entries that show, each in a lane of its own that no shown bar takes.
  public let lines: [FittedLine]
  /// How many entries of the day do not show. O(1).
  public let hiddenCount: Int

  /// The row that it belongs to: what is hidden is found there when it is asked for, since
  /// there may be very much of it, in all days of a row.
  private let row: GridRow
  private let column: Int
  private let lanes: Int

  /// - Parameters:
  ///   - lanes: the lanes of bars that show.
  ///   - hiddenBars: how many bars of the day do not show.
  init(row: GridRow, column: Int, lanes: Int, lines: [FittedLine], hiddenBars: Int) {
    let cell = row.cells[column]
    day = cell.day
    self.lines = lines
    hiddenCount = hiddenBars + cell.timed.count - lines.count
    self.row = row
    self.column = column
    self.lanes = lanes
  }

  /// The entries of the day that do not show, bars among them, in `EntryOrder`.
  ///
  /// - Complexity: O(*bars of the row* + *entries of the cell*).
  public var hidden: [GridEntry] {
    if hiddenCount == 0 { return [] }
    let bars = row.segments.lazy.filter { $0.lane >= lanes && $0.columns.contains(column) }
      .map(\.entry)
    return merged(Array(bars), Array(row.cells[column].timed.dropFirst(lines.count)))
  }

  /// Whether the same shows, and the same is hidden.
  public static func == (lhs: FittedCell, rhs: FittedCell) -> Bool {
    lhs.day == rhs.day && lhs.lines == rhs.lines && lhs.hidden == rhs.hidden
  }

  /// Feeds what shows, and how much is hidden, to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(day)
    hasher.combine(lines)
    hasher.combine(hiddenCount)
  }
}

/// A timed entry and its line in the cell.
public struct FittedLine: Hashable, Sendable {
  /// The entry.
  public let entry: GridEntry
  /// Its line under the day number, from 0, counted like the lanes of bars.
  public let lane: Int
}
