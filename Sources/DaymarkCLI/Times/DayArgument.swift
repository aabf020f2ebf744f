import CalendarModel

/// Reads a day: `2026-12-24`, `20261224`, `today`, `tomorrow` or `yesterday`.
enum DayArgument {
  /// The day, or nil for any other text or a date that does not exist.
  static func day(_ text: String, today: Day) -> Day? {
    switch text.lowercased() {
    case "today": today
    case "tomorrow": today.advanced(by: 1)
    case "yesterday": today.advanced(by: -1)
    default: Day(text)
    }
  }

  /// The day that an option names.
  ///
  /// - Parameters:
  ///   - option: the option as the user writes it, for the message.
  ///   - today: what `today` means.
  static func parse(
    _ argument: Argument, option: String, today: Day
  ) throws(CommandError) -> Day {
    guard let day = day(argument.text, today: today) else {
      throw .usage(
        "\(option) \(argument.text): no such day",
        remedy: "write one such as 2026-12-24, or today, tomorrow, yesterday")
    }
    return day
  }
}
