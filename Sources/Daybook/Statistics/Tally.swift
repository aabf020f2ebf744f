import CalendarModel

/// Counts days and moods by month and by weekday.
struct Tally {
  private let firstMonth: Month
  private var monthDays: [Int]
  private var monthMoods: [MoodMean]
  private var weekdayDays = [Int](repeating: 0, count: 7)
  private var weekdayMoods = [MoodMean](repeating: MoodMean(), count: 7)
  /// The moods of all days.
  private(set) var all = MoodMean()

  /// The days of some runs, without moods.
  ///
  /// - Complexity: O(*runs* + *months*).
  init(_ runs: DayRuns) {
    let first = runs.ranges.first?.lowerBound.month ?? Month(validYear: 1970, month: 1)
    let last = runs.ranges.last?.upperBound.advanced(by: -1).month
    firstMonth = first
    let count = last.map { first.distance(to: $0) + 1 } ?? 0
    monthDays = [Int](repeating: 0, count: count)
    monthMoods = [MoodMean](repeating: MoodMean(), count: count)
    for range in runs.ranges {
      for (month, days) in range.months { monthDays[first.distance(to: month)] += days.count }
      for (index, count) in range.weekdayCounts.enumerated() { weekdayDays[index] += count }
    }
  }

  /// Counts the moods of days that the runs hold.
  mutating func add(_ mean: Double, of days: Range<Day>) {
    all.add(mean, days: days.count)
    for (month, days) in days.months {
      monthMoods[firstMonth.distance(to: month)].add(mean, days: days.count)
    }
    for (index, count) in days.weekdayCounts.enumerated() {
      weekdayMoods[index].add(mean, days: count)
    }
  }

  /// The months in order.
  var months: [MarkStatistics.Count<Month>] {
    monthDays.indices.map { index in
      MarkStatistics.Count(
        key: firstMonth.advanced(by: index), dayCount: monthDays[index],
        moodDayCount: monthMoods[index].dayCount, moodMean: monthMoods[index].mean)
    }
  }

  /// The weekdays from Monday.
  var weekdays: [MarkStatistics.Count<Weekday>] {
    Weekday.allCases.map { weekday in
      let index = weekday.isoIndex
      return MarkStatistics.Count(
        key: weekday, dayCount: weekdayDays[index], moodDayCount: weekdayMoods[index].dayCount,
        moodMean: weekdayMoods[index].mean)
    }
  }
}

extension Month {
  /// The number of months from this one to `other`.
  fileprivate func distance(to other: Month) -> Int {
    (other.year - year) * 12 + other.month - month
  }
}
