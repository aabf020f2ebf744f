import CalendarModel

/// Where libical 3.0.16 departs from RFC 5545, 3.3.10, by classes of rules. The rules that the
/// predicates name are not compared with it.
extension RecurrenceRule {
  /// "BYSETPOS operates on a set of recurrence instances in one interval of the recurrence
  /// rule": libical has no such set for DAILY and WEEKLY, and elsewhere counts days, so that
  /// BYHOUR's times of one day are all taken or all left.
  var hasPositionsLibicalIgnores: Bool {
    guard !bySetPosition.isEmpty else { return false }
    return frequency <= .weekly || !(byHour.isEmpty && byMinute.isEmpty && bySecond.isEmpty)
  }

  /// "-10 represents the tenth to the last day of the month": with DAILY, libical drops
  /// negative days.
  var hasDaysFromTheEndOfAMonthDaily: Bool {
    frequency <= .daily && byMonthDay.contains { $0 < 0 }
  }

  /// In the table of 3.3.10, BYMONTHDAY expands a YEARLY rule: without BYMONTH, to days of
  /// every month. libical keeps to DTSTART's month.
  var hasMonthDaysOfEveryMonth: Bool {
    frequency == .yearly && !byMonthDay.isEmpty && byMonth.isEmpty
  }

  /// "Week number one of the calendar year is the first week that contains at least four (4)
  /// days in that calendar year", with weeks that begin on WKST: libical counts from the end
  /// of the year, and past 52, by weeks from Monday of another year. Without BYDAY it also
  /// takes the day of the week from memory that it has not set.
  var hasWeeksLibicalMiscounts: Bool {
    if byWeekNumber.isEmpty { return false }
    return byDay.isEmpty || weekStart != .monday || byWeekNumber.contains { $0 < 0 || $0 >= 52 }
  }

  /// Whether any of these holds.
  var isBeyondLibical: Bool {
    hasPositionsLibicalIgnores || hasDaysFromTheEndOfAMonthDaily || hasMonthDaysOfEveryMonth
      || hasWeeksLibicalMiscounts
  }
}
