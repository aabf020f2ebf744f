/// Ranges of days, joined where they overlap or touch.
package struct DayRuns: Hashable, Sendable {
  /// Half-open, in order, with days between them; none is empty.
  package let ranges: [Range<Day>]

  /// The runs of days in any order.
  ///
  /// - Complexity: O(*n* log *n*).
  package init(_ days: [Range<Day>]) {
    var result: [Range<Day>] = []
    for range in days.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(range)
      }
    }
    ranges = result
  }

  /// How many days there are.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }
}
