import CalendarModel
import DayGrid

/// Marks by the days that they lie on.
struct DayMarks {
  private let marks: [DayMark]
  private let longest: Int

  /// - Complexity: O(*n* log *n*).
  init(_ marks: [DayMark]) {
    self.marks = marks.enumerated().sorted {
      ($0.element.days.lowerBound, $0.offset) < ($1.element.days.lowerBound, $1.offset)
    }.map(\.element)
    longest = marks.map(\.days.count).max() ?? 0
  }

  /// The marks of a day, the earlier one first.
  ///
  /// - Complexity: O(log *n* + *those that begin within the longest one before the day*).
  subscript(day: Day) -> [DayMark] {
    let earliest = day.advanced(by: -longest)
    let first = marks.partitioningIndex { $0.days.lowerBound >= earliest }
    return marks[first...].prefix { $0.days.lowerBound <= day }.filter { $0.days.contains(day) }
  }
}
