public import CalendarModel

/// What a TZID of a file was taken to mean, and why.
public struct ZoneResolution: Hashable, Sendable {
  /// Where the zone's changes of offset come from.
  public enum Origin: Hashable, Sendable {
    /// The system's data for an IANA zone of this name.
    case system(String)
    /// The file's own VTIMEZONE.
    case file
    /// The system's data for the IANA zone of this name, which CLDR gives for a Windows name
    /// or for the one behind a display name of Windows.
    case windows(String)
    /// The offset from UTC that the TZID is (`GMT+1`), the same all the year round.
    case offset
    /// Nowhere: the times are read as floating.
    case unknown
  }

  /// The TZID as the file spells it.
  public let zoneID: String
  /// Where the zone comes from.
  public let origin: Origin
  /// The compiled zone; nil when its origin is unknown.
  public let table: TimeZoneTable?
}
