import Almanac
import CalendarModel
import Foundation

/// Reads several months: `2026-10..2026-12`, or a year, `2026`; of another calendar in its own
/// years, `1405-07..1405-09`.
enum MonthSpanArgument {
  /// The most months of a span.
  static let most = 120

  /// Whether an argument is meant as several months. A file of that name can be named with a
  /// folder, such as ./2026.
  static func isMeant(by argument: Argument) -> Bool {
    isYear(argument.text) || ends(argument.text) != nil
  }

  /// The months, in order: one or more.
  ///
  /// - Parameters:
  ///   - system: the calendar that they are months of.
  ///   - today: says which month `this` is.
  /// - Throws: a usage error where they are out of order or too many, or one is no month.
  static func parse(
    _ argument: Argument, of system: CalendarSystem = .gregorian, today: Day
  ) throws(CommandError) -> [ShownMonth] {
    system == .gregorian
      ? try gregorian(argument, today: today).map { .gregorian($0) }
      : try others(argument, of: system, today: today).map { .other($0) }
  }

  private static func gregorian(
    _ argument: Argument, today: Day
  ) throws(CommandError) -> [Month] {
    if isYear(argument.text), let year = Int(argument.text) {
      return (1...12).map { Month(validYear: year, month: $0) }
    }
    guard let texts = ends(argument.text) else {
      return [try MonthArgument.parse(argument, today: today)]
    }
    guard let first = MonthArgument.month(texts.first, today: today),
      let last = MonthArgument.month(texts.last, today: today), first <= last
    else { throw nonsense(argument, example: "2026-10..2026-12") }
    var months = [first]
    while let month = months.last, month < last {
      guard months.count < most else { throw tooMany(argument) }
      months.append(month.advanced(by: 1))
    }
    return months
  }

  private static func others(
    _ argument: Argument, of system: CalendarSystem, today: Day
  ) throws(CommandError) -> [CalendarMonth] {
    if isYear(argument.text), let year = Int(argument.text) {
      guard let months = system.months(inYear: year), !months.isEmpty else {
        throw .usage(
          "\(argument.text): no such year of the \(system.rawValue) calendar",
          remedy: "write a year as that calendar counts it")
      }
      return months
    }
    guard let texts = ends(argument.text) else {
      return [try CalendarMonthArgument.parse(argument, of: system, today: today)]
    }
    guard let first = CalendarMonthArgument.month(texts.first, of: system, today: today),
      let last = CalendarMonthArgument.month(texts.last, of: system, today: today),
      first.days.lowerBound <= last.days.lowerBound
    else { throw nonsense(argument, example: "1405-07..1405-09") }
    var months: [CalendarMonth] = []
    var year = first.runningYear
    while year <= last.runningYear, let next = system.months(inYear: year) {
      months += next.filter {
        (first.days.lowerBound...last.days.lowerBound).contains($0.days.lowerBound)
      }
      guard months.count <= most else { throw tooMany(argument) }
      year += 1
    }
    return months
  }

  private static func nonsense(_ argument: Argument, example: String) -> CommandError {
    .usage(
      "\(argument.text): no such months",
      remedy: "write the first and the last, such as \(example), or a year")
  }

  private static func tooMany(_ argument: Argument) -> CommandError {
    .usage("\(argument.text): more than \(most) months", remedy: "make several files of them")
  }

  private static func isYear(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The texts at both ends of `..`; nil where they are not such as months are.
  private static func ends(_ text: String) -> (first: String, last: String)? {
    guard let dots = text.range(of: "..") else { return nil }
    let ends = (first: String(text[..<dots.lowerBound]), last: String(text[dots.upperBound...]))
    let today = Day(daysSince1970: 0)
    let areMeant = [ends.first, ends.last].allSatisfy { end in
      // Leap months of other calendars end in L.
      let number = end.uppercased().hasSuffix("L") ? end.dropLast() : end[...]
      return MonthArgument.month(end, today: today) != nil
        || !number.isEmpty && number.allSatisfy { $0 == "-" || $0.isNumber }
    }
    return areMeant ? ends : nil
  }
}
