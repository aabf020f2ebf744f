import CalendarModel
import Recurrence
import Testing

/// Ends, durations, and what touches a window (RFC 5545, 3.6.1 and 3.8.5.3). By hand; New
/// York's clocks are put forward on 2025-03-09 at 7:00Z and back on 2025-11-02 at 6:00Z.
struct OccurrenceBoundsTests {
  private func ending(_ schedule: EventSchedule, at start: String? = nil) -> String {
    let start = start.map { inZone($0) } ?? schedule.start
    let bounds = schedule.bounds(startingAt: start, zones: .test)
    return "\(bounds.end.short) \(bounds.interval.upperBound)"
  }

  @Test(
    "the end of an event",
    arguments: [
      (component("20250110"), "20250111 2025-01-11T00:00:00Z"),
      (component("20250110", end: "20250113"), "20250113 2025-01-13T00:00:00Z"),
      (component("20250110", end: "20250110"), "20250111 2025-01-11T00:00:00Z"),
      (component("20250110", end: "20250109"), "20250111 2025-01-11T00:00:00Z"),
      (component("20250110", end: "20250112T100000NY"), "20250113 2025-01-13T00:00:00Z"),
      (
        component("20250110", duration: CalendarDuration(days: 2)),
        "20250112 2025-01-12T00:00:00Z"
      ),
      (
        component("20250110", duration: CalendarDuration(seconds: 36 * 3600)),
        "20250112 2025-01-12T00:00:00Z"
      ),
      (component("20250110T090000NY"), "20250110T090000NY 2025-01-10T14:00:00Z"),
      (
        component("20250110T090000NY", end: "20250110T103000NY"),
        "20250110T103000NY 2025-01-10T15:30:00Z"
      ),
      (
        component("20250110T090000NY", end: "20250110T080000NY"),
        "20250110T090000NY 2025-01-10T14:00:00Z"
      ),
      (
        component("20250110T090000NY", duration: CalendarDuration(days: -1)),
        "20250110T090000NY 2025-01-10T14:00:00Z"
      ),
      // Another zone, or none.
      (
        component("20250110T090000NY", end: "20250111T020000[Asia/Tokyo]"),
        "20250111T020000[Asia/Tokyo] 2025-01-10T17:00:00Z"
      ),
      (
        component("20250110T090000NY", end: "20250110T150000Z"),
        "20250110T150000Z 2025-01-10T15:00:00Z"
      ),
      (
        component("20250110T090000NY", end: "20250110T100000"),
        "20250110T100000NY 2025-01-10T15:00:00Z"
      ),
      (
        component("20250110T090000NY", end: "20250112"),
        "20250112T000000NY 2025-01-12T05:00:00Z"
      ),
      (
        component("20250110T090000", end: "20250110T100000"),
        "20250110T100000 2025-01-10T10:00:00Z"
      ),
      // Over the change of the clocks: a nominal day is 23 hours, 24 hours are 24.
      (
        component("20250308T090000NY", duration: CalendarDuration(days: 1)),
        "20250309T090000NY 2025-03-09T13:00:00Z"
      ),
      (
        component("20250308T090000NY", duration: CalendarDuration(seconds: 86_400)),
        "20250309T100000NY 2025-03-09T14:00:00Z"
      ),
      (
        component("20250308T090000NY", duration: CalendarDuration(days: 1, seconds: 3600)),
        "20250309T100000NY 2025-03-09T14:00:00Z"
      ),
      (
        component("20250308T090000NY", end: "20250309T090000NY"),
        "20250309T090000NY 2025-03-09T13:00:00Z"
      ),
    ])
  func endings(_ schedule: EventSchedule, _ expected: String) {
    #expect(ending(schedule) == expected)
    // The series says the same.
    let series = EventSeries(members: [schedule])
    let found = series.expansion(in: window("20250101T000000Z", "20260101T000000Z"), zones: .test)
    #expect(found.hits.map { "\($0.end.short) \($0.interval.upperBound)" } == [expected])
  }

  @Test("DTEND gives every occurrence the same exact duration, DURATION the same nominal one")
  func recurringEndings() {
    let rules = ["FREQ=DAILY;COUNT=3"]
    let exact = component("20250307T090000NY", end: "20250308T090000NY", rules: rules)
    #expect(
      hits([exact]).map { String($0.dropFirst(3).prefix(35)) } == [
        "20250307T090000NY/20250308T090000NY", "20250308T090000NY/20250309T100000NY",
        "20250309T090000NY/20250310T090000NY",
      ])
    let nominal = component(
      "20250307T090000NY", duration: CalendarDuration(days: 1), rules: rules)
    #expect(ending(nominal, at: "20250308T090000NY") == "20250309T090000NY 2025-03-09T13:00:00Z")
    #expect(
      hits([nominal]).map { String($0.dropFirst(21).prefix(17)) } == [
        "20250308T090000NY", "20250309T090000NY", "20250310T090000NY",
      ])
    // Only an event that does not recur keeps an end of another zone.
    let zones = component("20250307T090000NY", end: "20250307T150000Z", rules: rules)
    #expect(
      hits([zones]).map { String($0.dropFirst(21).prefix(17)) } == [
        "20250307T100000NY", "20250308T100000NY", "20250309T100000NY",
      ])
  }

  @Test(
    "what is wrong with an end is said",
    arguments: [
      (component("20250110", end: "20250109"), [EventSeries.Problem.Kind.endBeforeStart]),
      (component("20250110", end: "20250110"), []),
      (component("20250110T090000Z", end: "20250110T080000Z"), [.endBeforeStart]),
      (component("20250110T090000Z", end: "20250110T090000Z"), []),
      (component("20250110T090000Z", duration: CalendarDuration(seconds: -60)), [.endBeforeStart]),
      (component("20250110", end: "20250111T090000Z"), [.endKindCoerced]),
      (component("20250110T090000Z", end: "20250111"), [.endKindCoerced]),
      (component("20250110T090000Z", rules: ["FREQ=DAILY;UNTIL=20250111"]), [.untilCoerced]),
      (component("20250110", rules: ["FREQ=DAILY;UNTIL=20250111T000000Z"]), [.untilCoerced]),
      (component("20250110", rules: ["FREQ=DAILY;INTERVAL=0;COUNT=3"]), [.intervalCoerced]),
      (component("20250110", added: ["20250111T000000Z"]), [.addedDateCoerced]),
    ])
  func endProblems(_ schedule: EventSchedule, _ kinds: [EventSeries.Problem.Kind]) {
    #expect(problems([schedule]).map(\.kind) == kinds)
  }

  @Test(
    "what touches a window",
    arguments: [
      // Half-open at both ends.
      ("20250110T100000Z", "20250110T110000Z", 0), ("20250110T080000Z", "20250110T090000Z", 0),
      ("20250110T095959Z", "20250110T110000Z", 1), ("20250110T080000Z", "20250110T090001Z", 1),
      ("20250110T091000Z", "20250110T092000Z", 1), ("20250110T093000Z", "20250110T093000Z", 0),
    ])
  func touching(_ from: String, _ to: String, _ count: Int) {
    let hour = component("20250110T090000Z", end: "20250110T100000Z")
    #expect(hits([hour], from, to).count == count)
    let daily = component(
      "20250101T090000Z", end: "20250101T100000Z", rules: ["FREQ=DAILY"])
    #expect(hits([daily], from, to).count == count)
  }

  @Test("an occurrence of no length touches the window that its start lies in")
  func noLength() {
    let moment = component("20250110T090000Z", rules: ["FREQ=DAILY"])
    #expect(hits([moment], "20250111T090000Z", "20250111T090001Z").count == 1)
    #expect(hits([moment], "20250111T080000Z", "20250111T090000Z").isEmpty)
    #expect(hits([moment], "20250111T090001Z", "20250111T100000Z").isEmpty)
  }

  @Test("long occurrences that began before the window are found")
  func longOccurrences() {
    let month = component(
      "20240101T090000NY", duration: CalendarDuration(days: 30), rules: ["FREQ=MONTHLY"])
    // May 1 to May 31 at 9:00, and June 1.
    #expect(
      hits([month], "20250531T120000Z", "20250601T140000Z").map { String($0.prefix(20)) } == [
        "0: 20250501T090000NY", "0: 20250601T090000NY",
      ])
    #expect(hits([month], "20250531T130000Z", "20250531T140000Z").isEmpty)
    let dates = component("20240115", end: "20240125", rules: ["FREQ=YEARLY"])
    #expect(hits([dates], "20250124T230000Z", "20250201T000000Z").count == 1)
    #expect(hits([dates], "20250125T000000Z", "20250201T000000Z").isEmpty)
  }

  @Test("dates and floating times lie in the zone that was asked for")
  func floatingZone() {
    var zones = ZoneMap.test
    zones.floating = .newYork
    let day = component("20250110", rules: ["FREQ=DAILY;COUNT=2"])
    #expect(hits([day], "20250110T000000Z", "20250110T050000Z", zones: zones).isEmpty)
    #expect(hits([day], "20250110T000000Z", "20250110T050001Z", zones: zones).count == 1)
    let time = component("20250110T090000", rules: ["FREQ=DAILY"])
    #expect(hits([time], "20250111T140000Z", "20250111T140001Z", zones: zones).count == 1)
  }

  @Test("times of any size are computed with")
  func absurdTimes() {
    let numbers = [Int.min, -1, 0, Int.max]
    let ends =
      numbers.map { EventSchedule.Ending.time(.utc(Instant(secondsSince1970: $0))) }
      + numbers.map { .time(.date(Day(daysSince1970: $0))) }
      + numbers.map { .duration(CalendarDuration(days: $0, seconds: $0)) } + [.none]
    let far = Instant(secondsSince1970: .min)..<Instant(secondsSince1970: .max)
    let limits = ExpansionLimits(maximumOccurrences: 20, maximumSteps: 1000)
    for number in numbers {
      let wall = WallTime(secondsSince1970: number)
      for start: CalendarTime in [
        .date(Day(daysSince1970: number)), .floating(wall), .utc(Instant(utc: wall)),
        .zoned(wall, zone: "America/New_York"),
      ] {
        for ending in ends {
          var schedule = EventSchedule(start: start, ending: ending)
          _ = schedule.bounds(startingAt: start, zones: .test)
          schedule.recurrence = EventSchedule.Recurrence(
            rules: [RecurrenceRule(.daily)], addedDates: [.init(start, ending: ending)],
            exceptionDates: [start])
          let override = EventSchedule(
            start: start, ending: ending, replacement: .init(start, andFuture: true))
          let series = EventSeries(members: [schedule, override])
          #expect(series.expansion(in: far, zones: .test, limits: limits).hits.count <= 20)
          _ = series.problems(zones: .test, limits: limits)
        }
      }
    }
  }
}
