import FoundationEssentials
import FoundationInternationalization

/// A day counted from today.
struct RelativeDay: Hashable, Sendable {
  /// What the phrase's number is multiplied by; the whole distance where it has none.
  let days: Int

  /// The phrases of a locale, and of English, in any form of case and accents. A number in
  /// them is any number of its plural form.
  static func phrases(of locale: Locale) -> [(String, RelativeDay)] {
    var result = english
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    for (field, length) in [(Date.RelativeFormatStyle.Field.day, 1), (.week, 7)] {
      for presentation in [Date.RelativeFormatStyle.Presentation.numeric, .named] {
        // `last week` is no day.
        if field == .week, presentation == .named { continue }
        // The style tells where its anchor lies, as seen from the date that it formats.
        var style = Date.AnchoredRelativeFormatStyle(
          anchor: Date(timeIntervalSince1970: 0), presentation: presentation,
          unitsStyle: .wide, locale: locale, calendar: calendar)
        style.allowedFields = [field]
        for count in counts {
          let distance = count * length
          let text = style.format(Date(timeIntervalSince1970: Double(-distance) * 86_400))
          let isCounted = text.contains { $0.wholeNumberValue != nil && $0.isNumber }
          let days = isCounted ? count.signum() * length : distance
          result.append((text, RelativeDay(days: days)))
        }
      }
    }
    return result
  }

  /// One number at least of each plural form in CLDR's languages, in either direction.
  private static let counts: [Int] =
    [0] + [1, 2, 3, 4, 5, 6, 8, 10, 11, 20, 21, 22, 25, 100].flatMap { [$0, -$0] }

  private static let english: [(String, RelativeDay)] = [
    ("today", 0), ("yesterday", -1), ("tomorrow", 1), ("day after tomorrow", 2),
    ("the day after tomorrow", 2), ("day before yesterday", -2),
    ("the day before yesterday", -2), ("in # day", 1), ("in # days", 1), ("# day ago", -1),
    ("# days ago", -1), ("in a day", 1), ("a day ago", -1), ("in # week", 7), ("in # weeks", 7),
    ("# week ago", -7), ("# weeks ago", -7), ("in a week", 7), ("a week ago", -7),
  ].map { (text: String, days: Int) in
    (text.replacing("#", with: "3"), RelativeDay(days: days))
  }
}
