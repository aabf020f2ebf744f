import Almanac
import CalendarModel

/// What a span of days is called in the calendar that rules a page: a month, a year, or its
/// first and its last day.
struct SpanTitle {
  private let labeler: DayLabeler

  init(_ labeler: DayLabeler) {
    self.labeler = labeler
  }

  private var locale: CalendarLocale { labeler.locale }

  /// The title of days; years are parts of their own.
  ///
  /// - Parameter days: half-open, not empty.
  func title(of days: Range<Day>) -> [CalendarLocale.TitlePart] {
    guard let own = labeler.own else { return gregorianTitle(of: days) }
    let last = days.upperBound.advanced(by: -1)
    if let month = labeler.system.month(containing: days.lowerBound) {
      if month.days == days { return own.title(of: month) }
      if let months = labeler.system.months(inYear: month.runningYear), let end = months.last,
        months[0].days.lowerBound == days.lowerBound, end.days.upperBound == days.upperBound
      {
        return own.title(ofYear: months)
      }
    }
    return own.title(from: days.lowerBound, to: last) ?? gregorianTitle(of: days)
  }

  /// The Gregorian days of a span of another calendar, in short, or the Gregorian month of a
  /// month that is one; nil where the Gregorian calendar rules.
  func gregorianSpan(of days: Range<Day>) -> String? {
    guard labeler.own != nil else { return nil }
    let last = days.upperBound.advanced(by: -1)
    if labeler.system.hasGregorianMonths {
      if days == days.lowerBound.month.days { return locale.days("yMMMM")(last) }
      if days == Self.year(of: last) { return locale.number(last.year) }
    }
    let written = locale.days("yMMMd")
    return written(days.lowerBound) + locale.repertoire.text(" – ") + written(last)
  }

  private func gregorianTitle(of days: Range<Day>) -> [CalendarLocale.TitlePart] {
    let first = days.lowerBound
    if days == first.month.days { return locale.title(of: first.month) }
    if days == Self.year(of: first) {
      return [CalendarLocale.TitlePart(text: locale.number(first.year), isMonth: true)]
    }
    return locale.title(of: days)
  }

  private static func year(of day: Day) -> Range<Day> {
    Day(validYear: day.year, month: 1, day: 1)..<Day(validYear: day.year + 1, month: 1, day: 1)
  }
}
