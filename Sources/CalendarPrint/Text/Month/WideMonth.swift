import Almanac
import CalendarModel
import DayGrid

/// A month as a grid of cells.
struct WideMonth {
  private let grid: MonthGrid
  private let height: Int?
  private let showsWeekNumbers: Bool
  private let frame: MonthFrame
  private let locale: TextLocale
  private let text: EntryText
  private let signs: CalendarSigns
  private let mode: ColorMode

  init(_ month: TextMonth) {
    let options = month.options
    grid = month.grid
    height = options.height
    showsWeekNumbers = options.showsWeekNumbers
    frame = MonthFrame(width: options.width, showsWeekNumbers: options.showsWeekNumbers)
    locale = TextLocale(options.locale)
    text = EntryText(locale: locale)
    signs = CalendarSigns(month.calendars, options.colorMode)
    mode = options.colorMode
  }

  func canvas() -> TerminalCanvas {
    var canvas = TerminalCanvas(width: frame.width)
    MonthHead(month: grid.month, locale: locale, signs: signs).draw(on: &canvas, x: frame.x(0) + 1)
    drawWeekdays(on: &canvas)
    // Each row has two lines more: its day numbers, and the rule under it.
    let free = height.map { $0 - canvas.height - 2 * grid.rows.count }
    let plans = RowPlan.plans(grid.rows, lines: free, frame: frame, text: text)
    for (index, plan) in plans.enumerated() {
      draw(plan, isLast: index == plans.count - 1, on: &canvas)
    }
    HiddenList(locale: locale, text: text).draw(plans.map(\.fitted), on: &canvas, x: frame.x(0) + 1)
    return canvas
  }

  private static let hairline = TerminalStyle(foreground: TerminalColors.grey, isFaint: true)

  private func drawWeekdays(on canvas: inout TerminalCanvas) {
    let names = locale.weekdayNames(from: grid.firstWeekday, columns: frame.textColumns)
    let rest = locale.daysOfRest
    let line = canvas.addLines()
    for (column, name) in names.enumerated() {
      let isRest = rest.contains(grid.firstWeekday.advanced(by: column))
      let color = isRest ? TerminalColors.crimson : TerminalColors.grey
      let cut = LineBreaking.cut(name, to: frame.textColumns)
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
    let top = canvas.addLines(1 + plan.lineCount)
    for line in top..<canvas.height {
      for column in 1..<7 {
        canvas.put("│", x: frame.x(column) - 1, line: line, WideMonth.hairline)
      }
    }
    if showsWeekNumbers {
      let number = locale.number(plan.row.isoWeek.week)
      canvas.put(
        number, x: frame.left - 1 - DisplayWidth.of(number), line: top,
        TerminalStyle(foreground: TerminalColors.grey))
    }
    let numbers = DayNumber(locale: locale, rest: locale.daysOfRest, mode: mode)
    for (column, cell) in plan.row.cells.enumerated() {
      numbers.draw(cell, on: &canvas, x: frame.x(column), line: top)
      drawHiddenCount(plan.fitted.cells[column], column, top, on: &canvas)
      for line in plan.fitted.cells[column].lines {
        draw(
          line.entry, isPale: !cell.isInMonth, column, line: top + 1 + plan.laneTops[line.lane],
          plan.room, on: &canvas)
      }
    }
    for segment in plan.fitted.segments {
      draw(segment, line: top + 1 + plan.laneTops[segment.lane], plan.room, on: &canvas)
    }
    drawRule("─", crossing: isLast ? "┴" : "┼", WideMonth.hairline, on: &canvas)
  }

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
    _ entry: GridEntry, isPale: Bool, _ column: Int, line: Int, _ room: RowPlan.Room,
    on canvas: inout TerminalCanvas
  ) {
    let color = signs.color(of: entry)
    let gutter = mode == .none ? signs.sign(ofCalendar: entry.calendar) : "▎"
    let x = frame.x(column)
    let lines = text.titleLines(of: entry, columns: frame.textColumns, lines: room.titleLines)
    let time = text.time(of: entry)
    for (index, title) in lines.enumerated() {
      if index == 0 || mode != .none {
        canvas.put(gutter, x: x, line: line + index, TerminalStyle(foreground: color))
      }
      var start = x + 1
      if index == 0 {
        start =
          canvas.put(time, x: start, line: line, TerminalStyle(foreground: TerminalColors.grey))
          + 1
      }
      canvas.put(title, x: start, line: line + index, text.style(of: entry, isPale: isPale))
    }
  }

  private func draw(
    _ segment: GridSegment, line: Int, _ room: RowPlan.Room, on canvas: inout TerminalCanvas
  ) {
    let columns = frame.barColumns(segment.columns)
    let titles = text.titleLines(of: segment, columns: columns.count - 2, lines: room.titleLines)
    let bar = BarDrawing(
      segment: segment, columns: columns, titles: titles,
      color: signs.color(of: segment.entry),
      style: text.style(of: segment.entry), mode: mode,
      sign: mode == .none ? signs.sign(ofCalendar: segment.entry.calendar) : "")
    bar.draw(on: &canvas, line: line)
  }
}
