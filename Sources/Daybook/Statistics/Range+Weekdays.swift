import CalendarModel

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
