import CalendarModel

/// The parts of a rule that choose days, as bit masks: BYMONTH, BYWEEKNO, BYYEARDAY,
/// BYMONTHDAY, BYDAY, and what DTSTART stands in for (RFC 5545, 3.3.10).
///
/// A value that is out of range matches nothing. A part that the RFC does not allow with the
/// rule's FREQ limits the days all the same.
struct DayRule: Sendable {
  /// A weekday's nth occurrence, counted from the end when negative.
  struct Nth: Hashable, Sendable {
    let ordinal: Int
    /// Days from Monday.
    let weekday: Int
  }

  /// Bits 1 to 12.
  var months: UInt64 = allMonths
  var limitsMonthDays = false
  /// Bits 1 to 31.
  var monthDays: UInt64 = 0
  /// Bit 32 - n for the nth day from the end.
  var monthDaysFromEnd: UInt64 = 0
  var limitsWeekdays = false
  /// Bits 0 (Monday) to 6, of the entries without an ordinal.
  var weekdays: UInt64 = 0
  var nths: [Nth] = []
  /// Whether `nths` count within the year, not within the month.
  var countsInYear = false
  var limitsYearDays = false
  var yearDays: [Int] = []
  var limitsWeeks = false
  /// Bits 1 to 53.
  var weeks: UInt64 = 0
  /// Bit 54 - n for the nth week from the end.
  var weeksFromEnd: UInt64 = 0
  var skip = RecurrenceRule.Skip.omit
  /// WKST in days from Monday.
  var weekStart = 0

  static let allMonths: UInt64 = 0x1FFE

  /// Whether every day is chosen.
  var isUnlimited: Bool {
    months == Self.allMonths && !limitsMonthDays && !limitsWeekdays && !limitsYearDays
      && !limitsWeeks
  }

  /// Whether, within a week that is chosen, nothing but BYDAY limits the days.
  var limitsOnlyWeekdays: Bool {
    months == Self.allMonths && !limitsMonthDays && !limitsYearDays
  }

  /// - Parameter frequency: the rule's, or the one that stands for it.
  init(_ rule: borrowing RecurrenceRule, frequency: RecurrenceRule.Frequency, start: Day) {
    weekStart = rule.weekStart.isoIndex
    if frequency >= .monthly && rule.byWeekNumber.isEmpty { skip = rule.skip }
    if !rule.byMonth.isEmpty { readMonths(rule.byMonth) }
    if !rule.byMonthDay.isEmpty { readMonthDays(rule.byMonthDay) }
    if !rule.byYearDay.isEmpty {
      limitsYearDays = true
      yearDays = rule.byYearDay.filter { (1...366).contains($0.magnitude) }
      if yearDays.count > 64 { yearDays = Array(Set(yearDays)) }
    }
    if !rule.byWeekNumber.isEmpty { readWeeks(rule.byWeekNumber) }
    if !rule.byDay.isEmpty {
      readWeekdays(rule.byDay, withOrdinals: frequency >= .monthly && !limitsWeeks)
      countsInYear = frequency == .yearly && rule.byMonth.isEmpty
    }
    if rule.byDay.isEmpty && !limitsMonthDays && !limitsYearDays {
      deriveDay(from: start, frequency: frequency, andMonth: rule.byMonth.isEmpty)
    }
  }

  /// Takes from DTSTART what the rule leaves open.
  private mutating func deriveDay(
    from start: Day, frequency: RecurrenceRule.Frequency, andMonth: Bool
  ) {
    switch frequency {
    case .weekly:
      weekdays = 1 << UInt64(start.weekday.isoIndex)
      limitsWeekdays = true
    case .yearly where limitsWeeks:
      weekdays = 1 << UInt64(start.weekday.isoIndex)
      limitsWeekdays = true
    case .monthly where !limitsWeeks, .yearly:
      let (_, month, day) = start.civil
      limitsMonthDays = true
      monthDays = 1 << UInt64(day)
      if frequency == .yearly && andMonth { months = 1 << UInt64(month) }
    default: break
    }
  }

  private mutating func readMonths(_ values: [RecurrenceRule.MonthInYear]) {
    months = 0
    for value in values where (1...12).contains(value.number) {
      switch (value.isLeap, skip) {
      // No Gregorian month is a leap month: SKIP decides (RFC 7529, 4.1).
      case (true, .omit): continue
      case (true, .forward): if value.number < 12 { months |= 2 << UInt64(value.number) }
      default: months |= 1 << UInt64(value.number)
      }
    }
  }

  private mutating func readMonthDays(_ values: [Int]) {
    limitsMonthDays = true
    for value in values {
      if (1...31).contains(value) {
        monthDays |= 1 << UInt64(value)
      } else if (-31 ... -1).contains(value) {
        monthDaysFromEnd |= 1 << UInt64(32 + value)
      }
    }
  }

  private mutating func readWeeks(_ values: [Int]) {
    limitsWeeks = true
    for value in values {
      if (1...53).contains(value) {
        weeks |= 1 << UInt64(value)
      } else if (-53 ... -1).contains(value) {
        weeksFromEnd |= 1 << UInt64(54 + value)
      }
    }
  }

  private mutating func readWeekdays(
    _ values: [RecurrenceRule.WeekdayInPeriod], withOrdinals: Bool
  ) {
    for value in values {
      if value.ordinal == 0 || !withOrdinals {
        weekdays |= 1 << UInt64(value.weekday.isoIndex)
      } else if (-53...53).contains(value.ordinal) {
        nths.append(Nth(ordinal: value.ordinal, weekday: value.weekday.isoIndex))
      }
    }
    // However long a list is, looking at a month stays cheap.
    if nths.count > 64 { nths = Array(Set(nths)) }
    limitsWeekdays = weekdays != 0x7F
  }
}
