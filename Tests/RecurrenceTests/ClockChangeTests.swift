import CalendarModel
import Recurrence
import Testing

/// Changes of the clocks: a skipped wall time is read with the offset before the gap and kept
/// (RFC 5545, 3.3.5 and 3.3.10); what then falls on one instant is one occurrence.
///
/// In New York the clocks went from 2:00 to 3:00 on 2025-03-09 and from 2:00 back to 1:00 on
/// 2025-11-02.
struct ClockChangeTests {
  private func times(
    _ text: String, from start: String, in window: (String, String)? = nil
  ) -> [String] {
    let from = wall(window?.0 ?? start)
    let to = window.map { wall($0.1) } ?? wall("20300101T000000")
    return RuleOccurrences(rule(text), start: wall(start), in: from..<to, zone: .newYork)
      .map { String($0.basicText.dropFirst(6)) }
  }

  @Test("a daily occurrence in the gap stays")
  func dailyInGap() {
    #expect(
      times("FREQ=DAILY;COUNT=3", from: "20250308T023000") == [
        "08T023000", "09T023000", "10T023000",
      ])
  }

  @Test("an hour of the gap and the hour after it are one")
  func hourlyOverGap() {
    #expect(
      times("FREQ=HOURLY;COUNT=5", from: "20250309T000000") == [
        "09T000000", "09T010000", "09T020000", "09T040000", "09T050000",
      ])
  }

  @Test("what is one counts once, also before the window")
  func mergedBeforeWindow() {
    // 24 wall hours on March 8, 23 instants on the 9th: the 48th is 0:00 on the 10th.
    let rule = "FREQ=HOURLY;COUNT=48"
    #expect(times(rule, from: "20250308T000000").count == 48)
    #expect(
      times(rule, from: "20250308T000000", in: ("20250309T230000", "20250312T000000"))
        == ["09T230000", "10T000000"])
    #expect(
      times(rule, from: "20250308T000000", in: ("20250309T030000", "20250309T050000"))
        == ["09T040000"])
    let minutes = "FREQ=MINUTELY;BYMINUTE=0,30;COUNT=96"
    #expect(
      times(minutes, from: "20250308T000000", in: ("20250309T233000", "20250312T000000"))
        == ["09T233000", "10T000000", "10T003000"])
  }

  @Test("only equal instants are one")
  func differentInstants() {
    #expect(
      times("FREQ=DAILY;BYHOUR=2,3;BYMINUTE=15;COUNT=4", from: "20250308T021500") == [
        "08T021500", "08T031500", "09T021500", "10T021500",
      ])
    #expect(
      times("FREQ=MINUTELY;INTERVAL=45;COUNT=5", from: "20250309T013000") == [
        // 2:15 and 3:00 are 7:15Z and 7:00Z: two instants.
        "09T013000", "09T021500", "09T030000", "09T034500", "09T043000",
      ])
  }

  @Test("an hour that comes twice means the first")
  func hourlyOverOverlap() {
    #expect(
      times("FREQ=HOURLY;COUNT=4", from: "20251102T000000") == [
        "02T000000", "02T010000", "02T020000", "02T030000",
      ])
  }

  @Test("a zone's rules go on after its table ends")
  func repeatingTable() {
    // New York's rules of 2007 for 410 years, which then repeat.
    let table = TimeZoneTable.newYork(years: 2007...2416, repeating: true)
    // The second Sunday in March 2600 is the 9th, as in 2200 and 1800, 400 and 800 years before.
    let found = RuleOccurrences(
      rule("FREQ=HOURLY"), start: wall("20250101T000000"),
      in: wall("26000309T010000")..<wall("26000309T060000"), zone: table)
    #expect(found.map(\.hour) == [1, 2, 4, 5])
    let counted = RuleOccurrences(
      rule("FREQ=HOURLY;COUNT=200"), start: wall("26000309T000000"),
      in: wall("26000309T000000")..<wall("26010101T000000"), zone: table)
    #expect(Array(counted).last == wall("26000317T080000"))
  }

  @Test("a day that a zone leaves out is the day after it")
  func skippedDay() {
    let found = RuleOccurrences(
      rule("FREQ=DAILY;COUNT=4"), start: wall("20111229T090000"),
      in: wall("20111201T000000")..<wall("20120201T000000"), zone: .apia)
    #expect(found.map(\.day.dayOfMonth) == [29, 30, 1, 2])
    let later = RuleOccurrences(
      rule("FREQ=DAILY;COUNT=4"), start: wall("20111229T090000"),
      in: wall("20120101T000000")..<wall("20120201T000000"), zone: .apia)
    #expect(later.map(\.day.dayOfMonth) == [1, 2])
  }

  @Test(
    "a UTC UNTIL is compared by instant",
    arguments: [
      // 9:00 in New York is 14:00Z in winter, 13:00Z in summer.
      ("FREQ=DAILY;UNTIL=20250309T130000Z", "20250308T090000", ["08T090000", "09T090000"]),
      ("FREQ=DAILY;UNTIL=20250309T125959Z", "20250308T090000", ["08T090000"]),
      ("FREQ=DAILY;UNTIL=20250308T140000Z", "20250308T090000", ["08T090000"]),
      // In the gap: 2:30 is 7:30Z, later than 3:00, which is 7:00Z.
      (
        "FREQ=MINUTELY;INTERVAL=30;BYHOUR=1,2,3;UNTIL=20250309T071500Z", "20250309T010000",
        ["09T010000", "09T013000", "09T020000"]
      ),
      // In the second reading of 1:15, which is after all of the first.
      (
        "FREQ=MINUTELY;INTERVAL=30;UNTIL=20251102T061500Z", "20251102T003000",
        ["02T003000", "02T010000", "02T013000"]
      ),
      // A day: all of it, in the event's zone.
      (
        "FREQ=HOURLY;INTERVAL=6;UNTIL=20250308", "20250308T060000",
        [
          "08T060000", "08T120000", "08T180000",
        ]
      ),
      (
        "FREQ=HOURLY;INTERVAL=6;UNTIL=20250308T120000", "20250308T060000",
        [
          "08T060000", "08T120000",
        ]
      ),
    ])
  func until(_ text: String, _ start: String, _ expected: [String]) {
    #expect(times(text, from: start) == expected)
  }

  @Test("an UNTIL of another kind than DTSTART is read and said")
  func untilKinds() {
    let window = wall("20250101")..<wall("20260101")
    let day = RuleOccurrences(
      rule("FREQ=DAILY;UNTIL=20250103"), start: wall("20250101T220000"), in: window)
    #expect(day.untilReading == .wholeDay)
    #expect(Array(day).count == 3)
    let time = RuleOccurrences(
      rule("FREQ=DAILY;UNTIL=20250103T080000Z"), start: wall("20250101"), isDate: true, in: window)
    #expect(time.untilReading == .dayOfTime)
    #expect(Array(time).count == 3)
    let same = RuleOccurrences(
      rule("FREQ=DAILY;UNTIL=20250103"), start: wall("20250101"), isDate: true, in: window)
    #expect(same.untilReading == nil)
    #expect(Array(same).count == 3)
  }
}
