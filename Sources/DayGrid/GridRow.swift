public import Almanac
public import CalendarModel

/// One week of a grid: seven cells, and the bars across them, placed in lanes.
public struct GridRow: Hashable, Sendable {
  /// The seven days, half-open.
  public let days: Range<Day>
  /// The ISO week of the row's Thursday. A row that begins on a Monday is that week; of any
  /// other row it holds the most days, four at least.
  public let isoWeek: ISOWeek
  /// The seven days' cells.
  public let cells: [GridCell]
  /// The bars, in `EntryOrder`. No two share a lane and a day.
  public let segments: [GridSegment]
  /// The number of lanes that the bars take up.
  public let laneCount: Int
  /// The streaks, in order. They take no lane.
  public let streaks: [StreakSegment]

  /// Slices become a row: cells as they are, bars placed.
  ///
  /// - Complexity: O(*s*) for *s* bars.
  init(days: Range<Day>, cells: [GridCell], bars: [BarSlice], streaks: [StreakSegment]) {
    self.days = days
    let thursday = days.upperBound.advanced(by: -1).startOfWeek(on: .thursday)
    isoWeek = ISOWeek(thursday)
    self.cells = cells
    self.streaks = streaks
    let placement = LanePlacement(bars)
    segments = placement.segments
    laneCount = placement.laneCount
  }

  /// All entries that touch the day of a column, each once, in `EntryOrder`.
  ///
  /// - Parameter column: 0 ..< 7.
  /// - Complexity: O(*bars of the row* + *entries of the cell*).
  public func entries(inColumn column: Int) -> [GridEntry] {
    let bars = segments.lazy.filter { $0.columns.contains(column) }.map(\.entry)
    return merged(Array(bars), cells[column].timed)
  }

  /// How many entries touch the day of a column.
  ///
  /// - Parameter column: 0 ..< 7.
  /// - Complexity: O(*bars of the row*).
  public func entryCount(inColumn column: Int) -> Int {
    segments.count { $0.columns.contains(column) } + cells[column].timed.count
  }

  /// The fewest lanes at which `fitted(lanes:)` hides nothing.
  ///
  /// - Complexity: O(*bars of the row*).
  public var fullLaneCount: Int {
    var bars = [Int](repeating: 0, count: cells.count)
    for segment in segments {
      for column in segment.columns { bars[column] += 1 }
    }
    // Timed entries fill the free lanes first.
    return zip(bars, cells).reduce(laneCount) { max($0, $1.0 + $1.1.timed.count) }
  }
}
