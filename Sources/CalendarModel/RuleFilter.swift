/// The parts of a rule that say which of its times are meant, and in which calendar.
struct RuleFilter: Hashable, Sendable {
  var bySecond: [Int] = []
  var byMinute: [Int] = []
  var byHour: [Int] = []
  var byDay: [RecurrenceRule.WeekdayInPeriod] = []
  var byMonthDay: [Int] = []
  var byYearDay: [Int] = []
  var byWeekNumber: [Int] = []
  var byMonth: [RecurrenceRule.MonthInYear] = []
  var bySetPosition: [Int] = []
  var calendarScale: String?
  var skip: RecurrenceRule.Skip = .omit
}
