import ICalendar

/// The options of how calendars are read, for every subcommand that reads some.
enum InputOptions {
  /// `--ignore-calendar-zone`.
  static let ignoreCalendarZone = FlagOption(
    "ignore-calendar-zone",
    help: "read times without a zone in that of the answer, also where a calendar names another "
      + "for them (X-WR-TIMEZONE)")
  /// `--strict`.
  static let strict = FlagOption(
    "strict", help: "refuse a calendar with any fault that is more than a note")

  /// All of them.
  static let all: [any OptionDeclaration] = [ignoreCalendarZone, strict]
}

extension CommandContext {
  /// How calendars are to be read.
  var importOptions: ImportOptions {
    var result = ImportOptions()
    result.honorsCalendarTimeZone = !options[InputOptions.ignoreCalendarZone]
    result.isStrict = options[InputOptions.strict]
    return result
  }
}
