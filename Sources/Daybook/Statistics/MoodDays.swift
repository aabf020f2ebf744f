import CalendarModel

/// Days with the mean of the moods of their marks.
struct MoodDays {
  /// Half-open, in order, not overlapping, and what each of their days is worth.
  let parts: [(days: Range<Day>, mean: Double)]

  /// The days of marks that have a mood of the scale.
  ///
  /// - Parameter moods: the days of each mark, and what its mood is worth.
  /// - Complexity: O(*n* log *n*).
  init(_ moods: [(days: Range<Day>, value: Double)]) {
    struct Change {
      let day: Day
      let value: Double
      let count: Int
    }
    let changes = moods.filter { !$0.days.isEmpty }.flatMap { days, value in
      [
        Change(day: days.lowerBound, value: value, count: 1),
        Change(day: days.upperBound, value: -value, count: -1),
      ]
    }.sorted { $0.day < $1.day }
    var parts: [(days: Range<Day>, mean: Double)] = []
    var sum = 0.0
    var count = 0
    var start: Day?
    for change in changes {
      if let start, start < change.day, count > 0 {
        parts.append((start..<change.day, sum / Double(count)))
      }
      start = change.day
      count += change.count
      // What is over leaves no rounding error behind.
      sum = count == 0 ? 0 : sum + change.value
    }
    self.parts = parts
  }
}

/// A mean over days.
struct MoodMean {
  private var sum = 0.0
  /// The days that have a mood of the scale.
  private(set) var dayCount = 0

  /// The mean; nil without a day.
  var mean: Double? { dayCount == 0 ? nil : sum / Double(dayCount) }

  /// Counts days that are worth `mean` each.
  mutating func add(_ mean: Double, days: Int) {
    sum += mean * Double(days)
    dayCount += days
  }
}
