/// A value of DTSTART, DTEND, RDATE, ... in the kind in which the file has it
/// (RFC 5545, 3.3.4 and 3.3.5).
public enum CalendarTime: Hashable, Sendable {
  /// A DATE: a whole day, never converted between zones.
  case date(Day)
  /// A DATE-TIME without a zone: the same wall time wherever the reader is.
  case floating(WallTime)
  /// A DATE-TIME in UTC.
  case utc(Instant)
  /// A DATE-TIME with a TZID: the wall time there, and the TZID as the file has it.
  case zoned(WallTime, zone: String)

  /// Whether the value is a DATE.
  public var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// The wall time in the value's own zone: UTC for `utc`, midnight for a DATE.
  @inlinable
  public var wallTime: WallTime {
    switch self {
    case .date(let day): WallTime(day)
    case .floating(let time), .zoned(let time, _): time
    case .utc(let instant): instant.utc
    }
  }

  /// The same kind of value (and zone) with another wall time. A DATE takes its day only.
  @inlinable
  public func with(wallTime: WallTime) -> CalendarTime {
    switch self {
    case .date: .date(wallTime.day)
    case .floating: .floating(wallTime)
    case .utc: .utc(Instant(utc: wallTime))
    case .zoned(_, let zone): .zoned(wallTime, zone: zone)
    }
  }

  /// The TZID, where the value has one.
  public var zone: String? {
    if case .zoned(_, let zone) = self { zone } else { nil }
  }
}

extension CalendarTime: CustomStringConvertible {
  /// ISO 8601, with `Z` for UTC and the TZID in brackets: `2026-12-24T18:30:00[Europe/Vienna]`.
  public var description: String {
    switch self {
    case .date(let day): "\(day)"
    case .floating(let time): "\(time)"
    case .utc(let instant): "\(instant)"
    case .zoned(let time, let zone): "\(time)[\(zone)]"
    }
  }
}
