import Almanac
import CalendarModel
import DayGrid

/// A month of a document, with all that is told about its days and weeks.
struct DocumentMonth {
  let page: MonthPage
  let labels: DayLabels
  /// What shows in its cells, and how on paper.
  let plan: LanePlan
  /// What stands under the numbers of days on a screen, by week.
  let heads: [HeadPlan]
  let weeks: [WeekPlan]
  /// What places of the month are named by: its year and number, in its own calendar.
  let key: String
  /// The year in its calendar's running count, and the month's number in it with an `L` for a
  /// leap month.
  let year: Int
  let number: String
  private let locale: CalendarLocale
  private let dates: SystemDates?
  private let writers: Writers

  /// How the locale writes Gregorian days, made once for all months.
  struct Writers {
    /// A heading: `Thursday, 24 December 2026`.
    let full: (Day) -> String
    /// In a list: `24 Dec`.
    let short: (Day) -> String

    init(_ locale: CalendarLocale) {
      full = locale.days("EEEEdMMMMy")
      short = locale.days("MMMd")
    }
  }

  init(_ page: MonthPage, locale: CalendarLocale, writers: Writers) {
    self.page = page
    self.locale = locale
    self.writers = writers
    let labels = DayLabels(page.grid, almanac: page.almanac, locale: locale)
    self.labels = labels
    let heads = page.grid.rows.map { HeadPlan($0, labels: labels) }
    self.heads = heads
    plan = LanePlan(
      page, scale: DocumentLooks.scale(of: page.paper), heads: heads, locale: locale)
    weeks = page.grid.rows.map(WeekPlan.init)
    if let month = page.grid.calendarMonth {
      dates = SystemDates(month.system, locale: locale)
      year = month.runningYear
      number = month.number.padded(to: 2) + (month.isLeap ? "L" : "")
      key = year.padded(to: 4) + "-" + number
    } else {
      dates = nil
      year = page.grid.month.year
      key = page.grid.month.description
      number = String(key.suffix(2))
    }
  }

  /// Month and year in the order of the language.
  var name: String { labels.title.map(\.text).joined(separator: " ") }

  /// The month alone.
  var shortName: String {
    let names = labels.title.filter(\.isMonth).map(\.text)
    return names.isEmpty ? name : names.joined(separator: " ")
  }

  /// A day as a heading, in the month's own calendar.
  func fullDate(_ day: Day) -> String {
    dates?.text(of: day, "EEEEdMMMMy") ?? writers.full(day)
  }

  /// A day in a list.
  func shortDate(_ day: Day) -> String { dates?.text(of: day, "MMMd") ?? writers.short(day) }

  /// A week as a heading.
  func name(of row: GridRow) -> String {
    let last = row.days.upperBound.advanced(by: -1)
    if let dates, let first = dates.text(of: row.days.lowerBound, "dMMMM"),
      let last = dates.text(of: last, "yMMMMd")
    {
      return first + " – " + last
    }
    return locale.spanText(from: row.days.lowerBound, to: last)
  }

  /// The Gregorian date of a day, where it has another one in its cell.
  func gregorianDate(_ day: Day) -> String? { dates == nil ? nil : writers.full(day) }
}
