import CalendarModel

/// The spellings of dates, times, offsets and durations: those of content lines, and those
/// of jCal and xCal (RFC 7265, 3.6; RFC 6321, 3.6), which are ISO 8601's extended ones.
enum TimeSpelling {
  /// `20261224` as `2026-12-24`; nil for what is no day. O(1).
  static func extendedDate(_ text: some StringProtocol) -> String? {
    withOctets(of: text) { isDate($0) ? marked($0, dateMarks) : nil }
  }

  /// `183000` or `183000Z` as `18:30:00` or `18:30:00Z`.
  static func extendedTime(_ text: some StringProtocol) -> String? {
    withOctets(of: text) { isTime($0) ? marked($0, [(2, colon), (4, colon)]) : nil }
  }

  /// `20261224T183000` as `2026-12-24T18:30:00`.
  static func extendedDateTime(_ text: some StringProtocol) -> String? {
    withOctets(of: text) { octets in
      guard octets.count > 9, octets[8].upper == UInt8(ascii: "T"), isDate(octets[..<8]),
        isTime(octets[9...])
      else { return nil }
      return marked(octets, dateMarks + [(11, colon), (13, colon)])
    }
  }

  /// `-0500` as `-05:00`; seconds are written where there are some.
  static func extendedOffset(_ text: some StringProtocol) -> String? {
    withOctets(of: text) { octets in
      guard let sign = octets.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
        octets.count == 5 || octets.count == 7, let hour = number(octets[1..<3]),
        let minute = number(octets[3..<5]), hour < 24, minute < 60
      else { return nil }
      var second = 0
      if octets.count == 7 {
        guard let number = number(octets[5..<7]), number < 60 else { return nil }
        second = number
      }
      return marked(second == 0 ? octets[..<5] : octets, [(3, colon), (5, colon)])
    }
  }

  /// The duration that a text of RFC 5545, 3.3.6 means; nil for any other. O(*octets*).
  ///
  /// - Parameter allowsGap: whether hours and seconds without minutes are read as well.
  static func duration(
    _ text: some StringProtocol, allowsGap: Bool = true
  ) -> CalendarDuration? {
    withOctets(of: text) { duration($0, allowsGap) }
  }

  private static func duration(_ octets: Octets, _ allowsGap: Bool) -> CalendarDuration? {
    var rest = octets
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
    String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var count = 0
      var previous: UInt8 = 0
      for byte in text.utf8 {
        let isMark = byte == hyphen || byte == colon
        if !(isMark && previous.isDigit) {
          buffer[count] = byte
          count += 1
        }
        previous = byte
      }
      return count
    }
  }

  // MARK: Octets

  private typealias Octets = Slice<UnsafeBufferPointer<UInt8>>

  private static let hyphen = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")
  private static let dateMarks = [(4, hyphen), (6, hyphen)]

  /// What `body` makes of the octets of a text, the first of which is at 0.
  private static func withOctets<Result>(
    of text: some StringProtocol, _ body: (Octets) -> Result
  ) -> Result {
    text.utf8.withContiguousStorageIfAvailable { body($0[...]) }
      ?? Array(text.utf8).withUnsafeBufferPointer { body($0[...]) }
  }

  /// Digits and signs with a mark in front of each place that one is named for; letters in upper
  /// case.
  private static func marked(_ octets: Octets, _ marks: [(place: Int, mark: UInt8)]) -> String {
    String(unsafeUninitializedCapacity: octets.count + marks.count) { buffer in
      var count = 0
      for place in octets.indices {
        if let mark = marks.first(where: { $0.place == place })?.mark {
          buffer[count] = mark
          count += 1
        }
        buffer[count] = octets[place].upper
        count += 1
      }
      return count
    }
  }

  private static func isDate(_ octets: Octets) -> Bool {
    let start = octets.startIndex
    guard octets.count == 8, let year = number(octets[start..<start + 4]),
      let month = number(octets[start + 4..<start + 6]),
      let day = number(octets[start + 6..<start + 8])
    else { return false }
    return Day(year: year, month: month, day: day) != nil
  }

  private static func isTime(_ octets: Octets) -> Bool {
    let start = octets.startIndex
    let digits = octets.last?.upper == UInt8(ascii: "Z") ? octets.dropLast() : octets
    guard digits.count == 6, let hour = number(digits[start..<start + 2]),
      let minute = number(digits[start + 2..<start + 4]),
      let second = number(digits[start + 4..<start + 6])
    else { return false }
    return hour < 24 && minute < 60 && second <= 60
  }

  /// The number of these digits, of which there are at most 18; nil for anything else.
  private static func number(_ digits: Octets) -> Int? {
    var number = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return digits.isEmpty ? nil : number
  }
}
