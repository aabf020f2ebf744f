import CalendarModel
import Testing

/// Zones that change by rules for centuries, of which a table keeps the rules only: it must say
/// what the list of all changes says. The test's argument is the seed.
@Suite("Changes by yearly rules")
struct YearlyTransitionsTests {
  static let seeds: [UInt64] = Array(1...60)

  /// Changes of every `step`th year for some centuries, with other changes before and after.
  private func transitions(seed: UInt64) -> [TimeZoneTable.Transition] {
    var generator = SeededGenerator(seed: seed)
    let perYear = Int.random(in: 1...5, using: &generator)
    let step = Int.random(in: 1...3, using: &generator)
    let firstYear = Int.random(in: 1600...2100, using: &generator)
    // A weekday on or after a day of a month, or the day itself.
    let rules = (0..<perYear).map { index in
      (
        month: 1 + index * (12 / perYear), day: Int.random(in: 1...20, using: &generator),
        weekday: Bool.random(using: &generator) ? Weekday.sunday : nil,
        second: Int.random(in: 0..<86_400, using: &generator)
      )
    }
    var result: [TimeZoneTable.Transition] = []
    func add(_ instant: Instant) {
      if let last = result.last?.instant, last >= instant { return }
      // No two in a row are alike, so that all are kept.
      result.append(
        TimeZoneTable.Transition(instant: instant, offset: 3600 * (1 + result.count % 2)))
    }
    func day(_ year: Int, _ number: Int) -> Day {
      Day(validYear: year, month: 1, day: 1).advanced(by: number)
    }
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      let number = Int.random(in: -20_000 ..< -10, using: &generator)
      add(Instant(utc: WallTime(day(firstYear, number), secondOfDay: 7)))
    }
    let years = Int.random(in: 60...420, using: &generator)
    for year in stride(from: firstYear, to: firstYear + years * step, by: step) {
      for rule in rules {
        var date = Day(validYear: year, month: rule.month, day: rule.day)
        if let weekday = rule.weekday {
          date = date.advanced(by: 6).startOfWeek(on: weekday)
        }
        add(Instant(utc: WallTime(date, secondOfDay: rule.second)))
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let number = Int.random(in: 1...300, using: &generator)
      add(Instant(utc: WallTime(day(firstYear + years * step, number), secondOfDay: 5)))
    }
    return result
  }

  @Test("all changes are there, in their order", arguments: seeds)
  func changes(seed: UInt64) {
    let transitions = transitions(seed: seed)
    let table = TimeZoneTable(name: "Rules", initialOffset: 0, transitions: transitions)
    #expect(table.transitions.count == transitions.count, "seed \(seed)")
    #expect(Array(table.transitions) == transitions, "seed \(seed)")
  }

  @Test("the offset is that of the last change", arguments: seeds)
  func offsets(seed: UInt64) {
    let transitions = transitions(seed: seed)
    let table = TimeZoneTable(name: "Rules", initialOffset: 0, transitions: transitions)
    for (index, transition) in transitions.enumerated() {
      let before = index == 0 ? 0 : transitions[index - 1].offset
      #expect(table.offset(at: transition.instant) == transition.offset, "seed \(seed)")
      #expect(table.offset(at: transition.instant.adding(seconds: -1)) == before, "seed \(seed)")
      if index + 1 < transitions.count {
        let next = transitions[index + 1].instant.adding(seconds: -1)
        #expect(table.offset(at: next) == transition.offset, "seed \(seed)")
      }
    }
  }

  @Test("names follow the same instants", arguments: seeds)
  func designations(seed: UInt64) {
    let transitions = transitions(seed: seed)
    let names = ["AST", "BST", "CST"].map {
      ZoneDesignations.Designation($0, isDaylight: $0 == "BST")
    }
    let changes = transitions.enumerated().map { ($1.instant, names[$0 % 3]) }
    let designations = ZoneDesignations(changes: changes)
    for (index, change) in changes.enumerated() {
      let earlier = designations.designation(at: change.0.adding(seconds: -1), offset: 0)
      #expect(earlier == (index == 0 ? nil : changes[index - 1].1), "seed \(seed)")
      #expect(designations.designation(at: change.0, offset: 0) == change.1, "seed \(seed)")
    }
  }

  @Test("tables of the same changes are equal")
  func equality() {
    let first = TimeZoneTable(name: "A", initialOffset: 0, transitions: transitions(seed: 1))
    let second = TimeZoneTable(name: "A", initialOffset: 0, transitions: transitions(seed: 1))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != first.renamed("B"))
    #expect(
      first != TimeZoneTable(name: "A", initialOffset: 0, transitions: transitions(seed: 2)))
  }
}
