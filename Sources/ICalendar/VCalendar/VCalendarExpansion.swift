import CalendarModel

/// The occurrences of a vCalendar 1.0 rule, written out: for what no RRULE can say.
struct VCalendarExpansion {
  /// No more are written out.
  static let limit = 2_000
  /// Items of rounds that one rule may look at, so that one without an occurrence ends.
  private static let stepLimit = 50_000
  /// The same for all rules of a file together.
  static let fileStepLimit = 2_000_000

  private static let endOfTime = WallTime(Day(validYear: 9999, month: 12, day: 31))

  let rule: VCalendarRule
  let start: WallTime
  /// The last wall time that may occur, in the clock of the start.
  let end: WallTime?

  /// The occurrences from the start on, ascending, and whether they are all. What they cost
  /// is taken from `steps`.
  func occurrences(steps: inout Int) -> (times: [WallTime], isComplete: Bool) {
    let stepsHere = min(steps, Self.stepLimit)
    var run = Run(stepsLeft: stepsHere)
    let times = occurrences(of: 0, from: start, &run)
      .filter { time in time >= start && end.map { time <= $0 } ?? true }
    steps -= stepsHere - run.stepsLeft
    return (Set(times).sorted(), run.isComplete)
  }

  /// What is left of the limits.
  private struct Run {
    var stepsLeft: Int
    var isComplete = true
  }

  private func occurrences(
    of index: Int, from start: WallTime, _ run: inout Run
  ) -> [WallTime] {
    let level = rule.levels[index]
    let rounds = rounds(of: level, isOutermost: index == 0)
    var result: [WallTime] = []
    var round = 0
    var step = 0
    while rounds == 0 || round < rounds {
      run.stepsLeft -= 1 + level.items.count + level.times.count
      if run.stepsLeft < 0 || result.count > Self.limit {
        run.isComplete = false
        return Array(result.prefix(Self.limit))
      }
      let isLast = rounds > 0 && round == rounds - 1
      var times = times(of: level, step: step, from: start, endsAtMark: isLast && !rule.isBasic)
      step += 1
      if step == 1 { times.removeAll { $0 < firstTime(of: level, from: start) } }
      if times.isEmpty {
        if Self.isPast(end ?? Self.endOfTime, level, step, from: start) { break }
        if !rule.isBasic { round += 1 }
        continue
      }
      if rule.isBasic {
        // Here `#n` counts events.
        let wanted = rounds == 0 ? times.count : min(times.count, rounds - round)
        result += times.prefix(wanted)
        round += wanted
      } else {
        round += 1
        if index + 1 == rule.levels.count {
          result += times
        } else {
          for time in times {
            // A rule inside a year's month is about the whole month.
            let from =
              level.kind == .yearlyByMonth
              ? WallTime(time.day.month.firstDay, secondOfDay: time.secondOfDay) : time
            result += occurrences(of: index + 1, from: from, &run)
          }
        }
      }
      if let last = times.last, last > end ?? Self.endOfTime { break }
    }
    return result
  }

  /// What comes before it is no part of the first round. Where another rule says the day of
  /// the month, that is the whole month.
  private func firstTime(of level: VCalendarRule.Level, from start: WallTime) -> WallTime {
    level.kind == .yearlyByMonth && rule.levels.count > 1
      ? WallTime(start.day.month.firstDay) : start
  }

  /// `#n`. Without it an event takes place twice (2.1.11, Policies), unless an end is given;
  /// a rule inside another, but for minutes, has one round.
  private func rounds(of level: VCalendarRule.Level, isOutermost: Bool) -> Int {
    if let duration = level.duration { return duration }
    if isOutermost, end != nil { return 0 }
    return isOutermost || level.kind == .minutes ? 2 : 1
  }

  /// Whether a round lies well past the end, whatever is in it.
  private static func isPast(
    _ end: WallTime, _ level: VCalendarRule.Level, _ step: Int, from start: WallTime
  ) -> Bool {
    let days =
      switch level.kind {
      case .minutes: step * level.interval / 1440
      case .daily: step * level.interval
      case .weekly: step * level.interval * 7
      case .monthlyByPosition, .monthlyByDay: step * level.interval * 28
      case .yearlyByMonth, .yearlyByDay: step * level.interval * 365
      }
    return start.adding(seconds: (days - 400) * 86_400) > end
  }

  /// The times of one round, ascending.
  private func times(
    of level: VCalendarRule.Level, step: Int, from start: WallTime, endsAtMark: Bool
  ) -> [WallTime] {
    let first = start.day
    let count = step * level.interval
    if level.kind == .minutes { return [start.adding(seconds: count * 60)] }
    var result: [WallTime] = []
    var last: WallTime?
    func add(_ day: Day?, _ times: [Int], item: Int?) {
      guard let day else { return }
      for time in times.isEmpty ? [start.secondOfDay] : times {
        let wallTime = WallTime(day, secondOfDay: time)
        result.append(wallTime)
        if let mark = level.endMark, mark.item == item, mark.time ?? time == time {
          last = max(last ?? wallTime, wallTime)
        }
      }
    }
    let items = level.items.isEmpty ? [VCalendarRule.Item(times: level.times)] : level.items
    for (index, item) in items.enumerated() {
      let position = level.items.isEmpty ? nil : index
      for day in days(of: item, level, first, count) { add(day, item.times, item: position) }
    }
    result.sort()
    if endsAtMark, let last { result.removeAll { $0 > last } }
    return result
  }

  private func days(
    of item: VCalendarRule.Item, _ level: VCalendarRule.Level, _ first: Day, _ count: Int
  ) -> [Day] {
    switch level.kind {
    case .minutes: return []
    case .daily: return [first.advanced(by: count)]
    case .weekly:
      let week = first.startOfWeek(on: .monday).advanced(by: count * 7)
      return [week.advanced(by: (item.weekday ?? first.weekday).isoIndex)]
    case .monthlyByDay:
      let month = first.month.advanced(by: count)
      let number = item.number == 0 ? first.dayOfMonth : item.number
      let day = number < 0 ? month.length + 1 + number : number
      return (1...month.length).contains(day) ? [month.firstDay.advanced(by: day - 1)] : []
    case .monthlyByPosition:
      let month = first.month.advanced(by: count)
      let weekday = item.weekday ?? first.weekday
      let days = month.days.filter { $0.weekday == weekday }
      // An item without either is the start's own place in its month.
      let number =
        item.number == 0 && item.weekday == nil ? (first.dayOfMonth + 6) / 7 : item.number
      if number == 0 { return days }
      let index = number > 0 ? number - 1 : days.count + number
      return days.indices.contains(index) ? [days[index]] : []
    case .yearlyByMonth:
      let number = item.number == 0 ? first.monthOfYear : item.number
      guard let month = Month(year: first.year + count, month: number) else { return [] }
      // What is inside a month does not depend on the day.
      if rule.levels.count > 1 { return [month.firstDay] }
      return first.dayOfMonth <= month.length
        ? [month.firstDay.advanced(by: first.dayOfMonth - 1)] : []
    case .yearlyByDay:
      let year = first.year + count
      if item.number == 0 {
        return Day(year: year, month: first.monthOfYear, day: first.dayOfMonth).map { [$0] } ?? []
      }
      guard let newYear = Day(year: year, month: 1, day: 1),
        item.number <= (Month.isLeap(year) ? 366 : 365)
      else { return [] }
      return [newYear.advanced(by: item.number - 1)]
    }
  }
}
