import Almanac
import CalendarModel
import DayGrid

extension DayLabels {
  /// What is told about some days of any months, by day; empty where there is nothing to tell.
  ///
  /// - Complexity: O(*months* · *facts*).
  static func labels(
    of days: [Day], almanac: PageAlmanac, locale: CalendarLocale
  ) -> [Day: DayLabel] {
    guard !almanac.isEmpty else { return [:] }
    var result: [Day: DayLabel] = [:]
    for (month, days) in Dictionary(grouping: days, by: \.month) {
      let labels = DayLabels(MonthGrid(month: month, entries: []), almanac: almanac, locale: locale)
      for day in days { result[day] = labels[day] }
    }
    // Away from a grid every date has its month.
    let systems = almanac.dates.map { (system: $0, names: SystemDates($0, locale: locale)) }
    for day in days {
      result[day]?.dates = systems.compactMap { system, names in
        system.date(of: day).map {
          names.short($0, on: day, namesMonth: true).map(locale.repertoire.text)
        }
      }
    }
    return result
  }
}

extension PageAlmanac {
  /// Whether it tells nothing about days.
  var isEmpty: Bool {
    moon == nil && dates.isEmpty && !showsDayOfYear && !showsSolarTerms && holidays.isEmpty
  }
}
