/// A point of time: seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, negative before it.
  public let secondsSince1970: Int

  /// The instant that many seconds after 1970-01-01T00:00:00Z.
  @inlinable
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The instant at which a clock that shows UTC shows `time`.
  @inlinable
  public init(utc time: WallTime) {
    secondsSince1970 = time.secondsSince1970
  }

  /// What a clock that shows UTC shows.
  @inlinable
  public var utc: WallTime { WallTime(secondsSince1970: secondsSince1970) }

  /// The instant `seconds` later.
  @inlinable
  public func adding(seconds: Int) -> Instant {
    Instant(secondsSince1970: secondsSince1970 + seconds)
  }
}

extension Instant: Comparable {
  /// Whether `lhs` comes before `rhs`.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.secondsSince1970 < rhs.secondsSince1970
  }
}

extension Instant: CustomStringConvertible {
  /// The instant as ISO 8601 writes it, in UTC: `2026-12-24T17:30:00Z`.
  public var description: String { ISOText.text(of: utc, suffix: UInt8(ascii: "Z")) }
}
