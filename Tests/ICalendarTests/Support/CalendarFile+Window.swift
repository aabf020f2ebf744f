import CalendarModel
import ICalendar
import Testing

extension CalendarFile {
  /// The occurrences of some days of a zone, the last day excluded, as lines.
  func lines(from first: String, to end: String, zone name: String = "UTC") throws -> [String] {
    try list(from: first, to: end, zone: name).occurrences.map(\.expectedText)
  }

  /// The starts of all occurrences of some days, in UTC or as they stand, with their title.
  func starts(from first: String, to end: String, zone: String = "UTC") throws -> [String] {
    try list(from: first, to: end, zone: zone).occurrences.map { occurrence in
      let start =
        switch occurrence.start {
        case .date, .floating: "\(occurrence.start)"
        case .utc, .zoned: "\(occurrence.interval.lowerBound)"
        }
      return occurrence.event.summary.map { "\(start) \($0)" } ?? start
    }
  }

  func list(
    from first: String, to end: String, zone name: String = "UTC"
  ) throws -> OccurrenceList {
    let zone = try #require(ZoneDatabase.system.table(named: name))
    let days = try (#require(Day(first)), #require(Day(end)))
    let window = zone.instant(of: WallTime(days.0))..<zone.instant(of: WallTime(days.1))
    return occurrences(in: window, zone: zone)
  }

  /// Everything that was found wrong: with the file, its events and their occurrences.
  func allDiagnostics(from first: String, to end: String) throws -> [Diagnostic] {
    let ofReading = events().diagnostics
    // A list reads the events that it lists once more.
    let ofListing = try list(from: first, to: end).diagnostics.filter { !ofReading.contains($0) }
    return diagnostics + ofReading + ofListing
  }
}
