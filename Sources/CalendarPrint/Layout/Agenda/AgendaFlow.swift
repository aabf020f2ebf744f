import CalendarModel

/// Where the entries of a list stand: pages, columns, and in each the days one under the other.
struct AgendaFlow {
  /// A day, or what of it lies in one column.
  struct Piece {
    var day: Day
    /// Whether it begins in an earlier column, so that its heading is repeated.
    var isContinued: Bool
    /// From the column's top.
    var top: Double
    var entries: [AgendaEntry]
  }

  /// The heights of what a list is made of, in points.
  struct Heights {
    var column: Double
    var head: Double
    var line: Double
    /// Between entries, and between days.
    var entryGap: Double
    var dayGap: Double

    /// What an entry takes.
    func of(_ entry: AgendaEntry) -> Double { Double(entry.lines.count) * line + entryGap }
  }

  /// By column, in reading order.
  private(set) var columns: [[Piece]] = [[]]
  private let heights: Heights
  private var y = 0.0

  init(_ heights: Heights) { self.heights = heights }

  /// Adds a day. Its heading stays with its first entry; where the day goes on in another
  /// column the heading is repeated.
  mutating func add(_ day: Day, _ entries: [AgendaEntry]) {
    var isContinued = false
    for entry in entries {
      let height = heights.of(entry)
      let isOpen = columns.last?.last?.day == day
      let gap = isOpen || y == 0 ? 0 : heights.dayGap
      let head = isOpen ? 0 : gap + heights.head
      if y > 0, y + head + height > heights.column + heights.entryGap {
        columns.append([])
        y = 0
      }
      if columns.last?.last?.day != day {
        if y > 0 { y += heights.dayGap }
        columns[columns.count - 1].append(
          Piece(day: day, isContinued: isContinued, top: y, entries: []))
        y += heights.head
        isContinued = true
      }
      let last = columns.count - 1
      columns[last][columns[last].count - 1].entries.append(entry)
      y += height
    }
  }
}
