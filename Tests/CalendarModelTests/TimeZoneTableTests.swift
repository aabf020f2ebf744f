import CalendarModel
import Testing

@Suite("Time zone tables")
struct TimeZoneTableTests {
  let newYork = SampleZones.newYork

  /// RFC 5545, 3.3.5: a time that occurs twice is the first, one that does not occur is read
  /// with the offset before the gap, so that 02:30 is 03:30 EDT.
  @Test("a gap and an overlap, as in RFC 5545, 3.3.5")
  func newYorkIn2007() throws {
    let skipped = try wall(2007, 3, 11, 2, 30)
    #expect(try newYork.instant(of: skipped) == utc(2007, 3, 11, 7, 30))
    #expect(try newYork.wallTime(at: utc(2007, 3, 11, 7, 30)) == wall(2007, 3, 11, 3, 30))
    #expect(newYork.skips(skipped))

    let doubled = try wall(2007, 11, 4, 1, 30)
    #expect(try newYork.instant(of: doubled) == utc(2007, 11, 4, 5, 30))
    #expect(try newYork.wallTime(at: utc(2007, 11, 4, 5, 30)) == doubled)
    #expect(try newYork.wallTime(at: utc(2007, 11, 4, 6, 30)) == doubled)
    #expect(!newYork.skips(doubled))
  }

  @Test("the edges of a gap and of an overlap")
  func edges() throws {
    #expect(try newYork.instant(of: wall(2007, 3, 11, 1, 59, 59)) == utc(2007, 3, 11, 6, 59, 59))
    #expect(try newYork.instant(of: wall(2007, 3, 11, 2, 0)) == utc(2007, 3, 11, 7))
    #expect(try newYork.instant(of: wall(2007, 3, 11, 3, 0)) == utc(2007, 3, 11, 7))
    #expect(try !newYork.skips(wall(2007, 3, 11, 1, 59, 59)))
    #expect(try newYork.skips(wall(2007, 3, 11, 2, 0)))
    #expect(try newYork.skips(wall(2007, 3, 11, 2, 59, 59)))
    #expect(try !newYork.skips(wall(2007, 3, 11, 3, 0)))

    #expect(try newYork.instant(of: wall(2007, 11, 4, 0, 59, 59)) == utc(2007, 11, 4, 4, 59, 59))
    #expect(try newYork.instant(of: wall(2007, 11, 4, 1, 0)) == utc(2007, 11, 4, 5))
    #expect(try newYork.instant(of: wall(2007, 11, 4, 1, 59, 59)) == utc(2007, 11, 4, 5, 59, 59))
    #expect(try newYork.instant(of: wall(2007, 11, 4, 2, 0)) == utc(2007, 11, 4, 7))
    #expect(try newYork.offset(at: utc(2007, 3, 11, 6, 59, 59)) == -18_000)
    #expect(try newYork.offset(at: utc(2007, 3, 11, 7)) == -14_400)
  }

  /// Changes of the tz database, listed by Python's zoneinfo.
  @Test(
    "a table that repeats knows the years after it, 400 and 1,200 of them and more",
    arguments: [
      (2007, 3, 11, 11, 4), (2026, 3, 8, 11, 1), (2408, 3, 9, 11, 2), (2426, 3, 8, 11, 1),
      (3226, 3, 8, 11, 1), (9999, 3, 14, 11, 7),
    ])
  func laterYears(year: Int, month: Int, second: Int, november: Int, first: Int) throws {
    let summer = try utc(year, month, second, 7)
    let winter = try utc(year, november, first, 6)
    #expect(newYork.offset(at: summer.adding(seconds: -1)) == -18_000)
    #expect(newYork.offset(at: summer) == -14_400)
    #expect(newYork.offset(at: winter.adding(seconds: -1)) == -14_400)
    #expect(newYork.offset(at: winter) == -18_000)
    #expect(
      try newYork.instant(of: wall(year, month, second, 2, 30)) == summer.adding(seconds: 1800))
    #expect(try newYork.skips(wall(year, month, second, 2, 30)))
    #expect(
      try newYork.instant(of: wall(year, november, first, 1, 30)) == winter.adding(seconds: -1800))
  }

  @Test("a table that does not repeat keeps its last offset, and its first before all")
  func beyondTheEnds() throws {
    let apia = SampleZones.apia
    #expect(try apia.offset(at: utc(1900, 1, 1, 0)) == -36_000)
    #expect(try apia.offset(at: utc(9999, 1, 1, 0)) == 50_400)
    #expect(try newYork.offset(at: utc(1600, 7, 1, 0)) == -18_000)
  }

  /// Samoa crossed the date line at the end of 29 December 2011.
  @Test("a whole day can be skipped")
  func aSkippedDay() throws {
    let apia = SampleZones.apia
    #expect(try apia.wallTime(at: utc(2011, 12, 30, 9, 59, 59)) == wall(2011, 12, 29, 23, 59, 59))
    #expect(try apia.wallTime(at: utc(2011, 12, 30, 10)) == wall(2011, 12, 31, 0, 0))
    for hour in 0..<24 { #expect(try apia.skips(wall(2011, 12, 30, hour, 0))) }
    #expect(try apia.instant(of: wall(2011, 12, 30, 12, 0)) == utc(2011, 12, 30, 22))
    #expect(try apia.instant(of: wall(2011, 12, 31, 0, 0)) == utc(2011, 12, 30, 10))
    #expect(try !apia.skips(wall(2011, 12, 31, 0, 0)))
  }

  @Test("the instants of days, over a change of the clocks and over a skipped day")
  func instantsOfDays() throws {
    let change = try newYork.instants(of: day(2007, 3, 11)..<day(2007, 3, 12))
    #expect(try change == utc(2007, 3, 11, 5)..<utc(2007, 3, 12, 4))
    let skipped = try SampleZones.apia.instants(of: day(2011, 12, 30)..<day(2011, 12, 31))
    #expect(skipped.isEmpty)
    #expect(try TimeZoneTable.utc.instants(of: day(2026, 1, 1)..<day(2026, 1, 1)).isEmpty)
  }

  @Test("a fixed offset holds always", arguments: [0, 3600, -12_600, 50_400, 100_000, -1])
  func fixedOffsets(_ offset: Int) throws {
    let zone = TimeZoneTable(name: "Fixed", fixedOffset: offset)
    let time = try wall(2026, 12, 24, 18, 30)
    #expect(zone.transitions.isEmpty)
    #expect(zone.instant(of: time) == Instant(utc: time.adding(seconds: -offset)))
    #expect(zone.wallTime(at: zone.instant(of: time)) == time)
    #expect(!zone.skips(time))
    // Without transitions there is nothing to repeat.
    let repeating = TimeZoneTable(
      name: "Fixed", initialOffset: offset, transitions: [], repeating: true)
    #expect(repeating == zone)
  }

  @Test("a transition that is not later than the one before it replaces it")
  func outOfOrder() {
    func transition(_ seconds: Int, _ offset: Int) -> TimeZoneTable.Transition {
      .init(instant: Instant(secondsSince1970: seconds), offset: offset)
    }
    func kept(_ transitions: [TimeZoneTable.Transition]) -> [TimeZoneTable.Transition] {
      Array(TimeZoneTable(name: "", initialOffset: 0, transitions: transitions).transitions)
    }
    let (first, second) = (transition(1000, 3600), transition(2000, 7200))
    #expect(kept([first, second]) == [first, second])
    #expect(kept([second, first]) == [first])
    #expect(kept([first, transition(1000, 60)]) == [transition(1000, 60)])
    #expect(kept([first, second, transition(500, 60)]) == [transition(500, 60)])
    // Those that change nothing are left out, also when that comes out only then.
    #expect(kept([transition(10, 0), first, transition(1500, 3600), second]) == [first, second])
    #expect(kept([first, second, transition(2000, 3600)]) == [first])
    #expect(kept([first, transition(1000, 0)]) == [])
  }

  @Test(
    "no instant and no wall time is too far away",
    arguments: [
      TimeZoneTable.utc, SampleZones.newYork, SampleZones.apia,
      TimeZoneTable(name: "East", fixedOffset: 14 * 3600),
      TimeZoneTable(
        name: "Since ever", initialOffset: 0,
        transitions: [
          .init(instant: Instant(secondsSince1970: Int.min / 4), offset: 3600),
          .init(instant: Instant(secondsSince1970: Int.max / 4), offset: 7200),
        ], repeating: true),
    ])
  func extremes(_ zone: TimeZoneTable) {
    for seconds in [Int.min / 4, Int.min / 4 + 1, Int.min / 8, Int.max / 8, Int.max / 4] {
      let instant = Instant(secondsSince1970: seconds)
      let time = zone.wallTime(at: instant)
      #expect(abs(time.secondsSince1970 - seconds) <= 86_400)
      #expect(zone.wallTime(at: zone.instant(of: time)) == time)
      _ = zone.skips(WallTime(secondsSince1970: seconds))
    }
  }
}
