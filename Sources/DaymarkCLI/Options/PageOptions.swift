/// The options of what shows a month.
enum PageOptions {
  /// `--locale`.
  static let locale = ValueOption(
    "locale", value: "NAME",
    help: "language, order of weekdays and form of times, such as de_AT (default: the system's)")
  /// `--week-start`.
  static let weekStart = ValueOption(
    "week-start", value: "DAY", help: "the first day of the week (default: the locale's)")
  /// `--today`.
  static let today = ValueOption("today", value: "DAY", help: "the day to show as today")
  /// `--select`.
  static let select = RepeatedOption(
    "select", value: "DAYS",
    help: "show a day as selected, or several: 2026-12-24..2026-12-26; may be repeated")
  /// `--streaks`.
  static let streaks = FlagOption(
    "streaks", help: "draw a line through runs of marked days, of the marks in the files")
  /// `--streak`.
  static let streak = ValueOption(
    "streak", value: "TAG", help: "draw that line through the days of the marks with this tag")
  /// `--six-rows`.
  static let sixRows = FlagOption(
    "six-rows", help: "always show six weeks, so that all months are of one height")
  /// `--no-week-numbers`.
  static let noWeekNumbers = FlagOption("no-week-numbers", help: "leave the week numbers out")

  /// Those that a month in the terminal and on paper both take.
  static let all: [any OptionDeclaration] = [
    CommonOptions.todos, CommonOptions.journals, CommonOptions.zone, locale, weekStart, today,
    select, streaks, streak, sixRows, noWeekNumbers,
  ]
}
