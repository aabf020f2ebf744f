import CalendarModel
import Recurrence

extension OccurrenceQuery {
  /// The records of which an occurrence touches the window, ascending.
  ///
  /// A series is followed only until each of its components has been met, and nothing is
  /// kept of its occurrences: so a window without an end costs no more than a short one.
  ///
  /// - Parameter selection: its weekdays count. A series is followed for some thousands of
  ///   occurrences to find one.
  func touchedRecords(by selection: EventSelection = EventSelection()) -> [Int] {
    func isWanted(_ hit: EventSeries.Hit) -> Bool {
      selection.acceptsDay(of: hit.start, at: hit.interval.lowerBound, zone: zones.floating)
    }
    var touched: Set<Int> = []
    let parts = Self.parts(of: window)
    let expander = LibicalRuleExpander()
    var budget = ExpansionBudget(
      ExpansionLimits(
        maximumOccurrences: min(limits.maximumOccurrences, Self.mostOccurrences),
        maximumSteps: limits.maximumSteps), of: file)
    for first in file.index.groups {
      let record = file.index.records[Int(first)]
      if record.isSingle {
        if let hit = single(record.schedule), isWanted(hit) { touched.insert(Int(first)) }
        continue
      }
      let members = members(from: first)
      let series = EventSeries(members: members.map { file.index.records[$0].schedule })
      let foreignRules = budget.takesForeignRules(of: series) ? expander : nil
      var awaited = Set(members.indices.filter { mayTouch(members[$0]) })
      for part in parts where !awaited.isEmpty {
        let found = series.touchedMembers(
          in: part, zones: zones, limits: budget.limits, foreignRules: foreignRules,
          where: isWanted)
        touched.formUnion(found.members.map { members[$0] })
        awaited.subtract(found.members)
        if found.reachedLimit { budget.halve(least: Self.leastLimit) }
      }
    }
    return touched.sorted()
  }

  /// The occurrences of a series that are looked at for the first one that is wanted.
  private static let mostOccurrences = 10_000

  /// What a series may cost at least, however many before it met their limit: more than the
  /// first occurrence of a rule with a meaning takes.
  private static let leastLimit = 1_000

  /// Whether a component of a series can touch the window. That of one occurrence is asked
  /// at once, since it would be awaited in vain.
  private func mayTouch(_ record: Int) -> Bool {
    let schedule = file.index.records[record].schedule
    guard let replacement = schedule.replacement, !replacement.andFuture else { return true }
    return single(schedule) != nil
  }

  /// A window in parts, each twice as long as the one before; the first has a year.
  static func parts(of window: Range<Instant>) -> [Range<Instant>] {
    var parts: [Range<Instant>] = []
    var start = window.lowerBound
    var length = 366 * 86_400
    while start < window.upperBound {
      let end = min(start.adding(seconds: length), window.upperBound)
      parts.append(start..<end)
      start = end
      length *= 2
    }
    return parts
  }
}
