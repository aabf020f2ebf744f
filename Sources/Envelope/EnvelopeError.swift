/// Why an envelope cannot be opened at all.
public enum EnvelopeError: Error, Hashable, Sendable {
  /// It holds nothing that may be a calendar.
  case noCalendar(name: String, kind: String)
  /// It is damaged; `reason` says how.
  case damaged(name: String, kind: String, reason: String)
  /// It is encrypted.
  case encrypted(name: String, kind: String)
  /// It would unpack to more than is taken in, in bytes.
  case tooLarge(name: String, kind: String, limit: Int)
  /// A library that opens such envelopes is not installed.
  case libraryMissing(name: String, kind: String, library: String)
}
