import Almanac
import CalendarModel
import DayGrid

/// Measures a year's page and places everything on it.
struct YearComposer {
  let page: YearPage
  let days: YearDays
  /// What the months are called.
  let monthNames: [String]
  let labeler: DayLabeler
  /// The streaks of more than one day, ascending.
  let streaks: [Range<Day>]
  var base: PageComposer

  /// The layout of a page; `measurer` knows the fonts that it will be drawn with.
  static func layout(
    _ page: YearPage, locale: CalendarLocale, measurer: any TextMeasurer
  ) -> PageLayout {
    var composer = YearComposer(page, locale: locale, measurer: measurer)
    composer.compose()
    return composer.base.layout
  }

  private init(_ page: YearPage, locale: CalendarLocale, measurer: any TextMeasurer) {
    self.page = page
    days = YearDays(page, calendars: page.sheet.calendars)
    streaks = DayRuns(page.streaks).ranges.filter { $0.count > 1 }
    var sheet = page.sheet
    // What the grounds tell has a legend of its own.
    if page.heat != .none { sheet.showsLegend = false }
    let months = page.calendarMonths
    let system = months == nil ? CalendarSystem.gregorian : page.system
    let facts = PageAlmanac(
      weeks: page.almanac.weeks, holidays: page.almanac.holidays, zone: page.almanac.zone)
    labeler = DayLabeler(system, almanac: facts, locale: locale)
    if let months, let own = labeler.own {
      monthNames = months.map { locale.capitalized(own.name(of: $0)) }
    } else {
      monthNames = (1...12).map { locale.name(ofMonth: $0) }
    }
    base = PageComposer(
      sheet: sheet, month: page.days.lowerBound.month, entries: [],
      labels: DayLabels(page.days, labeler), locale: locale, measurer: measurer)
  }

  private mutating func compose() {
    base.composeHeader(base.labels.title)
    let frame = base.frame
    let top = frame.space.titleBaseline + frame.type.month.size * (page.heat == .mood ? 0.5 : 0.75)
    var bottom = frame.gridBottom(noteLines: page.sheet.footnote == nil ? 0 : 1)
    bottom = composeHolidays(bottom: bottom, height: bottom - top)
    if page.heat == .mood, page.sheet.showsLegend {
      bottom = composeMoodLegend(bottom: bottom, height: bottom - top)
    }
    if page.heat == .count, page.sheet.showsLegend { composeScale() }
    base.layout.grid = PageRect(x: frame.left, y: top, width: frame.width, height: bottom - top)
    if page.heat == .mood { composeField() } else { composeMonths() }
    base.composeFootnote()
  }

  /// The place of a day in the year, from 0.
  func index(of day: Day) -> Int { days.days.lowerBound.distance(to: day) }

  /// Whether a day's number is red.
  func isRest(_ day: Day) -> Bool {
    base.locale.restDays.contains(day.weekday) || base.labels[day].isHoliday
  }

  /// The cell of a day, for those that look at the layout.
  mutating func addCell(_ day: Day, _ box: PageRect) {
    base.layout.cells.append(
      PageLayout.Cell(day: day, box: box, shownCount: days.counts[index(of: day)], hiddenCount: 0))
  }
}
