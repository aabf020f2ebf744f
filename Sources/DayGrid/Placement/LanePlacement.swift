/// Gives each bar of a row the lowest lane that is free in all its columns.
///
/// Taken by start this is first fit of intervals, which needs no more lanes than the fullest
/// day has bars. Bars that touch (one ends the day before the other starts) share a lane.
struct LanePlacement {
  /// The bars in the order given, each with its lane.
  private(set) var segments: [GridSegment] = []
  /// The number of lanes in use.
  private(set) var laneCount = 0

  /// - Parameter bars: in `EntryOrder`.
  /// - Complexity: O(*s* · *l*) for *s* bars and *l* lanes.
  init(_ bars: [BarSlice]) {
    segments.reserveCapacity(bars.count)
    // The columns taken in each lane, a bit each.
    var taken: [UInt8] = []
    for bar in bars {
      let mask = ColumnMask.of(bar.columns)
      let lane = taken.firstIndex { $0 & mask == 0 } ?? taken.count
      if lane == taken.count { taken.append(0) }
      taken[lane] |= mask
      segments.append(
        GridSegment(
          entry: bar.entry, columns: bar.columns, lane: lane, startsHere: bar.startsHere,
          endsHere: bar.endsHere))
    }
    laneCount = taken.count
  }
}

/// Sets of a row's columns, a bit each, column 0 the lowest.
enum ColumnMask {
  /// The bits of `columns`, which lie in 0 ..< 7.
  static func of(_ columns: Range<Int>) -> UInt8 {
    UInt8(truncatingIfNeeded: (1 << columns.upperBound) - (1 << columns.lowerBound))
  }
}
