import CalendarModel
import DayGrid

extension [CalendarIdentity] {
  /// The colour of an entry: its own, its calendar's, or one of the standard ones.
  func color(of entry: GridEntry) -> RGBColor {
    entry.color ?? color(ofCalendar: entry.calendar)
  }

  /// The colour of a calendar by its place: its own, or one of the standard ones.
  func color(ofCalendar index: Int) -> RGBColor {
    let own = indices.contains(index) ? self[index].color : nil
    return own ?? EntryColors.standard(index)
  }
}
