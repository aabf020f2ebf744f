import CalendarModel

/// The chosen days of a rule of FREQ=DAILY or slower, a month or a week at a time.
///
/// Days come in ascending order; only SKIP can give one twice, from two neighbouring months.
struct DayChunks: Sendable {
  let days: DayRule
  let frequency: RecurrenceRule.Frequency
  let interval: Int
  /// The period that DTSTART lies in: the day, the week's first day, the month counted from
  /// year 0, or the year.
  let origin: Int
  /// The days of the chunk that `next` found.
  private(set) var chunk = DayMask(base: 0, bits: 0)
  /// Steps taken.
  private(set) var steps = 0
  private let maximumSteps: Int
  private(set) var reachedLimit = false

  /// The period that `next` reads; for a yearly rule, the one it is reading.
  private var period = 0
  /// Months (bits 1 to 12) or weeks (bits 1 to 53) of the year still to come.
  private var pending: UInt64 = 0
  /// Chunks that begin on this day or later are not wanted.
  private var endDay = 0

  init(
    days: DayRule, frequency: RecurrenceRule.Frequency, interval: Int, start: Day,
    maximumSteps: Int
  ) {
    self.days = days
    self.frequency = frequency
    self.interval = interval
    self.maximumSteps = maximumSteps
    switch frequency {
    case .monthly:
      let (year, month, _) = start.civil
      origin = year * 12 + month - 1
    case .yearly:
      origin = days.limitsWeeks ? days.weekYear(of: start.daysSince1970) : start.year
    case .weekly:
      let day = start.daysSince1970
      origin = day - (day + 3 - days.weekStart).flooredRemainder(by: 7)
    default: origin = start.daysSince1970
    }
  }

  /// Whether the chunk that `next` found is the last of its period.
  var completesPeriod: Bool { pending == 0 }

  /// The first day of the period that the found chunk belongs to.
  var periodStart: Int {
    switch frequency {
    case .yearly:
      days.limitsWeeks
        ? days.firstWeek(of: period) : Day(validYear: period, month: 1, day: 1).daysSince1970
    case .monthly: chunk.base + 1
    default: chunk.base
    }
  }

  /// Goes to the chunk that holds `day`, or the first one after it.
  ///
  /// - Parameters:
  ///   - day: not before DTSTART.
  ///   - endDay: the first day that is not wanted any more.
  ///   - wholePeriods: begin with the first chunk of the period.
  mutating func seek(to day: Int, endDay: Int, wholePeriods: Bool = false) {
    self.endDay = Swift.min(endDay, Span.endDay)
    pending = 0
    chunk = DayMask(base: day, bits: 0)
    switch frequency {
    case .yearly: seekYear(of: day, wholePeriods: wholePeriods)
    case .monthly:
      let (year, month, _) = Day(daysSince1970: day).civil
      period = steppedBack(from: year * 12 + month - 1)
    case .weekly: period = steppedBack(from: day, perPeriod: 7)
    default:
      let (year, month, _) = Day(daysSince1970: day).civil
      period = year * 12 + month - 1
    }
  }

  private mutating func seekYear(of day: Int, wholePeriods: Bool) {
    let (year, month, _) = Day(daysSince1970: day).civil
    let wanted = days.limitsWeeks ? days.weekYear(of: day) : year
    period = steppedBack(from: wanted)
    pending = days.limitsWeeks ? days.weekNumberBits(of: period) : days.months
    if period == wanted && !wholePeriods && days.skip == .omit {
      let first = days.limitsWeeks ? (day - days.firstWeek(of: period)) / 7 + 1 : month
      pending &= ~0 << UInt64(first)
    }
  }

  /// The last period of the rule that is not after `target`; with SKIP, the one before that,
  /// whose days can reach over.
  private func steppedBack(from target: Int, perPeriod: Int = 1) -> Int {
    let step = interval * perPeriod
    let count = (target - origin) / step - (days.skip == .omit ? 0 : 1)
    return origin + Swift.max(0, count) * step
  }

  /// Counts a step; false past the limit.
  mutating func takeStep() -> Bool {
    steps += 1
    if steps > maximumSteps { reachedLimit = true }
    return !reachedLimit
  }

  /// Finds the next chunk, which may have no days; false at the end or the step limit.
  mutating func next() -> Bool {
    guard takeStep() else { return false }
    switch frequency {
    case .yearly: return nextOfYear()
    case .weekly:
      chunk.base = period
      if period >= endDay { return false }
      chunk.bits = days.daysOfWeek(from: period, isChosen: !days.limitsWeeks)
      period += interval * 7
    case .monthly:
      if period / 12 > Span.lastYear { return false }
      chunk = days.days(year: period / 12, month: period % 12 + 1)
      period += interval
    default:
      if period / 12 > Span.lastYear { return false }
      chunk = days.days(year: period / 12, month: period % 12 + 1)
      period += 1
      if interval > 1 { keepEveryNthDay() }
    }
    return chunk.base < endDay
  }

  private mutating func nextOfYear() -> Bool {
    if pending == 0 {
      period += interval
      if period > Span.lastYear { return false }
      pending = days.limitsWeeks ? days.weekNumberBits(of: period) : days.months
      if pending == 0 {
        chunk = DayMask(base: Day(validYear: period, month: 1, day: 1).daysSince1970, bits: 0)
        return chunk.base < endDay
      }
    }
    let index = pending.trailingZeroBitCount
    pending &= pending - 1
    if days.limitsWeeks {
      let first = days.firstWeek(of: period) + (index - 1) * 7
      chunk = DayMask(base: first, bits: days.daysOfWeek(from: first, isChosen: true))
    } else {
      chunk = days.days(year: period, month: index)
    }
    return chunk.base < endDay
  }

  /// INTERVAL of a daily rule, within the month that was found.
  private mutating func keepEveryNthDay() {
    let first = chunk.base + 1
    let length = Month.length(year: (period - 1) / 12, month: (period - 1) % 12 + 1)
    var day = origin + Swift.max(0, (first - origin).ceilingQuotient(by: interval)) * interval
    var kept: UInt64 = 0
    while day < first + length {
      kept |= 1 << UInt64(day - chunk.base)
      day += interval
    }
    chunk.bits &= kept
    if interval > 31 {
      // `day` is the next one that counts: go to its month at once.
      let (year, month, _) = Day(daysSince1970: Swift.min(day, Span.endDay)).civil
      period = Swift.max(period, year * 12 + month - 1)
    }
  }

  /// Leaves out the days before `day` from the found chunk.
  mutating func drop(before day: Int) {
    let count = day - chunk.base
    if count > 0 { chunk.bits = count > 63 ? 0 : chunk.bits & (~0 << UInt64(count)) }
  }

  /// Takes the first stretch of consecutive days from the found chunk, which must have days.
  mutating func takeDays() -> Range<Int> {
    let first = chunk.bits.trailingZeroBitCount
    let length = (~(chunk.bits >> UInt64(first))).trailingZeroBitCount
    chunk.bits &= ~(((1 << UInt64(length)) - 1) << UInt64(first))
    return chunk.base + first..<chunk.base + first + length
  }
}
