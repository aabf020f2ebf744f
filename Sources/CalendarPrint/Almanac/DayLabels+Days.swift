import Almanac
import CalendarModel

extension DayLabels {
  /// What is told about some days of any months, by day; empty where there is nothing to tell.
  ///
  /// - Complexity: O(*days* · *facts*).
  static func labels(
    of days: [Day], almanac: PageAlmanac, locale: CalendarLocale
  ) -> [Day: DayLabel] {
    guard !almanac.isEmpty else { return [:] }
    var others = almanac
    others.dates = []
    let labeler = DayLabeler(.gregorian, almanac: others, locale: locale)
    // Away from a grid every date has its month.
    let systems = almanac.dates.map { (system: $0, names: SystemDates($0, locale: locale)) }
    var result: [Day: DayLabel] = [:]
    for day in days {
      var label = labeler.label(of: day).written(in: locale.repertoire)
      label.dates = systems.compactMap { system, names in
        system.date(of: day).map {
          names.short($0, on: day, namesMonth: true).map(locale.repertoire.text)
        }
      }
      result[day] = label
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
