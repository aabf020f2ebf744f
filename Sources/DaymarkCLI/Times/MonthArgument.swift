import CalendarModel

/// Reads a month: `2026-12`, `this`, `next` or `last`.
enum MonthArgument {
  /// The month, or nil for any other text.
  static func month(_ text: String, today: Day) -> Month? {
    switch text.lowercased() {
    case "this": today.month
    case "next": today.month.advanced(by: 1)
    case "last": today.month.advanced(by: -1)
    default: Month(text)
    }
  }

  /// The month that an argument names; `today` says which month `this` is.
  static func parse(_ argument: Argument, today: Day) throws(CommandError) -> Month {
    guard let month = month(argument.text, today: today) else {
      throw .usage(
        "\(argument.text): no such month",
        remedy: "write one such as 2026-12, or this, next, last")
    }
    return month
  }

  /// The month in front of the files, if the first argument looks like one.
  static func leading(_ arguments: [Argument]) -> (month: Argument?, files: [Argument]) {
    guard let first = arguments.first,
      month(first.text, today: Day(daysSince1970: 0)) != nil
    else { return (nil, arguments) }
    return (first, Array(arguments.dropFirst()))
  }
}
