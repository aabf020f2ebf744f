import CalendarModel

/// A vCalendar 1.0 rule in the terms of iCalendar: rules, and dates for what no rule can say.
struct VCalendarRecurrence {
  private(set) var rules: [RecurrenceRule] = []
  /// The occurrences other than the start, where they are written out.
  private(set) var dates: [WallTime] = []
  /// Whether some had to be left out.
  private(set) var isComplete = true

  /// Translates a rule for an event that starts at `start`.
  ///
  /// - Parameters:
  ///   - countsStart: whether the start is the first of a rule's `#n` though the rule does not
  ///     match it, as it is for COUNT.
  ///   - steps: what writing occurrences out may still cost.
  init(
    _ rule: VCalendarRule, start: CalendarTime, countsStart: Bool, clock: VCalendarClock,
    steps: inout Int
  ) {
    let first = start.wallTime
    let last = rule.end.map { clock.end($0, ofRuleFrom: start) }
    let until = last.map { RecurrenceRule.End.until(clock.until($0, ofRuleFrom: start)) }
    let outermost = rule.levels[0]
    let expansion = VCalendarExpansion(rule: rule, start: first, end: last)
    if rule.isBasic || rule.levels.count == 1 && outermost.kind == .minutes {
      var end: RecurrenceRule.End =
        switch (outermost.duration, until) {
        case (0?, let until): until ?? .never
        case (nil, let until): until ?? .count(2)
        case (let count?, nil): .count(count)
        case (let count?, let until?):
          // Whichever comes first (2.1.11, Policies).
          count <= VCalendarExpansion.limit
            && expansion.occurrences(steps: &steps).times.count == count ? .count(count) : until
        }
      if !countsStart, case .count = end {
        let times = expansion.occurrences(steps: &steps).times
        if times.first != first, let last = times.last {
          end = .until(clock.until(last, ofRuleFrom: start))
        }
      }
      rules = [outermost.recurrence(first, end)]
    } else if outermost.duration == 0 || outermost.duration == nil && last != nil,
      let endless = Self.rules(for: rule, first, until ?? .never)
    {
      rules = endless
    } else {
      let (times, isComplete) = expansion.occurrences(steps: &steps)
      dates = times.filter { $0 != first }
      self.isComplete = isComplete
    }
  }

  /// The rules that together say the same as one without a number of rounds; nil where there
  /// are none.
  private static func rules(
    for rule: VCalendarRule, _ start: WallTime, _ end: RecurrenceRule.End
  ) -> [RecurrenceRule]? {
    var levels = rule.levels
    var minutes: VCalendarRule.Level?
    if let last = levels.last, last.kind == .minutes, levels.count > 1 {
      minutes = levels.removeLast()
    }
    var result: [RecurrenceRule] = []
    let inner = levels[levels.count - 1]
    if levels.count == 2 {
      // In some months of a year, by the day or the weekday of the month.
      guard levels[0].kind == .yearlyByMonth, inner.interval == 1, inner.duration ?? 1 == 1,
        inner.kind == .monthlyByDay || inner.kind == .monthlyByPosition
      else { return nil }
    } else if levels.count > 2 {
      return nil
    }
    for (items, times) in inner.itemsByTimes {
      guard let times = spread(times.isEmpty ? [start.secondOfDay] : times, minutes)
      else { return nil }
      var level = inner
      level.items = items
      var part = level.recurrence(start, end)
      if levels.count == 2 {
        let months = levels[0].recurrence(start, end)
        part.frequency = .yearly
        part.interval = months.interval
        part.byMonth =
          months.byMonth.isEmpty ? [.init(start.day.monthOfYear)] : months.byMonth
        if inner.kind == .monthlyByDay, items.isEmpty { part.byMonthDay = [start.day.dayOfMonth] }
      }
      for time in times {
        var timed = part
        if time != start.secondOfDay || times.count > 1 {
          timed.byHour = [time / 3600]
          timed.byMinute = [time / 60 % 60]
        }
        result.append(timed)
      }
    }
    return result
  }

  /// Times of a day, each again after some minutes; nil where that runs into the next day.
  private static func spread(_ times: [Int], _ minutes: VCalendarRule.Level?) -> [Int]? {
    guard let minutes else { return times.count <= Self.timesLimit ? times : nil }
    let count = minutes.duration ?? 2
    guard (1...Self.timesLimit).contains(count), times.count <= Self.timesLimit
    else { return nil }
    let all = times.flatMap { time in (0..<count).map { time + $0 * minutes.interval * 60 } }
    let isWithinDay = all.allSatisfy { $0 < 86_400 }
    return isWithinDay && all.count <= Self.timesLimit ? Set(all).sorted() : nil
  }

  /// A rule is made of each time of day; no day has more appointments of one event.
  private static let timesLimit = 96
}

extension VCalendarRule.Level {
  /// The items that have the same times, in the order of the first of each.
  fileprivate var itemsByTimes: [(items: [VCalendarRule.Item], times: [Int])] {
    if items.isEmpty { return [([], times)] }
    var result: [(items: [VCalendarRule.Item], times: [Int])] = []
    for item in items {
      if let index = result.firstIndex(where: { $0.times == item.times }) {
        result[index].items.append(item)
      } else {
        result.append(([item], item.times))
      }
    }
    return result
  }

  /// The level as an RRULE, without its times.
  ///
  /// What is not in a rule is that of the start (2.1.11, Policies), also for YD: its users
  /// mean a birthday, not the 74th day of a year.
  fileprivate func recurrence(_ start: WallTime, _ end: RecurrenceRule.End) -> RecurrenceRule {
    switch kind {
    case .minutes: return RecurrenceRule(.minutely, interval: interval, end: end)
    case .daily: return RecurrenceRule(.daily, interval: interval, end: end)
    case .weekly:
      let days = items.map { RecurrenceRule.WeekdayInPeriod($0.weekday ?? start.day.weekday) }
      return RecurrenceRule(.weekly, interval: interval, end: end, byDay: days)
    case .monthlyByDay:
      return RecurrenceRule(
        .monthly, interval: interval, end: end, byMonthDay: items.map(\.number))
    case .monthlyByPosition:
      let place = VCalendarRule.Item(number: (start.day.dayOfMonth + 6) / 7)
      let days = (items.isEmpty ? [place] : items).map {
        RecurrenceRule.WeekdayInPeriod($0.weekday ?? start.day.weekday, ordinal: $0.number)
      }
      return RecurrenceRule(.monthly, interval: interval, end: end, byDay: days)
    case .yearlyByMonth:
      return RecurrenceRule(
        .yearly, interval: interval, end: end, byMonth: items.map { .init($0.number) })
    case .yearlyByDay:
      return RecurrenceRule(
        .yearly, interval: interval, end: end, byYearDay: items.map(\.number))
    }
  }
}
