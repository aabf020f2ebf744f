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
  /// The entries of the day that do not show, bars among them, in `EntryOrder`.
  public let hidden: [GridEntry]

  /// How many entries of the day do not show.
  public var hiddenCount: Int { hidden.count }
}

/// A timed entry and its line in the cell.
public struct FittedLine: Hashable, Sendable {
  /// The entry.
  public let entry: GridEntry
  /// Its line under the day number, from 0, counted like the lanes of bars.
  public let lane: Int
}
