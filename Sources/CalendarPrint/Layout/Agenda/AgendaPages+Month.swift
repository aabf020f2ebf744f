import CalendarModel
import DayGrid

extension AgendaPages {
  /// Pages for what a month hides, on its paper and in its calendar.
  init(listing page: MonthPage) {
    let sheet = PageSheet(
      calendars: page.calendars, locale: page.locale, firstWeekday: page.grid.firstWeekday,
      paper: page.paper, margin: page.margin, showsWeekNumbers: page.showsWeekNumbers,
      showsLegend: page.showsLegend, title: page.title, footnote: page.footnote,
      theme: page.theme)
    self.init(
      entries: [], days: page.grid.ownDays, system: page.grid.system, sheet: sheet)
  }
}
