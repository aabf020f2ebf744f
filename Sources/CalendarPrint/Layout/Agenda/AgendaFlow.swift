import CalendarModel

/// Where the entries of a list stand: pages, columns, and in each the days one under the other.
struct AgendaFlow {
  /// A day, or what of it lies in one column.
  struct Piece {
    var day: AgendaDay
    /// From the column's top.
    var top: Double
  }

  /// The heights of what a list is made of, in points.
  struct Heights {
    var column: Double
    var head: Double
    /// Of a line under a heading.
    var headLine: Double
    var line: Double
    /// Between entries, and between days.
    var entryGap: Double
    var dayGap: Double

    /// What an entry takes.
    func of(_ entry: AgendaEntry) -> Double { Double(entry.lines.count) * line + entryGap }

    /// What a heading takes with what stands under it.
    func of(_ head: AgendaHead, isContinued: Bool) -> Double {
      guard !isContinued, !head.lines.isEmpty else { return self.head }
      return self.head + Double(head.lines.count) * headLine + entryGap
    }

    /// What a day takes.
    func of(_ day: AgendaDay) -> Double {
      day.entries.reduce(of(day.head, isContinued: day.isContinued)) { $0 + of($1) }
    }
  }

  /// By column, in reading order.
  private(set) var columns: [[Piece]] = [[]]
  private let heights: Heights
  private let height: Double
  private var y = 0.0

  init(_ heights: Heights) {
    self.heights = heights
    height = heights.column
  }

  private init(_ heights: Heights, height: Double) {
    self.heights = heights
    self.height = height
  }

  /// Adds a day. Its heading stays with its first entry; where the day goes on in another
  /// column the heading is repeated. A day that would be torn apart for the sake of a small
  /// rest of a column stays whole.
  mutating func add(_ day: AgendaDay) {
    let whole = heights.of(day)
    let gap = y == 0 ? 0 : heights.dayGap
    let isShort = whole <= heights.column * 0.2
    if y > 0, y + gap + whole > height + heights.entryGap, isShort { breakColumn() }
    // Columns that are evened out are shorter than they can be.
    let height = isShort && y == 0 ? heights.column : height
    var rest = day.entries[...]
    var head = day
    repeat {
      head.entries = []
      let headHeight = heights.of(day.head, isContinued: head.isContinued)
      let first = rest.first.map(heights.of) ?? 0
      // Two entries at least stay with a heading where there are two.
      let second = rest.dropFirst().first.map(heights.of) ?? 0
      // What stands under a heading may leave its column no room for an entry.
      let fitsAnyColumn = headHeight + first <= heights.column + heights.entryGap
      let gap = y == 0 ? 0 : heights.dayGap
      let needed = headHeight + (fitsAnyColumn ? first + second : 0)
      if y > 0, y + gap + needed > height + heights.entryGap { breakColumn() }
      if y > 0 { y += heights.dayGap }
      var piece = Piece(day: head, top: y)
      y += headHeight
      while let entry = rest.first,
        (fitsAnyColumn && piece.day.entries.isEmpty)
          || y + heights.of(entry) <= height + heights.entryGap
      {
        if isLeavingOne(rest, with: piece.day.entries.count, height) { break }
        piece.day.entries.append(entry)
        y += heights.of(entry)
        rest.removeFirst()
      }
      columns[columns.count - 1].append(piece)
      head.isContinued = true
      if !rest.isEmpty { breakColumn() }
    } while !rest.isEmpty
  }

  /// Whether the next entry but one would stand in another column alone, and the next one can
  /// keep it company there.
  private func isLeavingOne(
    _ rest: ArraySlice<AgendaEntry>, with count: Int, _ height: Double
  ) -> Bool {
    guard rest.count == 2, count >= 2 else { return false }
    return rest.reduce(y) { $0 + heights.of($1) } > height + heights.entryGap
  }

  private mutating func breakColumn() {
    columns.append([])
    y = 0
  }

  /// Columns of a last page that are about as long as each other.
  ///
  /// - Parameters:
  ///   - columns: those of the page, as they were filled.
  ///   - count: how many there may be.
  ///   - least: the height that none needs to be shorter than.
  static func balanced(
    _ columns: [[Piece]], count: Int, _ heights: Heights, least: Double
  ) -> [[Piece]] {
    let days = joined(columns)
    let total = days.reduce(-heights.dayGap) { $0 + heights.of($1) + heights.dayGap }
    var height = min(heights.column, max(least, total / Double(max(1, count))))
    while height < heights.column {
      var flow = AgendaFlow(heights, height: height)
      for day in days { flow.add(day) }
      if flow.columns.count <= count { return flow.columns }
      height += heights.line
    }
    return columns
  }

  /// The days of columns, each in one piece.
  private static func joined(_ columns: [[Piece]]) -> [AgendaDay] {
    var days: [AgendaDay] = []
    for piece in columns.joined() {
      if let last = days.last, last.day == piece.day.day {
        days[days.count - 1].entries += piece.day.entries
      } else {
        days.append(piece.day)
      }
    }
    return days
  }
}
