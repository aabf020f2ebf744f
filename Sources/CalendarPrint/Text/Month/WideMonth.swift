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
    locale = CalendarLocale(options.locale)
    labels = DayLabels(month.grid, almanac: options.almanac, locale: locale)
    signs = CalendarSigns(month.calendars, options.colorMode)
    text = EntryText(locale: locale, signs: signs, columns: frame.textColumns)
    mode = options.colorMode
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    var canvas = TerminalCanvas(width: frame.width, isMirrored: locale.isRightToLeft)
    MonthHead(labels: labels, locale: locale, signs: signs).draw(on: &canvas, x: frame.x(0) + 1)
    drawWeekdays(on: &canvas)
    // Each row has two lines more: its day numbers, and the rule under it; some have names.
    let heads = grid.rows.reduce(2 * grid.rows.count) { $0 + facts.nameLines($1) }
    let free = height.map { $0 - canvas.height - heads }
    let plans = RowPlan.plans(
      grid.rows, lines: free, text: MonthText(entry: text, frame: frame))
    for (index, plan) in plans.enumerated() {
      draw(plan, isLast: index == plans.count - 1, on: &canvas)
    }
    for line in canvas.lines(mode) { try body(line) }
    try HiddenList(text: text, width: frame.width, mode: mode)
      .forEachLine(plans.flatMap(\.fitted.cells), x: frame.x(0) + 1, body)
  }

  private static let hairline = TerminalStyle(foreground: TerminalColors.grey, isFaint: true)

  private func drawWeekdays(on canvas: inout TerminalCanvas) {
    let weekdays = (0..<7).map { grid.firstWeekday.advanced(by: $0) }
    let heads = locale.heads(weekdays, inCapitals: false) {
      DisplayWidth.of($0) <= frame.textColumns
    }
    let rest = locale.restDays
    let line = canvas.addLines()
    for (column, name) in heads.enumerated() {
      let isRest = rest.contains(weekdays[column])
      let color = isRest ? RGBColor.crimson : TerminalColors.grey
      let cut = ColumnMeasurer.cut(name, to: frame.textColumns)
      canvas.put(cut, x: frame.x(column) + 1, line: line, TerminalStyle(foreground: color))
    }
    drawRule("━", crossing: "┯", .plain, on: &canvas)
  }

  private func drawRule(
    _ dash: String, crossing: String, _ style: TerminalStyle, on canvas: inout TerminalCanvas
  ) {
    let line = canvas.addLines()
    for column in frame.left..<frame.width { canvas.put(dash, x: column, line: line, style) }
    for column in 1..<7 { canvas.put(crossing, x: frame.x(column) - 1, line: line, style) }
  }

  private func draw(_ plan: RowPlan, isLast: Bool, on canvas: inout TerminalCanvas) {
    let nameLines = facts.nameLines(plan.row)
    let top = canvas.addLines(1 + nameLines + plan.lineCount)
    let first = top + 1 + nameLines
    for line in top..<canvas.height {
      for column in 1..<7 {
        canvas.put("│", x: frame.x(column) - 1, line: line, WideMonth.hairline)
      }
    }
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
        cell, on: &canvas, x: frame.x(column), line: top,
        hiddenCount: plan.fitted.cells[column].hiddenCount)
      drawHiddenCount(plan.fitted.cells[column], column, top, on: &canvas)
      for line in plan.cells[column] {
        draw(line, isPale: !cell.isInMonth, column, top: first, on: &canvas)
      }
    }
    for bar in plan.bars { draw(bar, top: first, on: &canvas) }
    drawRule("─", crossing: isLast ? "┴" : "┼", WideMonth.hairline, on: &canvas)
  }

  private var facts: FactDrawing { FactDrawing(labels: labels, locale: locale, frame: frame) }

  private func drawHiddenCount(
    _ cell: FittedCell, _ column: Int, _ line: Int, on canvas: inout TerminalCanvas
  ) {
    guard cell.hiddenCount > 0 else { return }
    let count = "+" + locale.number(cell.hiddenCount)
    let end = frame.x(column) + frame.pitch - 1
    canvas.put(
      count, x: end - DisplayWidth.of(count), line: line,
      TerminalStyle(foreground: TerminalColors.grey, isBold: true))
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
