import CalendarModel
import Daybook
import ICalendar

/// A calendar of the daybook as JSON. A key without a value is absent.
struct CalendarJSON {
  private let calendar: DaybookCalendar

  init(_ calendar: DaybookCalendar) {
    self.calendar = calendar
  }

  func write(to line: inout JSONLine) {
    line.add("name", calendar.name)
    line.add("color", calendar.color?.description)
    line.add("components", calendar.componentCount)
    line.add("from", calendar.days.map { "\($0.lowerBound)" })
    // Without it there is no end. As that of a window, it is left out of the days.
    let end = calendar.days.flatMap { $0.upperBound < .farthest ? "\($0.upperBound)" : nil }
    line.add("to", end)
    line.add("source", calendar.source?.text)
    line.add("refreshed", calendar.refreshed.map { "\($0)" })
    line.add("own", calendar.isOwn)
    line.add("hidden", calendar.isHidden)
  }
}
