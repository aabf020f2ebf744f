/// The options of other calendars, and of what is told about days.
enum AlmanacOptions {
  /// `--calendar`: what names no calendar of the world names one of the files, as in
  /// `EventFilter`.
  static let calendar = RepeatedOption(
    "calendar", value: "NAME",
    help: "show a month of the persian, hebrew, umalqura, chinese, vietnamese, indian, japanese "
      + "or buddhist calendar, or of another, and write it so: 1405-07; any other name: only "
      + "events of the calendar of this name")
  /// `--almanac`.
  static let almanac = RepeatedOption(
    "almanac", value: "FACTS",
    help: "facts in the cells, joined by commas: moon (moon:daily, moon:south), "
      + "lunar:vietnamese, date:hebrew or any other calendar, week:locale, dayofyear, terms")
  /// `--holidays`.
  static let holidays = RepeatedOption(
    "holidays", value: "FILE",
    help: "a calendar or a table of days: its days are red and named, and are no events")

  /// All of them, and the choice of events, which shares one with them.
  static let all: [any OptionDeclaration] =
    [calendar, almanac, holidays]
    + EventFilter.options.filter { $0.option.name != calendar.option.name }
}
