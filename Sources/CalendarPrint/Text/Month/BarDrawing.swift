import CalendarModel
import DayGrid

/// Draws the part of a bar that lies in one week.
///
/// A bar is filled with its colour, with half a column free at its true start and end, and
/// arrows where it goes on. What is called off or not sure, and every bar where there are no
/// colours, is a line in place of a ground: `┣Exam week ━━━━━┫`.
struct BarDrawing {
  let bar: PlannedBar
  /// Half-open; the first and the last are the bar's ends.
  let columns: Range<Int>
  let color: RGBColor
  let style: TerminalStyle
  let mode: ColorMode

  func draw(on canvas: inout TerminalCanvas, line: Int) {
    let isFilled = mode != .none && bar.segment.entry.status == .confirmed
    for (index, title) in bar.written.titles.enumerated() {
      if isFilled {
        drawFilled(title, on: &canvas, line: line + index, isFirst: index == 0)
      } else {
        drawLine(title, on: &canvas, line: line + index, isFirst: index == 0)
      }
    }
  }

  private func drawFilled(
    _ title: String, on canvas: inout TerminalCanvas, line: Int, isFirst: Bool
  ) {
    let ground = TerminalColors.bar(
      bar.isShaded ? color.mixed(with: .black, by: 0.18) : color, mode)
    let edge = TerminalStyle(foreground: ground.background)
    canvas.fill(columns, line: line, ground)
    put(title, on: &canvas, line: line, isFirst: isFirst, ground)
    if bar.segment.startsHere {
      canvas.put("▐", x: columns.lowerBound, line: line, edge)
    } else if isFirst {
      canvas.put("‹", x: columns.lowerBound, line: line, ground)
    }
    if bar.segment.endsHere {
      canvas.put("▌", x: columns.upperBound - 1, line: line, edge)
    } else if isFirst {
      canvas.put("›", x: columns.upperBound - 1, line: line, ground)
    }
  }

  private func drawLine(
    _ title: String, on canvas: inout TerminalCanvas, line: Int, isFirst: Bool
  ) {
    let edge = TerminalStyle(foreground: color)
    let start = bar.segment.startsHere ? (isFirst ? "┣" : "┃") : (isFirst ? "‹" : " ")
    let end = bar.segment.endsHere ? (isFirst ? "┫" : "┃") : (isFirst ? "›" : " ")
    canvas.fill(columns, line: line, .plain)
    canvas.put(start, x: columns.lowerBound, line: line, edge)
    var column = put(title, on: &canvas, line: line, isFirst: isFirst, style)
    canvas.put(end, x: columns.upperBound - 1, line: line, edge)
    guard isFirst else { return }
    column += 1
    while column < columns.upperBound - 1 {
      canvas.put("━", x: column, line: line, edge)
      column += 1
    }
  }

  /// Puts a line of the title, the first one behind the lead, and says the column after it.
  @discardableResult
  private func put(
    _ title: String, on canvas: inout TerminalCanvas, line: Int, isFirst: Bool,
    _ style: TerminalStyle
  ) -> Int {
    var x = columns.lowerBound + 1
    if isFirst && !bar.written.lead.isEmpty {
      x = canvas.put(bar.written.lead, x: x, line: line, style.unstruck) + 1
    }
    return canvas.put(title, x: x, line: line, style)
  }
}
