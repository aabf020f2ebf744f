import CalendarModel
import DayGrid

/// The grid of hours of a week, and where the entries stand in it.
struct HourGrid {
  /// An entry in its place.
  struct Block {
    var part: WeekEntries.Block
    var box: PageRect
    /// Whether its place does not tell its time, or, where it comes from the day before, when
    /// it ends.
    var needsTime: Bool
  }

  let scale: HourScale
  /// By column, in order.
  private(set) var blocks: [[Block]] = []
  /// By column: what has no room beside others.
  private(set) var hidden: [[GridEntry]] = []

  /// - Parameters:
  ///   - line: the height of a line of text: nothing is flatter.
  ///   - narrowest: the width that nothing is narrower than, if there is that much.
  init(
    _ entries: WeekEntries, frame: PageFrame, top: Double, bottom: Double, line: Double,
    narrowest: Double
  ) {
    scale = HourScale(
      entries.hours, lines: entries.pressedLines, top: top, bottom: bottom, line: line)
    let inset = frame.space.barInset
    // Air on the right: there a hand finds room, and columns stay apart.
    let width = frame.columnWidth - inset * 2
    let limit = max(1, Int(width / narrowest))
    let gap = frame.space.hairline * 2
    for (column, parts) in entries.blocks.enumerated() {
      let left = frame.x(ofColumn: column) + inset
      let reaches = parts.map { reach(of: $0, line: line) }
      let places = SideBySide(reaches, limit: limit).places
      blocks.append(
        parts.indices.compactMap { index in
          guard let place = places[index] else { return nil }
          let unit = width / Double(place.columnCount)
          let x = left + unit * Double(place.column)
          let isLast = place.column + place.span == place.columnCount
          let reach = reaches[index]
          let part = parts[index]
          let seconds =
            part.startsHere ? part.seconds.lowerBound : max(0, part.seconds.upperBound - 1)
          return Block(
            part: parts[index],
            box: PageRect(
              x: x, y: reach.lowerBound, width: unit * Double(place.span) - (isLast ? 0 : gap),
              height: reach.upperBound - reach.lowerBound - gap),
            needsTime: scale.isPressed(seconds))
        })
      hidden.append(parts.indices.filter { places[$0] == nil }.map { parts[$0].entry })
    }
  }

  /// From where to where an entry reaches: its time, or the height of a line. At the foot of
  /// the grid that line begins before the time.
  private func reach(of part: WeekEntries.Block, line: Double) -> Range<Double> {
    let (top, bottom) = (scale.top, scale.bottom)
    let start = max(top, min(scale.y(ofSecond: part.seconds.lowerBound), bottom - line))
    let end = min(bottom, scale.y(ofSecond: part.seconds.upperBound))
    return start..<max(end, start + line)
  }
}
