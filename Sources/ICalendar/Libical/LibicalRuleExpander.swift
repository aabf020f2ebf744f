import CLibical
import CalendarModel
import Recurrence

/// Expands rules that count in another calendar than the Gregorian (RFC 7529) by libical,
/// which asks ICU.
struct LibicalRuleExpander: ForeignRuleExpander {
  /// libical gives some thousand occurrences of such a rule a second.
  private static let stepLimit = 10_000
  /// What the rules may cost together, or nil.
  private let budget: ForeignRuleBudget?

  /// - Parameter budget: what the rules may cost together; where it is spent, no rule can be
  ///   expanded.
  init(budget: ForeignRuleBudget? = nil) {
    self.budget = budget
  }

  func wallTimes(
    of rule: RecurrenceRule, start: WallTime, isDate: Bool, in window: Range<WallTime>,
    zone: TimeZoneTable?, limits: ExpansionLimits
  ) -> [WallTime]? {
    if rule.isSameInEveryCalendar {
      var gregorian = rule
      gregorian.calendarScale = nil
      gregorian.skip = .omit
      return Array(
        RuleOccurrences(
          gregorian, start: start, isDate: isDate, in: window, zone: zone, limits: limits))
    }
    // From a start in the year 0 libical needs many seconds.
    guard rule.isIterableByLibical, start.day.year > 0 else { return nil }
    let last = zone.flatMap { rule.last(in: $0) } ?? rule.last(in: .utc)
    if window.upperBound <= start { return [] }
    let stepLimit = min(Self.stepLimit, budget?.left ?? Self.stepLimit)
    if stepLimit <= 0 { return nil }
    var steps = 0
    defer { budget?.spend(steps + 1) }
    // UNTIL ends the search for an occurrence that does not come.
    var bounded = rule
    bounded.end = .until(isDate ? .date(window.upperBound.day) : .floating(window.upperBound))
    guard let parsed = LibicalRule(Array(bounded.description.utf8) + [0]) else { return nil }
    return parsed.withIterator(from: start, isDate: isDate) { iterator in
      var countLeft = Int.max
      if case .count(let count) = rule.end {
        // Counted from the start: every occurrence has to be met.
        countLeft = count
      } else if window.lowerBound > start {
        icalrecur_iterator_set_start(iterator, icaltimetype(window.lowerBound, isDate: isDate))
      }
      var result: [WallTime] = []
      while countLeft > 0 {
        let next = icalrecur_iterator_next(iterator)
        guard icaltime_is_null_time(next) == 0, let time = WallTime(next) else { break }
        if time >= window.upperBound || last.map({ time > $0 }) == true { break }
        steps += 1
        if steps > stepLimit { return nil }
        countLeft -= 1
        if time >= window.lowerBound { result.append(time) }
      }
      return result
    }
  }
}

extension RecurrenceRule {
  /// The last wall time that UNTIL allows; a DATE allows its whole day.
  fileprivate func last(in zone: TimeZoneTable) -> WallTime? {
    guard case .until(let until) = end else { return nil }
    return switch until {
    case .date(let day): WallTime(day, secondOfDay: 86_399)
    case .floating(let time), .zoned(let time, _): time
    case .utc(let instant): zone.wallTime(at: instant)
    }
  }
}

extension icaltimetype {
  init(_ time: WallTime, isDate: Bool) {
    self = icaltime_null_time()
    let (year, month, day) = time.day.civil
    self.year = Int32(truncatingIfNeeded: year)
    self.month = Int32(month)
    self.day = Int32(day)
    is_date = isDate ? 1 : 0
    if !isDate {
      hour = Int32(time.hour)
      minute = Int32(time.minute)
      second = Int32(time.second)
    }
  }
}

extension WallTime {
  fileprivate init?(_ time: icaltimetype) {
    guard let day = Day(year: Int(time.year), month: Int(time.month), day: Int(time.day))
    else { return nil }
    self.init(
      day, hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second))
  }
}
