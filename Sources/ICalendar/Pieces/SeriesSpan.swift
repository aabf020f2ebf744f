import CalendarModel

/// The days that the components of one UID can touch: never too few, and more where to know it
/// exactly would mean to follow a rule.
struct SeriesSpan {
  private var first = Int.max
  private var last = Int.min

  /// The days, by the clocks that the components are written in; nil without any component.
  var days: Range<Day>? {
    guard first <= last else { return nil }
    let limit = Day.farthest.daysSince1970
    // RFC 5545 has years of four digits; what an absurd duration adds is cut off.
    let start = min(max(first, -limit), limit - 1)
    let end = min(max(last, start), limit - 1)
    return Day(daysSince1970: start)..<Day(daysSince1970: end + 1)
  }

  init(_ members: [EventSchedule]) {
    for member in members { add(member) }
    let (masterFirst, masterLast) = (first, last)
    // What is moved with all after it moves the end of the series.
    for member in members {
      guard let replacement = member.replacement, replacement.andFuture else { continue }
      let shift = member.start.dayNumber - replacement.original.dayNumber
      first = min(first, masterFirst + min(shift, 0))
      last = max(last, masterLast + max(shift, 0) + member.longestDays)
    }
  }

  private mutating func add(_ schedule: EventSchedule) {
    let length = schedule.longestDays
    let start = schedule.start.dayNumber
    // The DUE of a to-do may lie before its start.
    var earliest = start
    if case .time(let end) = schedule.ending { earliest = min(start, end.dayNumber) }
    first = min(first, earliest)
    guard let end = schedule.lastStart else {
      last = Day.farthest.daysSince1970
      return
    }
    last = max(last, end + length - 1)
    for date in schedule.recurrence?.addedDates ?? [] {
      first = min(first, date.start.dayNumber)
    }
  }
}

extension CalendarTime {
  fileprivate var dayNumber: Int { wallTime.day.daysSince1970 }
}

extension EventSchedule {
  /// The days of its longest occurrence, one at least.
  fileprivate var longestDays: Int {
    func days(_ ending: Ending, from start: CalendarTime) -> Int {
      switch ending {
      case .none: 1
      case .time(let end): end.dayNumber - start.dayNumber + 1
      case .duration(let duration): duration.days + duration.seconds / 86_400 + 2
      }
    }
    let own = max(days(ending, from: start), 1)
    return (recurrence?.addedDates ?? []).reduce(own) { longest, date in
      max(longest, date.ending.map { days($0, from: date.start) } ?? 1)
    }
  }

  /// The day after which no occurrence starts, or a later one; nil where there is no end.
  fileprivate var lastStart: Int? {
    var last = start.dayNumber
    guard let recurrence else { return last }
    for date in recurrence.addedDates { last = max(last, date.start.dayNumber) }
    for rule in recurrence.rules {
      guard let end = rule.lastStart(from: start) else { return nil }
      last = max(last, end)
    }
    return last
  }
}

extension RecurrenceRule {
  /// The day after which the rule gives no start, or a later one; nil where there is no end, or
  /// where to find it would mean to follow the rule.
  fileprivate func lastStart(from start: CalendarTime) -> Int? {
    switch end {
    case .never: return nil
    case .until(let time): return time.dayNumber + 1
    case .count(let count):
      // In another calendar as well there is one at least in so many days, if each period has
      // one. A count past this reaches beyond all years.
      guard let period = longestPeriod(start.wallTime.day), count < 4_000_000, interval < 4_000_000
      else { return nil }
      let days = ((count - 1) * interval).multipliedReportingOverflow(by: period)
      guard !days.overflow, days.partialValue < 4_000_000 else { return nil }
      return start.dayNumber + days.partialValue + period
    }
  }

  /// The days of the longest of its periods, where each surely has an occurrence; else nil.
  private func longestPeriod(_ start: Day) -> Int? {
    guard isGregorian, bySetPosition.isEmpty, byYearDay.isEmpty, byWeekNumber.isEmpty,
      byMonthDay.allSatisfy({ (-28...28).contains($0) }),
      byDay.isEmpty || byMonthDay.isEmpty, byDay.allSatisfy({ abs($0.ordinal) <= 4 })
    else { return nil }
    let isLate = start.dayOfMonth > 28 && byDay.isEmpty && byMonthDay.isEmpty
    switch frequency {
    case .secondly, .minutely, .hourly:
      guard byDay.isEmpty, byMonthDay.isEmpty, byMonth.isEmpty, byHour.isEmpty, byMinute.isEmpty,
        bySecond.isEmpty
      else { return nil }
      return 1
    case .daily: return byDay.isEmpty && byMonthDay.isEmpty && byMonth.isEmpty ? 1 : nil
    case .weekly: return byMonth.isEmpty && byMonthDay.isEmpty ? 7 : nil
    case .monthly: return byMonth.isEmpty && !isLate ? 31 : nil
    case .yearly: return isLate && (start.monthOfYear == 2 || !byMonth.isEmpty) ? nil : 366
    }
  }
}
