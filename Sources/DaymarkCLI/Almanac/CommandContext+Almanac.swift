import Almanac
import CalendarModel
import CalendarPrint
import FoundationEssentials
import FoundationInternationalization

extension CommandContext {
  /// The calendar of the world that `--calendar` names; the Gregorian one where it names none.
  var calendarSystem: CalendarSystem {
    options[AlmanacOptions.calendar].lazy.compactMap { CalendarName.system($0.text) }.last
      ?? .gregorian
  }

  /// The facts that `--almanac` and `--holidays` ask for.
  ///
  /// - Parameter days: the days that are shown, half-open.
  /// - Throws: a usage error for facts that there are none of; as `Holidays` does.
  func almanac(showing days: Range<Day>, zone: TimeZoneTable, _ locale: Locale) throws
    -> PageAlmanac
  {
    var almanac = PageAlmanac(zone: zone)
    for argument in options[AlmanacOptions.almanac] {
      for fact in argument.text.split(separator: ",") {
        try add(String(fact), to: &almanac, locale)
      }
    }
    almanac.holidays = try Holidays(
      options[AlmanacOptions.holidays], in: days, zone: zone, self
    ).names
    return almanac
  }

  private func add(
    _ text: String, to almanac: inout PageAlmanac, _ locale: Locale
  ) throws(CommandError) {
    let parts = text.lowercased().split(separator: ":").map {
      $0.filter { !$0.isWhitespace }
    }
    switch (parts.first, parts.dropFirst().first) {
    case ("moon", _) where Set(parts.dropFirst()).isSubset(of: ["daily", "south"]):
      almanac.moon = PageAlmanac.Moon(
        isDaily: parts.contains("daily"), isSouthern: parts.contains("south"))
    case ("lunar", let name):
      almanac.dates.append(
        try Self.system(name ?? Self.lunarCalendar(locale), option: "--almanac \(text)"))
    case ("date", let name?):
      almanac.dates.append(try Self.system(name, option: "--almanac \(text)"))
    case ("week", nil), ("week", "iso"): almanac.weeks = nil
    case ("week", "locale"): almanac.weeks = Self.weekRule(locale)
    case ("dayofyear", nil): almanac.showsDayOfYear = true
    case ("terms", nil): almanac.showsSolarTerms = true
    default:
      throw .usage(
        "--almanac \(text): no such fact",
        remedy: "write moon, lunar:vietnamese, date:hebrew, week:locale, dayofyear or terms")
    }
  }

  private static func system(_ name: String, option: String) throws(CommandError) -> CalendarSystem
  {
    guard let system = CalendarName.system(name) else {
      throw .usage("\(option): no such calendar", remedy: "write one of \(CalendarName.list)")
    }
    return system
  }

  /// The calendar of the moon and the sun that a language goes with.
  private static func lunarCalendar(_ locale: Locale) -> String {
    switch locale.language.languageCode?.identifier {
    case "vi": "vietnamese"
    case "ko": "dangi"
    default: "chinese"
    }
  }

  private static func weekRule(_ locale: Locale) -> WeekRule? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return WeekRule(
      firstWeekday: Weekday(isoIndex: calendar.firstWeekday - 2),
      minimalDays: calendar.minimumDaysInFirstWeek)
  }
}
