import CalendarModel
import ICalendar
import Testing

extension CalendarFile {
  /// The occurrences of some days of a zone, the last day excluded, as lines.
  func lines(from first: String, to end: String, zone name: String = "UTC") throws -> [String] {
    try list(from: first, to: end, zone: name).occurrences.map(\.expectedText)
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
