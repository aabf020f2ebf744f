/// A recurrence rule (RFC 5545, 3.3.10, with RFC 7529's RSCALE and SKIP).
///
/// An empty list is a part that the rule does not have.
public struct RecurrenceRule: Hashable, Sendable {
  /// FREQ.
  public enum Frequency: Int, Hashable, Sendable, CaseIterable, Comparable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    /// Whether `lhs` recurs faster than `rhs`.
    public static func < (lhs: Frequency, rhs: Frequency) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// COUNT or UNTIL.
  public enum End: Hashable, Sendable {
    /// The rule goes on for ever.
    case never
    /// COUNT: that many occurrences, DTSTART's included. At least 1.
    case count(Int)
    /// UNTIL: the last time that may occur, itself included.
    case until(CalendarTime)
  }

  /// One entry of BYDAY: a weekday, or its nth in the month or year.
  public struct WeekdayInPeriod: Hashable, Sendable {
    /// 0 for every such weekday, 2 for the second, -1 for the last.
    public var ordinal: Int
    /// The weekday.
    public var weekday: Weekday

    /// Every `weekday`, or its `ordinal`th, counted from the end when negative.
    public init(_ weekday: Weekday, ordinal: Int = 0) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// One entry of BYMONTH: a month number and, in calendars that have them, a leap month.
  public struct MonthInYear: Hashable, Sendable {
    /// The month number, from 1, in the rule's calendar.
    public var number: Int
    /// Whether the leap month that follows the month `number` is meant (RFC 7529, 4.2).
    public var isLeap: Bool

    /// The month `number`, or the leap month after it.
    public init(_ number: Int, isLeap: Bool = false) {
      self.number = number
      self.isLeap = isLeap
    }
  }

  /// SKIP: what becomes of a date that does not exist (RFC 7529, 4.1).
  public enum Skip: Hashable, Sendable, CaseIterable {
    /// It is left out, as in RFC 5545.
    case omit
    /// The date before it is taken.
    case backward
    /// The date after it is taken.
    case forward
  }

  /// FREQ.
  public var frequency: Frequency
  /// INTERVAL, at least 1.
  public var interval: Int
  /// COUNT or UNTIL.
  public var end: End
  /// WKST.
  public var weekStart: Weekday
  /// BYSECOND, 0 to 60.
  public var bySecond: [Int] {
    get { filters.isEmpty ? [] : filters[0].bySecond }
    set { filter.bySecond = newValue }
  }
  /// BYMINUTE, 0 to 59.
  public var byMinute: [Int] {
    get { filters.isEmpty ? [] : filters[0].byMinute }
    set { filter.byMinute = newValue }
  }
  /// BYHOUR, 0 to 23.
  public var byHour: [Int] {
    get { filters.isEmpty ? [] : filters[0].byHour }
    set { filter.byHour = newValue }
  }
  /// BYDAY.
  public var byDay: [WeekdayInPeriod] {
    get { filters.isEmpty ? [] : filters[0].byDay }
    set { filter.byDay = newValue }
  }
  /// BYMONTHDAY, 1 to 31 or -31 to -1.
  public var byMonthDay: [Int] {
    get { filters.isEmpty ? [] : filters[0].byMonthDay }
    set { filter.byMonthDay = newValue }
  }
  /// BYYEARDAY, 1 to 366 or -366 to -1.
  public var byYearDay: [Int] {
    get { filters.isEmpty ? [] : filters[0].byYearDay }
    set { filter.byYearDay = newValue }
  }
  /// BYWEEKNO, 1 to 53 or -53 to -1.
  public var byWeekNumber: [Int] {
    get { filters.isEmpty ? [] : filters[0].byWeekNumber }
    set { filter.byWeekNumber = newValue }
  }
  /// BYMONTH.
  public var byMonth: [MonthInYear] {
    get { filters.isEmpty ? [] : filters[0].byMonth }
    set { filter.byMonth = newValue }
  }
  /// BYSETPOS, 1 to 366 or -366 to -1.
  public var bySetPosition: [Int] {
    get { filters.isEmpty ? [] : filters[0].bySetPosition }
    set { filter.bySetPosition = newValue }
  }
  /// RSCALE in upper case (`GREGORIAN`, `CHINESE`, ...), or nil where the rule has none.
  public var calendarScale: String? {
    get { filters.isEmpty ? nil : filters[0].calendarScale }
    set { filter.calendarScale = newValue }
  }
  /// SKIP.
  public var skip: Skip {
    get { filters.isEmpty ? .omit : filters[0].skip }
    set { filter.skip = newValue }
  }

  /// The parts that many rules have none of, in a box: a file may have very many short rules.
  private var filter: RuleFilter {
    get { filters.first ?? RuleFilter() }
    set { filters = newValue == RuleFilter() ? [] : [newValue] }
  }
  /// One, or none where nothing is left out: an array of one is the box.
  private var filters: [RuleFilter] = []

  /// A rule of the given parts.
  public init(
    _ frequency: Frequency, interval: Int = 1, end: End = .never, bySecond: [Int] = [],
    byMinute: [Int] = [], byHour: [Int] = [], byDay: [WeekdayInPeriod] = [],
    byMonthDay: [Int] = [], byYearDay: [Int] = [], byWeekNumber: [Int] = [],
    byMonth: [MonthInYear] = [], bySetPosition: [Int] = [], weekStart: Weekday = .monday,
    calendarScale: String? = nil, skip: Skip = .omit
  ) {
    self.frequency = frequency
    self.interval = interval
    self.end = end
    self.weekStart = weekStart
    filter = RuleFilter(
      bySecond: bySecond, byMinute: byMinute, byHour: byHour, byDay: byDay,
      byMonthDay: byMonthDay, byYearDay: byYearDay, byWeekNumber: byWeekNumber, byMonth: byMonth,
      bySetPosition: bySetPosition, calendarScale: calendarScale, skip: skip)
  }

  /// Whether the rule counts in the Gregorian calendar, or in one that has its months and
  /// days and differs in the number of the year alone, which no rule mentions.
  public var isGregorian: Bool {
    switch calendarScale {
    case nil, "GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC": true
    default: false
    }
  }
}
