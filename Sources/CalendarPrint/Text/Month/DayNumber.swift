import CalendarModel
import DayGrid

/// The day number of a cell: plain, pale in another month, red on a day of rest, and on a
/// coloured ground for today and selected days. Without colours, `[10]` is today and `10*`
/// is selected.
struct DayNumber {
  let labels: DayLabels
  let rest: Set<Weekday>
  let mode: ColorMode

  /// Draws the number one column right of `x`, where the ground begins.
  func draw(_ cell: GridCell, on canvas: inout TerminalCanvas, x: Int, line: Int) {
    let number = labels[cell.day].number
    let end = x + 1 + DisplayWidth.of(number)
    guard cell.isToday || cell.isSelected else {
      canvas.put(number, x: x + 1, line: line, style(of: cell))
      return
    }
    if mode == .none {
      let text = cell.isToday ? "[\(number)]" : " \(number)"
      canvas.put(text + (cell.isSelected ? "*" : ""), x: x, line: line)
      return
    }
    let ground = cell.isToday ? RGBColor.crimson : RGBColor.skyBlue
    let ink: RGBColor = cell.isToday ? .white : .black
    let disc = TerminalStyle(foreground: ink, background: ground, isBold: true)
    canvas.put(" \(number) ", x: x, line: line, disc)
    if cell.isToday && cell.isSelected {
      // Today keeps its disc; the selection frames it.
      let edge = TerminalStyle(
        foreground: RGBColor.skyBlue, background: RGBColor.crimson)
      canvas.put("▌", x: x, line: line, edge)
      canvas.put("▐", x: end, line: line, edge)
    }
  }

  private func style(of cell: GridCell) -> TerminalStyle {
    if !cell.isInMonth { return TerminalStyle(foreground: TerminalColors.grey, isFaint: true) }
    let isRest = rest.contains(cell.day.weekday) || labels[cell.day].isHoliday
    return TerminalStyle(foreground: isRest ? RGBColor.crimson : nil, isBold: true)
  }
}
