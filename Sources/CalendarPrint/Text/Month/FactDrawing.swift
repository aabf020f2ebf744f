import CalendarModel
import DayGrid

/// Draws what is told about a day in the head of its cell: the day of the year behind its
/// number, dates in other calendars, the moon and the stickers of marks at the cell's end; below,
/// what the day is called, and the moods and notes of its marks.
struct FactDrawing {
  let labels: DayLabels
  let marks: MarkText
  let locale: CalendarLocale
  let frame: MonthFrame

  /// The most lines that the notes of a day take.
  private static let mostNoteLines = 3

  /// The lines that a week's names and notes take.
  func lines(_ row: GridRow) -> Int {
    nameLines(row) + (row.cells.map { noteLines(of: $0).count }.max() ?? 0)
  }

  /// The lines that the names of a week's days take: one or none.
  private func nameLines(_ row: GridRow) -> Int {
    row.cells.contains { labels[$0.day].holiday != nil || labels[$0.day].term != nil } ? 1 : 0
  }

  /// Draws them on the line of the number, and on the next ones.
  ///
  /// - Parameter x: the gutter of the cell.
  func draw(
    _ cell: GridCell, of row: GridRow, on canvas: inout TerminalCanvas, x: Int, line: Int,
    hiddenCount: Int
  ) {
    let label = labels[cell.day]
    let grey = TerminalStyle(foreground: TerminalColors.grey, isFaint: !cell.isInMonth)
    // Room for a disc around the number.
    var start = x + 3 + DisplayWidth.of(label.number)
    var end = x + frame.pitch - 1
    if hiddenCount > 0 { end -= DisplayWidth.of("+" + locale.number(hiddenCount)) + 1 }
    let stickers = fittingStickers(of: cell)
    for sticker in stickers.reversed() {
      end -= DisplayWidth.of(sticker)
      if end >= start { canvas.put(sticker, x: end, line: line) }
      end -= 1
    }
    // In a run of days the colour is that of its bar.
    for color in colors(of: cell) where start < end {
      start = canvas.put("■", x: start, line: line, TerminalStyle(foreground: color)) + 1
    }
    if let moon = label.moon {
      let sign = moon.sign(in: locale.repertoire)
      let columns = DisplayWidth.of(sign)
      if end - columns >= start {
        canvas.put(sign, x: end - columns, line: line, grey)
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
    let names = nameLines(row)
    if names > 0 {
      drawNames(label, isInMonth: cell.isInMonth, on: &canvas, x: x + 1, line: line + 1)
    }
    for (index, text) in noteLines(of: cell).enumerated() {
      canvas.put(
        text, x: x + 1, line: line + 1 + names + index,
        TerminalStyle(
          foreground: cell.isInMonth ? nil : TerminalColors.grey, isItalic: true))
    }
  }

  private func drawNames(
    _ label: DayLabel, isInMonth: Bool, on canvas: inout TerminalCanvas, x: Int, line: Int
  ) {
    let names = [label.holiday, label.term].compactMap(\.self)
      .joined(separator: locale.repertoire.text(" · "))
    guard !names.isEmpty else { return }
    let isRed = label.isHoliday && isInMonth
    canvas.put(
      ColumnMeasurer.cut(names, to: frame.textColumns), x: x, line: line,
      TerminalStyle(foreground: isRed ? RGBColor.crimson : TerminalColors.grey))
  }

  private func beginning(in cell: GridCell) -> [DayMark] {
    cell.marks.filter { $0.days.lowerBound == cell.day }
  }

  private func colors(of cell: GridCell) -> [RGBColor] {
    var known: Set<RGBColor> = []
    return beginning(in: cell).filter { !$0.isRun }.compactMap(\.color)
      .filter { known.insert($0).inserted }
  }

  /// The stickers for which there is room beside the number; the others stand with the note.
  private func fittingStickers(of cell: GridCell) -> [String] {
    var room = frame.pitch - 1 - 3 - DisplayWidth.of(labels[cell.day].number)
    return stickers(of: cell).prefix { text in
      room -= DisplayWidth.of(text) + 1
      return room >= 0
    }
  }

  private func stickers(of cell: GridCell) -> [String] {
    beginning(in: cell).compactMap(\.sticker).map(marks.text).filter { !$0.isEmpty }
  }

  /// What the marks that begin on a day say, in few lines.
  private func noteLines(of cell: GridCell) -> [String] {
    let own = beginning(in: cell)
    guard !own.isEmpty else { return [] }
    let stickers = stickers(of: cell).dropFirst(fittingStickers(of: cell).count)
    let texts =
      [stickers.joined(separator: " ")]
      + own.flatMap { [$0.mood, $0.note] }.map {
        locale.repertoire.text(HarmlessText.of($0 ?? "", limit: EntryText.longest))
      }
    let text = texts.filter { !$0.isEmpty }.joined(separator: locale.repertoire.text(" · "))
    guard !text.isEmpty else { return [] }
    return ColumnMeasurer.wrap(
      text, first: frame.textColumns, rest: frame.textColumns, lines: Self.mostNoteLines)
  }
}

extension MoonLook {
  /// The moon as a sign: its emoji, or what resembles it.
  func sign(in repertoire: TextRepertoire) -> String {
    guard repertoire == .ascii else { return emoji }
    // The lit side is round.
    return illumination < 0.04 ? "." : illumination > 0.96 ? "O" : isLitRight ? ")" : "("
  }
}
