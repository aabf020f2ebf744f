import CLibical
import CalendarModel

/// Owns a recurrence rule as libical has parsed it.
/// C: `icalrecurrencetype_from_string`; the memory is ours.
struct LibicalRule: ~Copyable {
  let pointer: UnsafeMutablePointer<daymark_rule>

  /// Nil when libical refuses the rule. It refuses the whole rule for one part that it
  /// cannot read.
  ///
  /// - Parameter text: the rule in UTF-8, ended by a zero byte.
  init?(_ text: [UInt8]) {
    guard
      let pointer = text.withUnsafeBytes({ bytes in
        bytes.assumingMemoryBound(to: CChar.self).baseAddress.flatMap { daymark_rule_new($0) }
      })
    else { return nil }
    guard pointer.pointee.freq != ICAL_NO_RECURRENCE else {
      free(pointer.pointee.rscale)
      free(pointer)
      return nil
    }
    self.pointer = pointer
  }

  deinit {
    // The name of the calendar is the one string in it, and ours as well.
    free(pointer.pointee.rscale)
    free(pointer)
  }

  /// Calls `body` with an iterator over the rule from `start`; nil when libical makes none.
  /// C: `icalrecur_iterator_new`, which points into the rule; freed when `body` returns.
  borrowing func withIterator<R>(
    from start: WallTime, isDate: Bool, _ body: (OpaquePointer) -> R?
  ) -> R? {
    guard let iterator = daymark_rule_iterator(pointer, icaltimetype(start, isDate: isDate))
    else { return nil }
    defer { icalrecur_iterator_free(iterator) }
    return body(iterator)
  }

  /// The rule as a value, without `end`, `calendarScale` and `skip`, which `RuleParser` reads.
  borrowing func value() -> RecurrenceRule? {
    let rule = pointer.pointee
    guard let frequency = RecurrenceRule.Frequency(rule.freq) else { return nil }
    return RecurrenceRule(
      frequency, interval: Int(rule.interval),
      bySecond: list(daymark_rule_by_second(pointer), ICAL_BY_SECOND_SIZE),
      byMinute: list(daymark_rule_by_minute(pointer), ICAL_BY_MINUTE_SIZE),
      byHour: list(daymark_rule_by_hour(pointer), ICAL_BY_HOUR_SIZE),
      byDay: shorts(daymark_rule_by_day(pointer), 386).compactMap(Self.weekday),
      byMonthDay: list(daymark_rule_by_month_day(pointer), ICAL_BY_MONTHDAY_SIZE),
      byYearDay: list(daymark_rule_by_year_day(pointer), ICAL_BY_YEARDAY_SIZE),
      byWeekNumber: list(daymark_rule_by_week_no(pointer), ICAL_BY_WEEKNO_SIZE),
      byMonth: shorts(daymark_rule_by_month(pointer), Int(ICAL_BY_MONTH_SIZE)).map {
        RecurrenceRule.MonthInYear(
          Int(icalrecurrencetype_month_month($0)),
          isLeap: icalrecurrencetype_month_is_leap($0) != 0)
      },
      bySetPosition: list(daymark_rule_by_set_pos(pointer), ICAL_BY_YEARDAY_SIZE),
      weekStart: Weekday(rule.week_start) ?? .monday)
  }

  private borrowing func shorts(_ first: UnsafePointer<Int16>?, _ size: Int) -> [Int16] {
    guard let first else { return [] }
    let end = Int16(truncatingIfNeeded: ICAL_RECURRENCE_ARRAY_MAX.rawValue)
    return Array(UnsafeBufferPointer(start: first, count: size).prefix { $0 != end })
  }

  private borrowing func list(_ first: UnsafePointer<Int16>?, _ size: Int32) -> [Int] {
    shorts(first, Int(size)).map(Int.init)
  }

  private static func weekday(_ encoded: Int16) -> RecurrenceRule.WeekdayInPeriod? {
    Weekday(icalrecurrencetype_day_day_of_week(encoded)).map {
      RecurrenceRule.WeekdayInPeriod(
        $0, ordinal: Int(icalrecurrencetype_day_position(encoded)))
    }
  }
}

extension RecurrenceRule.Frequency {
  fileprivate init?(_ frequency: icalrecurrencetype_frequency) {
    switch frequency {
    case ICAL_SECONDLY_RECURRENCE: self = .secondly
    case ICAL_MINUTELY_RECURRENCE: self = .minutely
    case ICAL_HOURLY_RECURRENCE: self = .hourly
    case ICAL_DAILY_RECURRENCE: self = .daily
    case ICAL_WEEKLY_RECURRENCE: self = .weekly
    case ICAL_MONTHLY_RECURRENCE: self = .monthly
    case ICAL_YEARLY_RECURRENCE: self = .yearly
    default: return nil
    }
  }
}

extension Weekday {
  init?(_ weekday: icalrecurrencetype_weekday) {
    switch weekday {
    case ICAL_MONDAY_WEEKDAY: self = .monday
    case ICAL_TUESDAY_WEEKDAY: self = .tuesday
    case ICAL_WEDNESDAY_WEEKDAY: self = .wednesday
    case ICAL_THURSDAY_WEEKDAY: self = .thursday
    case ICAL_FRIDAY_WEEKDAY: self = .friday
    case ICAL_SATURDAY_WEEKDAY: self = .saturday
    case ICAL_SUNDAY_WEEKDAY: self = .sunday
    default: return nil
    }
  }
}
