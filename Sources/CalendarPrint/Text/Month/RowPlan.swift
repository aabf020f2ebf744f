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
    packing.shadeBars()
    bars = packing.bars
    cells = packing.cells
    lineCount = max(min(lines, RowPlan.leastLines), packing.lineCount)
  }

  /// The same week in one line less; nil when there is no less. Only an empty week can do
  /// without any.
  private var smaller: RowPlan? {
    let least = row.fullLaneCount == 0 ? 0 : 1
    return lineCount > least ? RowPlan(row, lines: lineCount - 1, text: text) : nil
  }

  /// How often an entry is hidden in a cell.
  private var hiddenCount: Int { fitted.cells.reduce(0) { $0 + $1.hiddenCount } }

  /// The lines of an empty week, where there is room.
  private static let leastLines = 2
  /// The lines that a week takes at most when nobody says how high the month may be.
  private static let usualLines = 12
  /// The lines that a week takes at most: more are read better as a list.
  private static let mostLines = 60

  /// All weeks of a month, the busy ones higher than the empty ones.
  ///
  /// - Parameter lines: the lines that the weeks have together; nil for what they need, as
  ///   long as no week is very high. Where there are too few, white space and long titles
  ///   give way before entries do, and high weeks before low ones.
  static func plans(_ rows: [GridRow], lines: Int?, text: MonthText) -> [RowPlan] {
    let limit = min(lines ?? usualLines, mostLines)
    var plans = rows.map { row in
      let whole = row.fullLaneCount * text.frame.titleLines
      return RowPlan(row, lines: max(leastLines, min(limit, whole)), text: text)
    }
    guard let lines else { return plans }
    var smaller = plans.map(\.smaller)
    while plans.reduce(0, { $0 + $1.lineCount }) > lines {
      let fromHighest = plans.indices.filter { smaller[$0] != nil }
        .sorted { (plans[$0].lineCount, $1) > (plans[$1].lineCount, $0) }
      let harmless = fromHighest.first { smaller[$0]?.hiddenCount == plans[$0].hiddenCount }
      guard let index = harmless ?? fromHighest.first, let plan = smaller[index] else { break }
      plans[index] = plan
      smaller[index] = plan.smaller
    }
    return plans
  }
}

/// A bar that shows.
struct PlannedBar {
  var segment: GridSegment
  var written: WrittenEntry
  /// Its first line.
  var top: Int
  /// Whether it is to look a little different from the bar above it, which has its colour.
  var isShaded = false

  /// Its lines, half-open.
  var lines: Range<Int> { top..<top + written.height }
}

/// A timed entry that shows.
struct PlannedLine {
  var entry: GridEntry
  var written: WrittenEntry
  /// Its first line.
  var top: Int

  /// Its lines, half-open.
  var lines: Range<Int> { top..<top + written.height }
}
