/// The options of other calendars, and of what is told about days.
enum AlmanacOptions {
  /// `--calendar`.
  static let calendar = ValueOption(
    "calendar", value: "NAME",
    help: "the calendar whose months are shown, such as persian, hebrew, umalqura, chinese, "
      + "vietnamese, indian, japanese or buddhist; the month is written in it: 1405-07")
  /// `--almanac`.
  static let almanac = RepeatedOption(
    "almanac", value: "FACTS",
    help: "facts in the cells, joined by commas: moon (moon:daily, moon:south), "
      + "lunar:vietnamese, date:hebrew or any other calendar, week:locale, dayofyear, terms")
  /// `--holidays`.
  static let holidays = RepeatedOption(
    "holidays", value: "FILE",
    help: "a calendar or a table of days: its days are red and named, and are no events")

  /// All of them.
  static let all: [any OptionDeclaration] = [calendar, almanac, holidays]
}
