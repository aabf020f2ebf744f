import Almanac
import CalendarModel

/// Reads a month of any calendar: `1405-07`, or `2025-06L` for a leap month; `this`, `next` or
/// `last`. Years are those of the calendar's running count, months have CLDR's numbers.
enum CalendarMonthArgument {
  /// The month that a text names; nil where it names none, or the calendar has no such month.
  static func month(_ text: String, of system: CalendarSystem, today: Day) -> CalendarMonth? {
    if let offset = ["last": -1, "this": 0, "next": 1][text.lowercased()] {
      return system.month(containing: today)?.advanced(by: offset)
    }
    let isLeap = text.hasSuffix("L") || text.hasSuffix("l")
    guard let (year, number) = numbers(isLeap ? text.dropLast() : text[...]) else { return nil }
    return system.month(number, isLeap: isLeap, ofYear: year)
  }

  /// Whether a text has the form of a year and a month.
  static func isWritten(_ text: String) -> Bool { numbers(text[...]) != nil }

  /// Whether a text has the form of a leap month, which ends in L.
  static func isLeapWritten(_ text: String) -> Bool {
    text.uppercased().hasSuffix("L") && isWritten(String(text.dropLast()))
  }

  private static func numbers(_ text: Substring) -> (year: Int, month: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].utf8.count),
      (1...2).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    return (year, month)
  }

  /// The month that an argument names, or that today lies in where there is none.
  ///
  /// - Throws: a usage error where it names none.
  static func parse(
    _ argument: Argument?, of system: CalendarSystem, today: Day
  ) throws(CommandError) -> CalendarMonth {
    let current = system.month(containing: today)
    guard let argument else {
      guard let current else {
        throw .usage(
          "the \(system.rawValue) calendar does not reach to \(today)",
          remedy: "name a month that it has")
      }
      return current
    }
    guard let month = month(argument.text, of: system, today: today) else {
      let example = current.map { "\($0.runningYear)-\($0.number.padded(to: 2))" } ?? "1405-07"
      throw .usage(
        "\(argument.text): no such month of the \(system.rawValue) calendar",
        remedy: "write one in its own years, such as \(example)")
    }
    return month
  }
}
