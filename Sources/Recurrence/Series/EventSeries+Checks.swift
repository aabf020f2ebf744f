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
    var sets = plan.masters.map {
      RecurrenceSet(members[$0], zones: zones, limits: limits, foreignRules: foreignRules)
    }
    for (position, index) in plan.masters.enumerated() where !sets[position].startMatchesARule() {
      found.append(Problem(.startOutsideRule, memberIndex: index))
    }
    if sets.isEmpty { return found }
    for index in plan.singles {
      guard let original = members[index].replacement?.original else { continue }
      let isNamed = sets.indices.contains { sets[$0].hasOccurrence(at: original) }
      if !isNamed { found.append(Problem(.overrideMatchesNothing, memberIndex: index)) }
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

  /// Whether the set, before its exceptions, has an occurrence that a RECURRENCE-ID names.
  fileprivate mutating func hasOccurrence(at original: CalendarTime) -> Bool {
    var isFound = false
    switch clock.key(of: original, zones: zones) {
    case .day(let day):
      forEach(in: day * 86_400..<(day + 1) * 86_400) { member in
        isFound = member.wall >= day * 86_400
        return !isFound
      }
    case .moment(let key):
      let walls = clock.comparesWallTimes ? key..<key + 1 : clock.walls(from: key, to: key + 1)
      forEach(in: walls) { member in
        isFound = isFound || member.key == key
        return !isFound
      }
    }
    return isFound
  }
}
