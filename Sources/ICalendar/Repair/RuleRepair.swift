import CalendarModel

/// Writes a rule as RFC 5545 has it, with the occurrences that the engine finds for it as it is.
enum RuleRepair {
  /// The rule's text; nil when it has no FREQ that can be read.
  ///
  /// - Parameters:
  ///   - start: DTSTART, or nil where there is none.
  ///   - zone: the zone of `start`.
  static func repaired(_ text: String, start: CalendarTime?, zone: TimeZoneTable?) -> String? {
    guard var rule = RuleParser.parse(text)?.rule else { return nil }
    if let start { rule.end = end(rule.end, start: start, zone: zone) }
    return mended(rule, start: start).description
  }

  /// UNTIL in the kind of DTSTART: what is included stays the same.
  private static func end(
    _ end: RecurrenceRule.End, start: CalendarTime, zone: TimeZoneTable?
  ) -> RecurrenceRule.End {
    guard case .until(let until) = end else { return end }
    switch start {
    case .date: return .until(.date(until.wallTime.day))
    case .floating:
      return .until(
        .floating(until.isDate ? lastSecond(of: until) : until.wallTime))
    case .utc, .zoned:
      if case .utc = until { return end }
      let wall = until.isDate ? lastSecond(of: until) : until.wallTime
      return .until(.utc((zone ?? .utc).instant(of: wall)))
    }
  }

  private static func lastSecond(of time: CalendarTime) -> WallTime {
    WallTime(time.wallTime.day, secondOfDay: 86_399)
  }

  /// The rule without what its FREQ and DTSTART forbid. Where another FREQ says the same, that
  /// is taken; what is left out otherwise, the engine does not heed either, or nobody can say.
  private static func mended(_ rule: RecurrenceRule, start: CalendarTime?) -> RecurrenceRule {
    var rule = rule
    if start?.isDate == true {
      rule.byHour = []
      rule.byMinute = []
      rule.bySecond = []
    }
    if rule.calendarScale == nil { rule.skip = .omit }
    let weekday = start?.wallTime.day.weekday
    if rule.frequency == .weekly, !rule.byMonthDay.isEmpty, rule.interval == 1,
      rule.bySetPosition.isEmpty
    {
      // Beside BYMONTHDAY the engine takes no weekday from DTSTART.
      rule.frequency = .daily
    }
    let isByYear = !rule.byYearDay.isEmpty || !rule.byWeekNumber.isEmpty
    if [.daily, .weekly, .monthly].contains(rule.frequency), isByYear, rule.interval == 1,
      rule.bySetPosition.isEmpty, rule.byDay.allSatisfy({ $0.ordinal == 0 })
    {
      if rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty {
        let weekdays = rule.frequency == .weekly ? weekday.map { [$0] } : nil
        rule.byDay = (weekdays ?? Weekday.allCases).map { .init($0) }
      }
      rule.frequency = .yearly
    }
    if rule.frequency != .yearly { rule.byWeekNumber = [] }
    if [.daily, .weekly, .monthly].contains(rule.frequency) { rule.byYearDay = [] }
    if rule.frequency == .weekly { rule.byMonthDay = [] }
    if rule.frequency < .monthly || !rule.byWeekNumber.isEmpty {
      rule.byDay = rule.byDay.map { .init($0.weekday) }
    }
    let hasPart =
      !(rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty
      && rule.byWeekNumber.isEmpty && rule.byMonth.isEmpty && rule.byHour.isEmpty
      && rule.byMinute.isEmpty && rule.bySecond.isEmpty)
    if !hasPart { rule.bySetPosition = [] }
    rule.byDay.removeAll { !(-53...53).contains($0.ordinal) }
    rule.byMonthDay.removeAll { !(1...31).contains($0.magnitude) }
    rule.byYearDay.removeAll { !(1...366).contains($0.magnitude) }
    rule.byWeekNumber.removeAll { !(1...53).contains($0.magnitude) }
    rule.bySetPosition.removeAll { !(1...366).contains($0.magnitude) }
    return rule
  }
}
