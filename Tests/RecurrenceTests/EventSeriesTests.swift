import CalendarModel
import Recurrence
import Testing

/// Whole series: order, limits, checks, and windows of any size.
struct EventSeriesTests {
  @Test("hits are sorted by start, then end, then member")
  func order() {
    let first = component("20250110T100000Z", end: "20250110T120000Z")
    let second = component("20250110T090000Z", end: "20250110T150000Z", added: ["20250110T100000Z"])
    #expect(
      hits([first, second]) == [
        "1: 20250110T090000Z/20250110T150000Z (20250110T090000Z)",
        "0: 20250110T100000Z/20250110T120000Z",
        "1: 20250110T100000Z/20250110T160000Z (20250110T100000Z)",
      ])
  }

  @Test("a dense series stops at the limit and says so")
  func limit() {
    let master = component("20250101T000000Z", rules: ["FREQ=SECONDLY"])
    let override = component("20250101T000001Z", replaces: "20250101T000001Z")
    let limits = ExpansionLimits(maximumOccurrences: 100, maximumSteps: 1000)
    let found = EventSeries(members: [master, override]).expansion(
      in: window("20250101T000000Z", "20260101T000000Z"), zones: .test, limits: limits)
    #expect(found.hits.count == 100)
    #expect(found.problems.contains(EventSeries.Problem(.limitReached, memberIndex: 0)))
    let whole = EventSeries(members: [master]).expansion(
      in: window("20250101T000000Z", "20250101T000140Z"), zones: .test, limits: limits)
    #expect(whole.hits.count == 100)
    #expect(whole.problems.isEmpty)
  }

  @Test("what an EXRULE takes out stays out at the limit")
  func limitOfExceptions() {
    let master = component(
      "20250101T000000Z", rules: ["FREQ=SECONDLY"], exceptionRules: ["FREQ=SECONDLY"])
    let limits = ExpansionLimits(maximumOccurrences: 100, maximumSteps: 1000)
    let found = EventSeries(members: [master]).expansion(
      in: window("20250101T000000Z", "20260101T000000Z"), zones: .test, limits: limits)
    #expect(found.hits.isEmpty)
    #expect(found.problems == [EventSeries.Problem(.limitReached, memberIndex: 0)])
  }

  @Test("DTSTART outside its rule is reported by a check of its own")
  func startOutsideRule() {
    let master = component("20250101T090000NY", rules: ["FREQ=WEEKLY;BYDAY=MO;COUNT=3"])
    #expect(hits([master]).count == 3)
    #expect(
      EventSeries(members: [master]).problems(zones: .test)
        == [EventSeries.Problem(.startOutsideRule, memberIndex: 0)])
    let matching = component(
      "20250101T090000NY", rules: ["FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=WE"])
    #expect(EventSeries(members: [matching]).problems(zones: .test).isEmpty)
  }

  @Test("no members, no hits")
  func empty() {
    #expect(hits([]).isEmpty)
    #expect(EventSeries(members: []).problems(zones: .test).isEmpty)
  }

  @Test("a window shows what the whole has in it", arguments: 0..<60)
  func windowIsAFilter(_ decade: Int) {
    for seed in UInt64(decade) * 10..<UInt64(decade) * 10 + 10 {
      var random = SeededGenerator(seed: seed &+ 90_000)
      let series = EventSeries(members: Self.members(seed: seed, &random))
      let zones = ZoneMap(tables: ZoneMap.test.tables, floating: seed % 2 == 0 ? .newYork : .utc)
      let limits = ExpansionLimits(maximumOccurrences: 4000, maximumSteps: 400_000)
      let year = window("20080101T000000Z", "20090101T000000Z")
      let whole = series.expansion(in: year, zones: zones, limits: limits)
      if whole.problems.contains(where: { $0.kind == .limitReached }) { continue }
      for _ in 0..<6 {
        let lower = year.lowerBound.adding(seconds: random.pick(0...360 * 86_400))
        let length = [1800, 86_400, 31 * 86_400][random.pick(0...2)]
        let upper = min(lower.adding(seconds: random.pick(1...length)), year.upperBound)
        let shown = series.expansion(in: lower..<upper, zones: zones, limits: limits).hits
        let expected = whole.hits.filter { hit in
          let interval = hit.interval
          let startsIn = lower <= interval.lowerBound && interval.lowerBound < upper
          return startsIn || (interval.lowerBound < lower && interval.upperBound > lower)
        }
        #expect(shown == expected, "seed \(seed) in \(lower)..<\(upper): \(series.members)")
      }
    }
  }

  /// A master with a generated rule, and now and then RDATEs, EXDATEs and overrides.
  private static func members(
    seed: UInt64, _ random: inout SeededGenerator
  ) -> [EventSchedule] {
    let generated = GeneratedRule(seed: seed &+ 50_000)
    let kind = random.pick(0...2)
    func start(_ wall: WallTime) -> CalendarTime {
      if generated.isDate { return .date(wall.day) }
      if kind == 0 { return .utc(Instant(utc: wall)) }
      return kind == 1 ? .floating(wall) : .zoned(wall, zone: "America/New_York")
    }
    func ending() -> EventSchedule.Ending {
      if random.oneIn(3) { return .none }
      let days = random.pick(0...3)
      return .duration(CalendarDuration(days: days, seconds: random.pick(0...30_000)))
    }
    var master = EventSchedule(start: start(generated.start), ending: ending())
    let horizon = generated.start.adding(seconds: 20 * 366 * 86_400)
    let times = RuleOccurrences(
      generated.rule, start: generated.start, isDate: generated.isDate,
      in: wall("20080101T000000")..<max(horizon, wall("20080101T000000")),
      limits: ExpansionLimits(maximumOccurrences: 40, maximumSteps: 100_000)
    ).map { $0 }
    var recurrence = EventSchedule.Recurrence(rules: [generated.rule])
    var members: [EventSchedule] = []
    for time in times where random.oneIn(4) {
      let moved = time.adding(seconds: random.pick(-100_000...100_000))
      switch random.pick(0...4) {
      case 0: recurrence.exceptionDates.append(start(time))
      case 1: recurrence.exceptionDates.append(.date(time.day))
      case 2:
        recurrence.addedDates.append(
          EventSchedule.AddedDate(start(moved), ending: random.oneIn(2) ? ending() : nil))
      default:
        members.append(
          EventSchedule(
            start: start(moved), ending: ending(),
            replacement: EventSchedule.Replacement(start(time), andFuture: random.oneIn(4))))
      }
    }
    master.recurrence = recurrence
    return [master] + members
  }
}
