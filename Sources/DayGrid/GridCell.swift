public import CalendarModel

/// One day of the grid.
public struct GridCell: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Whether the day belongs to the month of the grid; always true in a week grid.
  public let isInMonth: Bool
  /// Whether it is the day that the caller called today.
  public let isToday: Bool
  /// Whether the caller selected it.
  public let isSelected: Bool
  /// The streak that it belongs to, half-open; nil where it belongs to none.
  public let streak: Range<Day>?
  /// The timed entries that touch this day alone, in `EntryOrder`. All others are bars: the
  /// segments of the row.
  public let timed: [GridEntry]
  /// The marks of the day, in the order given; those of a run of days in each of its cells.
  public let marks: [DayMark]
}
