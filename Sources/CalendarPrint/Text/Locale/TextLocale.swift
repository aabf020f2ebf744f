import CalendarModel
import Foundation

/// What a locale says about a calendar in text: names, numbers, times, days of rest.
struct TextLocale {
  let words: TextWords
  let clock: TextClock
  /// The weekdays in red: Sunday, or where Sunday is a working day the weekend.
  let restDays: Set<Weekday>
  private let page: PageLocale
  private let locale: Locale
  private let calendar: Calendar
  private let digits: [String]

  init(_ locale: Locale) {
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    self.calendar = calendar
    words = TextWords(language: locale.language.languageCode?.identifier ?? "")
    let numbers = NumberFormatter()
    numbers.locale = locale
    let digits = (0...9).map { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" }
    self.digits = digits
    clock = TextClock(locale, digits: digits)
    page = PageLocale(locale)
    restDays = page.restDays
  }

  /// A number in the locale's digits.
  func number(_ value: Int) -> String { TextLocale.number(value, digits) }

  /// Decimal digits of a number that is not negative, from a table of ten.
  static func number(_ value: Int, _ digits: [String]) -> String {
    String(value).map { $0.wholeNumberValue.map { digits[$0] } ?? String($0) }.joined()
  }

  /// Month and year as the locale orders them.
  func title(of month: Month) -> [PageLocale.TitlePart] { page.title(of: month) }

  /// Texts of days, by a template of Unicode TS 35 such as `EEEEdMMMMy`.
  func days(_ template: String) -> (Day) -> String {
    let formatter = formatter(template)
    return { capitalised(formatter.string(from: date(of: $0))) }
  }

  /// The weekdays' names from `first` on, the longest kind of which all fit in `columns`.
  func weekdayNames(from first: Weekday, columns: Int) -> [String] {
    let kinds = [
      calendar.standaloneWeekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      calendar.veryShortStandaloneWeekdaySymbols,
    ]
    let fitting = kinds.first { $0.allSatisfy { DisplayWidth.of($0) <= columns } }
    let names = fitting ?? kinds[2]
    // Foundation's lists begin with Sunday.
    return (0..<7).map { capitalised(names[first.advanced(by: $0).rawValue % 7]) }
  }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    // Days are of the proleptic calendar.
    formatter.gregorianStartDate = .distantPast
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private func date(of day: Day) -> Date {
    Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
  }

  private func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }
}
