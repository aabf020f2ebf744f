import CalendarModel
import DayGrid

/// A week as lanes of whole days and a grid of hours.
struct WideWeek {
  private let week: TextWeek
  private let frame: MonthFrame
  private let entries: WeekEntries
  private let labels: DayLabels
  private let locale: CalendarLocale
  private let text: EntryText
  private let signs: CalendarSigns
  private let mode: ColorMode

  init(
    _ week: TextWeek, _ frame: MonthFrame, _ entries: WeekEntries, labels: DayLabels,
    locale: CalendarLocale
  ) {
    self.week = week
    self.frame = frame
    self.entries = entries
    self.labels = labels
    self.locale = locale
    signs = CalendarSigns(week.calendars, week.options)
    text = EntryText(locale: locale, signs: signs, columns: frame.textColumns)
    mode = week.options.colorMode
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let row = WeekGrid(
      containing: week.day, entries: entries.lanes, firstWeekday: week.firstWeekday,
      today: week.today, selected: week.selected, streaks: week.streaks, marks: week.marks
    ).row
    let plans = RowPlan.plans([row], lines: nil, text: MonthText(entry: text, frame: frame))
    let hours = TextHours(entries, frame: frame, signs: signs)
    let paper = WeekPaper(frame: frame, locale: locale)
    var canvas = TerminalCanvas(width: frame.width, locale)
    MonthHead(title: locale.title(of: week.days), signs: signs)
      .draw(on: &canvas, x: frame.x(0) + 1)
    paper.drawWeekdays(from: week.firstWeekday, on: &canvas)
    for plan in plans {
      let hidden = hidden(plan.fitted, hours)
      drawDays(plan, hidden, paper, on: &canvas)
      drawHours(hours, paper, on: &canvas)
      paper.drawRule("─", crossing: "┴", WeekPaper.hairline, on: &canvas)
      for line in canvas.lines(mode) { try body(line) }
      try HiddenList(text: text, width: frame.width, mode: mode)
        .forEachLine(hidden, x: frame.x(0) + 1, body)
    }
  }

  /// What does not show, day by day: whole days that have no lane, and entries that have no
  /// room beside others.
  private func hidden(_ fitted: FittedRow, _ hours: TextHours) -> [FittedCell] {
    let entries = zip(fitted.cells, hours.hidden).flatMap { cell, hidden in
      (cell.hidden + hidden).map { entry in
        var entry = entry
        entry.days = cell.day..<cell.day.advanced(by: 1)
        return entry
      }
    }
    return WeekGrid(
      containing: week.day, entries: entries, firstWeekday: week.firstWeekday
    ).row.fitted(lanes: 0).cells
  }

  /// The day numbers, what is told of the days, and the lanes.
  private func drawDays(
    _ plan: RowPlan, _ hidden: [FittedCell], _ paper: WeekPaper,
    on canvas: inout TerminalCanvas
  ) {
    let heads = DayHeads(
      facts: FactDrawing(
        labels: labels, marks: MarkText(locale: locale, mode: mode), locale: locale, frame: frame),
      mode: mode, showsWeekNumbers: week.options.showsWeekNumbers)
    let headLines = heads.lines(plan.row)
    // Without lanes one empty line parts the days from their hours.
    let laneLines = plan.bars.isEmpty ? 0 : plan.bars.map(\.lines.upperBound).max() ?? 0
    let top = paper.addLines(headLines + laneLines, on: &canvas)
    heads.draw(plan.row, hiding: hidden, paper, line: top, on: &canvas)
    for bar in plan.bars {
      BarDrawing(
        bar: bar, columns: frame.barColumns(bar.segment.columns),
        color: signs.color(of: bar.segment.entry), style: text.style(of: bar.segment.entry),
        mode: mode
      ).draw(on: &canvas, line: top + headLines + bar.top)
    }
    paper.drawRule("─", crossing: "┼", WeekPaper.hairline, on: &canvas)
  }

  private func drawHours(
    _ hours: TextHours, _ paper: WeekPaper, on canvas: inout TerminalCanvas
  ) {
    let top = paper.addLines(hours.lineCount, on: &canvas)
    for hour in hours.hours {
      let time = TextHours.time(ofHour: hour, locale)
      canvas.put(
        time, x: frame.left - 1 - DisplayWidth.of(time), line: top + hours.line(ofHour: hour),
        TerminalStyle(foreground: TerminalColors.grey))
    }
    for block in hours.blocks.joined() {
      BlockDrawing(
        block: block, isOnLine: hours.isOnLine(block.part), text: text, mode: mode
      ).draw(on: &canvas, top: top)
    }
  }
}
