import CLibical
import CalendarModel
import Recurrence

/// libical's own expansion of a rule: another implementation, to compare with.
enum LibicalIterator {
  /// The first occurrences, in floating time; nil when libical refuses the rule.
  static func occurrences(
    of rule: RecurrenceRule, start: WallTime, isDate: Bool = false, limit: Int,
    before end: WallTime
  ) -> [WallTime]? {
    guard let parsed = daymark_rule_new(rule.description) else { return nil }
    defer {
      free(parsed.pointee.rscale)
      free(parsed)
    }
    guard parsed.pointee.freq != ICAL_NO_RECURRENCE,
      let iterator = daymark_rule_iterator(parsed, time(start, isDate: isDate))
    else { return nil }
    defer { icalrecur_iterator_free(iterator) }
    var result: [WallTime] = []
    while result.count < limit {
      let next = icalrecur_iterator_next(iterator)
      guard icaltime_is_null_time(next) == 0,
        let day = Day(year: Int(next.year), month: Int(next.month), day: Int(next.day)),
        let time = WallTime(
          day, hour: Int(next.hour), minute: Int(next.minute), second: Int(next.second)),
        time < end
      else { break }
      result.append(time)
    }
    return result
  }

  private static func time(_ time: WallTime, isDate: Bool) -> icaltimetype {
    var result = icaltime_null_time()
    let (year, month, day) = time.day.civil
    result.year = Int32(year)
    result.month = Int32(month)
    result.day = Int32(day)
    result.is_date = isDate ? 1 : 0
    if !isDate {
      result.hour = Int32(time.hour)
      result.minute = Int32(time.minute)
      result.second = Int32(time.second)
    }
    return result
  }
}

extension RecurrenceRule {
  /// The first occurrences by the engine that is tested, in floating time.
  func firstOccurrences(
    from start: WallTime, isDate: Bool = false, limit: Int, before end: WallTime
  ) -> [WallTime] {
    Array(RuleOccurrences(self, start: start, isDate: isDate, in: start..<end).prefix(limit))
  }
}
