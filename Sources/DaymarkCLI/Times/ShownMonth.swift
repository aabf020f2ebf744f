import Almanac
import CalendarModel
import DayGrid

/// A month that a command shows: of the Gregorian calendar, or of another one.
enum ShownMonth: Hashable {
  case gregorian(Month)
  case other(CalendarMonth)

  /// The months that touch some days, in order, `most` of them at most.
  static func months(
    touching days: Range<Day>, of system: CalendarSystem, most: Int
  ) -> [ShownMonth] {
    let last = days.upperBound.advanced(by: -1)
    var months: [ShownMonth] = []
    if system == .gregorian {
      var month = days.lowerBound.month
      while month <= last.month, months.count < most {
        months.append(.gregorian(month))
        month = month.advanced(by: 1)
      }
      return months
    }
    var month = system.month(containing: days.lowerBound)
    while let next = month, next.days.lowerBound <= last, months.count < most {
      months.append(.other(next))
      month = next.advanced(by: 1)
    }
    return months
  }

  /// The days that its grid shows, half-open.
  func days(firstWeekday: Weekday, rowCount: MonthGrid.RowCount) -> Range<Day> {
    switch self {
    case .gregorian(let month):
      MonthGrid.days(of: month, firstWeekday: firstWeekday, rowCount: rowCount)
    case .other(let month):
      MonthGrid.days(of: month, firstWeekday: firstWeekday, rowCount: rowCount)
    }
  }

  /// The days that the grids of months in order show, from the first on, half-open.
  ///
  /// - Parameter months: one at least.
  static func days(
    of months: [ShownMonth], firstWeekday: Weekday, rowCount: MonthGrid.RowCount
  ) -> Range<Day> {
    let ends = [months[0], months[months.count - 1]].map {
      $0.days(firstWeekday: firstWeekday, rowCount: rowCount)
    }
    return ends[0].lowerBound..<ends[1].upperBound
  }

  /// Its grid; the parameters are those of `MonthGrid`.
  func grid(
    _ entries: [GridEntry], firstWeekday: Weekday, rowCount: MonthGrid.RowCount, today: Day?,
    selected: Set<Day>, streaks: [Range<Day>], marks: [DayMark]
  ) -> MonthGrid {
    switch self {
    case .gregorian(let month):
      MonthGrid(
        month: month, entries: entries, firstWeekday: firstWeekday, rowCount: rowCount,
        today: today, selected: selected, streaks: streaks, marks: marks)
    case .other(let month):
      MonthGrid(
        month: month, entries: entries, firstWeekday: firstWeekday, rowCount: rowCount,
        today: today, selected: selected, streaks: streaks, marks: marks)
    }
  }
}
