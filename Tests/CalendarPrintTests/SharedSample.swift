import CalendarModel
import CalendarPrint
import DayGrid
import Foundation

/// What an output says of a day, by the titles of its entries.
struct ShownDay: Hashable {
  var shown: Set<String> = []
  var hidden: Set<String> = []
  /// The number that stands for what is hidden.
  var hiddenCount = 0
}

/// The part of a bar in one week, as an output shows it.
struct ShownSegment: Hashable {
  var row: Int
  var title: String
  var columns: Range<Int>
  var startsHere: Bool
  var endsHere: Bool
}

/// What an output of a month shows.
struct ShownMonth {
  var days: [Day: ShownDay] = [:]
  var segments: Set<ShownSegment> = []
  /// By row, the titles of bars from the top down.
  var stacks: [[String]] = []
}

/// Months of entries whose titles are all different and can be found in any output.
enum SharedSample {
  static func page(seed: UInt64, count: Int) -> MonthPage {
    MonthPage(
      grid: MonthGrid(
        month: Month(validYear: 2026, month: 12), entries: entries(seed: seed, count: count),
        firstWeekday: seed % 2 == 0 ? .monday : .sunday),
      calendars: (0..<3).map { CalendarIdentity(name: "Calendar \($0)", source: "") },
      locale: Locale(identifier: "en_GB"))
  }

  /// Half of them bars, some of which come from before the month and go on after it.
  static func entries(seed: UInt64, count: Int) -> [GridEntry] {
    var generator = SeededGenerator(seed: seed)
    let first = Day(validYear: 2026, month: 11, day: 20)
    let statuses: [GridEntry.Status] = [.confirmed, .confirmed, .tentative, .cancelled]
    return (0..<count).map { index in
      let day = first.advanced(by: Int.random(in: 0..<50, using: &generator))
      let isBar = Bool.random(using: &generator)
      let length = isBar ? Int.random(in: 1...10, using: &generator) : 1
      let start = WallTime(day, secondOfDay: Int.random(in: 0..<1380, using: &generator) * 60)
      let isTimed = !isBar || length > 1 && Bool.random(using: &generator)
      return GridEntry(
        uid: "\(index)", title: "e\(index)x", days: day..<day.advanced(by: length),
        start: isTimed ? start : nil,
        end: isTimed ? start.adding(seconds: (length - 1) * 86_400 + 3000) : nil,
        calendar: index % 3, status: statuses[Int.random(in: 0..<4, using: &generator)])
    }
  }

  /// The titles in a text, in order.
  static func titles(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /e\d+x/).map { String($0.output) }
  }

  /// All titles of the days of a grid.
  static func all(_ grid: MonthGrid) -> [Day: Set<String>] {
    var days: [Day: Set<String>] = [:]
    for row in grid.rows {
      for (column, cell) in row.cells.enumerated() {
        days[cell.day] = Set(row.entries(inColumn: column).map(\.title))
      }
    }
    return days
  }

  /// The bars of a grid by what outputs tell of them.
  static func segments(_ grid: MonthGrid) -> [ShownSegment: Int] {
    var segments: [ShownSegment: Int] = [:]
    for (index, row) in grid.rows.enumerated() {
      for segment in row.segments {
        segments[
          ShownSegment(
            row: index, title: segment.entry.title, columns: segment.columns,
            startsHere: segment.startsHere, endsHere: segment.endsHere)] = segment.lane
      }
    }
    return segments
  }
}
