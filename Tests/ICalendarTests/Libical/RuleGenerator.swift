import CalendarModel

/// Random rules of whole days that RFC 5545, 3.3.10 allows: FREQ from DAILY to YEARLY with
/// the BYxxx parts that its table lets stand with each.
struct RuleGenerator {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func start() -> WallTime {
    let day = Day(daysSince1970: Int.random(in: 7000..<21_000, using: &generator))
    return WallTime(day, secondOfDay: 9 * 3600)
  }

  mutating func rule() -> RecurrenceRule {
    let frequencies: [RecurrenceRule.Frequency] = [.daily, .weekly, .monthly, .yearly, .yearly]
    var rule = RecurrenceRule(frequencies.randomElement(using: &generator) ?? .daily)
    rule.interval = [1, 1, 1, 2, 3, 5].randomElement(using: &generator) ?? 1
    if happens(3) { rule.weekStart = .sunday }
    if happens(3) { rule.byMonth = numbers(1...12, signed: false).map { .init($0) } }
    if rule.frequency == .yearly {
      if happens(5) { rule.byWeekNumber = numbers(1...53, signed: true) }
      if happens(5) { rule.byYearDay = numbers(1...366, signed: true) }
    }
    if rule.frequency != .weekly, happens(3) { rule.byMonthDay = numbers(1...31, signed: true) }
    if happens(2) { rule.byDay = weekdays(rule) }
    if happens(6) { rule.byHour = [8, 17] }
    let hasParts =
      !(rule.byMonth.isEmpty && rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty
      && rule.byMonthDay.isEmpty && rule.byDay.isEmpty && rule.byHour.isEmpty)
    if hasParts, happens(4) {
      rule.bySetPosition = numbers(1...4, signed: true)
    }
    if happens(2) { rule.end = .count(Int.random(in: 1...60, using: &generator)) }
    return rule
  }

  private mutating func weekdays(_ rule: RecurrenceRule) -> [RecurrenceRule.WeekdayInPeriod] {
    // 3.3.10: no ordinals but with MONTHLY and YEARLY, and there not beside BYWEEKNO.
    let mayCount =
      rule.frequency >= .monthly && rule.byWeekNumber.isEmpty
    let limit = rule.frequency == .yearly && rule.byMonth.isEmpty ? 53 : 5
    let days = Set(numbers(1...7, signed: false))
    return Weekday.allCases.filter { days.contains($0.rawValue) }.map { weekday in
      guard mayCount, happens(2) else { return .init(weekday) }
      let ordinal = Int.random(in: 1...limit, using: &generator)
      return .init(weekday, ordinal: happens(2) ? ordinal : -ordinal)
    }
  }

  /// One to three different numbers, ascending; negative ones too if `signed`.
  private mutating func numbers(_ range: ClosedRange<Int>, signed: Bool) -> [Int] {
    var result: Set<Int> = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let number = Int.random(in: range, using: &generator)
      result.insert(signed && happens(3) ? -number : number)
    }
    return result.sorted()
  }

  /// True once in so many times.
  private mutating func happens(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &generator) == 0
  }
}
