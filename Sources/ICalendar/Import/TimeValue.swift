import CalendarModel

/// A DATE or DATE-TIME value as the bytes give it (RFC 5545, 3.3.4 and 3.3.5), before a
/// TZID is applied.
struct TimeValue {
  /// A date, a floating time or a UTC instant.
  var time: CalendarTime
  /// Whether the bytes are spelled otherwise than RFC 5545 wants: ISO 8601 with hyphens and
  /// colons, an offset, missing seconds, 24:00, quotes around it.
  var isIrregular = false

  /// Nil when the bytes are no date or time that exists. `T` and `Z` stand in either case, as
  /// the literals of RFC 5234, 2.3 do.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes.count {
    case 8:
      guard let day = Self.day(bytes) else { fallthrough }
      time = .date(day)
    case 15 where bytes[8].upper == UInt8(ascii: "T"):
      guard let wallTime = Self.wallTime(bytes) else { fallthrough }
      time = .floating(wallTime)
    case 16 where bytes[8].upper == UInt8(ascii: "T") && bytes[15].upper == UInt8(ascii: "Z"):
      guard let wallTime = Self.wallTime(bytes) else { fallthrough }
      time = .utc(Instant(utc: wallTime))
    default:
      guard let time = IrregularTime.read(bytes) else { return nil }
      self.time = time
      isIrregular = true
    }
  }

  /// Nil when the text is no date or time that exists.
  init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ TimeValue($0) }) else { return nil }
    self = value
  }

  private static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> Day? {
    guard let year = number(bytes, 0, 4), let month = number(bytes, 4, 2),
      let day = number(bytes, 6, 2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  private static func wallTime(_ bytes: UnsafeBufferPointer<UInt8>) -> WallTime? {
    guard let day = day(bytes), let hour = number(bytes, 9, 2), let minute = number(bytes, 11, 2),
      let second = number(bytes, 13, 2)
    else { return nil }
    return WallTime(day, hour: hour, minute: minute, second: second)
  }

  @inline(__always)
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
  ) -> Int? {
    var result = 0
    for index in start..<start + count {
      let digit = Int(bytes[index]) - 0x30
      guard 0 <= digit, digit < 10 else { return nil }
      result = result * 10 + digit
    }
    return result
  }
}

/// Dates and times in other spellings that are met in calendars.
private enum IrregularTime {
  /// ISO 8601 in its basic or extended form, with T or a space between date and time; hours
  /// and minutes alone; a fraction of seconds (cut off); `Z` or an offset, also in lower
  /// case; 24:00 as the next day's midnight.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> CalendarTime? {
    // Longer is none of them, and may be millions of bytes.
    guard bytes.count <= 100 else { return nil }
    var rest = Array(bytes.trimmed)[...]
    if rest.count >= 2, let quote = rest.first, quote == .quote || quote == UInt8(ascii: "'"),
      rest.last == quote
    {
      rest = rest.dropFirst().dropLast()
    }
    guard let date = digits(&rest, groups: [4, 2, 2], separator: UInt8(ascii: "-")),
      date.count == 3, let day = Day(year: date[0], month: date[1], day: date[2])
    else { return nil }
    guard let first = rest.first else { return .date(day) }
    guard first.upper == UInt8(ascii: "T") || first == .space else { return nil }
    rest.removeFirst()
    guard let clock = digits(&rest, groups: [2, 2, 2], separator: .colon), clock.count >= 2
    else { return nil }
    if rest.first == UInt8(ascii: ".") || rest.first == .comma {
      rest = rest.dropFirst().drop(while: \.isDigit)
    }
    let isMidnightAfter = clock[0] == 24 && clock.dropFirst().allSatisfy { $0 == 0 }
    guard
      let time = isMidnightAfter
        ? WallTime(day.advanced(by: 1))
        : WallTime(
          day, hour: clock[0], minute: clock[1], second: clock.count > 2 ? clock[2] : 0)
    else { return nil }
    guard let sign = rest.first else { return .floating(time) }
    if sign.upper == UInt8(ascii: "Z"), rest.count == 1 { return .utc(Instant(utc: time)) }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    rest.removeFirst()
    guard let offset = digits(&rest, groups: [2, 2], separator: .colon), rest.isEmpty,
      offset[0] < 24, offset.count == 1 || offset[1] < 60
    else { return nil }
    let seconds = offset[0] * 3600 + (offset.count > 1 ? offset[1] * 60 : 0)
    return .utc(
      Instant(utc: time.adding(seconds: sign == UInt8(ascii: "-") ? seconds : -seconds)))
  }

  /// Numbers of these widths, one after the other, all with the separator between them or
  /// all without. Stops where no further digit follows; nil when not one number is there.
  private static func digits(
    _ rest: inout ArraySlice<UInt8>, groups: [Int], separator: UInt8
  ) -> [Int]? {
    var result: [Int] = []
    for width in groups {
      var part = rest
      if !result.isEmpty, part.first == separator { part.removeFirst() }
      let number = part.prefix(width)
      guard number.count == width, number.allSatisfy(\.isDigit) else { break }
      result.append(number.reduce(0) { $0 * 10 + Int($1 - 0x30) })
      rest = part.dropFirst(width)
    }
    return result.isEmpty ? nil : result
  }
}
