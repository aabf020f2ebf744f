import CalendarModel
import Foundation

/// Reads several months: `2026-10..2026-12`, or a year, `2026`.
enum MonthSpanArgument {
  /// The most months of a span.
  static let most = 120

  /// Whether an argument is meant as several months. A file of that name can be named with a
  /// folder, such as ./2026.
  static func isMeant(by argument: Argument) -> Bool {
    isYear(argument.text) || ends(argument.text) != nil
  }

  /// The months, in order.
  ///
  /// - Parameter today: says which month `this` is.
  /// - Throws: a usage error where they are out of order or too many, or one is no month.
  static func parse(_ argument: Argument, today: Day) throws(CommandError) -> [Month] {
    if isYear(argument.text), let year = Int(argument.text) {
      return (1...12).map { Month(validYear: year, month: $0) }
    }
    guard let ends = ends(argument.text),
      let first = MonthArgument.month(ends.first, today: today),
      let last = MonthArgument.month(ends.last, today: today), first <= last
    else {
      throw .usage(
        "\(argument.text): no such months",
        remedy: "write the first and the last, such as 2026-10..2026-12, or a year")
    }
    var months = [first]
    while let month = months.last, month < last {
      guard months.count < most else {
        throw .usage(
          "\(argument.text): more than \(most) months", remedy: "make several files of them")
      }
      months.append(month.advanced(by: 1))
    }
    return months
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
      MonthArgument.month(end, today: today) != nil
        || !end.isEmpty && end.allSatisfy { $0 == "-" || $0.isNumber }
    }
    return areMeant ? ends : nil
  }
}
