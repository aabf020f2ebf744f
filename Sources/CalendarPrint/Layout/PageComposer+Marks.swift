import CalendarModel
import DayGrid

extension PageComposer {
  /// The grounds of marked days. A day's own colours, side by side where there are several,
  /// stand before that of a run of days, which has a bar as well.
  mutating func composeWashes(_ plan: GridPlan) {
    for row in plan.rows {
      for (column, cell) in row.week.cells.enumerated() {
        let box = box(of: column, in: row)
        if frame.colors.savesInk {
          let own = cell.marks.first { !$0.isRun && $0.color != nil }
          if let color = own?.color { composeFrame(color, box) }
          continue
        }
        let grounds = grounds(of: cell)
        for (index, ground) in grounds.enumerated() {
          let width = box.width / Double(grounds.count)
          let part = PageRect(
            x: box.x + width * Double(index), y: box.y, width: width, height: box.height)
          add(.rectangle(part), .fill(ground))
        }
      }
    }
  }

  /// The colours of a marked day's ground, from left to right; none where it has none.
  private func grounds(of cell: GridCell) -> [RGBColor] {
    let own = cell.marks.filter { !$0.isRun }.compactMap(\.color)
    let runs = cell.marks.filter(\.isRun).compactMap(\.color)
    let colors = own.isEmpty ? Array(runs.prefix(1)) : own.distinct(most: 4)
    return colors.map { frame.colors.wash($0, most: own.isEmpty ? 0.08 : 0.13) }
  }

  /// Crimson that is read on whatever ground a cell has.
  func crimson(on cell: GridCell) -> RGBColor {
    if frame.colors.savesInk { return frame.colors.crimson }
    return frame.colors.crimson(
      on: [frame.colors.weekend] + (cell.isSelected ? [frame.colors.skyWash] : [])
        + grounds(of: cell))
  }

  private mutating func composeFrame(_ color: RGBColor, _ box: PageRect) {
    let inset = frame.space.hairline * 3.6
    let inner = PageRect(
      x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset,
      height: box.height - 2 * inset)
    add(
      .rounded(inner, left: frame.space.barRadius, right: frame.space.barRadius),
      .stroke(
        color.darkened(toContrast: 3, on: frame.colors.paper), width: frame.space.hairline * 1.6))
  }

  /// What the marks of a day add to its head: stickers at the right, the mood before them, and
  /// the notes under the number. Gives the width that they take at the right, in points.
  mutating func composeMarks(_ cell: GridCell, column: Int, row: GridPlan.Row) -> Double {
    guard !cell.marks.isEmpty else { return 0 }
    let setter = MarkSetter(frame, locale: locale, labels: labels, measurer: measurer)
    let head = setter.head(of: cell)
    let baseline = frame.type.dayNumber.baseline(centeredOn: row.top + frame.space.dayCenter)
    var right = frame.x(ofColumn: column + 1) - frame.space.inset
    if head.restCount > 0 {
      let text = setter.rest(head.restCount)
      add(
        text, frame.type.count, frame.colors.muted, endingAt: right, baseline: baseline,
        role: .mark(cell.day))
      right -= measurer.width(of: text, in: frame.type.count) + frame.space.timeGap
    }
    for sticker in head.stickers.reversed() {
      compose(sticker, right: right, day: cell.day, row: row)
      right -= setter.stickerPitch
    }
    if let mood = head.mood {
      if !head.stickers.isEmpty { right -= frame.space.timeGap * 0.5 }
      add(
        mood, frame.type.mood, frame.colors.muted, endingAt: right, baseline: baseline,
        role: .mark(cell.day))
      right -= measurer.width(of: mood, in: frame.type.mood) + frame.space.timeGap
    }
    let taken = frame.x(ofColumn: column + 1) - frame.space.inset - right
    let names = row.names[column].count
    let style = frame.type.markNote
    for (index, line) in row.notes[column].enumerated() where !line.isEmpty {
      let y =
        row.top + frame.space.rowHead + (Double(names + index) + 0.5) * frame.space.markLine
        - frame.space.markRise
      let isRightToLeft = row.notes[column].joined(separator: " ").beginsRightToLeft
      let baseline = style.baseline(centeredOn: y)
      if isRightToLeft != locale.isRightToLeft {
        add(
          line, style, frame.colors.note,
          endingAt: frame.x(ofColumn: column + 1)
            - frame.space.barInset, baseline: baseline, role: .mark(cell.day))
      } else {
        add(
          line, style, frame.colors.note, x: frame.x(ofColumn: column) + frame.space.inset,
          baseline: baseline, role: .mark(cell.day), rightToLeft: isRightToLeft)
      }
    }
    return taken
  }

  /// A sticker with its right side at `right`, in the middle of the head.
  private mutating func compose(
    _ sticker: Mark.Sticker, right: Double, day: Day, row: GridPlan.Row
  ) {
    let side = frame.space.sticker
    let top = row.top + frame.space.stickerTop
    switch sticker {
    case .image(let bytes, _):
      layout.pictures.append(
        PagePicture(
          bytes: bytes, box: PageRect(x: right - side, y: top, width: side, height: side),
          radius: side * 0.24))
    case .emoji(let text):
      let text = HarmlessText.of(text, limit: 12)
      // Whatever it is, it is no wider than an image would be.
      var style = frame.type.sticker
      let width = measurer.width(of: text, in: style)
      if width > side { style = style.scaled(by: side / width) }
      add(
        text, style, frame.colors.ink,
        x: right - side / 2 - min(width, side) / 2,
        baseline: style.baseline(centeredOn: top + side / 2), role: .mark(day))
    }
  }
}

extension [RGBColor] {
  /// The first colours, each once.
  fileprivate func distinct(most: Int) -> [RGBColor] {
    var result: [RGBColor] = []
    for color in self where !result.contains(color) && result.count < most {
      result.append(color)
    }
    return result
  }
}
