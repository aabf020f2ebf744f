import CalendarModel

/// What weeks are drawn on: the names of their days, hairlines between these, rules.
struct WeekPaper {
  let frame: MonthFrame
  let locale: CalendarLocale

  static let hairline = TerminalStyle(foreground: TerminalColors.grey, isFaint: true)

  /// Adds the names of the weekdays, and a strong rule under them.
  func drawWeekdays(from firstWeekday: Weekday, on canvas: inout TerminalCanvas) {
    let weekdays = (0..<7).map { firstWeekday.advanced(by: $0) }
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

  /// Adds a rule across the cells.
  func drawRule(
    _ dash: String, crossing: String, _ style: TerminalStyle, on canvas: inout TerminalCanvas
  ) {
    let line = canvas.addLines()
    for column in frame.left..<frame.width { canvas.put(dash, x: column, line: line, style) }
    for column in 1..<7 { canvas.put(crossing, x: frame.x(column) - 1, line: line, style) }
  }

  /// Adds lines with hairlines between the days, and says the first one's index.
  func addLines(_ count: Int, on canvas: inout TerminalCanvas) -> Int {
    let top = canvas.addLines(count)
    for line in top..<canvas.height {
      for column in 1..<7 {
        canvas.put("│", x: frame.x(column) - 1, line: line, Self.hairline)
      }
    }
    return top
  }

  /// How many entries of a day do not show, at the end of its cell; nothing for 0.
  func drawHiddenCount(_ count: Int, column: Int, line: Int, on canvas: inout TerminalCanvas) {
    guard count > 0 else { return }
    let text = "+" + locale.number(count)
    let end = frame.x(column) + frame.pitch - 1
    canvas.put(
      text, x: end - DisplayWidth.of(text), line: line,
      TerminalStyle(foreground: TerminalColors.grey, isBold: true))
  }
}
