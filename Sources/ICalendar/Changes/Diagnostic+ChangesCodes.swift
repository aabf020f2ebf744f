public import CalendarModel

extension Diagnostic.Code {
  /// An older version of a component, in favour of the newer (RFC 5546, 2.1.5).
  public static let olderVersion = Self(rawValue: "older-version")
  /// Two components of one version that say different things (RFC 5546, 2.1.5).
  public static let sameVersionDiffers = Self(rawValue: "same-version-differs")
  /// Two different events under one UID (RFC 5545, 3.8.4.7).
  public static let sharedUID = Self(rawValue: "shared-uid")
  /// One TZID for two different zones (RFC 5545, 3.8.3.1).
  public static let renamedTimeZone = Self(rawValue: "renamed-time-zone")
  /// Floating times whose X-WR-TIMEZONE does not hold for the calendar that they come to.
  public static let pinnedTimes = Self(rawValue: "pinned-times")
  /// A METHOD that does not hold for all that is put together (RFC 5545, 3.7.2).
  public static let droppedMethod = Self(rawValue: "dropped-method")
}
