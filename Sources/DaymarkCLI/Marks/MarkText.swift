import CalendarModel
import ICalendar

extension Mark {
  /// The days as they are written on a command line: `2026-12-24`, or
  /// `2026-12-24..2026-12-26` with its last day.
  var daysText: String { days.daysText }

  /// The mark on one line: `2026-12-24  🎄 Picnic · happy`.
  var line: String { "\(daysText)  \(title)" }
}

extension Range<Day> {
  /// The days as they are written on a command line.
  var daysText: String {
    guard let last, last != lowerBound else { return "\(lowerBound)" }
    return "\(lowerBound)..\(last)"
  }
}
