import CalendarModel

/// A rule drawn at random, and a DTSTART that need not match it.
struct GeneratedRule: CustomStringConvertible {
  var rule: RecurrenceRule
  var start: WallTime
  var isDate: Bool

  var description: String { "\(start) \(isDate ? "DATE " : "")\(rule)" }

  /// - Parameter seed: decides everything.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frequency = RecurrenceRule.Frequency.allCases[random.pick(0...6)]
    var rule = RecurrenceRule(frequency)
    if random.oneIn(2) {
      rule.interval = [1, 2, 3, 4, 5, 7, 12, 24, 36, 60, 90][random.pick(0...10)]
    }
    func list(_ one: Int, _ from: ClosedRange<Int>, most: Int) -> [Int] {
      guard random.oneIn(one) else { return [] }
      return (0..<random.pick(1...most)).map { _ in random.pick(from) }.filter { $0 != 0 }
    }
    rule.byMonth = list(4, 1...12, most: 4).map { RecurrenceRule.MonthInYear($0) }
    rule.byMonthDay = list(4, -31...31, most: 6)
    rule.byYearDay = list(9, -366...366, most: 5)
    rule.byWeekNumber =
      frequency == .yearly ? list(5, -53...53, most: 4) : list(20, 1...53, most: 9)
    rule.byHour = list(4, 0...23, most: 4)
    rule.byMinute = list(4, 0...59, most: 4)
    rule.bySecond = list(5, 0...59, most: 3)
    let ordinal = frequency == .yearly && rule.byMonth.isEmpty ? 53 : 5
    rule.byDay = list(3, 0...6, most: 4).map {
      let number = frequency >= .monthly && random.oneIn(2) ? random.pick(-ordinal...ordinal) : 0
      return RecurrenceRule.WeekdayInPeriod(Weekday(isoIndex: $0), ordinal: number)
    }
    rule.bySetPosition = list(5, -5...5, most: 3)
    rule.weekStart = Weekday(isoIndex: random.pick(0...6))
    if random.oneIn(3) { rule.skip = random.oneIn(2) ? .forward : .backward }
    isDate = random.oneIn(5)
    let day = Day(validYear: random.pick(1995...2010), month: 1, day: 1)
    let time = random.oneIn(2) ? random.pick(0...23) * 3600 : random.pick(0...86_399)
    start = WallTime(day.advanced(by: random.pick(0...365)), secondOfDay: isDate ? 0 : time)
    switch random.pick(0...3) {
    case 0: rule.end = .count(random.pick(1...60))
    case 1 where random.oneIn(2): rule.end = .count(random.pick(1...5000))
    case 1:
      let until = start.adding(seconds: random.pick(0...5 * 366 * 86_400))
      rule.end = .until(random.oneIn(3) ? .date(until.day) : .utc(Instant(utc: until)))
    default: break
    }
    self.rule = rule
  }
}
