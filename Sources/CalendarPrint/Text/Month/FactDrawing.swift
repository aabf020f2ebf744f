import CalendarModel
import DayGrid

/// Draws the facts about a day in the head of its cell: the day of the year behind its number,
/// dates in other calendars and the moon at the cell's end, and what the day is called below.
struct FactDrawing {
  let labels: DayLabels
  let locale: CalendarLocale
  let frame: MonthFrame

  /// The lines that the names of a week's days take: one or none.
  func nameLines(_ row: GridRow) -> Int {
    row.cells.contains { labels[$0.day].holiday != nil || labels[$0.day].term != nil } ? 1 : 0
  }

  /// Draws them on the line of the number, and on the next one.
  ///
  /// - Parameter x: the gutter of the cell.
  func draw(
    _ cell: GridCell, on canvas: inout TerminalCanvas, x: Int, line: Int, hiddenCount: Int
  ) {
    let label = labels[cell.day]
    let grey = TerminalStyle(foreground: TerminalColors.grey, isFaint: !cell.isInMonth)
    // Room for a disc around the number.
    var start = x + 3 + DisplayWidth.of(label.number)
    var end = x + frame.pitch - 1
    if hiddenCount > 0 { end -= DisplayWidth.of("+" + locale.number(hiddenCount)) + 1 }
    if let moon = label.moon {
      let columns = DisplayWidth.of(moon.emoji)
      if end - columns >= start {
        canvas.put(moon.emoji, x: end - columns, line: line, grey)
        end -= columns + 1
      }
    }
    for forms in label.dates.reversed() {
      guard let date = forms.first(where: { end - DisplayWidth.of($0) >= start }) else { continue }
      end -= DisplayWidth.of(date)
      canvas.put(date, x: end, line: line, grey)
      end -= 1
    }
    if let number = label.dayOfYear, start + DisplayWidth.of(number) <= end {
      start = canvas.put(number, x: start, line: line, grey)
    }
    drawNames(label, isInMonth: cell.isInMonth, on: &canvas, x: x + 1, line: line + 1)
  }

  private func drawNames(
    _ label: DayLabel, isInMonth: Bool, on canvas: inout TerminalCanvas, x: Int, line: Int
  ) {
    let names = [label.holiday, label.term].compactMap(\.self).joined(separator: " · ")
    guard !names.isEmpty else { return }
    let isRed = label.isHoliday && isInMonth
    canvas.put(
      ColumnMeasurer.cut(names, to: frame.textColumns), x: x, line: line,
      TerminalStyle(foreground: isRed ? RGBColor.crimson : TerminalColors.grey))
  }
}
