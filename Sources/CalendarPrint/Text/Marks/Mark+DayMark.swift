import CalendarModel
import DayGrid

extension Mark {
  /// What a cell shows of a mark, as a mark of its first day; nil where it shows nothing. In a
  /// run of days the colour is that of the run's bar.
  init?(_ mark: DayMark) {
    let color = mark.isRun ? nil : mark.color
    guard mark.sticker != nil || mark.note != nil || mark.mood != nil || color != nil else {
      return nil
    }
    let first = mark.days.lowerBound
    self.init(
      id: "", days: first..<first.advanced(by: 1), note: mark.note, mood: mark.mood,
      color: color, sticker: mark.sticker)
  }
}
