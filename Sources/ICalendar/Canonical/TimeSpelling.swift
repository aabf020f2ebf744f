import CalendarModel

/// The spellings of dates, times, offsets and durations: those of content lines, and those
/// of jCal and xCal (RFC 7265, 3.6; RFC 6321, 3.6), which are ISO 8601's extended ones.
enum TimeSpelling {
  /// `20261224` as `2026-12-24`; nil for what is no day. O(1).
  static func extendedDate(_ text: some StringProtocol) -> String? {
    let digits = Array(text.utf8)
    guard digits.count == 8, let year = number(digits[0..<4]), let month = number(digits[4..<6]),
      let day = number(digits[6..<8])
    else { return nil }
    return Day(year: year, month: month, day: day)?.description
  }

  /// `183000` or `183000Z` as `18:30:00` or `18:30:00Z`.
  static func extendedTime(_ text: some StringProtocol) -> String? {
    var digits = Array(text.utf8)
    let isUTC = digits.last == UInt8(ascii: "Z") || digits.last == UInt8(ascii: "z")
    if isUTC { digits.removeLast() }
    guard digits.count == 6, let hour = number(digits[0..<2]), let minute = number(digits[2..<4]),
      let second = number(digits[4..<6]), hour < 24, minute < 60, second <= 60
    else { return nil }
    return "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
      + (isUTC ? "Z" : "")
  }

  /// `20261224T183000` as `2026-12-24T18:30:00`.
  static func extendedDateTime(_ text: some StringProtocol) -> String? {
    guard let middle = text.utf8.firstIndex(where: { $0.upper == UInt8(ascii: "T") }),
      let date = extendedDate(text[..<middle]),
      let time = extendedTime(text[text.utf8.index(after: middle)...])
    else { return nil }
    return "\(date)T\(time)"
  }

  /// `-0500` as `-05:00`; seconds are written where there are some.
  static func extendedOffset(_ text: some StringProtocol) -> String? {
    let octets = Array(text.utf8)
    guard let sign = octets.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      octets.count == 5 || octets.count == 7, let hour = number(octets[1..<3]),
      let minute = number(octets[3..<5]), hour < 24, minute < 60
    else { return nil }
    var second = 0
    if octets.count == 7 {
      guard let number = number(octets[5..<7]), number < 60 else { return nil }
      second = number
    }
    return (sign == UInt8(ascii: "+") ? "+" : "-")
      + "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
      + (second == 0 ? "" : ":\(second.padded(to: 2))")
  }

  /// The duration that a text of RFC 5545, 3.3.6 means; nil for any other. O(*octets*).
  ///
  /// - Parameter allowsGap: whether hours and seconds without minutes are read as well.
  static func duration(
    _ text: some StringProtocol, allowsGap: Bool = true
  ) -> CalendarDuration? {
    var rest = Array(text.utf8)[...]
    var sign = 1
    if let first = rest.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      rest = rest.dropFirst()
    }
    guard rest.popFirst()?.upper == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var (days, seconds) = (0, 0)
    var isInTime = false
    // The units that may still follow, by their rank.
    var rank = 0
    while let first = rest.first {
      if first.upper == UInt8(ascii: "T") {
        guard !isInTime, rank < 2, rest.count > 1 else { return nil }
        isInTime = true
        rank = 2
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isDigit)
      rest = rest[digits.endIndex...]
      // Ten digits of weeks still fit.
      guard (1...10).contains(digits.count), let count = number(digits),
        let unit = rest.popFirst()?.upper, rank < 5
      else { return nil }
      switch (unit, isInTime) {
      case (UInt8(ascii: "W"), false) where rank == 0 && rest.isEmpty: days = count * 7
      case (UInt8(ascii: "D"), false) where rank == 0: (days, rank) = (count, 1)
      case (UInt8(ascii: "H"), true) where rank == 2: (seconds, rank) = (count * 3600, 3)
      case (UInt8(ascii: "M"), true) where rank <= 3: (seconds, rank) = (seconds + count * 60, 4)
      case (UInt8(ascii: "S"), true) where allowsGap || rank != 3:
        (seconds, rank) = (seconds + count, 5)
      default: return nil
      }
    }
    return CalendarDuration(days: sign * days, seconds: sign * seconds)
  }

  /// A date, time or offset of jCal or xCal as content lines spell it: without the hyphens
  /// and colons between its digits. The sign of an offset and the `-` of a year stay.
  static func basic(_ text: String) -> String {
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let isMark = byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      if !(isMark && previous.isDigit) { result.append(byte) }
      previous = byte
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number of these digits, of which there are at most 18; nil for anything else.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return digits.isEmpty ? nil : number
  }
}
