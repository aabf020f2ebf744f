/// How a calendar is read.
public struct ImportOptions: Sendable {
  /// Whether X-WR-TIMEZONE is the zone of floating times. Its users expect it, though no
  /// standard defines it.
  public var honorsCalendarTimeZone = true
  /// Whether a file with any fault worse than a note is refused.
  public var isStrict = false
  /// The system's time zones, each read once for all files that are read with these options.
  public var zones = ZoneDatabase.system.remembering()

  /// The forgiving reader, with the system's zones.
  public init() {}
}
