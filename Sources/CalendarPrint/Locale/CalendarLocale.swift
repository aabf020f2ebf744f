import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// What a locale says about a calendar, on paper and in a terminal: names, numbers, times and
/// days of rest. All its patterns are those of the Gregorian calendar.
struct CalendarLocale {
  /// The forms of a name, the longest first.
  enum NameLength: Int, CaseIterable, Hashable, Sendable {
    case full, short, letter
  }

  /// The words of the language.
  let words: CalendarWords
  /// The form of times.
  let clock: LocaleClock
  /// The signs of what is no event.
  var signs = KindSigns.symbols
  /// The characters that names, dates and numbers are written in.
  let repertoire: TextRepertoire
  /// The days of the weekend.
  let weekend: Set<Weekday>
  /// Whether pages run from right to left, as the language's script does. In the letters of
  /// ASCII none does.
  let isRightToLeft: Bool
  /// The locale, with the Gregorian calendar.
  let locale: Locale
  private let calendar: Calendar
  /// The language's rules for capitals; Foundation does not find them through a locale that
  /// names a calendar.
  private let casing: Locale
  private let digits: LocaleDigits
  private let patterns: LocalePatterns

  /// The facts of a locale. A language that nothing is known of, such as that of the C
  /// locale, is taken for English.
  init(_ locale: Locale, repertoire: TextRepertoire = .unicode) {
    self.repertoire = repertoire
    let locale = CalendarLocale.known(locale, repertoire)
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    self.calendar = calendar
    // Known days: 5 January 1970 was a Monday.
    weekend = Set(
      Weekday.allCases.filter {
        calendar.isDateInWeekend(Day(daysSince1970: $0.isoIndex + 4).noon)
      })
    isRightToLeft =
      repertoire == .unicode && locale.language.characterDirection == .rightToLeft
    digits = LocaleDigits(locale)
    patterns = LocalePatterns(locale)
    clock = LocaleClock(
      locale, patterns: patterns, digits: digits, repertoire: repertoire)
    let language = locale.language.languageCode?.identifier ?? "en"
    casing = Locale(identifier: language)
    words = CalendarWords(
      language: language, script: locale.language.script?.identifier, repertoire: repertoire)
    if repertoire == .ascii { signs = .letters }
  }

  /// The language's ISO 639 code.
  var language: String { locale.language.languageCode?.identifier ?? "en" }

  /// Whether the language's script is Chinese in its traditional forms.
  var isTraditionalChinese: Bool {
    language == "zh" && locale.language.script?.identifier == "Hant"
  }

  /// The arrow to what comes later.
  var arrow: String { isRightToLeft ? "←" : "→" }

  /// The language as a BCP 47 tag.
  var languageTag: String { locale.identifier(.bcp47) }

  /// The weekdays that are set in red: Sunday where it is part of the weekend; in Hebrew
  /// Saturday; else the whole weekend.
  var restDays: Set<Weekday> {
    if weekend.contains(.sunday) { return [.sunday] }
    return language == "he" && weekend.contains(.saturday) ? [.saturday] : weekend
  }

  /// A whole number in the locale's digits.
  func number(_ value: Int) -> String { digits.text(of: value) }

  /// A count, its thousands set apart where the locale does so.
  func count(_ value: Int) -> String { repertoire.text(value.formatted(.number.locale(locale))) }

  /// A number with so many decimals.
  func decimal(_ value: Double, digits: Int) -> String {
    repertoire.text(value.formatted(.number.precision(.fractionLength(digits)).locale(locale)))
  }

  /// The names of weekdays, as the language has them within a sentence.
  func names(of weekdays: [Weekday], _ length: NameLength) -> [String] {
    let names =
      switch length {
      case .full: calendar.standaloneWeekdaySymbols
      case .short: calendar.shortStandaloneWeekdaySymbols
      case .letter: calendar.veryShortStandaloneWeekdaySymbols
      }
    // Foundation counts from Sunday.
    return weekdays.map { repertoire.text(names[$0.rawValue % 7]) }
  }

  /// The name of a month by its number, 1 to 12, as it begins a line.
  func name(ofMonth month: Int) -> String {
    repertoire.text(capitalized(calendar.standaloneMonthSymbols[month - 1]))
  }

  /// The short name of a month by its number, 1 to 12, as it begins a line.
  func shortName(ofMonth month: Int) -> String {
    capitalized(calendar.shortStandaloneMonthSymbols[month - 1])
  }

  /// Writes days by a template of UTS 35, such as `EEEEdMMMMy`, as they begin a line.
  func days(_ template: String) -> (Day) -> String {
    let writer = DateWriter(pattern(template), calendar: calendar, digits: digits)
    return { repertoire.text(capitalized(writer.text(of: $0))) }
  }

  /// The span from one day to another, with the year, as it begins a line.
  func spanText(from first: Day, to last: Day) -> String {
    let style = Date.IntervalFormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone
    ).day().month(.wide).year()
    return repertoire.text(capitalized(style.format(first.noon..<last.noon)))
  }

  /// The locale's pattern for a template of UTS 35, in its pieces.
  func pattern(_ template: String) -> [DatePattern.Token] {
    DatePattern.tokens(of: patterns.pattern(template) ?? template)
  }

  /// A text in capitals, by the rules of the language.
  func uppercased(_ text: String) -> String { text.uppercased(with: casing) }

  /// A text with a capital first, where the language's script has capitals for that.
  func capitalized(_ text: String) -> String {
    String(text.prefix(1)).capitalized(with: casing) + text.dropFirst()
  }

  /// The locale with the Gregorian calendar, and in English where Foundation has no data for
  /// its language: it would answer in whatever language the machine is set to. Without a
  /// country the habits are those of ISO 8601, which are Britain's.
  private static func known(_ locale: Locale, _ repertoire: TextRepertoire) -> Locale {
    // Old codes, such as `iw` for Hebrew, in their new form.
    let locale = Locale(identifier: Locale.identifier(.icu, from: locale.identifier))
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    if repertoire == .ascii { components.numberingSystem = Locale.NumberingSystem("latn") }
    let language = locale.language.languageCode?.identifier ?? ""
    if !languages.contains(language) {
      components.languageComponents = Locale.Language.Components(
        languageCode: .english, region: locale.region ?? .unitedKingdom)
    }
    return Locale(components: components)
  }

  /// The languages that Foundation has data for, by their ISO 639 codes.
  private static let languages = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })
}

extension Day {
  /// The middle of the day in UTC.
  var noon: Date {
    Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 + 43_200)
  }
}
