import Almanac
import CalendarModel

/// Writes what is told of a day: its number, and the facts that a page asks for.
struct DayLabeler {
  /// The calendar that rules the page.
  let system: CalendarSystem
  /// The other calendars whose dates are told, each once.
  let others: [CalendarSystem]
  let almanac: PageAlmanac
  let locale: CalendarLocale
  /// How the page's own calendar is written; nil for the Gregorian one.
  let own: SystemDates?
  private let names: [SystemDates]

  init(_ system: CalendarSystem, almanac: PageAlmanac, locale: CalendarLocale) {
    self.system = system
    self.almanac = almanac
    self.locale = locale
    own = system == .gregorian ? nil : SystemDates(system, locale: locale)
    // Where another calendar rules, the Gregorian date stands in its usual place beside it.
    let all = (system.hasGregorianMonths ? [] : [CalendarSystem.gregorian]) + almanac.dates
    others = all.unique.filter { $0 != system }
    names = others.map { SystemDates($0, locale: locale) }
  }

  /// What is told of days that follow on each other.
  ///
  /// - Parameter firsts: the days, beside the first one, whose other dates name their month.
  /// - Complexity: O(*days* · *facts*).
  func labels(of days: Range<Day>, firsts: Set<Day> = []) -> [DayLabel] {
    var labels = zip(days, system.dates(of: days)).map { day, date in
      DayLabel(number: number(of: date, on: day))
    }
    for (system, names) in zip(others, names) {
      for (index, date) in system.dates(of: days).enumerated() {
        guard let date else { continue }
        let day = days.lowerBound.advanced(by: index)
        labels[index].dates.append(
          names.short(
            date, on: day, namesMonth: date.day == 1 || index == 0 || firsts.contains(day)))
      }
    }
    for index in labels.indices {
      addFacts(to: &labels[index], of: days.lowerBound.advanced(by: index))
    }
    return labels
  }

  /// What is told of one day, its other dates with their months.
  func label(of day: Day) -> DayLabel {
    var label = DayLabel(number: number(of: system.date(of: day), on: day))
    for (system, names) in zip(others, names) {
      guard let date = system.date(of: day) else { continue }
      label.dates.append(names.short(date, on: day, namesMonth: true))
    }
    addFacts(to: &label, of: day)
    return label
  }

  /// Writes days with their month in short, in the page's own calendar.
  var shortDates: (Day) -> String {
    guard let own else { return locale.days("MMMd") }
    return { [system, locale] day in
      guard let date = system.date(of: day) else { return locale.days("MMMd")(day) }
      let forms = own.short(date, on: day, namesMonth: true)
      return forms.count > 1 ? forms[1] : forms[0]
    }
  }

  /// Writes days with weekday and month, and with the year where `showsYear` is true, as they
  /// head a list.
  func longDates(showsYear: Bool) -> (Day) -> String {
    guard let own else { return locale.days(showsYear ? "EEEEdMMMMy" : "EEEEdMMMM") }
    return { [system, locale] day in
      let weekday = locale.names(of: [day.weekday], .full)[0]
      guard let known = system.date(of: day) else { return locale.days("EEEEdMMMMy")(day) }
      let text =
        showsYear
        ? own.title(from: day, to: day)?.map(\.text).joined(separator: " ") : nil
      let date = text ?? own.dayAndMonth(known, on: day)
      switch locale.language {
      case "ja", "zh": return date + weekday
      case "ko": return date + " " + weekday
      case "fa": return weekday + " " + date
      case "ar", "ur": return weekday + "، " + date
      default: return locale.capitalized(weekday) + ", " + date
      }
    }
  }

  /// The names of a day's holidays, each once.
  func holidays(on day: Day) -> [String] {
    guard let names = almanac.holidays[day] else { return [] }
    return names.map { HarmlessText.of($0, limit: 200) }.filter { !$0.isEmpty }.unique
  }

  private func number(of date: CalendarDate?, on day: Day) -> String {
    date.map { own?.number(of: $0) ?? locale.number($0.day) } ?? locale.number(day.dayOfMonth)
  }

  private func addFacts(to label: inout DayLabel, of day: Day) {
    if almanac.showsDayOfYear { label.dayOfYear = locale.number(day.dayOfYear) }
    label.moon = almanac.moon.flatMap { MoonLook(day, $0, in: almanac.zone) }
    let names = holidays(on: day)
    label.holiday = names.isEmpty ? nil : names.joined(separator: " · ")
    if almanac.showsSolarTerms, let term = SolarTerm.beginning(on: day, in: almanac.zone) {
      label.term = SolarTermNames.name(
        term, language: locale.language, isTraditional: locale.isTraditionalChinese)
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order.
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
