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
    // Each row has a rule under it.
    let headLines = grid.rows.reduce(grid.rows.count) { $0 + heads.lines($1) }
    let free = height.map { $0 - canvas.height - headLines }
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
    let headLines = heads.lines(plan.row)
    let top = paper.addLines(headLines + plan.lineCount, on: &canvas)
    heads.draw(plan.row, hiding: plan.fitted.cells, paper, line: top, on: &canvas)
    let first = top + headLines
    for (column, cell) in plan.row.cells.enumerated() {
      for line in plan.cells[column] {
        draw(line, isPale: !cell.isInMonth, column, top: first, on: &canvas)
      }
    }
    for bar in plan.bars { draw(bar, top: first, on: &canvas) }
    paper.drawRule("─", crossing: isLast ? "┴" : "┼", WeekPaper.hairline, on: &canvas)
  }

  private var heads: DayHeads {
    DayHeads(
      facts: FactDrawing(
        labels: labels, marks: MarkText(locale: locale, mode: mode), locale: locale, frame: frame),
      mode: mode, showsWeekNumbers: showsWeekNumbers)
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
