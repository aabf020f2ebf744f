import CalendarModel

extension RunSource {
  /// How many wall times lie in `lower..<upper`; `lower` must not be before DTSTART.
  ///
  /// Whole months, weeks, days and progressions are counted at once, not one by one.
  ///
  /// - Parameter bound: stop when that many are found: the answer is then `bound` or more.
  /// - Returns: nil when the step limit was reached.
  mutating func count(lower: Int, upper: Int, bound: Int) -> Int? {
    if lower >= upper { return 0 }
    seek(lower: lower, upper: upper)
    switch shape {
    case .days where chunks.days.skip == .omit: return countDays(bound: bound)
    case .withinDay where !cutsToDay: return countWithinDay(bound: bound)
    default: return countRuns(bound: bound)
    }
  }

  private mutating func countRuns(bound: Int) -> Int? {
    var total = 0
    while total < bound && advance() { total += run.count }
    return reachedLimit ? nil : total
  }

  // MARK: Days of months and weeks

  private mutating func countDays(bound: Int) -> Int? {
    let lowerDay = lower.flooredQuotient(by: 86_400)
    let upperDay = upper.flooredQuotient(by: 86_400)
    // Times of the first day that are too early, and of the last that are early enough.
    let missing = clock.countOfOffsets(before: lower - lowerDay * 86_400)
    let extra = clock.countOfOffsets(before: upper - upperDay * 86_400)
    var total = 0
    if chunks.frequency == .weekly && chunks.days.limitsOnlyWeekdays && !chunks.days.limitsWeeks {
      let week = chunks.days.daysOfWeek(from: chunks.origin, isChosen: true)
      let days = countOfDays(before: upperDay, of: week) - countOfDays(before: lowerDay, of: week)
      total = days * clock.count
      if isChosen(lowerDay, of: week) { total -= missing }
      if isChosen(upperDay, of: week) { total += extra }
      return total
    }
    while total < bound + missing && chunks.next() {
      chunks.drop(before: lowerDay)
      let chunk = chunks.chunk
      let bits = chunk.bits
      let daysLeft = upperDay - chunk.base
      let whole = daysLeft >= 64 ? bits : daysLeft <= 0 ? 0 : bits & ((1 << UInt64(daysLeft)) - 1)
      total += whole.nonzeroBitCount * clock.count
      if (0..<64).contains(daysLeft) && bits & (1 << UInt64(daysLeft)) != 0 { total += extra }
      let lowerBit = lowerDay - chunk.base
      if (0..<64).contains(lowerBit) && bits & (1 << UInt64(lowerBit)) != 0 { total -= missing }
    }
    return reachedLimit ? nil : total
  }

  /// The chosen days of a weekly rule, from its first week on, before a day.
  private func countOfDays(before day: Int, of week: UInt64) -> Int {
    let length = chunks.interval * 7
    let periods = (day - chunks.origin) / length
    let rest = Swift.min((day - chunks.origin) % length, 7)
    return periods * week.nonzeroBitCount + (week & ((1 << UInt64(rest)) - 1)).nonzeroBitCount
  }

  private func isChosen(_ day: Int, of week: UInt64) -> Bool {
    let rest = (day - chunks.origin) % (chunks.interval * 7)
    return rest < 7 && week & (1 << UInt64(rest)) != 0
  }

  // MARK: Periods within the day

  private mutating func countWithinDay(bound: Int) -> Int? {
    let firstMidnight = lower.ceilingQuotient(by: 86_400) * 86_400
    let lastMidnight = upper.flooredQuotient(by: 86_400) * 86_400
    // Every day the same, when the periods divide the day.
    if 86_400 % step != 0 || lastMidnight - firstMidnight < 3 * 86_400 {
      return countPeriods(bound: bound)
    }
    let (lower, upper) = (lower, upper)
    seek(lower: lower, upper: firstMidnight)
    guard let before = countPeriods(bound: Int.max) else { return nil }
    guard let perDay = countOfOneDay(from: firstMidnight) else { return nil }
    var days = (lastMidnight - firstMidnight) / 86_400
    if limitsDays {
      guard let found = countOfDays(firstMidnight / 86_400..<lastMidnight / 86_400) else {
        return nil
      }
      days = found
    }
    seek(lower: lastMidnight, upper: upper)
    guard let after = countPeriods(bound: Int.max) else { return nil }
    return before + days * perDay + after
  }

  /// The occurrences of a day that is chosen; the periods must divide the day.
  private mutating func countOfOneDay(from midnight: Int) -> Int? {
    seek(lower: midnight, upper: midnight + 86_400)
    // Pretend that the day is chosen.
    allowedDays = midnight / 86_400 * 86_400..<Int.max
    return countPeriods(bound: Int.max)
  }

  private mutating func countOfDays(_ days: Range<Int>) -> Int? {
    chunks.seek(to: days.lowerBound, endDay: days.upperBound)
    var total = 0
    while chunks.next() {
      chunks.drop(before: days.lowerBound)
      let daysLeft = days.upperBound - chunks.chunk.base
      let bits = chunks.chunk.bits
      total += (daysLeft >= 64 ? bits : bits & ((1 << UInt64(daysLeft)) - 1)).nonzeroBitCount
    }
    return reachedLimit ? nil : total
  }

  private mutating func countPeriods(bound: Int) -> Int? {
    var total = 0
    while total < bound, let periods = nextPeriods() {
      var inner = periods
      // The first and the last period can be cut; those between are whole.
      if inner.first < lower {
        total += countOfOffsets(inPeriod: inner.first)
        inner.first += step
        inner.count -= 1
      }
      if inner.count > 0 && inner.last + clock.unit > upper {
        total += countOfOffsets(inPeriod: inner.last)
        inner.count -= 1
      }
      total += inner.count * clock.count
    }
    return reachedLimit ? nil : total
  }

  private func countOfOffsets(inPeriod start: Int) -> Int {
    clock.countOfOffsets(before: Swift.max(0, upper - start))
      - clock.countOfOffsets(before: Swift.max(0, lower - start))
  }
}
