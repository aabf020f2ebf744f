public import CalendarModel

/// Expands the rules of calendars other than the Gregorian (RFC 7529), which this module
/// leaves to others.
public protocol ForeignRuleExpander: Sendable {
  /// The wall times at which a rule recurs within a window, ascending, COUNT and UNTIL obeyed.
  ///
  /// - Parameters:
  ///   - rule: its `calendarScale` names the calendar.
  ///   - start: DTSTART on the wall clock of its zone.
  ///   - isDate: whether DTSTART is a DATE; the wall times are then midnights.
  ///   - window: wall times, half-open.
  ///   - zone: DTSTART's zone; nil for dates and floating times.
  ///   - limits: when to stop.
  /// - Returns: nil when the rule cannot be expanded.
  func wallTimes(
    of rule: RecurrenceRule, start: WallTime, isDate: Bool, in window: Range<WallTime>,
    zone: TimeZoneTable?, limits: ExpansionLimits
  ) -> [WallTime]?
}
