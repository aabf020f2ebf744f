/// A form that calendars are exchanged in.
public enum InterchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// iCalendar, RFC 5545.
  case iCalendar = "ics"
}
