import CalendarModel

/// The recurrence set of one master: DTSTART, the rules' occurrences and the RDATEs.
struct RecurrenceSet {
  /// One occurrence.
  struct Member {
    /// How it is compared within the set.
    var key: Int
    /// Its start on the set's wall clock, in seconds.
    var wall: Int
    /// The RDATE that it is, where that has a zone or an ending of its own.
    var added: EventSchedule.AddedDate?

    /// The lowest of those at one time is the occurrence.
    var rank: UInt8 {
      guard let added else { return 1 }
      return added.ending == nil ? 2 : 0
    }
  }

  let schedule: EventSchedule
  let clock: SeriesClock
  let zones: ZoneMap
  let limits: ExpansionLimits
  let foreignRules: (any ForeignRuleExpander)?
  /// What was asked of `foreignRules` for a range that is looked at piece by piece.
  private var remembered: [RememberedWalls] = []
  /// Problems of the component, found while walking.
  private(set) var problems: Set<EventSeries.Problem.Kind> = []

  init(
    _ schedule: EventSchedule, zones: ZoneMap, limits: ExpansionLimits,
    foreignRules: (any ForeignRuleExpander)?
  ) {
    self.schedule = schedule
    clock = SeriesClock(start: schedule.start, zones: zones)
    self.zones = zones
    self.limits = limits
    self.foreignRules = foreignRules
  }

  /// Whether there is more than DTSTART.
  var recurs: Bool {
    guard let recurrence = schedule.recurrence else { return false }
    return !recurrence.rules.isEmpty || !recurrence.addedDates.isEmpty
  }

  /// Visits the occurrences that start in a range of wall time, in ascending order, until
  /// `body` gives false. RDATEs with an ending of their own come from before the range, too.
  mutating func forEach(in walls: Range<Int>, _ body: (Member) -> Bool) {
    guard let recurrence = schedule.recurrence, recurs else {
      if walls.contains(clock.startWall) {
        _ = body(Member(key: clock.key(ofWall: clock.startWall), wall: clock.startWall))
      }
      return
    }
    if recurrence.addedDates.isEmpty, recurrence.rules.count == 1, recurrence.rules[0].isGregorian {
      var iterator = occurrences(of: recurrence.rules[0], in: walls, maximum: Int.max)
      while let time = iterator.next() {
        let wall = time.secondsSince1970
        if !body(Member(key: clock.key(ofWall: wall), wall: wall)) { return }
      }
      if iterator.reachedLimit { problems.insert(.limitReached) }
      return
    }
    for found in collected(recurrence, in: walls) {
      let added = found.added.flatMap { member(of: recurrence.addedDates[$0], in: walls) }
      if !body(added ?? Member(key: found.key, wall: found.wall)) { return }
    }
  }

  private mutating func collected(
    _ recurrence: EventSchedule.Recurrence, in walls: Range<Int>
  ) -> [FoundMember] {
    var found: [FoundMember] = []
    for (index, added) in recurrence.addedDates.enumerated() {
      if let member = member(of: added, in: walls) {
        found.append(FoundMember(member, added: index))
      }
    }
    func add(_ wall: Int) {
      found.append(FoundMember(Member(key: clock.key(ofWall: wall), wall: wall)))
    }
    if walls.contains(clock.startWall) { add(clock.startWall) }
    // All rules together have little more room than one alone.
    var room = 2 * min(limits.maximumOccurrences, .max / 2)
    for rule in recurrence.rules {
      let times = self.walls(
        of: rule, in: walls, includesStart: true, maximum: min(limits.maximumOccurrences, room))
      room -= times.count
      times.forEach(add)
    }
    // Of two at one time, the one with an ending of its own is kept, then the one that is
    // not in another zone.
    found.sort { lhs, rhs in
      lhs.key == rhs.key ? lhs.rank < rhs.rank : lhs.key < rhs.key
    }
    var kept = 0
    for member in found where kept == 0 || found[kept - 1].key != member.key {
      found[kept] = member
      kept += 1
    }
    found.removeSubrange(kept...)
    return found
  }

  /// The wall times of a rule, in seconds, as far as the limits allow.
  mutating func walls(
    of rule: RecurrenceRule, in walls: Range<Int>, includesStart: Bool, maximum: Int? = nil
  ) -> [Int] {
    if !rule.isGregorian {
      let times: [Int]?
      if let known = remembered.first(where: { $0.rule == rule && $0.covers(walls) }) {
        times = known.walls(in: walls)
      } else {
        times = foreignWallTimes(of: rule, in: walls)?.map(\.secondsSince1970)
      }
      if let times { return times }
      problems.insert(.foreignRuleUnsupported)
      return []
    }
    var found: [Int] = []
    var iterator = occurrences(
      of: rule, in: walls, maximum: maximum ?? limits.maximumOccurrences,
      includesStart: includesStart)
    while let time = iterator.next() { found.append(time.secondsSince1970) }
    if iterator.reachedLimit { problems.insert(.limitReached) }
    return found
  }

  /// Asks for the times of foreign rules in a range of wall time once, so that many looks into
  /// it cost no more than one.
  mutating func rememberForeignRules(in walls: Range<Int>) {
    for rule in schedule.recurrence?.rules ?? [] where !rule.isGregorian {
      let times = foreignWallTimes(of: rule, in: walls)
      remembered.append(
        RememberedWalls(rule: rule, range: walls, walls: times?.map(\.secondsSince1970)))
    }
  }

  private func foreignWallTimes(of rule: RecurrenceRule, in walls: Range<Int>) -> [WallTime]? {
    let lower = Swift.max(walls.lowerBound, Span.first)
    let upper = Swift.min(walls.upperBound, Span.end)
    if lower >= upper { return [] }
    return foreignRules?.wallTimes(
      of: rule, start: clock.start.wallTime, isDate: clock.start.isDate,
      in: WallTime(secondsSince1970: lower)..<WallTime(secondsSince1970: upper),
      zone: clock.ruleZone, limits: limits)
  }

  mutating func occurrences(
    of rule: RecurrenceRule, in walls: Range<Int>, maximum: Int, includesStart: Bool = true
  ) -> RuleOccurrences.Iterator {
    let isDate = clock.start.isDate
    var until = UntilBound()
    if case .until(let time) = rule.end {
      until = UntilBound(.until(inOwnZone(time)), isDate: isDate, zone: clock.zone)
      if until.reading != nil { problems.insert(.untilCoerced) }
    }
    if rule.interval < 1 { problems.insert(.intervalCoerced) }
    let occurrences = RuleOccurrences(
      rule, start: clock.start.wallTime, isDate: isDate,
      in: WallTime(
        secondsSince1970: walls.lowerBound)..<WallTime(secondsSince1970: walls.upperBound),
      zone: clock.ruleZone, until: until,
      limits: ExpansionLimits(maximumOccurrences: maximum, maximumSteps: stepsOfOneRule),
      includesStart: includesStart)
    return occurrences.makeIterator()
  }

  /// The steps of a set of many rules are shared.
  private var stepsOfOneRule: Int {
    let rules = schedule.recurrence.map { $0.rules.count + $0.exceptionRules.count } ?? 0
    return limits.maximumSteps / max(1, rules / 4)
  }

  /// An UNTIL with the TZID of another zone, as the instant that it is.
  private func inOwnZone(_ time: CalendarTime) -> CalendarTime {
    guard case .zoned(_, let zone) = time, zone != clock.start.zone, !clock.start.isDate else {
      return time
    }
    return .utc(zones.instant(of: time.inSpan))
  }

  /// The RDATEs as occurrences.
  mutating func addedMembers() -> [Member] {
    (schedule.recurrence?.addedDates ?? []).compactMap { member(of: $0, in: Span.first..<Span.end) }
  }

  private mutating func member(
    of added: EventSchedule.AddedDate, in walls: Range<Int>
  ) -> Member? {
    let start = added.start.inSpan
    let wall = start.wallTime.secondsSince1970
    // Far outside, whatever the zones.
    let slack = 2 * 86_400
    if wall >= walls.upperBound + slack { return nil }
    if added.ending == nil && wall < walls.lowerBound - slack { return nil }

    var member: Member
    if start.isDate != clock.start.isDate { problems.insert(.addedDateCoerced) }
    switch clock.key(of: start, zones: zones) {
    case .day(let day):
      let time = day * 86_400 + clock.startWall.flooredRemainder(by: 86_400)
      member = Member(key: clock.key(ofWall: time), wall: time)
    case .moment(let key):
      member = Member(key: key, wall: clock.wall(ofKey: key))
      let isOwnKind = clock.start.with(wallTime: start.wallTime) == start
      if isOwnKind { member.wall = wall }
      if !isOwnKind && !clock.start.isDate && start.zoneMatters {
        member.added = EventSchedule.AddedDate(start)
      }
    }
    if let ending = added.ending {
      let own =
        member.added?.start
        ?? clock.start.with(
          wallTime: WallTime(secondsSince1970: member.wall))
      member.added = EventSchedule.AddedDate(own, ending: ending)
    } else if !walls.contains(member.wall) {
      return nil
    }
    return member.wall < walls.upperBound ? member : nil
  }

  /// Adds the EXDATEs that can concern a range of wall time.
  func addExceptionDates(in walls: Range<Int>, to found: inout Exclusions) {
    guard let recurrence = schedule.recurrence else { return }
    let slack = 2 * 86_400
    for time in recurrence.exceptionDates {
      let wall = time.inSpan.wallTime.secondsSince1970
      if wall >= walls.lowerBound - slack && wall < walls.upperBound + slack {
        found.insert(clock.key(of: time, zones: zones))
      }
    }
  }

  /// Adds the occurrences of the EXRULEs in a range of wall time.
  ///
  /// - Returns: the range in which all of them are known: a shorter one at a limit.
  mutating func addRuleExceptions(in walls: Range<Int>, to found: inout Exclusions) -> Range<Int> {
    var end = walls.upperBound
    var room = 2 * min(limits.maximumOccurrences, .max / 2)
    for rule in schedule.recurrence?.exceptionRules ?? [] {
      let times = self.walls(
        of: rule, in: walls, includesStart: false, maximum: min(limits.maximumOccurrences, room))
      room -= times.count
      for wall in times { found.insert(.moment(clock.key(ofWall: wall))) }
      if problems.contains(.limitReached) { end = Swift.min(end, times.last ?? walls.lowerBound) }
    }
    return walls.lowerBound..<end
  }
}

/// The wall times of one rule in a range, in seconds; nil where they can't be told.
private struct RememberedWalls {
  let rule: RecurrenceRule
  let range: Range<Int>
  /// Ascending.
  let walls: [Int]?

  func covers(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }

  /// Those in a smaller range. O(log *n* + those).
  func walls(in part: Range<Int>) -> [Int]? {
    guard let walls else { return nil }
    let first = walls.partitioningIndex { $0 >= part.lowerBound }
    return Array(walls[first...].prefix { $0 < part.upperBound })
  }
}

extension CalendarTime {
  /// Whether the value names a point of time by itself.
  fileprivate var zoneMatters: Bool {
    switch self {
    case .utc, .zoned: true
    case .date, .floating: false
    }
  }
}
