/// Where intervals of one day stand when those that overlap stand side by side: in columns of
/// a grid of hours.
public struct SideBySide: Hashable, Sendable {
  /// The place of an interval.
  public struct Place: Hashable, Sendable {
    /// Its first column, from 0.
    public let column: Int
    /// How many columns it takes: also those on its right that are free all the while.
    public let span: Int
    /// How many columns there are beside each other where it stands.
    public let columnCount: Int
  }

  /// By the interval's index; nil where every column was taken.
  public let places: [Place?]

  /// Places each interval in the first column that is free, the earlier and then the longer
  /// one first. Intervals that touch do not overlap.
  ///
  /// - Parameters:
  ///   - intervals: half-open, none empty; of any unit.
  ///   - limit: the most columns, 1 or more.
  /// - Complexity: O(*n* log *n* + *n* · *limit* + *p* · *limit*) for *n* intervals, of which
  ///   *p* is the most that overlap one another in a chain.
  public init(_ intervals: [Range<Double>], limit: Int) {
    let order = intervals.indices.sorted { one, two in
      let (a, b) = (intervals[one], intervals[two])
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      return a.upperBound != b.upperBound ? a.upperBound > b.upperBound : one < two
    }
    var places = [Place?](repeating: nil, count: intervals.count)
    var columns: [[Int]] = []
    var end = -Double.infinity
    for index in order {
      let interval = intervals[index]
      if interval.lowerBound >= end {
        SideBySide.place(columns, intervals, in: &places)
        columns = []
        end = -Double.infinity
      }
      let free = columns.firstIndex { column in
        column.last.map { intervals[$0].upperBound <= interval.lowerBound } ?? true
      }
      if let free {
        columns[free].append(index)
      } else if columns.count < max(1, limit) {
        columns.append([index])
      } else {
        continue
      }
      end = max(end, interval.upperBound)
    }
    SideBySide.place(columns, intervals, in: &places)
    self.places = places
  }

  /// Ends a chain of overlapping intervals.
  private static func place(
    _ columns: [[Int]], _ intervals: [Range<Double>], in places: inout [Place?]
  ) {
    for (number, column) in columns.enumerated() {
      for index in column {
        let wider = columns[(number + 1)...].prefix { other in
          !other.contains { intervals[$0].overlaps(intervals[index]) }
        }
        places[index] = Place(
          column: number, span: 1 + wider.count, columnCount: columns.count)
      }
    }
  }
}
