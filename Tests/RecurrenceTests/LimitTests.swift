import CalendarModel
import Recurrence
import Testing

/// Rules that are dense, endless, impossible or absurd end, and say when they were stopped.
struct LimitTests {
  private func expand(
    _ rule: RecurrenceRule, start: WallTime = wall("20250101T090000"),
    in window: Range<WallTime> = WindowTests.everything, zone: TimeZoneTable? = nil,
    limits: ExpansionLimits = .standard
  ) -> (count: Int, reachedLimit: Bool) {
    var iterator = RuleOccurrences(rule, start: start, in: window, zone: zone, limits: limits)
      .makeIterator()
    var count = 0
    while iterator.next() != nil { count += 1 }
    return (count, iterator.reachedLimit)
  }

  @Test("a dense rule stops at the number of occurrences")
  func denseRule() {
    let (count, reachedLimit) = expand(rule("FREQ=SECONDLY"))
    #expect(count == 200_000)
    #expect(reachedLimit)
    let few = ExpansionLimits(maximumOccurrences: 5, maximumSteps: 100)
    #expect(expand(rule("FREQ=DAILY"), limits: few) == (5, true))
    #expect(expand(rule("FREQ=DAILY;COUNT=5"), limits: few) == (5, false))
    #expect(expand(rule("FREQ=DAILY;COUNT=6"), limits: few) == (5, true))
    let none = ExpansionLimits(maximumOccurrences: -1, maximumSteps: -1)
    #expect(expand(rule("FREQ=DAILY"), limits: none) == (0, true))
  }

  @Test(
    "a rule that never matches ends by itself",
    arguments: [
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=WEEKLY;BYMONTH=13", "FREQ=SECONDLY;BYHOUR=30",
      "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30", "FREQ=HOURLY;INTERVAL=24;BYHOUR=8",
      "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2", "FREQ=YEARLY;BYDAY=MO;BYSETPOS=54",
      "FREQ=YEARLY;BYYEARDAY=60;BYMONTH=5", "FREQ=YEARLY;BYWEEKNO=10;BYMONTH=7",
    ])
  func neverMatches(_ text: String) {
    // DTSTART alone.
    #expect(expand(rule(text)) == (1, false))
  }

  @Test("the step limit ends a search and says so")
  func stepLimit() {
    let limits = ExpansionLimits(maximumOccurrences: 10, maximumSteps: 1000)
    #expect(expand(rule("FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30"), limits: limits) == (1, true))
    // Counting to the window takes steps, too.
    let window = wall("22000101T000000")..<wall("22010101T000000")
    #expect(
      expand(rule("FREQ=MONTHLY;COUNT=5000"), in: window, limits: limits) == (0, true))
    #expect(expand(rule("FREQ=MONTHLY"), in: window, limits: limits).count == 10)
  }

  @Test("no number is too large", arguments: RecurrenceRule.Frequency.allCases)
  func absurdNumbers(_ frequency: RecurrenceRule.Frequency) {
    let numbers = [Int.min, Int.min + 1, -400, -1, 0, 1, 400, Int.max - 1, Int.max]
    let limits = ExpansionLimits(maximumOccurrences: 50, maximumSteps: 2000)
    for number in numbers {
      for start in [number, 0, 1_735_722_000] {
        var rule = RecurrenceRule(frequency, interval: number)
        for end in [RecurrenceRule.End.never, .count(number)] {
          rule.end = end
          let start = WallTime(secondsSince1970: start)
          _ = expand(rule, start: start, zone: .newYork, limits: limits)
          let window = WallTime(secondsSince1970: min(0, number))..<wall("21000101")
          _ = expand(rule, start: start, in: window, zone: .newYork, limits: limits)
          var parts = rule
          parts.bySecond = numbers
          parts.byMinute = numbers
          parts.byHour = numbers
          parts.byMonthDay = numbers
          parts.byYearDay = numbers
          parts.byWeekNumber = frequency == .yearly ? numbers : []
          parts.byMonth = numbers.map { RecurrenceRule.MonthInYear($0) }
          parts.byDay = numbers.map { RecurrenceRule.WeekdayInPeriod(.monday, ordinal: $0) }
          parts.bySetPosition = numbers
          _ = expand(parts, start: start, zone: .newYork, limits: limits)
        }
        rule.end = .until(.utc(Instant(secondsSince1970: number)))
        _ = expand(rule, start: WallTime(secondsSince1970: start), zone: .newYork, limits: limits)
        rule.end = .until(.date(Day(daysSince1970: number)))
        _ = expand(rule, start: WallTime(secondsSince1970: start), zone: .newYork, limits: limits)
      }
    }
  }

  @Test("an INTERVAL beyond all years leaves DTSTART", arguments: RecurrenceRule.Frequency.allCases)
  func longInterval(_ frequency: RecurrenceRule.Frequency) {
    #expect(expand(RecurrenceRule(frequency, interval: .max)) == (1, false))
  }
}
