public import CalendarModel
public import Recurrence

extension CalendarFile {
  /// The occurrences that touch a range of days of a zone; see `occurrences(in:zone:limits:)`
  /// for a window of instants.
  public func occurrences(
    in days: Range<Day>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    occurrences(in: zone.instants(of: days), zone: zone, limits: limits)
  }
}
