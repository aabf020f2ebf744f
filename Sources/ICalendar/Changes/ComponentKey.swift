public import CalendarModel

/// Which component it is, whatever its version: two components of one key are the same event,
/// task or occurrence at different times of its life (RFC 5546, 2.1.5).
public struct ComponentKey: Hashable, Sendable {
  /// What a RECURRENCE-ID names, so that the same occurrence is the same however the zone of
  /// the value is written.
  public enum Original: Hashable, Sendable {
    /// A DATE.
    case date(Day)
    /// A floating time.
    case floating(WallTime)
    /// A time in UTC or in a zone that is known.
    case instant(Instant)
    /// A value that is no date or time, as it stands.
    case text(String)
  }

  /// The component's name in upper case: `VEVENT`.
  public var kind: String
  /// Its UID, or the one that was made for it.
  public var uid: String
  /// RECURRENCE-ID; nil for the component that describes the whole.
  public var original: Original?
  /// RANGE=THISANDFUTURE: it stands beside a component for the same occurrence alone.
  public var andFuture: Bool

  /// The key of these parts.
  public init(kind: String, uid: String, original: Original? = nil, andFuture: Bool = false) {
    self.kind = kind
    self.uid = uid
    self.original = original
    self.andFuture = andFuture
  }

  /// The key of the component that describes the whole series.
  public var master: ComponentKey { ComponentKey(kind: kind, uid: uid) }
}

extension ComponentKey.Original {
  /// What a RECURRENCE-ID names, or a DTSTART would as one.
  ///
  /// - Parameter table: the zone of a TZID, or of the times without one for nil.
  init(_ property: Property, table: (_ zoneID: String?) -> TimeZoneTable?) {
    switch TimeValue(property.value)?.time {
    case nil: self = .text(property.value)
    case .date(let day): self = .date(day)
    case .utc(let instant): self = .instant(instant)
    case .floating(let wallTime), .zoned(let wallTime, _):
      if property.parameter("VALUE")?.uppercased() == "DATE" {
        self = .date(wallTime.day)
      } else if let table = table(property.zoneID) {
        self = .instant(table.instant(of: wallTime))
      } else {
        self = .floating(wallTime)
      }
    }
  }
}

extension ComponentKey.Original: CustomStringConvertible {
  /// ISO 8601: `2026-12-24`, `2026-12-24T18:30:00`, with `Z` for an instant.
  public var description: String {
    switch self {
    case .date(let day): "\(day)"
    case .floating(let time): "\(time)"
    case .instant(let instant): "\(instant)"
    case .text(let text): text
    }
  }
}
