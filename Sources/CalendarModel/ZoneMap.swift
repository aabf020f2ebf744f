/// The time zones that a set of calendar times needs, by TZID, and the zone in which dates
/// and floating times are placed.
public struct ZoneMap: Sendable {
  /// The tables by TZID, as the file spells it.
  public var tables: [String: TimeZoneTable]
  /// The zone of dates and floating times, and of a TZID that has no table.
  public var floating: TimeZoneTable

  /// A map of these tables.
  public init(tables: [String: TimeZoneTable] = [:], floating: TimeZoneTable = .utc) {
    self.tables = tables
    self.floating = floating
  }

  /// The zone in which `time` is expanded and placed.
  public func table(of time: CalendarTime) -> TimeZoneTable {
    switch time {
    case .date, .floating: floating
    case .utc: .utc
    case .zoned(_, let zone): tables[zone] ?? floating
    }
  }

  /// The instant of a time; of a date, its first instant. O(log *transitions*).
  public func instant(of time: CalendarTime) -> Instant {
    switch time {
    case .utc(let instant): instant
    case .date(let day): floating.instant(of: WallTime(day))
    case .floating(let wallTime): floating.instant(of: wallTime)
    case .zoned(let wallTime, let zone): (tables[zone] ?? floating).instant(of: wallTime)
    }
  }
}
