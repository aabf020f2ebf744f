import CalendarModel
import Recurrence

/// Checks what recurs, and what overrides say of it.
struct SeriesCheck {
  private let file: CalendarFile
  private let query: OccurrenceQuery
  private let budget: ForeignRuleBudget

  /// - Parameter followsForeignRules: whether rules of other calendars are followed, of which
  ///   no problem is an error.
  init(_ file: CalendarFile, followsForeignRules: Bool) {
    self.file = file
    // A series that never meets its overrides is not followed to the end of time; each of them
    // is a look at the series, and a file may have many.
    let overrides = file.index.records.count { $0.schedule.replacement != nil }
    let limits = ExpansionLimits(
      maximumOccurrences: 20_000,
      maximumSteps: min(200_000, max(2_000, 10_000_000 / max(overrides, 1))))
    query = OccurrenceQuery(
      file: file, window: Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 1),
      zones: file.zoneMap(floating: .utc), limits: limits)
    budget = ForeignRuleBudget(
      followsForeignRules ? 500 + file.document.bytes.count / 1_000 : 0)
  }

  /// Calls `report` with each problem. O(events, and the occurrences near those that overrides
  /// name).
  func run(_ report: (Diagnostic) -> Void) {
    // Enough to see what a rule is like.
    let few = ExpansionLimits(maximumOccurrences: 200, maximumSteps: 20_000)
    let expander = LibicalRuleExpander(budget: budget)
    var unchecked: (first: Int, count: Int)?
    for first in file.index.groups where !file.index.records[Int(first)].isSingle {
      let (members, superseded) = members(from: first)
      for record in superseded {
        let problem = EventSeries.Problem(.superseded, memberIndex: 0)
        if let diagnostic = query.diagnostic(problem, record: Int(record)) { report(diagnostic) }
      }
      let series = EventSeries(members: members.map { file.index.records[$0].schedule })
      let start = members.map { query.zones.instant(of: file.index.records[$0].schedule.start) }
        .min()
      guard let start else { continue }
      let met = series.forEachHit(
        in: start..<start.adding(seconds: 86_400), zones: query.zones, limits: few,
        foreignRules: expander
      ) { _ in }
      let others = series.problems(
        zones: query.zones, limits: query.limits, foreignRules: expander)
      let isUnchecked = series.hasForeignRule && budget.left <= 0
      if isUnchecked { unchecked = (unchecked?.first ?? Int(first), (unchecked?.count ?? 0) + 1) }
      // Not put together: each component of a large series may have one.
      for problem in [met, others].joined() where !isUnchecked || !problem.dependsOnRule {
        if let diagnostic = query.diagnostic(problem, record: members[problem.memberIndex]) {
          report(diagnostic)
        }
      }
    }
    if let unchecked { report(diagnostic(unchecked.first, count: unchecked.count)) }
  }

  /// The records of one UID, and those that need not be looked at: of these masters another
  /// version holds. There may be a million, and a series copies what it is made of.
  private func members(from first: Int32) -> (members: [Int], superseded: [Int32]) {
    let all = query.members(from: first)
    let versions = MasterVersions(of: all.lazy.filter { !isOverride($0) }) {
      file.index.records[$0].schedule
    }
    if versions.superseded.isEmpty { return (all, []) }
    let members = versions.holding.map { Int($0) } + all.filter(isOverride)
    return (members.sorted(), versions.superseded)
  }

  private func isOverride(_ record: Int) -> Bool {
    file.index.records[record].schedule.replacement != nil
  }

  /// That there are too many rules of other calendars to follow them all.
  private func diagnostic(_ first: Int, count: Int) -> Diagnostic {
    let node = Int(file.index.records[first].node)
    return Diagnostic(
      .note, .unfollowedRule, file: file.document.file,
      line: DocumentComponent(file.content, node: node).line,
      problem:
        "\(count) events have rules that count in other calendars, first here, and there are "
        + "too many of those to follow them all",
      action: "not checked whether they take place as their overrides say")
  }
}

extension EventSeries {
  fileprivate var hasForeignRule: Bool {
    members.contains { $0.recurrence?.rules.contains { !$0.isGregorian } ?? false }
  }
}

extension EventSeries.Problem {
  /// Whether it may come of a rule that was not followed.
  fileprivate var dependsOnRule: Bool {
    kind == .foreignRuleUnsupported || kind == .overrideMatchesNothing
  }
}
