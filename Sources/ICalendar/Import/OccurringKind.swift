/// What takes place, is due, or belongs to a time.
package enum OccurringKind: Sendable {
  /// A VEVENT, from DTSTART to its end.
  case event
  /// A VTODO, when it is due.
  case todo
  /// A VJOURNAL, at its DTSTART.
  case journal
}
