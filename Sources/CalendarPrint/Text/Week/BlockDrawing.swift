import CalendarModel
import DayGrid

/// Draws an entry among the hours of a week.
///
/// It is filled with its colour; what is called off or not sure, and every entry where there
/// are no colours, has a line along its side instead.
struct BlockDrawing {
  let block: TextHours.Block
  /// Whether it begins with its first line: its time can be read from the hours.
  let isOnLine: Bool
  let text: EntryText
  let mode: ColorMode

  func draw(on canvas: inout TerminalCanvas, top: Int) {
    let entry = block.part.entry
    let color = text.signs.color(of: entry)
    let isFilled = mode != .none && entry.status == .confirmed
    let ground = TerminalColors.bar(
      block.isShaded ? color.mixed(with: .black, by: 0.18) : color, mode)
    var style = text.style(of: entry)
    if isFilled { style = ground }
    for (index, line) in block.lines.enumerated() {
      if isFilled {
        canvas.fill(block.columns, line: top + line, ground)
      } else {
        canvas.put(
          edge(index), x: block.columns.lowerBound, line: top + line,
          TerminalStyle(foreground: color))
      }
    }
    // A wide block has some air before its text.
    let inset = isFilled && block.columns.count < 9 ? 0 : 1
    let columns = block.columns.count - inset
    for (line, piece) in zip(block.lines, pieces(columns: columns)) {
      canvas.put(piece, x: block.columns.lowerBound + inset, line: top + line, style)
    }
  }

  /// The side of a line. Where there are no colours the first tells whose the entry is.
  private func edge(_ index: Int) -> String {
    let isFirst = index == 0 && block.part.startsHere
    let isLast = index == block.lines.count - 1 && block.part.endsHere
    let sign = text.signs.areColors ? "" : text.signs.sign(ofCalendar: block.part.entry.calendar)
    if index == 0, !sign.isEmpty { return sign }
    if isFirst { return block.lines.count == 1 ? "╺" : "┏" }
    return isLast ? "┗" : "┃"
  }

  /// The time, unless the hours tell it or it would cost a part of the title; the title; and
  /// where it takes place, if there is room.
  private func pieces(columns: Int) -> [String] {
    let entry = block.part.entry
    let count = block.lines.count
    func wrapped(_ text: String, lines: Int) -> [String] {
      ColumnMeasurer.wrap(text, first: columns, rest: columns, lines: lines)
    }
    let title = text.placedTitle(of: entry) { wrapped($0, lines: count).hold($0) }
    var pieces = wrapped(title, lines: count)
    let time = text.locale.clock.time(entry.start ?? WallTime(entry.days.lowerBound), .narrow)
    if block.part.startsHere, DisplayWidth.of(time) <= columns {
      let timed = wrapped(time + " " + title, lines: count)
      if timed.hold(time + title) || !isOnLine && count > 2 { pieces = timed }
    }
    let place = text.locale.repertoire.text(
      HarmlessText.of(entry.location ?? "", limit: EntryText.longest))
    guard pieces.count < count, place != text.locale.bareName(of: entry, limit: EntryText.longest)
    else { return pieces }
    let more = wrapped(place, lines: count - pieces.count)
    return more.hold(place) ? pieces + more : pieces
  }
}
