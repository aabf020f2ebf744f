import CalendarModel
import Recurrence

/// One run over the index for one window.
struct OccurrenceQuery {
  let file: CalendarFile
  let window: Range<Instant>
  let zones: ZoneMap
  let limits: ExpansionLimits

  /// Visits the occurrences that touch the window, series by series in the file's order. None
  /// is kept.
  ///
  /// - Parameter body: gets the records of a series, and a hit, which counts those.
  /// - Returns: what was wrong with them, and where a limit was met.
  func forEachHit(_ body: (_ records: [Int], _ hit: EventSeries.Hit) -> Void) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var tally = ProblemTally<EventSeries.Problem.Kind>()
    let expander = LibicalRuleExpander()
    var budget = ExpansionBudget(limits, of: file)
    for first in file.index.groups {
      let record = file.index.records[Int(first)]
      if record.isSingle {
        if let hit = single(record.schedule) { body([Int(first)], hit) }
        continue
      }
      let members = members(from: first)
      let series = EventSeries(members: members.map { file.index.records[$0].schedule })
      var count = 0
      let problems = series.forEachHit(
        in: window, zones: zones, limits: budget.limits(for: series),
        foreignRules: budget.takesForeignRules(of: series) ? expander : nil
      ) { hit in
        count += 1
        body(members, hit)
      }
      budget.spend(count, problems, on: series)
      for problem in problems {
        let telling = tally.count(problem.kind)
        guard telling != .nothing,
          let diagnostic = diagnostic(problem, record: members[problem.memberIndex])
        else { continue }
        diagnostics.append(telling == .asLast ? diagnostic.asLast : diagnostic)
      }
    }
    return diagnostics
  }

  /// The records of one UID.
  func members(from first: Int32) -> [Int] {
    var members: [Int] = []
    var next = first
    while next >= 0 {
      members.append(Int(next))
      next = file.index.records[Int(next)].next
    }
    return members
  }

  /// The one occurrence of an event that does not recur, if it touches the window.
  func single(_ schedule: EventSchedule) -> EventSeries.Hit? {
    // Far from the window by its wall time, whatever its zone: no need to place it exactly.
    let slack = 2 * 86_400
    let start = schedule.start.wallTime.secondsSince1970
    if start - slack > window.upperBound.secondsSince1970 { return nil }
    let length =
      switch schedule.ending {
      case .none: 86_400
      case .time(let end): end.wallTime.secondsSince1970 - start
      case .duration(let duration): duration.roughSeconds
      }
    if start + max(length, 0) + slack < window.lowerBound.secondsSince1970 { return nil }
    let bounds = schedule.bounds(startingAt: schedule.start, zones: zones)
    guard bounds.interval.touches(window) else { return nil }
    return EventSeries.Hit(
      memberIndex: 0, start: schedule.start, end: bounds.end, recurrenceID: nil,
      interval: bounds.interval)
  }
}

extension CalendarDuration {
  /// The duration with days of 24 hours. Days and seconds come from 32-bit numbers of the
  /// parser, so that this does not overflow.
  fileprivate var roughSeconds: Int { days * 86_400 + seconds }
}

extension Range<Instant> {
  /// Whether the two overlap; an empty one touches the window that its instant lies in.
  func touches(_ window: Range<Instant>) -> Bool {
    isEmpty ? window.contains(lowerBound) : overlaps(window)
  }
}
