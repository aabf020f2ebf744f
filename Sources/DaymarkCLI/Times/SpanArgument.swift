import Almanac
import CalendarModel

/// The time that pages are for: a month, a week, a day, a year, or from one to another of
/// these.
struct SpanArgument {
  /// What it is counted in.
  enum Unit: Hashable {
    case day, week, month, year
  }

  /// Half-open, not empty.
  let days: Range<Day>
  let unit: Unit

  /// The span that an argument names.
  ///
  /// - Parameters:
  ///   - today: the day that `this`, `next` and `last` are counted from.
  ///   - unit: what they are counted in.
  /// - Throws: a usage error for what names none.
  static func parse(
    _ argument: Argument, today: Day, unit: Unit
  ) throws(CommandError) -> SpanArgument {
    if let span = try joined(argument.text, { span($0, today: today, unit: unit) }) {
      return span
    }
    throw .usage(
      "\(argument.text): no such time",
      remedy: "write a month such as 2026-12, a week such as 2026-W50, a day, a year, or two of "
        + "them joined by ..")
  }

  /// What a text, or two joined by dots, names, by what `span` reads in each; nil where that is
  /// nothing.
  ///
  /// - Throws: a usage error where the second ends before the first begins.
  static func joined(
    _ text: String, _ span: (String) -> SpanArgument?
  ) throws(CommandError) -> SpanArgument? {
    let ends = ends(of: text)
    guard ends.count <= 2, let first = span(ends[0]), let last = span(ends[ends.count - 1])
    else { return nil }
    guard first.days.lowerBound < last.days.upperBound else {
      throw .usage("\(text): ends before it begins", remedy: "exchange the two")
    }
    return SpanArgument(days: first.days.lowerBound..<last.days.upperBound, unit: first.unit)
  }

  /// The time in front of the files, if the first argument is meant as one; and the files.
  ///
  /// - Throws: a usage error where a time stands behind a file, or a file's keys are wrong.
  static func leading(
    _ arguments: [Argument]
  ) throws(CommandError) -> (span: Argument?, files: [InputFile]) {
    let span = arguments.first.flatMap { isMeant(by: $0) ? $0 : nil }
    let files = arguments.dropFirst(span == nil ? 0 : 1)
    let today = Day(daysSince1970: 0)
    if span == nil, let late = files.first(where: { self.span($0.text, today: today) != nil }) {
      throw .usage("\(late.text) comes too late", remedy: "write the time before the files")
    }
    return (span, try CommandContext.namedFiles(Array(files)))
  }

  private static func span(_ text: String, today: Day, unit: Unit = .month) -> SpanArgument? {
    if let offset = ["last": -1, "this": 0, "next": 1][text.lowercased()] {
      return relative(offset, today: today, unit: unit)
    }
    if let day = Day(text) { return SpanArgument(days: day..<day.advanced(by: 1), unit: .day) }
    if let month = Month(text) { return SpanArgument(days: month.days, unit: .month) }
    if let week = week(text) { return SpanArgument(days: week.days, unit: .week) }
    if text.count == 4, let year = number(text) {
      return SpanArgument(days: days(ofYear: year), unit: .year)
    }
    return nil
  }

  /// What is joined by two dots: the text itself where there are none.
  private static func ends(of text: String) -> [String] {
    var ends = [""]
    var rest = text[...]
    while let next = rest.popFirst() {
      if next == ".", rest.first == "." {
        rest.removeFirst()
        ends.append("")
      } else {
        ends[ends.count - 1].append(next)
      }
    }
    return ends
  }

  /// The day, month or year that lies so many weeks, months or years from today.
  static func relative(_ offset: Int, today: Day, unit: Unit) -> SpanArgument {
    switch unit {
    case .day, .week:
      let day = today.advanced(by: offset * 7)
      return SpanArgument(days: day..<day.advanced(by: 1), unit: .day)
    case .month:
      return SpanArgument(days: today.month.advanced(by: offset).days, unit: .month)
    case .year:
      return SpanArgument(days: days(ofYear: today.year + offset), unit: .year)
    }
  }

  /// The days of a Gregorian year, half-open.
  static func days(ofYear year: Int) -> Range<Day> {
    Day(validYear: year, month: 1, day: 1)..<Day(validYear: year + 1, month: 1, day: 1)
  }

  /// Reads `2026-W50` and `2026W50` (ISO 8601).
  static func week(_ text: String) -> ISOWeek? {
    let parts = text.uppercased().split(separator: "W", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let week = number(parts[1]) else { return nil }
    let year = parts[0].hasSuffix("-") ? parts[0].dropLast() : parts[0]
    guard year.count == 4, let year = number(year) else { return nil }
    return ISOWeek(year: year, week: week)
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Whether an argument is a time, or made up of digits and signs as one is: 2026-13 is more
  /// likely a slip than a file. Such a file can be named as ./2026-13.
  private static func isMeant(by argument: Argument) -> Bool {
    let signs = "0123456789-.Ww"
    let isNumeric =
      argument.text.first.map { $0.isASCII && $0.isNumber } == true
      && argument.text.allSatisfy { signs.contains($0) }
    let ends = ends(of: argument.text)
    let today = Day(daysSince1970: 0)
    return isNumeric
      || ends.allSatisfy {
        span($0, today: today) != nil || CalendarMonthArgument.isLeapWritten($0)
      }
  }
}
