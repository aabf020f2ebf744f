import CalendarModel
import DayGrid

/// How many lines the cells of each week have in a document, so that a month fits on its paper
/// when that is printed.
///
/// Every entry takes one line, and long titles a second one where there is room. How long a
/// title is, is estimated. Names and notes become one line each, and lines come closer together,
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
    /// A count of what is hidden, or a line of names and notes.
    static let line = 9.0
    /// The most of the page that is left to the list of what is hidden.
    static let notes = 0.12
    /// A letter of a title, and what of a cell's width it does not have.
    static let letter = 4.1
    static let inset = 16.0
    /// What of the page's width the cells do not have.
    static let sides = 84.0
  }

  /// The weeks with what shows in them.
  private(set) var rows: [FittedRow]
  /// What stands under the numbers of their days.
  private(set) var heads: [HeadPlan]
  /// Whether names and notes have one line each on paper.
  private(set) var isBrief = false
  /// Whether long titles of a week take two lines on paper.
  private(set) var isRoomy: [Bool]
  /// How close together they are on paper.
  private(set) var density = Density.open

  /// - Parameter scale: the size of the type on the page; 1 on A4.
  init(_ page: MonthPage, scale: Double, heads: [HeadPlan], locale: CalendarLocale) {
    let grid = page.grid
    let height = page.paper.height / scale
    let full = grid.rows.map { min(max($0.fullLaneCount, 1), LanePlan.most) }
    let width = (page.paper.width / scale - Length.sides) / 7 - Length.inset
    let columns = max(8, Int(width * 0.88 / Length.letter))
    rows = zip(grid.rows, full).map { $0.fitted(lanes: $1) }
    let wrapped = rows.map { LanePlan.wrappedLanes($0, columns: columns, locale: locale) }
    isRoomy = grid.rows.map { _ in false }
    self.heads = heads
    func needed(_ plan: LanePlan, _ lanes: [Int]) -> Double {
      var total = Length.around
      var hiddenDays = 0
      for (index, row) in plan.rows.enumerated() {
        let hidden = row.cells.count { $0.hiddenCount > 0 }
        hiddenDays += hidden
        var height = Length.head * (1 + plan.density.rawValue) / 2 + Length.foot
        let count = plan.isRoomy[index] ? max(lanes[index], wrapped[index]) : lanes[index]
        height += Double(count) * Length.lane * plan.density.rawValue
        if hidden > 0 { height += Length.line }
        height += Double(plan.heads[index].lineCount) * Length.line
        total += max(height, LanePlan.leastRow)
      }
      // A day's line or two at the foot, in three columns. A list that is longer than that goes
      // on on the next page: it would hide more than it names.
      let lines = Double((hiddenDays * 2 + 2) / 3)
      return total + min(lines * Length.line, height * Length.notes)
    }
    func fits(_ lanes: [Int]) -> Bool { needed(self, lanes) <= height }

    for isShort in [false, true] {
      if isShort {
        self.heads = heads.map(\.shortened)
        isBrief = true
      }
      for density in Density.allCases {
        self.density = density
        guard fits(full) else { continue }
        // The weeks with the fewest lines first: there a second one is seen best.
        for index in wrapped.indices.sorted(by: { (full[$0], $0) < (full[$1], $1) })
        where wrapped[index] > 0 {
          isRoomy[index] = true
          if !fits(full) { isRoomy[index] = false }
        }
        return
      }
    }
    var lanes = full
    while !fits(lanes), let most = lanes.max(), most > 1,
      let index = lanes.lastIndex(of: most)
    {
      lanes[index] -= 1
      rows[index] = grid.rows[index].fitted(lanes: lanes[index])
    }
  }

  /// The lines that a week needs when long titles under the bars take two; 0 where none does.
  private static func wrappedLanes(
    _ row: FittedRow, columns: Int, locale: CalendarLocale
  ) -> Int {
    var most = 0
    for column in row.cells.indices {
      let lines = row.cells[column].lines
      let lastBar = row.lastBarLane(inColumn: column)
      let long = lines.count { line in
        guard line.lane > lastBar else { return false }
        let time = line.entry.start.map { locale.clock.time($0, .narrow) } ?? ""
        let title = locale.name(of: line.entry, limit: HTMLBuilder.Limit.title)
        return DisplayWidth.of(time) + 1 + DisplayWidth.of(title) > columns
      }
      guard long > 0 else { continue }
      most = max(most, max(lastBar, lines.last?.lane ?? -1) + 1 + long)
    }
    return most
  }
}

extension FittedRow {
  /// The last lane that a bar takes in a column, or -1: below it lines may be of any height.
  func lastBarLane(inColumn column: Int) -> Int {
    segments.lazy.filter { $0.columns.contains(column) }.map(\.lane).max() ?? -1
  }
}
