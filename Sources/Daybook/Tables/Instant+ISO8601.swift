import CalendarModel

extension Instant {
  /// Reads an instant of ISO 8601: `2026-12-24T17:30:00Z`, `20261224T183000+0100`, a space
  /// or `t` for the `T`, seconds optional. Fractions of a second are dropped. Nil for any other
  /// text, also for one without `Z` or an offset, which is no instant.
  init?(iso8601 text: String) {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let day = Day(text[..<separator])
    else { return nil }
    let rest = text[text.index(after: separator)...]
    guard let zone = rest.firstIndex(where: { "Zz+-".contains($0) }),
      let offset = Self.offset(rest[zone...]),
      let time = Self.timeOfDay(rest[..<zone]),
      let wallTime = WallTime(day, hour: time.hour, minute: time.minute, second: time.second)
    else { return nil }
    self.init(utc: wallTime.adding(seconds: -offset))
  }

  /// Seconds east of UTC: `Z`, `+01:00`, `+0100` or `+01`.
  private static func offset(_ text: Substring) -> Int? {
    if text.lowercased() == "z" { return 0 }
    guard let pairs = pairs(text.dropFirst()), (1...2).contains(pairs.count), pairs[0] < 24
    else { return nil }
    let minutes = pairs.count == 2 ? pairs[1] : 0
    guard minutes < 60 else { return nil }
    let seconds = pairs[0] * 3600 + minutes * 60
    return text.first == "-" ? -seconds : seconds
  }

  private static func timeOfDay(_ text: Substring) -> (hour: Int, minute: Int, second: Int)? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let pairs = pairs(parts[0]),
      (2...3).contains(pairs.count)
    else { return nil }
    if parts.count == 2 {
      // A fraction of a minute would be more than we may drop.
      guard pairs.count == 3, !parts[1].isEmpty, parts[1].utf8.allSatisfy(isDigit)
      else { return nil }
    }
    return (pairs[0], pairs[1], pairs.count == 3 ? pairs[2] : 0)
  }

  /// The two-digit numbers of `18:30:00` or `183000`.
  private static func pairs(_ text: Substring) -> [Int]? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1 {
      guard text.utf8.count.isMultiple(of: 2), text.utf8.allSatisfy(isDigit)
      else { return nil }
      parts = stride(from: 0, to: text.utf8.count, by: 2).map {
        text.dropFirst($0).prefix(2)
      }
    }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count == 2, part.utf8.allSatisfy(isDigit), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
