import Almanac
import CalendarModel
import DayGrid

/// What is written about the days of a grid, on paper and in a terminal.
struct DayLabels {
  /// Month and year of the grid's own calendar, or the span of its days.
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
    let labeler = DayLabeler(grid.system, almanac: almanac, locale: locale)
    var title = locale.title(of: grid.month)
    var span: String?
    if let month = grid.calendarMonth, let own = labeler.own {
      title = own.title(of: month)
      span = SpanTitle(labeler).gregorianSpan(of: month.days)
    }
    self.init(
      title: title, span: span, days: grid.days,
      labels: labeler.labels(of: grid.days, firsts: [grid.ownDays.lowerBound]), labeler)
  }

  /// What is written about days that are no month.
  ///
  /// - Complexity: O(*days* · *facts*).
  init(_ days: Range<Day>, _ labeler: DayLabeler) {
    let titles = SpanTitle(labeler)
    self.init(
      title: titles.title(of: days), span: titles.gregorianSpan(of: days), days: days,
      labels: labeler.labels(of: days), labeler)
  }

  /// No day's facts, under a title.
  init(
    title: [CalendarLocale.TitlePart], span: String?, days: Range<Day>,
    labels: [DayLabel] = [], _ labeler: DayLabeler
  ) {
    self.title = title.map {
      CalendarLocale.TitlePart(text: labeler.locale.repertoire.text($0.text), isMonth: $0.isMonth)
    }
    self.span = span
    first = days.lowerBound
    self.labels = labels.map { $0.written(in: labeler.locale.repertoire) }
    weeks = labeler.almanac.weeks
    locale = labeler.locale
  }

  /// What is written about a day of the grid.
  subscript(day: Day) -> DayLabel {
    let index = first.distance(to: day)
    return labels.indices.contains(index)
      ? labels[index] : DayLabel(number: locale.number(day.dayOfMonth))
  }

  /// The number of a row's week.
  func week(of row: GridRow) -> String { week(from: row.days.lowerBound) }

  /// The number of the week of seven days.
  func week(from first: Day) -> String { locale.number(Self.week(from: first, by: weeks)) }

  /// The number of the week of seven days, by a rule; nil for that of ISO 8601.
  static func week(from first: Day, by rule: WeekRule?) -> Int {
    // The middle of the row lies in the week that most of its days belong to; so does, by
    // ISO 8601, its Thursday.
    let middle = first.advanced(by: 3)
    let thursday = first.advanced(by: 6).startOfWeek(on: .thursday)
    return rule?.week(of: middle).week ?? ISOWeek(thursday).week
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
