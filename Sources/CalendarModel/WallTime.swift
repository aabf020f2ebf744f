/// A day and a time of day as a clock on the wall shows it, without a zone.
public struct WallTime: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00 on the same clock, as if no zone ever changed.
  public let secondsSince1970: Int

  /// The wall time that many seconds after 1970-01-01T00:00:00.
  @inlinable
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// A time of a day; `secondOfDay` may lie outside the day and then runs on.
  @inlinable
  public init(_ day: Day, secondOfDay: Int = 0) {
    secondsSince1970 = day.daysSince1970 * 86_400 + secondOfDay
  }

  /// The given time, or nil when there is none such (hour 25). Second 60, a leap second,
  /// is read as 59 (RFC 5545, 3.3.12).
  public init?(_ day: Day, hour: Int, minute: Int, second: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    self.init(day, secondOfDay: hour * 3600 + minute * 60 + Swift.min(second, 59))
  }

  /// The day.
  @inlinable
  public var day: Day {
    Day(daysSince1970: secondsSince1970.flooredQuotient(by: 86_400))
  }

  /// Seconds since midnight, 0 ..< 86,400.
  @inlinable
  public var secondOfDay: Int { secondsSince1970.flooredRemainder(by: 86_400) }

  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }

  /// The minute, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// The wall time `seconds` later on the same clock.
  @inlinable
  public func adding(seconds: Int) -> WallTime {
    WallTime(secondsSince1970: secondsSince1970 + seconds)
  }
}

extension WallTime: Comparable {
  /// Whether `lhs` comes before `rhs`.
  @inlinable
  public static func < (lhs: WallTime, rhs: WallTime) -> Bool {
    lhs.secondsSince1970 < rhs.secondsSince1970
  }
}

extension WallTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it: `2026-12-24T18:30:00`.
  public var description: String { ISOText.text(of: self, suffix: nil) }
}
