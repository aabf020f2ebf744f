import CalendarModel

extension RunSource {
  /// Periods of hours, minutes or seconds, some of which do not count.
  mutating func advanceWithinDay() -> Bool {
    while true {
      if periodsLeft == 0 {
        guard let periods = nextPeriods() else { return false }
        if clock.count == 1 && !cutsToDay {
          run = periods
          run.first += clock.offset
          run.clip(from: lower, to: upper)
          if run.count > 0 { return true }
          continue
        }
        baseOfTimes = periods.first
        periodsLeft = periods.count
        timeIndex = 0
      }
      var time = baseOfTimes + clock.offset(at: timeIndex)
      if cutsToDay { time -= time.flooredRemainder(by: 86_400) }
      timeIndex += 1
      if timeIndex == clock.count {
        periodsLeft -= 1
        baseOfTimes += step
        timeIndex = 0
      }
      if time >= upper { return false }
      if time >= lower {
        run = Run(first: time, step: 1, count: 1)
        return true
      }
    }
  }

  /// The next periods that count and follow each other without one that does not; nil at the
  /// end. Their starts lie before `upper`.
  mutating func nextPeriods() -> Run? {
    while nextPeriod < upper {
      guard chunks.takeStep() else { return nil }
      // Far into a search it pays to ask whether the search can end at all.
      if chunks.steps > 4096 && !isKnownToMatch {
        if !meetsAnyAllowedTime { return nil }
        isKnownToMatch = true
      }
      var end = upper
      if limitsDays {
        guard let days = daysAllowed(from: nextPeriod) else { return nil }
        if nextPeriod < days.lowerBound {
          skipPeriods(to: days.lowerBound)
          continue
        }
        end = Swift.min(end, days.upperBound)
      }
      if clock.isLimiting {
        let secondOfDay = nextPeriod.flooredRemainder(by: 86_400)
        let midnight = nextPeriod - secondOfDay
        guard let stretch = clock.stretch(from: secondOfDay) else {
          skipPeriods(to: midnight + 86_400)
          continue
        }
        if secondOfDay < stretch.lowerBound {
          skipPeriods(to: midnight + stretch.lowerBound)
          continue
        }
        end = Swift.min(end, midnight + stretch.upperBound)
      }
      isKnownToMatch = true
      let count = (end - nextPeriod + step - 1) / step
      let periods = Run(first: nextPeriod, step: step, count: count)
      nextPeriod += count * step
      return periods
    }
    return nil
  }

  private mutating func skipPeriods(to time: Int) {
    nextPeriod += (time - nextPeriod).ceilingQuotient(by: step) * step
  }

  /// The first stretch of chosen days, in seconds, that ends after `time`.
  private mutating func daysAllowed(from time: Int) -> Range<Int>? {
    if time < allowedDays.upperBound { return allowedDays }
    let day = time.flooredQuotient(by: 86_400)
    // With long periods, far ahead: go there without looking at the months between.
    if day > chunks.chunk.base + 100 {
      chunks.seek(to: day, endDay: upper.ceilingQuotient(by: 86_400))
    }
    chunks.drop(before: day)
    while chunks.chunk.bits == 0 {
      guard chunks.next() else { return nil }
      chunks.drop(before: day)
    }
    let days = chunks.takeDays()
    allowedDays = days.lowerBound * 86_400..<days.upperBound * 86_400
    return allowedDays
  }

  /// Whether any period, on any day, starts at an allowed time of the day.
  private var meetsAnyAllowedTime: Bool {
    var divisor = step
    var rest = 86_400
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    var second = origin.flooredRemainder(by: divisor)
    while second < 86_400 {
      if clock.allowsPeriod(at: second) { return true }
      second += divisor
    }
    return false
  }
}
