import CalendarModel
import Testing

@Suite("Wall times and instants")
struct TimeTests {
  /// From Python's `calendar.timegm` and, before year 1, from NumPy's datetime64.
  static let known: [(seconds: Int, text: String)] = [
    (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"),
    (1_798_137_000, "2026-12-24T18:30:00"), (951_827_696, "2000-02-29T12:34:56"),
    (253_402_300_799, "9999-12-31T23:59:59"), (253_402_300_800, "10000-01-01T00:00:00"),
    (-62_135_596_800, "0001-01-01T00:00:00"), (-62_135_596_801, "0000-12-31T23:59:59"),
    (-62_167_219_201, "-0001-12-31T23:59:59"),
  ]

  @Test("seconds have their dates and times", arguments: known)
  func knownTimes(_ known: (seconds: Int, text: String)) {
    let time = WallTime(secondsSince1970: known.seconds)
    #expect(time.description == known.text)
    #expect(Instant(utc: time).description == known.text + "Z")
    #expect(Instant(utc: time).utc == time)
    let parts = known.text.split(separator: "T")[1].split(separator: ":").compactMap { Int($0) }
    #expect([time.hour, time.minute, time.second] == parts)
    #expect(time.secondOfDay == parts[0] * 3600 + parts[1] * 60 + parts[2])
    #expect(
      WallTime(time.day, hour: parts[0], minute: parts[1], second: parts[2]) == time)
  }

  @Test("the second of a day may lie outside it")
  func secondsRunOn() throws {
    let christmas = try day(2026, 12, 25)
    #expect(WallTime(christmas, secondOfDay: -1).description == "2026-12-24T23:59:59")
    #expect(WallTime(christmas, secondOfDay: 86_400).description == "2026-12-26T00:00:00")
  }

  @Test("a leap second is read as the second before (RFC 5545, 3.3.12)")
  func leapSeconds() throws {
    #expect(try wall(1997, 6, 30, 23, 59, 60) == wall(1997, 6, 30, 23, 59, 59))
  }

  @Test(
    "times that do not exist are nil",
    arguments: [[24, 0, 0], [-1, 0, 0], [0, 60, 0], [0, -1, 0], [0, 0, 61], [0, 0, -1]])
  func impossibleTimes(_ time: [Int]) throws {
    #expect(
      WallTime(try day(2026, 12, 24), hour: time[0], minute: time[1], second: time[2]) == nil)
  }

  @Test("seconds are added over days, and the order is that of time")
  func adding() throws {
    let eve = try wall(2026, 12, 31, 23, 59, 59)
    #expect(try eve.adding(seconds: 1) == wall(2027, 1, 1, 0, 0))
    #expect(eve < eve.adding(seconds: 1))
    let instant = Instant(utc: eve)
    #expect(try instant.adding(seconds: -86_400) == utc(2026, 12, 30, 23, 59, 59))
    #expect(instant.adding(seconds: -1) < instant)
  }

  @Test("the basic form is that of RFC 5545, 3.3.5")
  func basicText() throws {
    #expect(try wall(1998, 1, 18, 23, 0).basicText == "19980118T230000")
    #expect(try wall(7, 1, 2, 3, 4, 5).basicText == "00070102T030405")
  }

  @Test("any number of seconds has a date and a time", arguments: UInt64(1)...8)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let seconds = Int.random(in: Int.min / 4...Int.max / 4, using: &generator)
      let time = WallTime(secondsSince1970: seconds)
      #expect((0..<86_400).contains(time.secondOfDay), "seed \(seed): \(seconds)")
      #expect(
        WallTime(time.day, secondOfDay: time.secondOfDay) == time, "seed \(seed): \(seconds)")
      #expect(time.description.hasSuffix(time.basicText.suffix(2)))
    }
  }
}
