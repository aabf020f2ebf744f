import CalendarModel

/// The wall times that a rule itself describes, in ascending order, as runs: without COUNT,
/// UNTIL, a DTSTART that does not match, and the changes of a zone's clocks.
///
/// Four shapes of rules have their own way to the next run: a plain progression, days of
/// months and weeks, periods out of which BYSETPOS chooses, and periods within the day.
struct RunSource: Sendable {
  enum Shape: UInt8, Sendable { case nothing, progression, days, positions, withinDay }

  /// The run that `advance` found.
  var run = Run()
  let shape: Shape
  let clock: ClockRule
  var chunks: DayChunks
  /// Where `shape` is `positions`.
  var pool: PositionPool?
  /// Nothing before `lower`, at `upper` or later is wanted.
  var lower = 0
  var upper = 0

  // progression, withinDay: the first period, and the distance between periods.
  let origin: Int
  let step: Int
  /// Whether times are cut down to their day: a DATE rule with periods of odd hours.
  let cutsToDay: Bool
  // withinDay
  let limitsDays: Bool
  var nextPeriod = 0
  var allowedDays = 0..<0
  var isKnownToMatch = false

  // days, withinDay: the day or period whose times are handed out, and how many were.
  var baseOfTimes = 0
  var periodsLeft = 0
  var timeIndex = 0
  /// days: the first day that may still be handed out.
  var firstDay = 0

  /// - Parameter start: DTSTART; within `Span`.
  init(_ rule: borrowing RecurrenceRule, start: WallTime, isDate: Bool, maximumSteps: Int) {
    var frequency = rule.frequency
    var interval = Swift.min(Swift.max(rule.interval, 1), Span.length)
    let day = start.day
    var cutsToDay = false
    if isDate && frequency < .daily {
      // Every day that such a rule meets is one occurrence.
      let seconds = interval * RunSource.unit(of: frequency)
      if seconds <= 86_400 || seconds % 86_400 == 0 {
        frequency = .daily
        interval = Swift.max(1, seconds / 86_400)
      } else {
        cutsToDay = true
      }
    }
    let days = DayRule(rule, frequency: frequency, start: day)
    let secondOfDay = start.secondOfDay
    clock = ClockRule(rule, frequency: frequency, secondOfDay: isDate ? nil : secondOfDay)
    chunks = DayChunks(
      days: days, frequency: Swift.max(frequency, .daily),
      interval: frequency < .daily ? 1 : interval, start: day, maximumSteps: maximumSteps)
    self.cutsToDay = cutsToDay
    limitsDays = !days.isUnlimited

    var first = start.secondsSince1970
    var step = 86_400
    let shape: Shape
    if clock.count == 0 || days.months == 0 {
      shape = .nothing
    } else if frequency < .daily {
      first -= secondOfDay % clock.unit
      step = interval * clock.unit
      let isPlain = clock.count == 1 && !limitsDays && !clock.isLimiting && !cutsToDay
      if isPlain { first += clock.offset }
      shape = isPlain ? .progression : .withinDay
    } else if frequency > .daily && !rule.bySetPosition.isEmpty {
      shape = .positions
      pool = PositionPool(rule.bySetPosition)
    } else if clock.count == 1 && frequency == .daily && !limitsDays {
      shape = .progression
      first += clock.offset - secondOfDay
      step = interval * 86_400
    } else if clock.count == 1 && frequency == .weekly && days.limitsOnlyWeekdays
      && !days.limitsWeeks && days.limitsWeekdays && days.weekdays.nonzeroBitCount == 1
    {
      shape = .progression
      let weekday = days.weekdays.trailingZeroBitCount
      let offset = (weekday - days.weekStart + 7) % 7
      first = (chunks.origin + offset) * 86_400 + clock.offset
      step = interval * 7 * 86_400
    } else {
      shape = .days
    }
    self.shape = shape
    self.step = step
    origin = first
  }

  private static func unit(of frequency: RecurrenceRule.Frequency) -> Int {
    switch frequency {
    case .secondly: 1
    case .minutely: 60
    default: 3600
    }
  }

  /// Goes to the first run that is not before `lower`, which must not be before DTSTART.
  mutating func seek(lower: Int, upper: Int) {
    var (lower, upper) = (lower, upper)
    if cutsToDay {
      // Only midnights come out, from periods that start later on their day.
      lower = lower.ceilingQuotient(by: 86_400) * 86_400
      upper = upper.ceilingQuotient(by: 86_400) * 86_400
    }
    self.lower = lower
    self.upper = upper
    run.count = 0
    periodsLeft = 0
    let day = lower.flooredQuotient(by: 86_400)
    let endDay = upper.ceilingQuotient(by: 86_400)
    switch shape {
    case .nothing: break
    case .progression:
      let skipped = Swift.max(0, (lower - origin).ceilingQuotient(by: step))
      nextPeriod = origin + skipped * step
    case .days:
      chunks.seek(to: day, endDay: endDay)
      timeIndex = clock.count
      firstDay = day
    case .positions:
      chunks.seek(to: day, endDay: Span.endDay, wholePeriods: true)
      pool?.reset()
    case .withinDay:
      let skipped = (lower - clock.unit - origin).flooredQuotient(by: step) + 1
      nextPeriod = origin + Swift.max(0, skipped) * step
      allowedDays = 0..<0
      if limitsDays {
        chunks.seek(to: Swift.max(nextPeriod.flooredQuotient(by: 86_400), day - 1), endDay: endDay)
      }
    }
  }

  /// Finds the next run, never an empty one; false at the end or the step limit.
  @inline(__always)
  mutating func advance() -> Bool {
    switch shape {
    case .nothing: return false
    case .progression: return advanceProgression()
    case .days: return advanceDays()
    case .positions: return advancePositions()
    case .withinDay: return advanceWithinDay()
    }
  }

  /// Whether the step limit ended the runs.
  var reachedLimit: Bool { chunks.reachedLimit }

  private mutating func advanceProgression() -> Bool {
    if nextPeriod >= upper { return false }
    let count = (upper - nextPeriod + step - 1) / step
    run = Run(first: nextPeriod, step: step, count: count)
    nextPeriod += count * step
    return true
  }

  /// The least distance between two occurrences, or less.
  var smallestDistance: Int {
    switch shape {
    case .nothing: Int.max
    case .progression: step
    case .days, .positions: clock.smallestDistance(periodLength: 86_400)
    case .withinDay: cutsToDay ? 86_400 : clock.smallestDistance(periodLength: step)
    }
  }
}
