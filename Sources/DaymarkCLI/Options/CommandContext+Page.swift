import CalendarModel
import FoundationEssentials
import FoundationInternationalization

extension CommandContext {
  /// The locale that `--locale` names, or the user's.
  ///
  /// - Throws: a usage error where it names none.
  func locale() throws(CommandError) -> Locale {
    guard let argument = options[PageOptions.locale] else {
      return Self.locale(named: environment.localeName)
    }
    let locale = Self.locale(named: Environment.withoutCodeset(argument.text))
    let language = locale.language.languageCode?.identifier ?? ""
    guard Locale.LanguageCode.isoLanguageCodes.contains(where: { $0.identifier == language })
    else {
      throw .usage(
        "--locale \(argument.text): no such language", remedy: "write one such as de_AT or en")
    }
    return locale
  }

  private static func locale(named name: String) -> Locale {
    // The C locale has no language: English words, and the habits of ISO 8601 (weeks from
    // Monday, 24 hours), which are Britain's.
    Locale(identifier: name == "C" ? "en_GB" : name)
  }

  /// The weekday that `--week-start` names, or the locale's.
  ///
  /// - Throws: a usage error where it names none.
  func firstWeekday(_ locale: Locale) throws(CommandError) -> Weekday {
    guard let argument = options[PageOptions.weekStart] else {
      // Foundation counts from Sunday, 1.
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      return Weekday(isoIndex: calendar.firstWeekday - 2)
    }
    let name = argument.text.lowercased()
    let match = Weekday.allCases.first { weekday in
      name.count >= 2 && "\(weekday)".hasPrefix(name)
    }
    guard let match else {
      throw .usage(
        "--week-start \(argument.text): no such weekday", remedy: "write monday, sunday, ...")
    }
    return match
  }

  /// The day that `--today` names, or nil.
  ///
  /// - Parameter today: the day by the clock, which `today` and `tomorrow` are counted from.
  /// - Throws: a usage error where it names none.
  func chosenToday(_ today: Day) throws(CommandError) -> Day? {
    guard let argument = options[PageOptions.today] else { return nil }
    return try DayArgument.parse(argument, option: "--today", today: today)
  }

  /// The days that `--select` names: each a day, or first and last joined by `..`.
  ///
  /// - Parameter today: what `today` means.
  /// - Throws: a usage error for what is neither.
  func selectedDays(_ today: Day) throws(CommandError) -> Set<Day> {
    var days: Set<Day> = []
    for argument in options[PageOptions.select] {
      let ends = argument.text.split(separator: "..", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), let first = ends.first, let last = ends.last,
        let from = DayArgument.day(String(first), today: today),
        let to = DayArgument.day(String(last), today: today), from <= to,
        // A set of them all: centuries are a slip of the pen.
        from.distance(to: to) < 100_000
      else {
        throw .usage(
          "--select \(argument.text): no such days",
          remedy: "write 2026-12-24, or 2026-12-24..2026-12-26")
      }
      days.formUnion(from..<to.advanced(by: 1))
    }
    return days
  }
}
