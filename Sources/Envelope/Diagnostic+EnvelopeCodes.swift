public import CalendarModel

extension Diagnostic.Code {
  /// A text in another charset than UTF-8, which was decoded (RFC 5545, 3.1.4).
  public static let otherEncoding = Self(rawValue: "other-encoding")
  /// What was unwrapped.
  public static let envelopeOpened = Self(rawValue: "envelope-opened")
  /// Files of an envelope that are no calendars.
  public static let envelopeSkipped = Self(rawValue: "envelope-skipped")
  /// A part of an envelope that can't be read, or not to its end.
  public static let envelopeDamaged = Self(rawValue: "envelope-damaged")
  /// A part of an envelope that is encrypted.
  public static let envelopeEncrypted = Self(rawValue: "envelope-encrypted")
  /// Envelopes in envelopes, too many of them; or too many parts.
  public static let envelopeLimit = Self(rawValue: "envelope-limit")
  /// An envelope in an envelope for which a library is not installed.
  public static let envelopeLibraryMissing = Self(rawValue: "envelope-library-missing")
}
