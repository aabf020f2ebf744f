/// What becomes of an event in what is shown or written.
public enum EventTreatment: Hashable, Sendable {
  /// It stays as it is.
  case shown
  /// It stays as a time that is taken: `Event.masked()`.
  case masked
  /// It is left out.
  case hidden
}
