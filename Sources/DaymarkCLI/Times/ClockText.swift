import CalendarModel

/// The digits of a time of day and of an offset, as ISO 8601 has them.
struct ClockText {
  /// `18:00`, `18:00:30`, `1800`, `180030`, `18:00:00.000` and `24:00`, in seconds from
  /// midnight; nil for anything else. Fractions must be zero: daymark counts whole seconds.
  static func secondOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1 {
      guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ $0 == "0" }) else {
        return nil
      }
    }
    guard let numbers = twoDigitNumbers(parts[0]), (2...3).contains(numbers.count) else {
      return nil
    }
    let (hour, minute, second) = (numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
    // A leap second is read as the second before it (RFC 5545, 3.3.12).
    guard hour <= 24, minute <= 59, second <= 60 else { return nil }
    let time = hour * 3600 + minute * 60 + min(second, 59)
    return hour == 24 && (minute, second) != (0, 0) ? nil : time
  }

  /// `+01:00`, `-0530`, `+01` and `Z`, in seconds east of UTC; nil for anything else.
  static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-",
      let numbers = twoDigitNumbers(text.dropFirst()), (1...2).contains(numbers.count),
      numbers[0] <= 23, numbers.count < 2 || numbers[1] <= 59
    else { return nil }
    let seconds = numbers[0] * 3600 + (numbers.count == 2 ? numbers[1] * 60 : 0)
    return sign == "-" ? -seconds : seconds
  }

  /// Numbers of two digits each, with colons between all of them or none.
  private static func twoDigitNumbers(_ text: Substring) -> [Int]? {
    let digits = text.filter { $0 != ":" }
    guard !digits.isEmpty, digits.count.isMultiple(of: 2),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let values = digits.utf8.map { Int($0) - 0x30 }
    let numbers = stride(from: 0, to: values.count, by: 2).map { values[$0] * 10 + values[$0 + 1] }
    let extended = numbers.map { $0.padded(to: 2) }.joined(separator: ":")
    return text == digits || text == extended ? numbers : nil
  }
}
