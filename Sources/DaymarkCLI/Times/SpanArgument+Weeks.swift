import CalendarModel
import CalendarPrint
import DayGrid

extension SpanArgument {
  /// The weeks that the span touches, as `wholeWeeks` has them.
  ///
  /// - Throws: a usage error for more weeks than `PrintLayout.mostPages`.
  func weeks(firstWeekday: Weekday) throws(CommandError) -> Range<Day> {
    let weeks = wholeWeeks(firstWeekday: firstWeekday)
    try Self.check(weeks.count / 7, "weeks")
    return weeks
  }

  /// The days of the weeks that the span touches, one week at least, half-open. A week of ISO
  /// 8601 is that which most of its days lie in.
  func wholeWeeks(firstWeekday: Weekday) -> Range<Day> {
    let shift = unit == .week ? 3 : 0
    let first = days.lowerBound.advanced(by: shift)
    let last = days.upperBound.advanced(by: -1 - shift)
    return WeekGrid.days(containing: first, firstWeekday: firstWeekday)
      .lowerBound..<WeekGrid.days(containing: max(first, last), firstWeekday: firstWeekday)
      .upperBound
  }

  /// The years that the span touches.
  ///
  /// - Throws: a usage error for more years than `PrintLayout.mostPages`.
  func years() throws(CommandError) -> ClosedRange<Int> {
    let years = days.lowerBound.year...days.upperBound.advanced(by: -1).year
    try Self.check(years.count, "years")
    return years
  }

  private static func check(_ count: Int, _ what: String) throws(CommandError) {
    guard count <= PrintLayout.mostPages else {
      throw .usage(
        "\(count) \(what) are too many", remedy: "take \(PrintLayout.mostPages) at most at a time")
    }
  }
}
