import CalendarModel
import DayGrid

/// The lines of a week's hours, two for each, and where the entries stand in them.
struct TextHours {
  /// An entry in its place.
  struct Block {
    var part: WeekEntries.Block
    /// Half-open, from 0 under the head of the week.
    var lines: Range<Int>
    /// Half-open, columns of the canvas.
    var columns: Range<Int>
    /// Whether it is to look a little different from the block above it, which has its colour.
    var isShaded = false
  }

  /// The hours that are shown, half-open.
  let hours: Range<Int>
  /// By column, in order.
  private(set) var blocks: [[Block]] = []
  /// By column: what has no room beside others.
  private(set) var hidden: [[GridEntry]] = []

  /// The lines of an hour.
  static let linesPerHour = 2
  /// The columns that an entry needs beside others.
  private static let narrowest = 4

  init(_ entries: WeekEntries, frame: MonthFrame, signs: CalendarSigns) {
    hours = entries.hours.shown
    let width = frame.pitch - 1
    let limit = max(1, width / Self.narrowest)
    // A column stays free between entries that stand side by side.
    let gap = signs.areColors ? 1 : 0
    for (column, parts) in entries.blocks.enumerated() {
      let reaches = parts.map { reach(of: $0) }
      let places = SideBySide(
        reaches.map { Double($0.lowerBound)..<Double($0.upperBound) }, limit: limit
      ).places
      var placed: [Block] = []
      for (index, part) in parts.enumerated() {
        guard let place = places[index] else { continue }
        let first = place.column * width / place.columnCount
        let end = (place.column + place.span) * width / place.columnCount
        let isLast = place.column + place.span == place.columnCount
        let x = frame.x(column)
        placed.append(
          Block(
            part: part, lines: reaches[index],
            columns: x + first..<x + end - (isLast ? 0 : gap)))
      }
      shade(&placed, signs)
      blocks.append(placed)
      hidden.append(parts.indices.filter { places[$0] == nil }.map { parts[$0].entry })
    }
  }

  /// The lines that there are.
  var lineCount: Int { hours.count * Self.linesPerHour }

  /// The first line of an hour.
  func line(ofHour hour: Int) -> Int { (hour - hours.lowerBound) * Self.linesPerHour }

  /// Whether a block begins with one of the lines, and not within it.
  func isOnLine(_ part: WeekEntries.Block) -> Bool {
    !part.startsHere || part.seconds.lowerBound.isMultiple(of: 3600 / Self.linesPerHour)
  }

  /// The lines that a time touches: one at least.
  private func reach(of part: WeekEntries.Block) -> Range<Int> {
    let length = 3600 / Self.linesPerHour
    let first = hours.lowerBound * Self.linesPerHour
    let start = part.seconds.lowerBound / length - first
    let end = (part.seconds.upperBound + length - 1) / length - first
    let line = max(0, min(start, lineCount - 1))
    return line..<max(line + 1, min(end, lineCount))
  }

  /// Shades blocks that would run together with a block of their colour above them.
  private func shade(_ blocks: inout [Block], _ signs: CalendarSigns) {
    for index in blocks.indices {
      let block = blocks[index]
      let color = signs.color(of: block.part.entry)
      blocks[index].isShaded = blocks.contains {
        $0.lines.upperBound == block.lines.lowerBound && !$0.isShaded
          && $0.columns.overlaps(block.columns) && signs.color(of: $0.part.entry) == color
      }
    }
  }

  /// The columns of a week: the hours' times stand before the first day.
  static func frame(_ width: Int, hours: Range<Int>, _ locale: CalendarLocale) -> MonthFrame {
    let times = hours.map { DisplayWidth.of(time(ofHour: $0, locale)) }
    return MonthFrame(width: width, left: max(3, (times.max() ?? 0) + 1))
  }

  /// The time of an hour, in short.
  static func time(ofHour hour: Int, _ locale: CalendarLocale) -> String {
    locale.clock.time(WallTime(Day(daysSince1970: 0), secondOfDay: hour * 3600), .narrow)
  }
}
