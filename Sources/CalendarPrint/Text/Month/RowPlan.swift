import DayGrid

/// A week measured for a terminal: what shows, and on which lines under the day numbers.
struct RowPlan {
  /// How much room the entries of a row get: less on each step down.
  struct Room: Hashable {
    /// The lanes shown.
    var lanes: Int
    /// The lines that a title may take.
    var titleLines: Int
    /// The lines that the row has at least.
    var minimum: Int

    /// A little less room; nil when there is no less. Long titles give way before entries do.
    var less: Room? {
      if titleLines > 1 { return Room(lanes: lanes, titleLines: titleLines - 1, minimum: minimum) }
      if lanes > 1 { return Room(lanes: lanes - 1, titleLines: 1, minimum: minimum) }
      return minimum > 1 ? Room(lanes: lanes, titleLines: 1, minimum: minimum - 1) : nil
    }
  }

  let row: GridRow
  let room: Room
  /// What shows in that many lanes.
  let fitted: FittedRow
  /// The first line of each lane from 0, and at the end the line after the last lane.
  let laneTops: [Int]
  private let frame: MonthFrame
  private let text: EntryText

  /// - Complexity: O(*entries shown* · *length of a title*), and what fitting the row takes.
  init(_ row: GridRow, room: Room, frame: MonthFrame, text: EntryText) {
    self.row = row
    self.room = room
    self.frame = frame
    self.text = text
    fitted = row.fitted(lanes: room.lanes)
    var heights: [Int] = []
    func grow(_ lane: Int, to height: Int) {
      while heights.count <= lane { heights.append(1) }
      heights[lane] = max(heights[lane], height)
    }
    for segment in fitted.segments {
      let columns = frame.barColumns(segment.columns).count - 2
      let lines = text.titleLines(of: segment, columns: columns, lines: room.titleLines)
      grow(segment.lane, to: lines.count)
    }
    for line in fitted.cells.flatMap(\.lines) {
      let lines = text.titleLines(
        of: line.entry, columns: frame.textColumns, lines: room.titleLines)
      grow(line.lane, to: lines.count)
    }
    laneTops = heights.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// The lines under the day numbers.
  var lineCount: Int { max(room.minimum, laneTops.last ?? 0) }

  /// The row with a little less room; nil when there is no less.
  var smaller: RowPlan? {
    room.less.map { RowPlan(row, room: $0, frame: frame, text: text) }
  }
}

extension RowPlan {
  /// The lines that a row may take when nobody says how high the month may be.
  private static let mostLines = 12

  /// All rows of a month, the busy ones higher than the empty ones.
  ///
  /// - Parameter lines: the lines that the rows have together under their day numbers; nil
  ///   for what they need, as long as no row is very high. Where there are too few, the
  ///   highest row always gives way first.
  static func plans(
    _ rows: [GridRow], lines: Int?, frame: MonthFrame, text: EntryText
  ) -> [RowPlan] {
    var plans = rows.map { row in
      // No more lanes are tried than lines can be had.
      let lanes = min(row.fullLaneCount, max(lines ?? 0, mostLines))
      let room = Room(lanes: lanes, titleLines: frame.titleLines, minimum: 2)
      return RowPlan(row, room: room, frame: frame, text: text)
    }
    while let highest = plans.indices.max(by: { plans[$0].lineCount < plans[$1].lineCount }) {
      let total = plans.reduce(0) { $0 + $1.lineCount }
      let isTooHigh = lines.map { total > $0 } ?? (plans[highest].lineCount > mostLines)
      guard isTooHigh, let smaller = plans[highest].smaller else { break }
      plans[highest] = smaller
    }
    return plans
  }
}
