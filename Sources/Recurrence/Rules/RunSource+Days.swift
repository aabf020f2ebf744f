import CalendarModel

extension RunSource {
  /// Days of months and weeks, each with the same times.
  mutating func advanceDays() -> Bool {
    while true {
      if timeIndex < clock.count && periodsLeft > 0 {
        run = Run(first: baseOfTimes + clock.offset(at: timeIndex), step: 1, count: 1)
        timeIndex += 1
        if timeIndex == clock.count {
          periodsLeft -= 1
          baseOfTimes += 86_400
          timeIndex = 0
        }
      } else {
        guard let days = nextDays() else { return false }
        if clock.count > 1 {
          baseOfTimes = days.lowerBound * 86_400
          periodsLeft = days.count
          timeIndex = 0
          continue
        }
        run = Run(
          first: days.lowerBound * 86_400 + clock.offset, step: 86_400, count: days.count)
      }
      if run.first >= upper { return false }
      run.clip(from: lower, to: upper)
      if run.count > 0 { return true }
    }
  }

  /// The next stretch of chosen days, each day once.
  private mutating func nextDays() -> Range<Int>? {
    while chunks.chunk.bits == 0 {
      guard chunks.next() else { return nil }
      chunks.drop(before: firstDay)
    }
    let days = chunks.takeDays()
    firstDay = days.upperBound
    return days
  }
}
