import CalendarModel

/// One day of every year, as the rules of time zones name it.
enum YearlyDay {
  /// The rules of which one gives each of these days, one day a year in ascending order; or
  /// nil.
  ///
  /// Two rules are needed where the days lie in two months: the Friday after the last Thursday
  /// of October may be one of November.
  static func rules(of days: [Day]) -> [RecurrenceRule]? {
    guard let first = days.first else { return nil }
    let isOneMonth = days.allSatisfy { $0.monthOfYear == first.monthOfYear }
    let dates = days.map(\.dayOfMonth)
    guard let low = dates.min(), let high = dates.max() else { return nil }
    if isOneMonth, low == high { return [rule(month: first.monthOfYear, dates: [low])] }
    guard days.allSatisfy({ $0.weekday == first.weekday }) else { return nil }
    guard isOneMonth else { return rulesOfTwoMonths(days) }
    guard high - low == 6 else { return nil }
    if days.allSatisfy({ $0.isInLastWeekOfMonth }) {
      return [rule(month: first.monthOfYear, first.weekday, ordinal: -1)]
    }
    if low % 7 == 1 {
      return [rule(month: first.monthOfYear, first.weekday, ordinal: low / 7 + 1)]
    }
    return [rule(month: first.monthOfYear, dates: Array(low...high), first.weekday)]
  }

  /// The rules that can be meant by one day: those that people write first.
  static func candidates(_ day: Day) -> [RecurrenceRule] {
    let month = day.monthOfYear
    var result: [RecurrenceRule] = []
    if day.isInLastWeekOfMonth { result.append(rule(month: month, day.weekday, ordinal: -1)) }
    let ordinal = (day.dayOfMonth - 1) / 7 + 1
    if ordinal < 5 { result.append(rule(month: month, day.weekday, ordinal: ordinal)) }
    result.append(rule(month: month, dates: [day.dayOfMonth]))
    let lowest = max(1, day.dayOfMonth - 6)
    // February has 28 days in most years.
    let highest = min(day.dayOfMonth, (month == 2 ? 28 : day.month.length) - 6)
    if lowest <= highest {
      result += (lowest...highest).map {
        rule(month: month, dates: Array($0...($0 + 6)), day.weekday)
      }
    }
    return result
  }

  /// Whether a rule of this kind gives the day.
  static func matches(_ day: Day, _ rule: RecurrenceRule) -> Bool {
    guard rule.byMonth.first?.number == day.monthOfYear else { return false }
    if !rule.byMonthDay.isEmpty, !rule.byMonthDay.contains(day.dayOfMonth) { return false }
    guard let weekday = rule.byDay.first else { return true }
    guard weekday.weekday == day.weekday else { return false }
    switch weekday.ordinal {
    case 0: return true
    case -1: return day.isInLastWeekOfMonth
    default: return (day.dayOfMonth - 1) / 7 + 1 == weekday.ordinal
    }
  }

  private static func rulesOfTwoMonths(_ days: [Day]) -> [RecurrenceRule]? {
    // From March on, all years are alike.
    guard let weekday = days.first?.weekday, days.allSatisfy({ $0.monthOfYear > 2 })
    else { return nil }
    let distances = days.compactMap { day in
      Day(year: day.year, month: 3, day: 1).map { day.daysSince1970 - $0.daysSince1970 }
    }
    guard let low = distances.min(), let high = distances.max(), high - low == 6
    else { return nil }
    return Dictionary(grouping: days, by: \.monthOfYear).sorted { $0.key < $1.key }.map {
      rule(month: $0.key, dates: Set($0.value.map(\.dayOfMonth)).sorted(), weekday)
    }
  }

  private static func rule(
    month: Int, dates: [Int] = [], _ weekday: Weekday? = nil, ordinal: Int = 0
  ) -> RecurrenceRule {
    RecurrenceRule(
      .yearly, byDay: weekday.map { [.init($0, ordinal: ordinal)] } ?? [], byMonthDay: dates,
      byMonth: [.init(month)])
  }
}

extension Day {
  fileprivate var isInLastWeekOfMonth: Bool { dayOfMonth + 7 > month.length }
}
