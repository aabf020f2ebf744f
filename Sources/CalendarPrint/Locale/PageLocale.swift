import CalendarModel
import Foundation

/// What a locale says about a page: names, numbers, times and weekends.
struct PageLocale {
  /// A piece of the page's title.
  struct TitlePart: Hashable, Sendable {
    var text: String
    /// Whether it is the month, and not the year.
    var isMonth: Bool
  }

  /// The locale with the Gregorian calendar, in which all its patterns are asked for.
  private let locale: Locale
  private let calendar: Calendar
  private let clock: ClockPattern
  private let dayFormatter: DateFormatter
  /// 0 to 9.
  private let digits: [String]
  /// The days of the weekend.
  let weekend: Set<Weekday>

  /// The facts of a locale.
  init(_ locale: Locale) {
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    self.locale = Locale(components: components)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self.locale
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    self.calendar = calendar
    // Known days: 5 January 1970 was a Monday. The days are taken at noon.
    weekend = Set(
      Weekday.allCases.filter {
        calendar.isDateInWeekend(
          Date(timeIntervalSince1970: Double($0.isoIndex + 4) * 86_400 + 43_200))
      })
    let style = IntegerFormatStyle<Int>(locale: self.locale)
    digits = (0...9).map { style.format($0) }
    clock = ClockPattern(self.locale)
    dayFormatter = DateFormatter()
    dayFormatter.locale = self.locale
    dayFormatter.calendar = calendar
    dayFormatter.timeZone = calendar.timeZone
    dayFormatter.setLocalizedDateFormatFromTemplate("MMMd")
  }

  /// The language as a BCP 47 tag.
  var languageTag: String { locale.identifier(.bcp47) }

  /// The words of the language.
  var words: PageWords { PageWords(language: language) }

  /// The language's rules for capitals; Foundation does not find them through a locale that
  /// names a calendar.
  private var casing: Locale { Locale(identifier: language) }

  /// The language's ISO 639 code.
  private var language: String { locale.language.languageCode?.identifier ?? "en" }

  /// The name of a weekday; `isShort` for the abbreviation.
  func name(of weekday: Weekday, isShort: Bool = false) -> String {
    let names =
      isShort ? calendar.shortStandaloneWeekdaySymbols : calendar.standaloneWeekdaySymbols
    // Foundation counts from Sunday.
    return names[weekday.rawValue % 7].uppercased(with: casing)
  }

  /// The weekdays that are set in red: Sunday where it is part of the weekend, else the
  /// whole weekend.
  var restDays: Set<Weekday> { weekend.contains(.sunday) ? [.sunday] : weekend }

  /// A whole number in the locale's digits.
  func number(_ value: Int) -> String {
    String(value).map { $0.wholeNumberValue.map { digits[$0] } ?? String($0) }.joined()
  }

  /// A count, its thousands set apart where the locale does so.
  func count(_ value: Int) -> String {
    value.formatted(.number.locale(locale))
  }

  /// A time of day, as the locale tells it; shorter where it has a way to.
  func time(_ time: WallTime, isCompact: Bool = false) -> String {
    let compact = isCompact ? clock.compactText(of: time, digits: { number($0) }) : nil
    return compact ?? clock.text(of: time, digits: { number($0) })
  }

  /// Day and month in short.
  func shortDate(_ day: Day) -> String {
    // Names do not depend on the year; in this leap year Foundation's days are ours.
    let (_, month, dayOfMonth) = day.civil
    return dayFormatter.string(
      from: noon(of: Day(validYear: 2024, month: month, day: dayOfMonth)))
  }

  /// Month and year as the locale orders them.
  func title(of month: Month) -> [TitlePart] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale) ?? "MMMM y"
    var parts: [TitlePart] = []
    var pendingLiteral = ""
    for token in DatePattern.tokens(of: pattern) {
      switch token {
      case .literal(let text):
        // What touches the field before it belongs to it; what stands apart to the next.
        if let last = parts.indices.last, text.first?.isWhitespace == false {
          parts[last].text += text
        } else {
          pendingLiteral = String(text.drop(while: \.isWhitespace))
        }
      case .field(let letter, let count):
        let isMonth = letter == "M" || letter == "L"
        parts.append(
          TitlePart(
            text: pendingLiteral
              + (isMonth ? monthName(month.month, letters: count) : number(month.year)),
            isMonth: isMonth))
        pendingLiteral = ""
      }
    }
    return parts.map {
      TitlePart(text: $0.text.trimmingCharacters(in: .whitespaces), isMonth: $0.isMonth)
    }
  }

  private func monthName(_ month: Int, letters: Int) -> String {
    guard letters > 2 else { return number(month) }
    let name = calendar.standaloneMonthSymbols[month - 1]
    return name.prefix(1).uppercased(with: casing) + name.dropFirst()
  }

  private func noon(of day: Day) -> Date {
    Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + 43_200)
  }
}
