import DayGrid

/// How many lines the cells of each week have in a document, so that a month fits on its paper
/// when that is printed.
///
/// Every entry takes one line, so nothing needs to be measured. The weeks with most lines give
/// way first.
struct LanePlan {
  /// The most lines of a cell, whatever the paper.
  static let most = 24

  /// A length of the page in points on A4, as the print style has them.
  enum Length {
    /// From the top of the page to the grid, and below it.
    static let around = 132.0
    /// The head of a cell, and its foot.
    static let cell = 27.0
    static let lane = 12.6
    /// A count of what is hidden, or a note of a mark.
    static let line = 10.0
  }

  /// The weeks with what shows in them.
  let rows: [FittedRow]

  /// - Parameters:
  ///   - scale: the size of the type on the page; 1 on A4.
  ///   - noteRows: whether a week has a day with a note of a mark.
  init(_ page: MonthPage, scale: Double, noteRows: [Bool]) {
    let grid = page.grid
    var lanes = grid.rows.map { min(max($0.fullLaneCount, 1), LanePlan.most) }
    var rows = zip(grid.rows, lanes).map { $0.fitted(lanes: $1) }
    let height = page.paper.height / scale - Length.around
    func needed() -> Double {
      var total = 0.0
      var hiddenDays = 0
      for (index, row) in rows.enumerated() {
        let hidden = row.cells.count { $0.hiddenCount > 0 }
        hiddenDays += hidden
        total += Length.cell + Double(lanes[index]) * Length.lane
        if hidden > 0 { total += Length.line }
        if noteRows[index] { total += Length.line }
      }
      // A day's line or two at the foot, in three columns.
      return total + Double((hiddenDays * 2 + 2) / 3) * Length.line
    }
    while needed() > height, let most = lanes.max(), most > 1,
      let index = lanes.lastIndex(of: most)
    {
      lanes[index] -= 1
      rows[index] = grid.rows[index].fitted(lanes: lanes[index])
    }
    self.rows = rows
  }
}
