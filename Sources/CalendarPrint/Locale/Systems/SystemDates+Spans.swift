import Almanac
import CalendarModel

extension SystemDates {
  /// The year of months that make one.
  func title(ofYear months: [CalendarMonth]) -> [CalendarLocale.TitlePart] {
    let middle = months[months.count / 2]
    let years = title(of: middle).filter { !$0.isMonth }
    // Alone on its page it is what a month is elsewhere.
    return years.map { CalendarLocale.TitlePart(text: $0.text, isMonth: true) }
  }

  /// What a month is called, without its year.
  func name(of month: CalendarMonth) -> String {
    let parts = title(of: month).filter(\.isMonth)
    return parts.map(\.text).joined(separator: " ")
  }

  /// The first and the last day of a span, and the year; nil where the calendar does not reach.
  func title(from first: Day, to last: Day) -> [CalendarLocale.TitlePart]? {
    guard let start = system.date(of: first), let end = system.date(of: last),
      let startMonth = system.month(containing: first),
      let endMonth = system.month(containing: last)
    else { return nil }
    let endTitle = title(of: endMonth)
    let year = endTitle.filter { !$0.isMonth }
    let isYearFirst = endTitle.first?.isMonth == false
    guard (start.era, start.year) == (end.era, end.year) else {
      let startYear = title(of: startMonth).filter { !$0.isMonth }
      let days = [dayAndMonth(start, on: first), dayAndMonth(end, on: last)]
      let one = CalendarLocale.TitlePart(text: days[0], isMonth: true)
      let other = CalendarLocale.TitlePart(text: days[1], isMonth: true)
      let dash = CalendarLocale.TitlePart(text: "–", isMonth: true)
      return isYearFirst
        ? startYear + [one, dash] + year + [other] : [one] + startYear + [dash, other] + year
    }
    let text =
      first == last
      ? dayAndMonth(start, on: first)
      : startMonth == endMonth
        ? dayAndMonth(end, on: last, dayText: number(of: start) + "–" + number(of: end))
        : dayAndMonth(start, on: first) + " – " + dayAndMonth(end, on: last)
    let part = CalendarLocale.TitlePart(text: text, isMonth: true)
    return isYearFirst ? year + [part] : [part] + year
  }
}
