import CalendarModel

/// Draws marks as a list by month.
struct MarkDrawing {
  let locale: CalendarLocale
  let today: Day?
  let mode: ColorMode
  let width: Int

  /// Calls `body` with the lines of the marks, which are in order.
  ///
  /// - Complexity: O(*lines* · *columns*); only one mark at a time is kept as columns.
  func forEachLine<E: Error>(
    of marks: [Mark], _ body: (String) throws(E) -> Void
  ) throws(E) {
    let daysTexts = daysTexts(of: marks)
    let daysColumns = daysTexts.reduce(0) { max($0, DisplayWidth.of($1)) }
    let hasSigns = mode != .none && marks.contains { $0.color != nil }
    var month: Month?
    for (mark, days) in zip(marks, daysTexts) {
      if mark.days.lowerBound.month != month {
        if month != nil { try body("") }
        month = mark.days.lowerBound.month
        for line in head(mark.days.lowerBound.month).lines(mode) { try body(line) }
      }
      let canvas = canvas(mark, days, columns: daysColumns, hasSigns: hasSigns)
      for line in canvas.lines(mode) { try body(line) }
    }
  }

  private func head(_ month: Month) -> TerminalCanvas {
    var canvas = TerminalCanvas(width: width, repertoire: locale.repertoire)
    let title = locale.title(of: month).map(\.text).joined(separator: " ")
    canvas.put(title, x: 0, line: canvas.addLines(), TerminalStyle(isBold: true))
    return canvas
  }

  /// The days of each mark, its month known: `Thu 24`, `Thu 24–Sat 26`, `Thu 31–Fri 1 Jan`.
  private func daysTexts(of marks: [Mark]) -> [String] {
    let short = locale.days("EEEd")
    let long = locale.days("EEEdMMM")
    let longest = locale.days("EEEdMMMy")
    return marks.map { mark in
      guard let first = mark.days.first, let last = mark.days.last, first != last else {
        return short(mark.days.lowerBound)
      }
      let end =
        first.month == last.month
        ? short(last) : first.distance(to: last) < 300 ? long(last) : longest(last)
      return "\(short(first))–\(end)"
    }
  }

  private func canvas(
    _ mark: Mark, _ days: String, columns: Int, hasSigns: Bool
  ) -> TerminalCanvas {
    var canvas = TerminalCanvas(width: width, repertoire: locale.repertoire)
    var line = canvas.addLines()
    let isToday = today.map(mark.days.contains) ?? false
    if isToday {
      canvas.put("▸", x: 0, line: line, TerminalStyle(foreground: RGBColor.crimson, isBold: true))
    }
    canvas.put(
      days, x: 2, line: line,
      isToday ? TerminalStyle(isBold: true) : TerminalStyle(foreground: TerminalColors.grey))
    var x = 2 + columns + 2
    if width - x < 16 {
      // No room beside the days: under them.
      line = canvas.addLines()
      x = 4
    }
    if hasSigns {
      if let color = mark.color {
        canvas.put("●", x: x, line: line, TerminalStyle(foreground: color))
      }
      x += 2
    }
    MarkText(locale: locale, mode: mode).draw(mark, x: x, line: line, on: &canvas)
    return canvas
  }
}
