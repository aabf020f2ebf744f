import CalendarModel
import DayGrid

/// A week for a narrow terminal: each day with its entries as a list.
struct DayList {
  private let week: TextWeek
  private let labels: DayLabels
  private let locale: CalendarLocale

  init(_ week: TextWeek, labels: DayLabels, locale: CalendarLocale) {
    self.week = week
    self.labels = labels
    self.locale = locale
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    var agenda = TextAgenda(
      entries: week.entries, days: week.days, calendars: week.calendars,
      marks: week.marks.map(Mark.init).filter {
        $0.sticker != nil || $0.note != nil || $0.mood != nil
          || $0.color != nil && $0.days.count == 1
      },
      showsEmptyDays: true, today: week.today, options: week.options)
    // A run is an entry, too, and named there.
    agenda.marks = agenda.marks.map { mark in
      var mark = mark
      mark.days = mark.days.lowerBound..<mark.days.lowerBound.advanced(by: 1)
      return mark
    }
    var canvas = TerminalCanvas(width: max(TextAgenda.narrowest, week.options.width), locale)
    MonthHead(
      title: locale.title(of: week.days), signs: CalendarSigns(week.calendars, week.options)
    ).draw(on: &canvas, x: 0)
    for line in canvas.lines(week.options.colorMode) { try body(line) }
    try agenda.forEachLine(body)
  }
}
