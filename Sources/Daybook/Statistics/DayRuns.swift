import CalendarModel

/// Ranges of days, joined where they overlap or touch.
struct DayRuns {
  /// Half-open, in order, with days between them; none is empty.
  let ranges: [Range<Day>]

  /// The runs of days in any order.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ days: [Range<Day>]) {
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
  var count: Int { ranges.reduce(0) { $0 + $1.count } }
}

extension Range<Day> {
  /// How many of the days are of each weekday, Monday first.
  var weekdayCounts: [Int] {
    let (weeks, rest) = count.quotientAndRemainder(dividingBy: 7)
    var counts = [Int](repeating: weeks, count: 7)
    for offset in 0..<rest { counts[lowerBound.weekday.advanced(by: offset).isoIndex] += 1 }
    return counts
  }

  /// The parts of the days that lie in one month each, in order.
  var months: [(month: Month, days: Range<Day>)] {
    var result: [(month: Month, days: Range<Day>)] = []
    var start = lowerBound
    while start < upperBound {
      let month = start.month
      let end = Swift.min(upperBound, month.days.upperBound)
      result.append((month, start..<end))
      start = end
    }
    return result
  }
}
