import CalendarModel
import Recurrence
import Testing

/// A window shows what the whole sequence has in it, and costs nothing for what it has not.
struct WindowTests {
  static let everything = wall("00000101T000000")..<wall("99991231T000000")

  /// Seeds in tens, so that a failure names few.
  @Test("a window holds what the sequence from DTSTART has in it", arguments: 0..<200)
  func windowIsAFilter(_ decade: Int) {
    for seed in UInt64(decade) * 10..<UInt64(decade) * 10 + 10 {
      let generated = GeneratedRule(seed: seed)
      let zone: TimeZoneTable? = seed % 3 == 0 ? nil : seed % 3 == 1 ? .newYork : .apia
      let horizon = generated.start.adding(seconds: 20 * 366 * 86_400)
      let all = RuleOccurrences(
        generated.rule, start: generated.start, isDate: generated.isDate,
        in: generated.start..<horizon, zone: zone,
        limits: ExpansionLimits(maximumOccurrences: 3000, maximumSteps: 400_000))
      var iterator = all.makeIterator()
      var times: [WallTime] = []
      while let time = iterator.next() { times.append(time) }
      #expect(times.first == generated.start, "seed \(seed): \(generated)")
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed): \(generated)")
      // Past a limit nothing is known.
      let end = iterator.reachedLimit ? times[times.count - 1] : horizon

      var random = SeededGenerator(seed: seed &* 7919)
      for _ in 0..<8 {
        let reach = end.secondsSince1970 - generated.start.secondsSince1970
        var lower = generated.start.adding(seconds: random.pick(0...max(0, reach)))
        if random.oneIn(3), let time = times.randomElement(using: &random) { lower = time }
        if random.oneIn(6) { lower = generated.start.adding(seconds: -random.pick(0...100_000)) }
        let length = [3600, 86_400, 40 * 86_400, 3 * 366 * 86_400][random.pick(0...3)]
        let upper = min(lower.adding(seconds: random.pick(0...length)), end)
        if upper < lower { continue }
        let shown = Array(
          RuleOccurrences(
            generated.rule, start: generated.start, isDate: generated.isDate, in: lower..<upper,
            zone: zone))
        let expected = times.filter { lower <= $0 && $0 < upper }
        #expect(shown == expected, "seed \(seed): \(generated) in \(lower)..<\(upper)")
      }
    }
  }

  @Test("a sequence does not depend on the zone's being given where no clocks change")
  func zoneWithoutChanges() {
    let rule = rule("FREQ=HOURLY;BYMINUTE=0,20")
    let window = wall("20250101T000000")..<wall("20250301T000000")
    let start = wall("20200101T000000")
    let tokyo = TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 32_400)
    #expect(
      Array(RuleOccurrences(rule, start: start, in: window, zone: tokyo))
        == Array(RuleOccurrences(rule, start: start, in: window)))
  }

  @Test("a window of dates may begin and end within a day")
  func windowWithinDay() {
    // Every 36 hours from 2025-01-01: on the 1st, 2nd (12:00), 4th, 5th (12:00).
    func days(_ from: String, _ to: String) -> [Int] {
      RuleOccurrences(
        rule("FREQ=HOURLY;INTERVAL=36"), start: wall("20250101"), isDate: true,
        in: wall(from)..<wall(to)
      ).map(\.day.dayOfMonth)
    }
    #expect(days("20250101T000000", "20250105T000001") == [1, 2, 4, 5])
    #expect(days("20250102T000001", "20250105T000000") == [4])
  }

  @Test("an empty window, one before DTSTART, and one past year 9999 are empty")
  func emptyWindows() {
    func count(_ from: String, _ to: String) -> Int {
      RuleOccurrences(
        rule("FREQ=DAILY"), start: wall("20250101T090000"), in: wall(from)..<wall(to)
      ).reduce(0) { count, _ in count + 1 }
    }
    #expect(count("20250101T090000", "20250101T090000") == 0)
    #expect(count("20240101T000000", "20250101T090000") == 0)
    #expect(count("20240101T000000", "20250101T090001") == 1)
    let far = WallTime(secondsSince1970: .max - 1)..<WallTime(secondsSince1970: .max)
    let sequence = RuleOccurrences(rule("FREQ=DAILY"), start: wall("20250101T090000"), in: far)
    #expect(Array(sequence).isEmpty)
  }

  @Test("the iteration ends with year 9999")
  func lastYear() {
    let window = wall("99981231T000000")..<WallTime(secondsSince1970: .max)
    let found = RuleOccurrences(rule("FREQ=YEARLY"), start: wall("20250101T090000"), in: window)
    #expect(Array(found) == [wall("99990101T090000")])
  }

  @Test(
    "COUNT is counted to a far window at once",
    arguments: [
      // 1990-01-01 to 2025-06-01 are 12,935 days.
      ("FREQ=MINUTELY;COUNT=18626400", 0), ("FREQ=MINUTELY;COUNT=18626401", 1),
      ("FREQ=SECONDLY;COUNT=1117584000", 0), ("FREQ=SECONDLY;COUNT=1117584003", 3),
      ("FREQ=HOURLY;BYMINUTE=0,30;COUNT=620881", 1),
      // 27 a day, and DTSTART, which does not match.
      ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16,17;COUNT=349247", 1),
      // 1,848 weeks less a day: 1990-01-01 is a Monday, 2025-06-01 a Sunday.
      ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9241", 1),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=9240", 0),
      // 35 years and 5 months are 425 months.
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=427", 1),
      ("FREQ=MONTHLY;COUNT=426", 1), ("FREQ=MONTHLY;INTERVAL=5;COUNT=86", 1),
    ])
  func countFromAfar(_ text: String, _ left: Int) {
    let found = RuleOccurrences(
      rule(text), start: wall("19900101T000000"),
      in: wall("20250601T000000")..<wall("20250701T000000"))
    var iterator = found.makeIterator()
    var count = 0
    while iterator.next() != nil { count += 1 }
    #expect(count == left)
    #expect(!iterator.reachedLimit)
  }
}
