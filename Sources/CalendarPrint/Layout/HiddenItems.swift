import CalendarModel
import DayGrid

/// What a day's cell has no room for.
struct HiddenItems {
  /// The cell, which knows its hidden entries.
  var cell: FittedCell
  /// The names and the notes of the day.
  var notes: [String]

  var day: Day { cell.day }
  /// How many there are. O(1).
  var count: Int { cell.hiddenCount + notes.count }
}

extension HiddenNotes {
  /// Sets the list of days that hide nothing but entries.
  init(
    _ days: [FittedCell], frame: PageFrame, locale: CalendarLocale,
    measurer: any TextMeasurer, limit: Int, dates: ((Day) -> String)? = nil
  ) {
    self.init(
      days.map { HiddenItems(cell: $0, notes: []) }, frame: frame, locale: locale,
      measurer: measurer, limit: limit, dates: dates)
  }
}
