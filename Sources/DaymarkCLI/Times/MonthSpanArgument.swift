import Almanac
import CalendarModel
import FoundationEssentials

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
    _ argument: Argument, of system: CalendarSystem, today: Day
  ) throws(CommandError) -> [ShownMonth] {
    if isYear(argument.text), let year = Int(argument.text) {
      guard let days = system.days(ofYear: year) else {
        throw .usage(
          "\(argument.text): no such year of the \(system.rawValue) calendar",
          remedy: "write a year as that calendar counts it")
      }
      return ShownMonth.months(touching: days, of: system, most: most)
    }
    guard let texts = ends(argument.text) else {
      return [
        system == .gregorian
          ? .gregorian(try MonthArgument.parse(argument, today: today))
          : .other(try CalendarMonthArgument.parse(argument, of: system, today: today))
      ]
    }
    func days(_ text: String) -> Range<Day>? {
      system == .gregorian
        ? MonthArgument.month(text, today: today)?.days
        : CalendarMonthArgument.month(text, of: system, today: today)?.days
    }
    guard let first = days(texts.first), let last = days(texts.last),
      first.lowerBound <= last.lowerBound
    else {
      throw .usage(
        "\(argument.text): no such months",
        remedy: "write the first and the last, such as "
          + "\(system == .gregorian ? "2026-10..2026-12" : "1405-07..1405-09"), or a year")
    }
    let months = ShownMonth.months(
      touching: first.lowerBound..<last.upperBound, of: system, most: most + 1)
    guard months.count <= most else {
      throw .usage(
        "\(argument.text): more than \(most) months", remedy: "make several files of them")
    }
    return months
  }

  private static func isYear(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The texts at both ends of `..`; nil where they are not such as months are.
  private static func ends(_ text: String) -> (first: String, last: String)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
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
