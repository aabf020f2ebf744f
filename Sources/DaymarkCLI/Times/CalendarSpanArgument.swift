import Almanac
import CalendarModel

/// The time that pages are for, written in the years of another calendar: `1405`, `1405-07`,
/// `1405-07-15`, or from one to another of these; weeks are those of ISO 8601.
enum CalendarSpanArgument {
  /// The span that an argument names.
  ///
  /// - Parameters:
  ///   - today: the day that `this`, `next` and `last` are counted from.
  ///   - unit: what they are counted in.
  /// - Throws: a usage error for what names none.
  static func parse(
    _ argument: Argument, of system: CalendarSystem, today: Day, unit: SpanArgument.Unit
  ) throws(CommandError) -> SpanArgument {
    guard system != .gregorian else {
      return try SpanArgument.parse(argument, today: today, unit: unit)
    }
    let text = argument.text
    if let span = try SpanArgument.joined(
      text, { span($0, of: system, today: today, unit: unit) })
    {
      return span
    }
    // What has the form of a month is most likely meant as one.
    if CalendarMonthArgument.isWritten(text) {
      _ = try CalendarMonthArgument.parse(argument, of: system, today: today)
    }
    let example = system.month(containing: today).map {
      "\($0.runningYear)-\($0.number.padded(to: 2))"
    }
    throw .usage(
      "\(text): no such time of the \(system.rawValue) calendar",
      remedy: "write a month in its own years, such as \(example ?? "1405-07"), a year, a day, "
        + "a week such as 2026-W50, or two of them joined by ..")
  }

  private static func span(
    _ text: String, of system: CalendarSystem, today: Day, unit: SpanArgument.Unit
  ) -> SpanArgument? {
    if let week = SpanArgument.week(text) {
      return SpanArgument(days: week.days, unit: .week)
    }
    if let offset = ["last": -1, "this": 0, "next": 1][text.lowercased()] {
      return relative(offset, of: system, today: today, unit: unit)
    }
    if let month = CalendarMonthArgument.month(text, of: system, today: today) {
      return SpanArgument(days: month.days, unit: .month)
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 1, let year = number(parts[0], digits: 1...4) {
      return system.days(ofYear: year).map { SpanArgument(days: $0, unit: .year) }
    }
    let monthText = parts.prefix(2).joined(separator: "-")
    guard parts.count == 3, let place = number(parts[2], digits: 1...2),
      let month = CalendarMonthArgument.month(monthText, of: system, today: today),
      (1...month.days.count).contains(place)
    else { return nil }
    let day = month.days.lowerBound.advanced(by: place - 1)
    return SpanArgument(days: day..<day.advanced(by: 1), unit: .day)
  }

  private static func relative(
    _ offset: Int, of system: CalendarSystem, today: Day, unit: SpanArgument.Unit
  ) -> SpanArgument? {
    let month = system.month(containing: today)
    switch unit {
    case .day, .week:
      return SpanArgument.relative(offset, today: today, unit: unit)
    case .month:
      return month?.advanced(by: offset).map { SpanArgument(days: $0.days, unit: .month) }
    case .year:
      return month.flatMap { system.days(ofYear: $0.runningYear + offset) }
        .map { SpanArgument(days: $0, unit: .year) }
    }
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}
