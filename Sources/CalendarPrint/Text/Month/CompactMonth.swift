import Almanac
import CalendarModel
import DayGrid

/// A month for a narrow terminal: day numbers with a mark for each entry, then the entries as
/// a list.
struct CompactMonth {
  private let grid: MonthGrid
  private let locale: CalendarLocale
  private let labels: DayLabels
  private let signs: CalendarSigns
  private let almanac: PageAlmanac
  private let mode: ColorMode
  private let width: Int
  /// The columns before the first day, for week numbers.
  private let left: Int
  /// From one day to the next.
  private let pitch: Int

  init(_ month: TextMonth) {
    let options = month.options
    grid = month.grid
    locale = options.calendarLocale
    labels = DayLabels(month.grid, almanac: options.almanac, locale: locale)
    signs = CalendarSigns(month.calendars, options)
    mode = options.colorMode
    almanac = options.almanac
    width = max(TextAgenda.narrowest, options.width)
    left = options.showsWeekNumbers && width >= 24 ? 3 : 0
    pitch = min(5, (width - left) / 7)
  }

  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    var canvas = TerminalCanvas(width: width, locale)
    MonthHead(title: labels.title, span: labels.span, signs: signs).draw(on: &canvas, x: 0)
    drawWeekdays(on: &canvas)
    for row in grid.rows { draw(row, on: &canvas) }
    let items = grid.rows.flatMap { row in
      row.cells.indices.map { (row: row, column: $0, day: row.cells[$0].day) }
    }.filter {
      grid.ownDays.contains($0.day)
        && ($0.row.entryCount(inColumn: $0.column) > 0
          || !marks(of: $0.row.cells[$0.column]).isEmpty || labels[$0.day].isHoliday)
    }
    let agenda = AgendaDrawing(
      text: EntryText(locale: locale, signs: signs),
      today: grid.rows.flatMap(\.cells).first(where: \.isToday)?.day,
      labels: almanac.isEmpty ? [:] : Dictionary(items.map { ($0.day, labels[$0.day]) }) { $1 },
      marks: Dictionary(
        items.map { ($0.day, marks(of: $0.row.cells[$0.column])) }, uniquingKeysWith: { $1 }))
    for line in canvas.lines(mode) { try body(line) }
    if !items.isEmpty { try body("") }
    try agenda.forEachLine(
      items.map(\.day), width: width, mode,
      entries: { items[$0].row.entries(inColumn: items[$0].column) }, body)
  }

  /// The marks that begin on a day, where they say anything.
  private func marks(of cell: GridCell) -> [Mark] {
    cell.marks.filter { $0.days.lowerBound == cell.day }.compactMap(Mark.init)
  }

  /// The column before a day's two digits.
  private func x(_ column: Int) -> Int { left + column * pitch }

  private func drawWeekdays(on canvas: inout TerminalCanvas) {
    let weekdays = (0..<7).map { grid.firstWeekday.advanced(by: $0) }
    let heads = locale.heads(weekdays, inCapitals: false) { DisplayWidth.of($0) <= pitch - 1 }
    let rest = locale.restDays
    let line = canvas.addLines()
    for (column, name) in heads.enumerated() {
      let isRest = rest.contains(weekdays[column])
      let color = isRest ? RGBColor.crimson : TerminalColors.grey
      canvas.put(
        ColumnMeasurer.cut(name, to: pitch - 1), x: x(column) + 1, line: line,
        TerminalStyle(foreground: color))
    }
  }

  private func draw(_ row: GridRow, on canvas: inout TerminalCanvas) {
    let line = canvas.addLines()
    if left > 0 {
      let number = labels.week(of: row)
      canvas.put(
        number, x: left - 1 - DisplayWidth.of(number), line: line,
        TerminalStyle(foreground: TerminalColors.grey))
    }
    StreakDrawing(starts: (0...7).map(x), isTight: pitch < 5)
      .draw(row, on: &canvas, line: line)
    let numbers = DayNumber(labels: labels, rest: locale.restDays, mode: mode)
    for (column, cell) in row.cells.enumerated() {
      let isShort = DisplayWidth.of(labels[cell.day].number) < 2
      numbers.draw(cell, on: &canvas, x: x(column) + (isShort ? 1 : 0), line: line)
    }
    guard row.fullLaneCount > 0 || row.cells.contains(where: { !marks(of: $0).isEmpty }) else {
      return
    }
    let markLine = canvas.addLines()
    for column in row.cells.indices {
      draw(row.entries(inColumn: column), row.cells[column], column, line: markLine, on: &canvas)
    }
  }

  /// A square for marks and a dot for each entry, the last a plus where there are more than fit.
  private func draw(
    _ entries: [GridEntry], _ cell: GridCell, _ column: Int, line: Int,
    on canvas: inout TerminalCanvas
  ) {
    let isPale = !cell.isInMonth
    let marks = marks(of: cell)
    let room = pitch - (marks.isEmpty ? 1 : 2)
    let shown = entries.count > room ? room - 1 : entries.count
    var end = x(column) + 1
    if !marks.isEmpty {
      let color = isPale ? TerminalColors.grey : marks.lazy.compactMap(\.color).first
      end = canvas.put("▪", x: end, line: line, TerminalStyle(foreground: color))
    }
    for entry in entries.prefix(shown) {
      let sign = mode == .none && signs.areNeeded ? signs.sign(ofCalendar: entry.calendar) : "•"
      let color = isPale ? TerminalColors.grey : signs.color(of: entry)
      end = canvas.put(sign, x: end, line: line, TerminalStyle(foreground: color))
    }
    if shown < entries.count {
      canvas.put("+", x: end, line: line, TerminalStyle(foreground: TerminalColors.grey))
    }
  }
}
