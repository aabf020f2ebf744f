import DayGrid

/// A week measured for a terminal: what shows in a number of lines, and where.
///
/// All lines count from 0 under the day numbers. First as many entries show as there are
/// lines, each on one; what is left over goes to the long titles, in order.
struct RowPlan {
  let row: GridRow
  /// What shows, and what is hidden.
  let fitted: FittedRow
  let bars: [PlannedBar]
  /// The timed entries of each cell.
  let cells: [[PlannedLine]]
  /// The lines that the row takes.
  let lineCount: Int
  private let text: MonthText

  /// - Parameter lines: the lines that there are.
  /// - Complexity: O(*e* · *lines*) for the *e* entries that show, beside what fitting the
  ///   row takes.
  init(_ row: GridRow, lines: Int, text: MonthText) {
    self.row = row
    self.text = text
    fitted = row.fitted(lanes: lines)
    var packing = RowPacking(fitted, lines: lines, text: text)
    packing.growBars()
    packing.growLines()
    bars = packing.bars
    cells = packing.cells
    lineCount = max(min(lines, RowPlan.leastLines), packing.lineCount)
  }

  /// A week that shows everything, as far as it takes no more than `lines`.
  static func whole(_ row: GridRow, lines: Int, text: MonthText) -> RowPlan {
    let most = min(lines, row.fullLaneCount * text.frame.titleLines)
    return RowPlan(row, lines: max(leastLines, most), text: text)
  }

  /// The same week in one line less; nil when it has one.
  var smaller: RowPlan? {
    lineCount > 1 ? RowPlan(row, lines: lineCount - 1, text: text) : nil
  }

  /// The lines of an empty week, where there is room.
  private static let leastLines = 2
  /// The lines that a week may take when nobody says how high the month may be.
  private static let mostLines = 12

  /// All weeks of a month, the busy ones higher than the empty ones.
  ///
  /// - Parameter lines: the lines that the weeks have together; nil for what they need, as
  ///   long as no week is very high. Where there are too few, the highest week always gives
  ///   way first.
  static func plans(_ rows: [GridRow], lines: Int?, text: MonthText) -> [RowPlan] {
    var plans = rows.map { RowPlan.whole($0, lines: lines ?? mostLines, text: text) }
    guard let lines else { return plans }
    while plans.reduce(0, { $0 + $1.lineCount }) > lines,
      let highest = plans.indices.max(by: { plans[$0].lineCount < plans[$1].lineCount }),
      let smaller = plans[highest].smaller
    {
      plans[highest] = smaller
    }
    return plans
  }
}

/// A bar that shows.
struct PlannedBar {
  var segment: GridSegment
  var titles: [String]
  var top: Int
}

/// A timed entry that shows.
struct PlannedLine {
  var entry: GridEntry
  /// The title, the first line of which stands behind the time.
  var titles: [String]
  var top: Int
}
