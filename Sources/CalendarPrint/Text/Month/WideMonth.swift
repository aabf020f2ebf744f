import Almanac
import CalendarModel
import DayGrid

/// A month as a grid of cells.
struct WideMonth {
  private let grid: MonthGrid
  private let height: Int?
  private let showsWeekNumbers: Bool
  private let frame: MonthFrame
  private let locale: CalendarLocale
  private let labels: DayLabels
  private let text: EntryText
  private let signs: CalendarSigns
  private let mode: ColorMode

  init(_ month: TextMonth, _ frame: MonthFrame) {
    let options = month.options
    grid = month.grid
    height = options.height
    showsWeekNumbers = options.showsWeekNumbers
    self.frame = frame
    locale = options.calendarLocale
    labels = DayLabels(month.grid, almanac: options.almanac, locale: locale)
    signs = CalendarSigns(month.calendars, options)
    text = EntryText(locale: locale, signs: signs, columns: frame.textColumns)
    mode = options.colorMode
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    var canvas = TerminalCanvas(width: frame.width, locale)
    MonthHead(title: labels.title, span: labels.span, signs: signs)
      .draw(on: &canvas, x: frame.x(0) + 1)
    let paper = WeekPaper(frame: frame, locale: locale)
    paper.drawWeekdays(from: grid.firstWeekday, on: &canvas)
    // Each row has two lines more: its day numbers, and the rule under it; some have names and
    // notes.
    let heads = grid.rows.reduce(2 * grid.rows.count) { $0 + facts.lines($1) }
    let free = height.map { $0 - canvas.height - heads }
    let plans = RowPlan.plans(
      grid.rows, lines: free, text: MonthText(entry: text, frame: frame))
    for (index, plan) in plans.enumerated() {
      draw(plan, paper, isLast: index == plans.count - 1, on: &canvas)
    }
    for line in canvas.lines(mode) { try body(line) }
    try HiddenList(text: text, width: frame.width, mode: mode)
      .forEachLine(plans.flatMap(\.fitted.cells), x: frame.x(0) + 1, body)
  }

  private func draw(
    _ plan: RowPlan, _ paper: WeekPaper, isLast: Bool, on canvas: inout TerminalCanvas
  ) {
    let headLines = facts.lines(plan.row)
    let first = paper.addLines(1 + headLines + plan.lineCount, on: &canvas) + 1 + headLines
    let top = first - 1 - headLines
    if showsWeekNumbers {
      let number = labels.week(of: plan.row)
      canvas.put(
        number, x: frame.left - 1 - DisplayWidth.of(number), line: top,
        TerminalStyle(foreground: TerminalColors.grey))
    }
    StreakDrawing(starts: (0...7).map(frame.x)).draw(plan.row, on: &canvas, line: top)
    let numbers = DayNumber(labels: labels, rest: locale.restDays, mode: mode)
    for (column, cell) in plan.row.cells.enumerated() {
      numbers.draw(cell, on: &canvas, x: frame.x(column), line: top)
      facts.draw(
        cell, of: plan.row, on: &canvas, x: frame.x(column), line: top,
        hiddenCount: plan.fitted.cells[column].hiddenCount)
      paper.drawHiddenCount(
        plan.fitted.cells[column].hiddenCount, column: column, line: top, on: &canvas)
      for line in plan.cells[column] {
        draw(line, isPale: !cell.isInMonth, column, top: first, on: &canvas)
      }
    }
    for bar in plan.bars { draw(bar, top: first, on: &canvas) }
    paper.drawRule("─", crossing: isLast ? "┴" : "┼", WeekPaper.hairline, on: &canvas)
  }

  private var facts: FactDrawing {
    FactDrawing(
      labels: labels, marks: MarkText(locale: locale, mode: mode), locale: locale, frame: frame)
  }

  private func draw(
    _ line: PlannedLine, isPale: Bool, _ column: Int, top: Int,
    on canvas: inout TerminalCanvas
  ) {
    let entry = line.entry
    let edge = TerminalStyle(foreground: signs.color(of: entry))
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let style = text.style(of: entry, isPale: isPale)
    let x = frame.x(column)
    for (index, title) in line.written.titles.enumerated() {
      let y = top + line.top + index
      if mode != .none {
        canvas.put("▎", x: x, line: y, edge)
      } else if index == 0 {
        canvas.put(signs.sign(ofCalendar: entry.calendar), x: x, line: y)
      }
      var start = x + 1
      if index == 0 && !line.written.lead.isEmpty {
        start = canvas.put(line.written.lead, x: start, line: y, grey) + 1
      }
      canvas.put(title, x: start, line: y, style)
    }
  }

  private func draw(_ bar: PlannedBar, top: Int, on canvas: inout TerminalCanvas) {
    let entry = bar.segment.entry
    BarDrawing(
      bar: bar, columns: frame.barColumns(bar.segment.columns), color: signs.color(of: entry),
      style: text.style(of: entry), mode: mode
    ).draw(on: &canvas, line: top + bar.top)
  }
}
