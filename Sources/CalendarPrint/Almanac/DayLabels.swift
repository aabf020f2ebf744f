import Almanac
import CalendarModel
import DayGrid

/// What is written about the days of a grid, on paper and in a terminal.
struct DayLabels {
  /// Month and year of the grid's own calendar.
  let title: [CalendarLocale.TitlePart]
  /// The Gregorian days that a month of another calendar takes, in short, or its Gregorian
  /// month where it is one; nil for a month of the Gregorian calendar.
  let span: String?
  private let first: Day
  private let labels: [DayLabel]
  private let weeks: WeekRule?
  private let locale: CalendarLocale

  /// - Complexity: O(*days* · *facts*).
  init(_ grid: MonthGrid, almanac: PageAlmanac, locale: CalendarLocale) {
    self.locale = locale
    weeks = almanac.weeks
    first = grid.days.lowerBound
    let own = grid.system == .gregorian ? nil : SystemDates(grid.system, locale: locale)
    if let month = grid.calendarMonth, let own {
      title = own.title(of: month).map {
        CalendarLocale.TitlePart(text: locale.repertoire.text($0.text), isMonth: $0.isMonth)
      }
      let written = locale.days("yMMMd")
      let last = month.days.upperBound.advanced(by: -1)
      span =
        grid.system.hasGregorianMonths
        ? locale.days("yMMMM")(last)
        : written(month.days.lowerBound) + locale.repertoire.text(" – ") + written(last)
    } else {
      title = locale.title(of: grid.month)
      span = nil
    }
    var labels = zip(grid.days, grid.system.dates(of: grid.days)).map { day, date in
      DayLabel(
        number: date.map { own?.number(of: $0) ?? locale.number($0.day) }
          ?? locale.number(day.dayOfMonth))
    }
    // Where another calendar rules, the Gregorian date stands in its usual place beside it.
    let others =
      (grid.system.hasGregorianMonths ? [] : [CalendarSystem.gregorian]) + almanac.dates
    for system in others.unique where system != grid.system {
      let names = SystemDates(system, locale: locale)
      for (index, date) in system.dates(of: grid.days).enumerated() {
        guard let date else { continue }
        let day = first.advanced(by: index)
        let isFirst = date.day == 1 || index == 0 || day == grid.ownDays.lowerBound
        labels[index].dates.append(names.short(date, on: day, namesMonth: isFirst))
      }
    }
    for index in labels.indices {
      let day = first.advanced(by: index)
      if almanac.showsDayOfYear { labels[index].dayOfYear = locale.number(day.dayOfYear) }
      labels[index].moon = almanac.moon.flatMap { MoonLook(day, $0, in: almanac.zone) }
      let names = (almanac.holidays[day] ?? []).map { HarmlessText.of($0, limit: 200) }
        .filter { !$0.isEmpty }
      if !names.isEmpty { labels[index].holiday = names.unique.joined(separator: " · ") }
      if almanac.showsSolarTerms, let term = SolarTerm.beginning(on: day, in: almanac.zone) {
        labels[index].term = SolarTermNames.name(
          term, language: locale.language, isTraditional: locale.isTraditionalChinese)
      }
    }
    self.labels = labels.map { $0.written(in: locale.repertoire) }
  }

  /// What is written about a day of the grid.
  subscript(day: Day) -> DayLabel {
    let index = first.distance(to: day)
    return labels.indices.contains(index)
      ? labels[index] : DayLabel(number: locale.number(day.dayOfMonth))
  }

  /// The number of a row's week.
  func week(of row: GridRow) -> String {
    // The middle of the row lies in the week that most of its days belong to.
    let middle = row.days.lowerBound.advanced(by: 3)
    return locale.number(weeks?.week(of: middle).week ?? row.isoWeek.week)
  }
}

extension MoonLook {
  /// The moon on a day, where it is shown and known.
  init?(_ day: Day, _ moon: PageAlmanac.Moon, in zone: TimeZoneTable) {
    guard let today = MoonDay(day, in: zone), moon.isDaily || today.moment != nil else {
      return nil
    }
    shape = today.shape
    isPhase = today.moment != nil
    isSouthern = moon.isSouthern
    isLitRight = (today.shape.rawValue < MoonShape.fullMoon.rawValue) != moon.isSouthern
    // On its day a phase looks as it is called, whatever the hour.
    illumination =
      switch today.moment?.phase {
      case .newMoon: 0
      case .firstQuarter, .lastQuarter: 0.5
      case .fullMoon: 1
      case nil: today.illumination
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
