import DayGrid

/// How many lines the cells of each week have in a document, so that a month fits on its paper
/// when that is printed.
///
/// Every entry takes one line, so nothing needs to be measured. Lines come closer together
/// before anything is hidden; then the weeks with most lines give way first.
struct LanePlan {
  /// The most lines of a cell, whatever the paper.
  static let most = 24

  /// The least height of a week on paper, in points on A4.
  static let leastRow = 44.0

  /// How close together lines stand on paper.
  enum Density: Double, CaseIterable {
    case open = 1
    case close = 0.93
    case closest = 0.87

    /// The class of a month whose lines stand like that.
    var className: String? { self == .open ? nil : "\(self)" }
  }

  /// A length of the page in points on A4, as the print style has them.
  private enum Length {
    /// From the top of the page to the grid, and below it.
    static let around = 128.0
    /// The head of a cell, and its foot.
    static let head = 22.0
    static let foot = 5.0
    static let lane = 12.6
    /// A count of what is hidden, or a note of a mark.
    static let line = 9.0
    /// The most of the page that is left to the list of what is hidden.
    static let notes = 0.12
  }

  /// The weeks with what shows in them.
  private(set) var rows: [FittedRow]
  /// How close together they are on paper.
  private(set) var density = Density.open

  /// - Parameters:
  ///   - scale: the size of the type on the page; 1 on A4.
  ///   - noteRows: whether a week has a day with a note of a mark.
  init(_ page: MonthPage, scale: Double, noteRows: [Bool]) {
    let grid = page.grid
    let height = page.paper.height / scale
    let full = grid.rows.map { min(max($0.fullLaneCount, 1), LanePlan.most) }
    rows = zip(grid.rows, full).map { $0.fitted(lanes: $1) }
    func needed(_ rows: [FittedRow], _ lanes: [Int], _ density: Density) -> Double {
      var total = Length.around
      var hiddenDays = 0
      for (index, row) in rows.enumerated() {
        let hidden = row.cells.count { $0.hiddenCount > 0 }
        hiddenDays += hidden
        var row = Length.head * (1 + density.rawValue) / 2 + Length.foot
        row += Double(lanes[index]) * Length.lane * density.rawValue
        if hidden > 0 { row += Length.line }
        if noteRows[index] { row += Length.line }
        total += max(row, LanePlan.leastRow)
      }
      // A day's line or two at the foot, in three columns. A list that is longer than that goes
      // on on the next page: it would hide more than it names.
      let lines = Double((hiddenDays * 2 + 2) / 3)
      return total + min(lines * Length.line, height * Length.notes)
    }
    for density in Density.allCases {
      self.density = density
      if needed(rows, full, density) <= height { return }
    }
    var lanes = full
    while needed(rows, lanes, density) > height, let most = lanes.max(), most > 1,
      let index = lanes.lastIndex(of: most)
    {
      lanes[index] -= 1
      rows[index] = grid.rows[index].fitted(lanes: lanes[index])
    }
  }
}
