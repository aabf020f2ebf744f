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

  /// The month in front of the files, if the first argument is meant as one; and the files.
  ///
  /// - Throws: a usage error where a month stands behind a file, or a file's keys are wrong.
  static func leading(
    _ arguments: [Argument]
  ) throws(CommandError) -> (month: Argument?, files: [InputFile]) {
    let month = arguments.first.flatMap {
      isMeant(by: $0) || MonthSpanArgument.isMeant(by: $0) ? $0 : nil
    }
    let files = arguments.dropFirst(month == nil ? 0 : 1)
    if month == nil, let late = files.first(where: { self.month($0.text) != nil }) {
      throw .usage("\(late.text) comes too late", remedy: "write the month before the files")
    }
    return (month, try CommandContext.namedFiles(Array(files)))
  }

  /// Whether an argument is a month, or is made up of digits and hyphens as one is: 2026-13
  /// is more likely a slip than a file. Such a file can be named as ./2026-13.
  private static func isMeant(by argument: Argument) -> Bool {
    let isNumeric = argument.bytes.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    let hasDigit = argument.bytes.contains { $0 != UInt8(ascii: "-") }
    return isNumeric && hasDigit || CalendarMonthArgument.isLeapWritten(argument.text)
      || month(argument.text) != nil
  }

  private static func month(_ text: String) -> Month? {
    month(text, today: Day(daysSince1970: 0))
  }
}
