import CalendarModel

/// Expands a series for one window.
struct SeriesExpander {
  let members: [EventSchedule]
  /// Instants in seconds, within what can be computed with.
  let window: Range<Int>
  let zones: ZoneMap
  let limits: ExpansionLimits
  let foreignRules: (any ForeignRuleExpander)?
  private var hitCount = 0
  private(set) var problems: [EventSeries.Problem] = []
  /// What was reported of overrides with a tail: that may come up for their own occurrence, and
  /// for the tail of each master. Nothing else can be found twice that is not found in a row.
  private var reportedOfTails: Set<EventSeries.Problem> = []

  init(
    members: [EventSchedule], window: Range<Instant>, zones: ZoneMap, limits: ExpansionLimits,
    foreignRules: (any ForeignRuleExpander)?
  ) {
    self.members = members
    let lower = Swift.min(
      Swift.max(window.lowerBound.secondsSince1970, Span.first - 4 * 86_400), Span.end)
    let upper = Swift.min(window.upperBound.secondsSince1970, Span.end + 4 * 86_400)
    self.window = lower..<Swift.max(lower, upper)
    self.zones = zones
    self.limits = limits
    self.foreignRules = foreignRules
  }

  /// Calls `body` with each occurrence, master by master, then the overrides of one occurrence.
  /// Where it gives false, no more occurrences of that component are looked for.
  mutating func run(_ body: (EventSeries.Hit) -> Bool) {
    if window.isEmpty { return }
    if members.count == 1, members[0].replacement == nil {
      expandMaster(0, plan: nil, body)
      return
    }
    let plan = SeriesPlan(members, zones: zones)
    for index in plan.superseded { report(.superseded, Int(index)) }
    for index in plan.masters { expandMaster(index, plan: plan, body) }
    for index in plan.singles { listOverride(index, body) }
    for index in members.indices {
      let isIgnored = members[index].replacement != nil && members[index].recurrence != nil
      if isIgnored { report(.overrideRecurrenceIgnored, index) }
    }
  }

  // MARK: Masters

  private mutating func expandMaster(
    _ index: Int, plan: SeriesPlan?, _ body: (EventSeries.Hit) -> Bool
  ) {
    let schedule = members[index]
    var set = RecurrenceSet(schedule, zones: zones, limits: limits, foreignRules: foreignRules)
    let segments = SeriesSegments(plan?.futures ?? [], members, clock: set.clock, zones: zones).all
    let parts = segments.map { Part($0, of: self, master: index, clock: set.clock) }

    var excluded = Exclusions()
    for override in plan?.singles ?? [] {
      guard let original = members[override].replacement?.original else { continue }
      excluded.insert(set.clock.key(of: original, zones: zones))
    }
    let hull = parts.dropFirst().reduce(parts[0].walls) { hull, part in
      Swift.min(
        hull.lowerBound, part.walls.lowerBound)..<Swift.max(hull.upperBound, part.walls.upperBound)
    }
    set.addExceptionDates(in: hull, to: &excluded)
    excluded.sort()

    var own: Set<EventSeries.Problem.Kind> = []
    for part in parts {
      if let problem = part.length.problem {
        if part.shown != index {
          reportOfTail(problem, part.shown)
        } else if own.insert(problem).inserted {
          report(problem, index)
        }
      }
      if !expand(part, set: &set, excluded: excluded, body) {
        if own.insert(.limitReached).inserted { report(.limitReached, index) }
        break
      }
    }
    for kind in EventSeries.Problem.Kind.allCases where set.problems.contains(kind) {
      if own.insert(kind).inserted { report(kind, index) }
    }
  }

  /// A segment of a master's set, and what describes it.
  private struct Part {
    let segment: SeriesSegments.Segment
    /// The component that describes it.
    let shown: Int
    /// How the describing component's times are placed.
    let clock: SeriesClock
    let length: OccurrenceLength
    /// The wall times, on the master's clock, of the occurrences that can touch the window.
    let walls: Range<Int>

    init(
      _ segment: SeriesSegments.Segment, of expander: SeriesExpander, master: Int,
      clock masterClock: SeriesClock
    ) {
      self.segment = segment
      shown = segment.override ?? master
      let schedule = expander.members[shown]
      let zones = expander.zones
      let isOwn = segment.override == nil
      clock = isOwn ? masterClock : SeriesClock(start: schedule.start, zones: zones)
      length = OccurrenceLength(
        schedule.ending, start: schedule.start, zone: clock.zone, zones: zones)
      let window = expander.window
      let placed = clock.walls(from: window.lowerBound - length.longest, to: window.upperBound)
      // A DATE that describes timed occurrences begins up to a day before them.
      let slack = isOwn ? 0 : 86_400
      let lower = Swift.max(placed.lowerBound - segment.shift - slack, segment.walls.lowerBound)
      let upper = Swift.min(placed.upperBound - segment.shift + slack, segment.walls.upperBound)
      walls = lower..<Swift.max(lower, upper)
    }

    /// The end of an RDATE that has a zone or an ending of its own.
    func bounds(of added: EventSchedule.AddedDate, zones: ZoneMap) -> OccurrenceBounds {
      let start = added.start
      let instant = zones.instant(of: start)
      let zone = zones.table(of: start)
      guard let ending = added.ending else {
        return length.bounds(of: start, at: instant, in: zone)
      }
      return OccurrenceLength(ending, start: start, zone: zone, zones: zones)
        .bounds(of: start, at: instant, in: zone)
    }

    /// The start of an occurrence that an override moved with its tail.
    func movedStart(of wall: Int) -> CalendarTime {
      clock.start.with(wallTime: WallTime(secondsSince1970: wall + segment.shift))
    }
  }

  /// Lists the occurrences of a part; false when the limit was reached.
  private mutating func expand(
    _ part: Part, set: inout RecurrenceSet, excluded: Exclusions,
    _ body: (EventSeries.Hit) -> Bool
  ) -> Bool {
    var byRule = Exclusions()
    let walls = set.addRuleExceptions(in: part.walls, to: &byRule)
    byRule.sort()
    let clock = set.clock
    let recurs = set.recurs
    let isOwn = part.segment.override == nil
    let givenEnd = isOwn && set.schedule.recurrence == nil ? part.length.givenEnd : nil
    let (zones, window) = (zones, window)
    let room = limits.maximumOccurrences - hitCount
    var found = 0
    var isComplete = true
    set.forEach(in: walls) { member in
      if !part.segment.keys.contains(member.key) { return true }
      if excluded.contains(key: member.key, wall: member.wall) { return true }
      if byRule.contains(key: member.key, wall: member.wall) { return true }
      var original = clock.start.with(wallTime: WallTime(secondsSince1970: member.wall))
      if let added = member.added { original = added.start }
      let start = isOwn ? original : part.movedStart(of: member.wall)
      let bounds: OccurrenceBounds
      if let added = member.added, isOwn {
        bounds = part.bounds(of: added, zones: zones)
      } else {
        // On a clock that compares instants, the key is the start.
        let instant =
          isOwn && !clock.comparesWallTimes
          ? Instant(secondsSince1970: member.key) : part.clock.zone.placed(start)
        bounds = part.length.bounds(of: start, at: instant, in: part.clock.zone)
      }
      if !Self.touches(bounds.interval, window) { return true }
      if found >= room {
        isComplete = false
        return false
      }
      found += 1
      return body(
        EventSeries.Hit(
          memberIndex: part.shown, start: start, end: givenEnd ?? bounds.end,
          recurrenceID: recurs ? original : nil, interval: bounds.interval))
    }
    hitCount += found
    return isComplete
  }

  // MARK: Overrides

  private mutating func listOverride(_ index: Int, _ body: (EventSeries.Hit) -> Bool) {
    let schedule = members[index]
    var single = schedule
    single.recurrence = nil
    let start = schedule.start.inSpan
    let bounds = single.bounds(startingAt: start, zones: zones)
    if let problem = bounds.problem {
      if schedule.replacement?.andFuture ?? false {
        reportOfTail(problem, index)
      } else {
        report(problem, index)
      }
    }
    if !Self.touches(bounds.interval, window) { return }
    if hitCount >= limits.maximumOccurrences {
      report(.limitReached, index)
      return
    }
    hitCount += 1
    _ = body(
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

  private mutating func reportOfTail(_ kind: EventSeries.Problem.Kind, _ index: Int) {
    let problem = EventSeries.Problem(kind, memberIndex: index)
    if reportedOfTails.insert(problem).inserted { problems.append(problem) }
  }

  private mutating func report(_ kind: EventSeries.Problem.Kind, _ index: Int) {
    problems.append(EventSeries.Problem(kind, memberIndex: index))
  }
}

extension TimeZoneTable {
  /// The instant at which a time begins that is placed in this zone.
  fileprivate func placed(_ time: CalendarTime) -> Instant {
    if case .utc(let instant) = time { return instant }
    return instant(of: time.wallTime)
  }
}
