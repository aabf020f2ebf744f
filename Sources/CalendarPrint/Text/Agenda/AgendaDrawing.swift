import CalendarModel
import DayGrid

/// Draws entries as a list by day.
struct AgendaDrawing {
  let text: EntryText
  let today: Day?
  /// What is told about days, by day.
  var labels: [Day: DayLabel] = [:]
  /// The marks of days.
  var marks: [Day: [Mark]] = [:]

  /// Calls `body` with each day's head and entries as lines, and an empty line between days.
  ///
  /// - Parameters:
  ///   - days: those that are listed.
  ///   - entries: those of a day, by its place in `days`, in the order of the grid. Asked for
  ///     twice a day, and not kept.
  /// - Complexity: O(*lines* · *columns*); only one entry at a time is kept as columns.
  func forEachLine<E: Error>(
    _ days: [Day], width: Int, _ mode: ColorMode, entries: (Int) -> [GridEntry],
    _ body: (String) throws(E) -> Void
  ) throws(E) {
    let head = text.locale.days("EEEEdMMMMy")
    var timeColumns = 0
    for (index, day) in days.enumerated() {
      var times = EntryTimes(day: day, locale: text.locale)
      for entry in entries(index) {
        timeColumns = max(timeColumns, times.time(of: entry).columns)
      }
    }
    for (index, day) in days.enumerated() {
      if index > 0 { try body("") }
      var canvas = TerminalCanvas(width: width, text.locale)
      drawHead(head(day), labels[day], isToday: day == today, on: &canvas)
      drawMarks(marks[day] ?? [], mode, on: &canvas)
      for line in canvas.lines(mode) { try body(line) }
      var times = EntryTimes(day: day, locale: text.locale)
      for entry in AgendaDays.ordered(entries(index)) {
        canvas = TerminalCanvas(width: width, text.locale)
        draw(
          entry, on: day, at: times.time(of: entry).text, timeColumns: timeColumns, on: &canvas)
        for line in canvas.lines(mode) { try body(line) }
      }
    }
  }

  private func drawHead(
    _ date: String, _ label: DayLabel?, isToday: Bool, on canvas: inout TerminalCanvas
  ) {
    let line = canvas.addLines()
    var style = TerminalStyle(isBold: true)
    var x = 0
    if isToday {
      style.foreground = RGBColor.crimson
      x = canvas.put("▸ ", x: 0, line: line, style)
    }
    var flow = TextFlow(x: x, line: line)
    flow.put(date, on: &canvas, style)
    guard let label else { return }
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    if let holiday = label.holiday {
      flow.put(
        holiday, after: .dot, on: &canvas, TerminalStyle(foreground: RGBColor.crimson))
    }
    let moon = label.moon?.sign(in: text.locale.repertoire)
    let facts = [label.term, moon, label.dayOfYear] + label.dates.map(\.first)
    for fact in facts {
      flow.put(
        (fact ?? "").replacing(" ", with: "\u{A0}"), after: fact == nil ? .none : .dot,
        on: &canvas, grey)
    }
  }

  private func drawMarks(
    _ marks: [Mark], _ mode: ColorMode, on canvas: inout TerminalCanvas
  ) {
    for mark in marks {
      let line = canvas.addLines()
      canvas.put(
        "■", x: 2, line: line, TerminalStyle(foreground: mark.color ?? TerminalColors.grey))
      MarkText(locale: text.locale, mode: mode).draw(mark, x: 4, line: line, on: &canvas)
    }
  }

  private func draw(
    _ entry: GridEntry, on day: Day, at time: String, timeColumns: Int,
    on canvas: inout TerminalCanvas
  ) {
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    var line = canvas.addLines()
    canvas.put(time, x: 2, line: line, grey)
    var x = 2 + timeColumns + 2
    if canvas.width - x < 16 {
      // No room beside the time: under it.
      line = canvas.addLines()
      x = 4
    }
    let sign = text.signs.sign(ofCalendar: entry.calendar)
    if !sign.isEmpty {
      canvas.put(sign, x: x, line: line, TerminalStyle(foreground: text.signs.color(of: entry)))
      x += 2
    }
    var flow = TextFlow(x: x, line: line)
    flow.put(text.title(of: entry), on: &canvas, text.style(of: entry))
    if entry.days.count > 1 {
      let number = entry.days.lowerBound.distance(to: day) + 1
      let words = text.locale.words.day(
        text.locale.number(number), of: text.locale.number(entry.days.count))
      // In one piece, as far as there is room.
      let piece = words.map { $0 == " " ? "\u{A0}" : String($0) }.joined()
      flow.put("(\(piece))", after: .space, on: &canvas, grey)
    }
    if let origin = text.locale.origins(of: entry).first {
      flow.put(origin, after: .dot, on: &canvas, grey)
    }
    let location = text.locale.repertoire.text(
      HarmlessText.of(entry.location ?? "", limit: EntryText.longest))
    if !location.isEmpty && location != text.locale.bareName(of: entry, limit: EntryText.longest) {
      flow.put(location, after: .dot, on: &canvas, grey)
    }
  }
}

/// When the entries of a day take place, as text. Many of them may have the same times.
private struct EntryTimes {
  let day: Day
  let locale: CalendarLocale
  private var last: (days: Range<Day>, start: WallTime?, end: WallTime?)?
  private var known = (text: "", columns: 0)

  init(day: Day, locale: CalendarLocale) {
    self.day = day
    self.locale = locale
  }

  mutating func time(of entry: GridEntry) -> (text: String, columns: Int) {
    let times = (entry.days, entry.start, entry.end)
    if let last, last == times { return known }
    last = times
    let text = AgendaDays.time(of: entry, on: day, locale)
    known = (text, DisplayWidth.of(text))
    return known
  }
}
