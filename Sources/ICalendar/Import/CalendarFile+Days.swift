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

  /// The marks among the events, in the file's order: those that Daymark wrote for marks.
  /// O(bytes).
  public func marks() -> [Mark] {
    index.records.compactMap { record in
      Mark(component: DocumentComponent(document, node: Int(record.node)).component)
    }
  }

  /// What the calendars of the file are called and how they look: a legend.
  public var legend: [CalendarIdentity] { calendars.map(\.identity) }
}
