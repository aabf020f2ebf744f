import CalendarModel
import DayGrid

/// A week for a narrow terminal: each day with its entries as a list.
struct DayList {
  private let week: TextWeek
  private let locale: CalendarLocale

  init(_ week: TextWeek, locale: CalendarLocale) {
    self.week = week
    self.locale = locale
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let agenda = TextAgenda(
      entries: week.entries, days: week.days, calendars: week.calendars,
      marks: week.marks.compactMap(Mark.init), showsEmptyDays: true, today: week.today,
      options: week.options)
    var canvas = TerminalCanvas(width: max(TextAgenda.narrowest, week.options.width), locale)
    MonthHead(
      title: locale.title(of: week.days), signs: CalendarSigns(week.calendars, week.options)
    ).draw(on: &canvas, x: 0)
    for line in canvas.lines(week.options.colorMode) { try body(line) }
    try agenda.forEachLine(body)
  }
}
