import Almanac
import CalendarModel
import DayGrid

/// A month that a command shows: of the Gregorian calendar, or of another one.
enum ShownMonth: Hashable {
  case gregorian(Month)
  case other(CalendarMonth)

  /// The days that its grid shows, half-open.
  func days(firstWeekday: Weekday, rowCount: MonthGrid.RowCount) -> Range<Day> {
    switch self {
    case .gregorian(let month):
      MonthGrid.days(of: month, firstWeekday: firstWeekday, rowCount: rowCount)
    case .other(let month):
      MonthGrid.days(of: month, firstWeekday: firstWeekday, rowCount: rowCount)
    }
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
