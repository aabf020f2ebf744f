import CalendarModel

/// Expands a series for one window.
struct SeriesExpander {
  let members: [EventSchedule]
  /// Instants in seconds, within what can be computed with.
  let window: Range<Int>
  let zones: ZoneMap
  let limits: ExpansionLimits
  let foreignRules: (any ForeignRuleExpander)?
  private(set) var hits: [EventSeries.Hit] = []
  private(set) var problems: [EventSeries.Problem] = []

  init(
    members: [EventSchedule], window: Range<Instant>, zones: ZoneMap, limits: ExpansionLimits,
    foreignRules: (any ForeignRuleExpander)?
  ) {
    self.members = members
    let lower = Swift.max(window.lowerBound.secondsSince1970, Span.first - 4 * 86_400)
    let upper = Swift.min(window.upperBound.secondsSince1970, Span.end + 4 * 86_400)
    self.window = lower..<Swift.max(lower, upper)
    self.zones = zones
    self.limits = limits
    self.foreignRules = foreignRules
  }

  mutating func run() {
    if window.isEmpty { return }
    if members.count == 1, members[0].replacement == nil {
      expandMaster(0, plan: nil)
      if hits.count > 1 { sortHits() }
      return
    }
    let plan = SeriesPlan(members, zones: zones)
    for index in plan.superseded { report(.superseded, index) }
    for index in plan.masters { expandMaster(index, plan: plan) }
    for index in plan.singles { listOverride(index) }
    for index in members.indices {
      let isIgnored = members[index].replacement != nil && members[index].recurrence != nil
      if isIgnored { report(.overrideRecurrenceIgnored, index) }
    }
    sortHits()
  }

  // MARK: Masters

  private mutating func expandMaster(_ index: Int, plan: SeriesPlan?) {
    let schedule = members[index]
    var set = RecurrenceSet(schedule, zones: zones, limits: limits, foreignRules: foreignRules)
    let segments = SeriesSegments(plan?.futures ?? [], members, clock: set.clock, zones: zones)
    for segment in segments.all {
      expand(segment, ofMaster: index, set: &set, plan: plan)
      if hits.count >= limits.maximumOccurrences && limitIsReported { break }
    }
    for kind in EventSeries.Problem.Kind.allCases where set.problems.contains(kind) {
      report(kind, index)
    }
  }

  private mutating func expand(
    _ segment: SeriesSegments.Segment, ofMaster index: Int, set: inout RecurrenceSet,
    plan: SeriesPlan?
  ) {
    let shown = segment.override ?? index
    let describer = members[shown]
    let length = OccurrenceLength(describer.ending, start: describer.start, zones: zones)
    if let problem = length.problem { report(problem, shown) }
    let clock = set.clock
    let own = segment.override == nil ? clock : SeriesClock(start: describer.start, zones: zones)

    // Where occurrences of this segment must start to touch the window.
    var walls = own.walls(from: window.lowerBound - length.longest, to: window.upperBound)
    let slack = segment.override == nil ? 0 : 86_400
    let lower = Swift.max(walls.lowerBound - segment.shift - slack, segment.walls.lowerBound)
    let upper = Swift.min(walls.upperBound - segment.shift + slack, segment.walls.upperBound)
    walls = lower..<Swift.max(lower, upper)

    var excluded = set.exclusions(in: walls)
    for override in plan?.singles ?? [] {
      guard let original = members[override].replacement?.original else { continue }
      excluded.insert(clock.key(of: original, zones: zones))
    }
    if !excluded.isEmpty { excluded.sort() }

    let recurs = set.recurs
    let keepsGivenEnd = members[index].recurrence == nil && segment.override == nil
    var isFull = false
    let (zones, window, limit) = (zones, window, limits.maximumOccurrences)
    var found: [EventSeries.Hit] = []
    let room = limit - hits.count
    set.forEach(in: walls) { member in
      if !segment.keys.contains(member.key) { return true }
      if !excluded.isEmpty && excluded.contains(key: member.key, wall: member.wall) { return true }
      let original =
        member.added?.start
        ?? clock.start.with(wallTime: WallTime(secondsSince1970: member.wall))
      var start = original
      var bounds: OccurrenceBounds
      if segment.override != nil {
        let wall = WallTime(secondsSince1970: member.wall + segment.shift)
        start = own.start.with(wallTime: wall)
        bounds = length.bounds(of: start, at: own.zone.instant(of: start.wallTime), in: own.zone)
      } else if let added = member.added {
        let zone = zones.table(of: start)
        let ownLength =
          added.ending.map { OccurrenceLength($0, start: start, zones: zones) } ?? length
        bounds = ownLength.bounds(of: start, at: zones.instant(of: start), in: zone)
      } else {
        let instant =
          clock.comparesWallTimes ? clock.zone.instant(of: start.wallTime).secondsSince1970
          : member.key
        bounds = length.bounds(of: start, at: Instant(secondsSince1970: instant), in: clock.zone)
        if keepsGivenEnd, let given = length.givenEnd { bounds.end = given }
      }
      if !Self.touches(bounds.interval, window) { return true }
      if found.count >= room {
        isFull = true
        return false
      }
      found.append(
        EventSeries.Hit(
          memberIndex: shown, start: start, end: bounds.end,
          recurrenceID: recurs ? original : nil, interval: bounds.interval))
      return true
    }
    if hits.isEmpty { hits = found } else { hits.append(contentsOf: found) }
    if isFull { report(.limitReached, index) }
  }

  // MARK: Overrides

  private mutating func listOverride(_ index: Int) {
    let schedule = members[index]
    var single = schedule
    single.recurrence = nil
    let start = schedule.start.inSpan
    let bounds = single.bounds(startingAt: start, zones: zones)
    if let problem = bounds.problem { report(problem, index) }
    if !Self.touches(bounds.interval, window) { return }
    if hits.count >= limits.maximumOccurrences {
      report(.limitReached, index)
      return
    }
    hits.append(
      EventSeries.Hit(
        memberIndex: index, start: start, end: bounds.end,
        recurrenceID: schedule.replacement?.original, interval: bounds.interval))
  }

  // MARK: Results

  private static func touches(_ interval: Range<Instant>, _ window: Range<Int>) -> Bool {
    let start = interval.lowerBound.secondsSince1970
    if start >= window.upperBound { return false }
    if start >= window.lowerBound { return true }
    return interval.upperBound.secondsSince1970 > window.lowerBound
  }

  private var limitIsReported: Bool { problems.contains { $0.kind == .limitReached } }

  private mutating func report(_ kind: EventSeries.Problem.Kind, _ index: Int) {
    let problem = EventSeries.Problem(kind, memberIndex: index)
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func sortHits() {
    func isOrdered(_ lhs: EventSeries.Hit, _ rhs: EventSeries.Hit) -> Bool {
      if lhs.interval.lowerBound != rhs.interval.lowerBound {
        return lhs.interval.lowerBound < rhs.interval.lowerBound
      }
      if lhs.interval.upperBound != rhs.interval.upperBound {
        return lhs.interval.upperBound < rhs.interval.upperBound
      }
      return lhs.memberIndex < rhs.memberIndex
    }
    for index in hits.indices.dropFirst() where isOrdered(hits[index], hits[index - 1]) {
      hits.sort(by: isOrdered)
      return
    }
  }
}
