import Almanac
import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// How a locale writes the dates of a calendar.
struct SystemDates {
  let system: CalendarSystem
  private let base: CalendarLocale
  /// The locale with the calendar, or with the one that shares its names.
  private let locale: Locale
  private let calendar: Calendar
  private let patterns: Patterns

  /// Patterns by their templates: to find one is slow, and every day of a page asks.
  private final class Patterns {
    let all: LocalePatterns
    var known: [String: [DatePattern.Token]] = [:]

    init(_ locale: Locale) { all = LocalePatterns(locale) }
  }

  init(_ system: CalendarSystem, locale base: CalendarLocale) {
    self.system = system
    self.base = base
    var components = Locale.Components(locale: base.locale)
    components.calendar = system.foundation
    locale = Locale(components: components)
    patterns = Patterns(locale)
    var calendar = Calendar(identifier: system.foundation)
    calendar.locale = locale
    self.calendar = calendar
  }

  /// The number of a day in its month.
  func number(of date: CalendarDate) -> String {
    writesLetters ? HebrewNumerals.text(of: date.day) : base.number(date.day)
  }

  /// Month and year as the locale orders them.
  func title(of month: CalendarMonth) -> [CalendarLocale.TitlePart] {
    // Japan's emperors do not wait for the first of the month: its middle names the era.
    let middle = month.days.lowerBound.advanced(by: month.days.count / 2)
    let date = system.date(of: middle) ?? month.first
    return CalendarLocale.titleParts(habitualPattern("yMMMM")) { letter, count in
      field(letter, count, date, on: middle)
    }.map { part in
      CalendarLocale.TitlePart(
        text: part.isMonth ? base.capitalized(part.text) : part.text, isMonth: part.isMonth)
    }
  }

  /// A day by a template of UTS 35, such as `EEEEdMMMMy`, as it begins a line; nil outside of
  /// the calendar's days.
  func text(of day: Day, _ template: String) -> String? {
    guard let date = system.date(of: day) else { return nil }
    let pieces = habitualPattern(template).map { token in
      switch token {
      case .literal(let text): text
      case .field("E", let count), .field("c", let count):
        base.names(of: [day.weekday], count > 3 ? .full : .short).first ?? ""
      case .field(let letter, let count): field(letter, count, date, on: day)
      }
    }
    return base.capitalized(pieces.joined())
  }

  /// A date as a second one in the cell of a day, from the longest form to the shortest: its
  /// number, and the month as well where `namesMonth`.
  func short(_ date: CalendarDate, on day: Day, namesMonth: Bool) -> [String] {
    if system.isLunisolar, base.language == "zh" {
      guard namesMonth else { return [LunarWords.chineseDay(date.day)] }
      let month = name(of: date, count: 4)
      return date.day == 1 ? [month] : [month + LunarWords.chineseDay(date.day), month]
    }
    let number = number(of: date)
    guard namesMonth else { return [number] }
    let numbers = LunarWords.numbers(
      day: number, month: base.number(date.month), isLeap: date.isLeapMonth,
      language: base.language)
    if system.isLunisolar { return [numbers] }
    return ["MMMMd", "MMMd"].map { written(date, on: day, template: $0) } + [numbers]
  }

  /// A date without its year, in full, as the locale orders it.
  ///
  /// - Parameter dayText: what stands for the day's number; nil for the number.
  func dayAndMonth(_ date: CalendarDate, on day: Day, dayText: String? = nil) -> String {
    if system.isLunisolar, base.language == "zh" {
      return name(of: date, count: 4) + (dayText ?? LunarWords.chineseDay(date.day))
    }
    return written(date, on: day, template: "MMMMd", dayText: dayText)
  }

  private func written(
    _ date: CalendarDate, on day: Day, template: String, dayText: String? = nil
  ) -> String {
    pattern(template).map { token in
      switch token {
      case .literal(let text): text
      case .field("d", _): dayText ?? number(of: date)
      case .field(let letter, let count): field(letter, count, date, on: day)
      }
    }.joined()
  }

  /// Whether days and years are counted in Hebrew letters.
  private var writesLetters: Bool { system == .hebrew && base.language == "he" }

  /// CLDR has a pattern of its own for Persian dates in Persian, which nobody writes.
  private func habitualPattern(_ template: String) -> [DatePattern.Token] {
    system == .persian && base.language == "fa" ? base.pattern(template) : pattern(template)
  }

  private func pattern(_ template: String) -> [DatePattern.Token] {
    if let known = patterns.known[template] { return known }
    let tokens = DatePattern.tokens(of: patterns.all.pattern(template) ?? template)
    patterns.known[template] = tokens
    return tokens
  }

  /// A field of a pattern (UTS 35, part 4).
  private func field(
    _ letter: Character, _ count: Int, _ date: CalendarDate, on day: Day
  ) -> String {
    switch letter {
    case "d": number(of: date)
    case "M", "L":
      count > 2 ? name(of: date, count: count) : leap(base.number(date.month), date)
    case "y", "r": writesLetters ? HebrewNumerals.text(of: date.year) : base.number(date.year)
    case "U": cycle(date.year)
    case "G": era(on: day)
    default: ""
    }
  }

  private func name(of date: CalendarDate, count: Int) -> String {
    let names = count > 3 ? calendar.standaloneMonthSymbols : calendar.shortStandaloneMonthSymbols
    var index = date.month - 1
    // The Adar of a leap year is the second: its name is the last.
    if system == .hebrew, date.month == 7, system.isLeapYear(date.year) == true { index = 13 }
    return leap(names.indices.contains(index) ? names[index] : base.number(date.month), date)
  }

  private func leap(_ month: String, _ date: CalendarDate) -> String {
    guard date.isLeapMonth else { return month }
    return LunarWords.leap(
      month, language: base.language, isTraditional: base.isTraditionalChinese)
  }

  /// The name of a year in the cycle of sixty.
  private func cycle(_ year: Int) -> String {
    guard let place = Sexagenary.ofYear(year) else { return base.number(year) }
    switch base.language {
    case "zh", "ja", "ko": return place.chineseName
    case "vi": return place.vietnameseName
    // Every lunar year holds the July of the year that it begins in.
    default:
      return formatted("\(cyclicYear: .abbreviated)", on: Day(validYear: year, month: 7, day: 1))
    }
  }

  private func era(on day: Day) -> String {
    let name = formatted("\(era: .abbreviated)", on: day)
    // CLDR's way to say that it has no name.
    return name.hasPrefix("ERA") ? "" : name
  }

  private func formatted(_ format: Date.FormatString, on day: Day) -> String {
    Date.VerbatimFormatStyle(
      format: format, locale: locale, timeZone: .gmt, calendar: calendar
    ).format(day.noon)
  }
}

extension CalendarSystem {
  /// The calendar of Foundation that has the names of months and eras.
  fileprivate var foundation: Calendar.Identifier {
    switch self {
    case .gregorian, .julian: .gregorian
    case .buddhist: .buddhist
    case .roc: .republicOfChina
    case .japanese: .japanese
    case .hebrew: .hebrew
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .persian: .persian
    case .indian: .indian
    case .coptic: .coptic
    case .ethiopic: .ethiopicAmeteMihret
    // All three have the same months.
    case .chinese, .dangi, .vietnamese: .chinese
    }
  }

  /// Whether it has the Gregorian months, under years of its own.
  var hasGregorianMonths: Bool {
    switch self {
    case .gregorian, .buddhist, .roc, .japanese: true
    default: false
    }
  }

  /// Whether it is one of East Asia's calendars of moon and sun.
  var isLunisolar: Bool {
    switch self {
    case .chinese, .dangi, .vietnamese: true
    default: false
    }
  }
}
