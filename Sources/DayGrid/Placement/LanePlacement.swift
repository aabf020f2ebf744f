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
  /// - Complexity: O(*s* + *l*) for *s* bars and *l* lanes: all bars before one begin no later,
  ///   so that a lane that is free in its first column is free in all.
  init(_ bars: [BarSlice]) {
    segments.reserveCapacity(bars.count)
    // The columns taken in each lane, a bit each.
    var taken: [UInt8] = []
    // Under these lanes a column has none that is free.
    var firstFree = [Int](repeating: 0, count: 7)
    for bar in bars {
      let mask = ColumnMask.of(bar.columns)
      let first = bar.columns.lowerBound
      let bit = ColumnMask.of(first..<first + 1)
      var lane = firstFree[first]
      while lane < taken.count, taken[lane] & bit != 0 { lane += 1 }
      firstFree[first] = lane
      // Where the clocks went back over midnight a bar may have begun before the one before it.
      while lane < taken.count, taken[lane] & mask != 0 { lane += 1 }
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
