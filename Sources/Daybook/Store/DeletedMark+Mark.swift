import CalendarModel
import ICalendar

extension DeletedMark {
  /// What is left of a mark that is deleted.
  init(_ mark: Mark, at now: Instant) {
    self.init(
      id: mark.id, days: mark.days, title: mark.title, sequence: mark.sequence + 1, deleted: now)
  }
}
