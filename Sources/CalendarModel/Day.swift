/// A calendar date: a day of the proleptic Gregorian calendar, without a time or a zone.
///
/// Stored as a day number, so comparing, adding and hashing cost what they cost for an
/// integer. `Range<Day>` is half-open and a collection of its days.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01, negative before it.
  public let daysSince1970: Int

  /// The day that lies `daysSince1970` days after 1970-01-01.
  @inlinable
  public init(daysSince1970: Int) {
    self.daysSince1970 = daysSince1970
  }

  /// The given date, or nil when no such date exists (2025-02-29, month 13).
  ///
  /// - Parameters:
  ///   - year: the proleptic Gregorian year; 0 is 1 BC.
  ///   - month: 1 for January to 12.
  ///   - day: 1 for the first of the month.
  @inlinable
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Month.length(year: year, month: month)
    else { return nil }
    self.init(validYear: year, month: month, day: day)
  }

  /// The given date, which the caller knows to exist. Nothing is checked: a day past the
  /// month's end runs on into the next month.
  @inlinable
  public init(validYear year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil:
    // years begin in March, so that the leap day comes last.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSince1970 = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month (1 to 12) and day of the month (from 1), computed together.
  @inlinable
  public var civil: (year: Int, month: Int, day: Int) {
    // The inverse, civil_from_days, of the same source.
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The proleptic Gregorian year.
  public var year: Int { civil.year }

  /// The month of the year, 1 to 12.
  public var monthOfYear: Int { civil.month }

  /// The day of the month, from 1.
  public var dayOfMonth: Int { civil.day }

  /// The month that the day lies in.
  public var month: Month {
    let (year, month, _) = civil
    return Month(validYear: year, month: month)
  }

  /// The day of the year, from 1.
  public var dayOfYear: Int {
    daysSince1970 - Day(validYear: year, month: 1, day: 1).daysSince1970 + 1
  }

  /// The day of the week.
  @inlinable
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(isoIndex: (daysSince1970 + 3).flooredRemainder(by: 7))
  }

  /// The first day on or before this one that falls on `weekday`.
  @inlinable
  public func startOfWeek(on weekday: Weekday) -> Day {
    let back = (self.weekday.rawValue - weekday.rawValue).flooredRemainder(by: 7)
    return Day(daysSince1970: daysSince1970 - back)
  }
}

extension Day: Strideable {
  /// The number of days from this day to `other`.
  @inlinable
  public func distance(to other: Day) -> Int { other.daysSince1970 - daysSince1970 }

  /// The day `count` days later.
  @inlinable
  public func advanced(by count: Int) -> Day { Day(daysSince1970: daysSince1970 + count) }

  /// Whether both are the same day. Not by their distance, as `Strideable` has it, which two
  /// days may have too much of.
  @inlinable
  public static func == (lhs: Day, rhs: Day) -> Bool { lhs.daysSince1970 == rhs.daysSince1970 }

  /// Whether `lhs` comes before `rhs`.
  @inlinable
  public static func < (lhs: Day, rhs: Day) -> Bool { lhs.daysSince1970 < rhs.daysSince1970 }
}

extension Day: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-12-24`.
  public var description: String { ISOText.text(of: self) }

  /// Reads `2026-12-24` or `20261224`; nil for any other text or an impossible date.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let digits: [UInt8]
    switch bytes.count {
    case 8: digits = bytes
    case 10 where bytes[4] == UInt8(ascii: "-") && bytes[7] == UInt8(ascii: "-"):
      digits = Array(bytes[0..<4] + bytes[5..<7] + bytes[8..<10])
    default: return nil
    }
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    func number(_ range: Range<Int>) -> Int {
      digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    self.init(year: number(0..<4), month: number(4..<6), day: number(6..<8))
  }
}
