import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// The same entries in every output: whatever shows a month says of each day what the grid has,
/// shown or hidden, with the same bars over the same days. The first argument is the seed.
@Suite("The same segments in every output")
struct SharedSegmentTests {
  static let seeds: [UInt64] = Array(1...10)

  @Test("in the terminal", arguments: seeds, [(5, nil), (60, nil), (60, 24), (180, 40)])
  func terminal(_ seed: UInt64, _ size: (count: Int, height: Int?)) throws {
    let page = SharedSample.page(seed: seed, count: size.count)
    let options = TextOptions(
      width: 220, height: size.height, colorMode: .none, locale: page.locale)
    let text = TextMonth(grid: page.grid, calendars: page.calendars, options: options)
    try check(try Self.shown(text), page.grid, seed)
  }

  @Test("in ASCII as in Unicode", arguments: seeds)
  func ascii(_ seed: UInt64) throws {
    let page = SharedSample.page(seed: seed, count: 60)
    var options = TextOptions(width: 220, height: 40, colorMode: .none, locale: page.locale)
    let unicode = TextMonth(grid: page.grid, calendars: page.calendars, options: options).lines()
    options.repertoire = .ascii
    let ascii = TextMonth(grid: page.grid, calendars: page.calendars, options: options).lines()
    #expect(unicode.map(\.count) == ascii.map(\.count))
    #expect(
      unicode.map { SharedSample.titles(in: $0) } == ascii.map { SharedSample.titles(in: $0) })
  }

  @Test("in a list of days", arguments: seeds)
  func agenda(_ seed: UInt64) throws {
    let page = SharedSample.page(seed: seed, count: 80)
    let agenda = TextAgenda(
      entries: page.grid.rows.flatMap { row in
        row.segments.map(\.entry) + row.cells.flatMap(\.timed)
      }.unique, days: page.grid.days, calendars: page.calendars, showsEmptyDays: true,
      options: TextOptions(width: 100, colorMode: .none, locale: page.locale))
    let parts = agenda.lines().split(separator: "", omittingEmptySubsequences: false)
    let all = SharedSample.all(page.grid)
    #expect(parts.count == page.grid.days.count)
    for (day, lines) in zip(page.grid.days, parts) {
      let titles = SharedSample.titles(in: lines.joined(separator: "\n"))
      #expect(Set(titles) == all[day], "\(day), seed \(seed)")
      #expect(Set(titles).count == titles.count, "\(day), seed \(seed)")
    }
  }

  @Test("in HTML", arguments: seeds, [5, 60, 250])
  func html(_ seed: UInt64, _ count: Int) throws {
    let page = SharedSample.page(seed: seed, count: count)
    try check(try Self.shown(HTMLCalendar(pages: [page]), page.grid), page.grid, seed)
  }

  /// What is shown and what is hidden is all, nothing is both, and bars are those of the grid.
  private func check(_ month: ShownMonth, _ grid: MonthGrid, _ seed: UInt64) throws {
    let all = SharedSample.all(grid)
    for (day, titles) in all {
      let shown = month.days[day] ?? ShownDay()
      #expect(shown.shown.union(shown.hidden) == titles, "\(day), seed \(seed)")
      #expect(shown.shown.isDisjoint(with: shown.hidden), "\(day), seed \(seed)")
      #expect(shown.hiddenCount == shown.hidden.count, "\(day), seed \(seed)")
    }
    let lanes = SharedSample.segments(grid)
    #expect(month.segments.subtracting(lanes.keys).isEmpty, "seed \(seed)")
    // A bar shows in the lowest lanes, and in all of its days or none.
    for (row, stack) in month.stacks.enumerated() {
      let own = lanes.filter { $0.key.row == row }
      let places = Dictionary(stack.enumerated().map { ($1, $0) }) { first, _ in first }
      for (one, lane) in own {
        for (other, below) in own where lane < below && one.columns.overlaps(other.columns) {
          guard let lower = places[other.title] else { continue }
          let upper = try #require(places[one.title], "\(one.title), seed \(seed)")
          #expect(upper < lower, "\(one.title) and \(other.title), seed \(seed)")
        }
      }
    }
  }

  /// Reads a month of a terminal of 220 columns, as it stands there.
  private static func shown(_ text: TextMonth) throws -> ShownMonth {
    let (left, pitch) = (3, 31)
    var month = ShownMonth()
    let lines = text.lines()
    let rule = try #require(lines.firstIndex { $0.contains("┯") })
    let end = try #require(lines.firstIndex { $0.contains("┴") })
    let weeks = lines[(rule + 1)..<end].split { $0.contains("┼") }
    #expect(weeks.count == text.grid.rows.count)
    for (row, week) in weeks.enumerated() {
      let days = text.grid.rows[row].cells.map(\.day)
      let head = week.first ?? ""
      for match in head.matches(of: /\+(\d+)/) {
        let column =
          (head.distance(from: head.startIndex, to: match.range.lowerBound) - left) / pitch
        month.days[days[column], default: ShownDay()].hiddenCount = Int(match.output.1) ?? -1
      }
      var stack: [String] = []
      for line in week.dropFirst() {
        let characters = Array(line)
        for match in line.matches(of: /e\d+x/) {
          let title = String(match.output)
          let place = line.distance(from: line.startIndex, to: match.range.lowerBound)
          let column = (place - left) / pitch
          // A bar has ends; between a day's hairlines a timed entry has none.
          let start = characters[..<place].lastIndex { "┣‹│┫›".contains($0) }
          guard let start, "┣‹".contains(characters[start]) else {
            month.days[days[column], default: ShownDay()].shown.insert(title)
            continue
          }
          let last = try #require(characters[place...].firstIndex { "┫›".contains($0) })
          let columns = (start - left) / pitch..<(last - left) / pitch + 1
          month.segments.insert(
            ShownSegment(
              row: row, title: title, columns: columns, startsHere: characters[start] == "┣",
              endsHere: characters[last] == "┫"))
          stack.append(title)
          for column in columns {
            month.days[days[column], default: ShownDay()].shown.insert(title)
          }
        }
      }
      month.stacks.append(stack)
    }
    readHidden(lines[end...], text.grid, &month)
    return month
  }

  /// Reads the list under the grid: `Thu 10 Dec  e1x · 09:30 e2x`.
  private static func readHidden(
    _ lines: ArraySlice<String>, _ grid: MonthGrid, _ month: inout ShownMonth
  ) {
    let names = ["Nov": 11, "Dec": 12, "Jan": 1]
    var day: Day?
    for line in lines {
      if let head = line.firstMatch(of: #/^ +[A-Z][a-z]+,? (\d+) ([A-Z][a-z]+) /#) {
        day = grid.days.first {
          $0.dayOfMonth == Int(head.output.1) && $0.month.month == names[String(head.output.2)]
        }
      }
      guard let day else { continue }
      month.days[day, default: ShownDay()].hidden.formUnion(SharedSample.titles(in: line))
    }
  }

  /// Reads the cells of a document.
  private static func shown(_ calendar: HTMLCalendar, _ grid: MonthGrid) throws -> ShownMonth {
    let cells = try HTMLSample(calendar).cells
    var month = ShownMonth()
    for (index, row) in grid.rows.enumerated() {
      var lanes: [String: Int] = [:]
      for (column, cell) in row.cells.enumerated() {
        let written = try #require(cells.first { $0.day == cell.day.description })
        let parts = written.text.components(separatedBy: "<details")
        var day = ShownDay()
        for item in parts[0].components(separatedBy: "<li ").dropFirst() {
          let title = try #require(SharedSample.titles(in: item).first)
          day.shown.insert(title)
          let names = (item.firstMatch(of: /class="([^"]*)"/)?.output.1 ?? "").split(separator: " ")
          guard names.first == "bar", let lane = number("l", names), let span = number("s", names)
          else { continue }
          lanes[title] = lane
          month.segments.insert(
            ShownSegment(
              row: index, title: title, columns: column..<column + span,
              startsHere: !names.contains("before"), endsHere: !names.contains("after")))
        }
        if parts.count > 1 {
          day.hidden = Set(SharedSample.titles(in: parts[1]))
          day.hiddenCount =
            (parts[1].firstMatch(of: />\+(\d+)</)?.output.1).flatMap { Int($0) } ?? -1
        }
        month.days[cell.day] = day
      }
      month.stacks.append(lanes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key))
    }
    return month
  }

  /// The number behind a letter among the classes of an element.
  private static func number(_ letter: Character, _ names: [Substring]) -> Int? {
    names.lazy.filter { $0.first == letter }.compactMap { Int($0.dropFirst()) }.first
  }
}

extension [GridEntry] {
  /// Each entry once.
  fileprivate var unique: [GridEntry] {
    var known: Set<GridEntry> = []
    return filter { known.insert($0).inserted }
  }
}
