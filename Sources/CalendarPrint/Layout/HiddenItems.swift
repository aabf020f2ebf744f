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

extension PageLayout.HiddenDay {
  /// A day whose cell has no room for these.
  init(_ items: HiddenItems) {
    self.init(day: items.day, notes: items.notes, entries: items.cell.hidden)
  }
}
