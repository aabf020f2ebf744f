public import CalendarModel

extension EventSeries {
  /// What is wrong with the series as a whole, whatever the window: a DTSTART that matches
  /// none of its rules, an override that names no occurrence.
  ///
  /// Apart from `expansion`, since each answer is a look at the set at one time of its own:
  /// with COUNT, that counts all occurrences before it. An override of an occurrence that an
  /// EXDATE takes out is not reported.
  public func problems(
    zones: ZoneMap, limits: ExpansionLimits = .standard,
    foreignRules: (any ForeignRuleExpander)? = nil
  ) -> [Problem] {
    var found: [Problem] = []
    let plan = SeriesPlan(members, zones: zones)
    // A UID may have a million masters: their sets are looked at one by one.
    func set(_ index: Int) -> RecurrenceSet {
      RecurrenceSet(members[index], zones: zones, limits: limits, foreignRules: foreignRules)
    }
    for index in plan.masters {
      var set = set(index)
      if !set.startMatchesARule() { found.append(Problem(.startOutsideRule, memberIndex: index)) }
    }
    var originals = plan.singles.compactMap { index in
      members[index].replacement.map { (index: index, time: $0.original) }
    }
    if plan.masters.isEmpty { return found }
    let times = originals.map(\.time)
    for index in plan.masters where !originals.isEmpty {
      var look = OccurrenceLook(set(index), for: times)
      originals.removeAll { look.hasOccurrence(at: $0.time) }
    }
    for original in originals {
      found.append(Problem(.overrideMatchesNothing, memberIndex: original.index))
    }
    return found
  }
}

extension RecurrenceSet {
  /// Whether DTSTART matches one of the rules, or there is no rule that can be expanded.
  fileprivate mutating func startMatchesARule() -> Bool {
    let rules = schedule.recurrence?.rules ?? []
    if rules.isEmpty { return true }
    let wall = clock.startWall
    for rule in rules {
      if !rule.isGregorian { return true }
      if !walls(of: rule, in: wall..<wall + 1, includesStart: false).isEmpty { return true }
    }
    return false
  }
}

/// Looks for single occurrences of a set, before its exceptions.
private struct OccurrenceLook {
  /// The set without its RDATEs.
  private var set: RecurrenceSet
  /// The RDATEs, by how times are compared within the set, and by their days.
  private var addedKeys: Set<Int> = []
  private var addedDays: Set<Int> = []

  /// - Parameter originals: what will be looked for.
  init(_ whole: RecurrenceSet, for originals: [CalendarTime]) {
    var whole = whole
    for member in whole.addedMembers() {
      addedKeys.insert(member.key)
      addedDays.insert(member.wall.flooredQuotient(by: 86_400))
    }
    var schedule = whole.schedule
    schedule.recurrence?.addedDates = []
    set = RecurrenceSet(
      schedule, zones: whole.zones, limits: whole.limits, foreignRules: whole.foreignRules)
    guard schedule.recurrence?.rules.contains(where: { !$0.isGregorian }) ?? false else { return }
    let ranges = originals.map { set.walls(of: set.clock.key(of: $0, zones: set.zones)) }
    if let first = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() {
      set.rememberForeignRules(in: first..<end)
    }
  }

  /// Whether the set has an occurrence that a RECURRENCE-ID names.
  mutating func hasOccurrence(at original: CalendarTime) -> Bool {
    let sought = set.clock.key(of: original, zones: set.zones)
    var isFound = false
    switch sought {
    case .day(let day):
      if addedDays.contains(day) { return true }
      set.forEach(in: set.walls(of: sought)) { member in
        isFound = member.wall >= day * 86_400
        return !isFound
      }
    case .moment(let key):
      if addedKeys.contains(key) { return true }
      set.forEach(in: set.walls(of: sought)) { member in
        isFound = isFound || member.key == key
        return !isFound
      }
    }
    return isFound
  }
}

extension RecurrenceSet {
  /// The wall times that can have a key.
  fileprivate func walls(of key: SeriesKey) -> Range<Int> {
    switch key {
    case .day(let day): day * 86_400..<(day + 1) * 86_400
    case .moment(let key):
      clock.comparesWallTimes ? key..<key + 1 : clock.walls(from: key, to: key + 1)
    }
  }
}
