/// A month of a year in the proleptic Gregorian calendar.
public struct Month: Hashable, Sendable {
  /// The year; 0 is 1 BC.
  public let year: Int
  /// The month of the year, 1 to 12.
  public let month: Int

  /// The given month, or nil when `month` is not 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...12).contains(month) else { return nil }
    self.init(validYear: year, month: month)
  }

  /// The given month, which the caller knows to be 1 to 12. Nothing is checked.
  @inlinable
  public init(validYear year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The first day.
  public var firstDay: Day { Day(validYear: year, month: month, day: 1) }

  /// Its days, half-open.
  public var days: Range<Day> { firstDay..<firstDay.advanced(by: length) }

  /// The number of days, 28 to 31.
  public var length: Int { Month.length(year: year, month: month) }

  /// The month `count` months later.
  public func advanced(by count: Int) -> Month {
    let index = year * 12 + (month - 1) + count
    let rest = index.flooredRemainder(by: 12)
    return Month(validYear: (index - rest) / 12, month: rest + 1)
  }

  /// The number of days of a month; `month` must be 1 to 12.
  @inlinable
  public static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the Gregorian year has 366 days.
  @inlinable
  public static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension Month: Comparable {
  /// Whether `lhs` comes before `rhs`.
  public static func < (lhs: Month, rhs: Month) -> Bool {
    (lhs.year, lhs.month) < (rhs.year, rhs.month)
  }
}

extension Month: CustomStringConvertible {
  /// The month as ISO 8601 writes it: `2026-12`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }

  /// Reads `2026-12`, also a month of one digit as in `2026-3`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }
}
