import Almanac
import CalendarModel
import Testing

@Suite("The moon")
struct MoonTests {
  private static func newYear(_ year: Int) -> Instant {
    Instant(utc: WallTime(Day(validYear: year, month: 1, day: 1)))
  }

  /// All 7,471 phases of 1950 to 2100 by ephem. Its own guess of how the Earth will slow down
  /// differs from ours by up to 22 seconds in 2100; what is left is the series' error.
  @Test func phasesAreRightToTwoMinutes() throws {
    var count = 0
    var worst = 0
    for row in try AlmanacFixture.numbers("moon") {
      let start = Self.newYear(row[0])
      // A minute more on each side, for phases at the turn of a year.
      let found = MoonPhase.moments(in: start..<Self.newYear(row[0] + 1))
      #expect(found.count == row.count - 2, "\(row[0])")
      for (index, (moment, seconds)) in zip(found, row.dropFirst(2)).enumerated() {
        #expect(moment.phase.rawValue == (row[1] + index) % 4)
        let error = moment.instant.secondsSince1970 - start.secondsSince1970 - seconds
        worst = max(worst, abs(error))
        count += 1
      }
    }
    #expect(count == 7471)
    #expect(worst <= 40, "\(worst) seconds")
  }

  /// The lit share at noon in UTC, by ephem.
  @Test func litShareIsRightToAHundredth() throws {
    for row in try AlmanacFixture.rows("moonlight") {
      let day = try #require(Day(row[0]))
      let moon = try #require(MoonDay(day, in: .utc))
      let expected = try #require(Double(row[1])) / 10_000
      #expect(abs(moon.illumination - expected) < 0.01, "\(row[0]) \(moon.illumination)")
    }
  }

  @Test func phaseFallsOnTheDayOfTheZone() throws {
    // Full moon of 2026-12-24 at 01:28 UTC.
    let newYork = TimeZoneTable(name: "EST", fixedOffset: -5 * 3600)
    let day = try #require(Day("2026-12-24"))
    #expect(MoonPhase.moment(on: day, in: .utc)?.phase == .fullMoon)
    #expect(MoonPhase.moment(on: day, in: newYork) == nil)
    #expect(MoonPhase.moment(on: day.advanced(by: -1), in: newYork)?.phase == .fullMoon)
    #expect(MoonDay(day, in: .utc)?.shape == .fullMoon)
    #expect(MoonDay(day, in: newYork)?.shape == .waningGibbous)
  }

  @Test func shapesFollowOnEachOtherAndAgeGrows() throws {
    let first = Day(validYear: 2020, month: 1, day: 1)
    var before = try #require(MoonDay(first, in: .utc))
    var phases = 0
    for number in 1..<1000 {
      let moon = try #require(MoonDay(first.advanced(by: number), in: .utc))
      let step = (moon.shape.rawValue - before.shape.rawValue + 8) % 8
      #expect(step <= 1)
      #expect((0..<30).contains(moon.age))
      #expect(moon.age > before.age || moon.age < 1.5)
      #expect((0...1).contains(moon.illumination))
      if let moment = moon.moment {
        phases += 1
        #expect(moment.instant.utc.day == first.advanced(by: number))
        #expect(moon.shape.rawValue == 2 * moment.phase.rawValue)
      }
      before = moon
    }
    // Four in 29.53 days.
    #expect((135...136).contains(phases))
  }

  @Test func glyphsAreLitOnTheRightSide() {
    #expect(MoonShape.allCases.map(\.emoji).joined() == "🌑🌒🌓🌔🌕🌖🌗🌘")
    #expect(MoonShape.allCases.map(\.southernEmoji).joined() == "🌑🌘🌗🌖🌕🌔🌓🌒")
  }

  @Test func noMoonOutsideOfItsYears() {
    for day in [
      Day(daysSince1970: .max), Day(daysSince1970: .min), Day(validYear: 1699, month: 12, day: 31),
      Day(validYear: 2300, month: 1, day: 1),
    ] {
      #expect(MoonPhase.moment(on: day, in: .utc) == nil)
      #expect(MoonDay(day, in: .utc) == nil)
    }
    #expect(MoonDay(Day(validYear: 1700, month: 3, day: 1), in: .utc) != nil)
    #expect(MoonDay(Day(validYear: 2299, month: 12, day: 30), in: .utc) != nil)
    let all = [Self.newYear(1650)..<Self.newYear(1701), Self.newYear(2299)..<Self.newYear(2350)]
      .map { MoonPhase.moments(in: $0) }
    #expect(all.map { Set($0.map(\.instant.utc.day.year)) } == [[1700], [2299]])
    let never = Instant(secondsSince1970: .max - 1)..<Instant(secondsSince1970: .max)
    #expect(MoonPhase.moments(in: never).isEmpty)
  }
}
