import CalendarModel
import DayGrid

extension Mark {
  /// What a cell shows of a mark, as a mark again.
  init(_ mark: DayMark) {
    self.init(
      id: "", days: mark.days, note: mark.note, mood: mark.mood, color: mark.color,
      sticker: mark.sticker)
  }
}
