import CalendarModel
import Daybook
import ICalendar

/// What the daybook has for a window: of each calendar that is not hidden what can touch it, and
/// the marks, as one more calendar.
struct DaybookCalendars {
  /// The marks first, then the calendars in the daybook's order.
  private(set) var inputs: [Legend.Input] = []

  /// Reads the daybook. Where there is none, and the user does not name one, nothing is in it.
  init(in window: Range<Instant>, _ context: CommandContext) throws {
    guard let daybook = try context.openDaybookIfThere() else {
      context.remark(
        "there is no daybook yet; name a calendar file, or begin one with daymark mark or "
          + "daymark import")
      return
    }
    // Whatever the zone of the answer.
    let first = window.lowerBound.utc.day.advanced(by: -1)
    let days = first..<max(first, window.upperBound.utc.day).advanced(by: 2)
    let marks = try daybook.marks(MarkFilter(days: days))
    if !marks.isEmpty {
      let bytes = try MarkExport.calendar(marks: marks, name: "Marks", daybook: daybook.identity)
      let file = try CalendarFile(bytes, file: daybook.path, options: context.importOptions)
      inputs.append(Legend.Input(LoadedCalendars(files: [file], diagnostics: [])))
    }
    let contents = try daybook.calendarContents(touching: days, options: context.importOptions)
    for content in contents where !content.files.isEmpty {
      var loaded = LoadedCalendars(files: content.files, diagnostics: [])
      loaded.join(
        as: CalendarIdentity(
          name: content.calendar.name, color: content.calendar.color,
          source: content.calendar.source?.path ?? daybook.path))
      inputs.append(Legend.Input(loaded))
    }
  }
}
