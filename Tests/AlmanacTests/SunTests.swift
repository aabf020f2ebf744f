import Almanac
import CalendarModel
import Testing

@Suite("The sun")
struct SunTests {
  /// All 4,824 solar terms of 1900 to 2100 by ephem.
  @Test func solarTermsAreRightToAMinute() throws {
    var worst = 0
    for row in try AlmanacFixture.numbers("sun") {
      let start = Day(validYear: row[0], month: 1, day: 1)
      for (index, seconds) in row.dropFirst().enumerated() {
        let term = try #require(SolarTerm(number: (22 + index) % 24 + 1))
        #expect(Int(term.longitude) == (285 + 15 * index) % 360)
        let instant = try #require(term.instant(in: row[0]))
        #expect(instant.utc.day.year == row[0])
        let error = instant.secondsSince1970 - start.daysSince1970 * 86_400 - seconds
        worst = max(worst, abs(error))
      }
    }
    #expect(worst <= 40, "\(worst) seconds")
  }

  /// From the Astronomical Almanac, which rounds to the minute; half a minute is our own error.
  static let published: [(Season, Int, String)] = [
    (.marchEquinox, 2024, "2024-03-20T03:06"), (.juneSolstice, 2024, "2024-06-20T20:51"),
    (.septemberEquinox, 2024, "2024-09-22T12:44"), (.decemberSolstice, 2024, "2024-12-21T09:20"),
    (.marchEquinox, 2000, "2000-03-20T07:35"), (.decemberSolstice, 2000, "2000-12-21T13:37"),
  ]

  @Test("seasons begin when the almanac says", arguments: published)
  func seasonBegins(_ season: Season, _ year: Int, _ text: String) throws {
    let instant = try #require(season.instant(in: year))
    let near = [0, 30, 59].map { instant.adding(seconds: $0).description }
    #expect(near.contains { $0.hasPrefix(text) }, "\(instant)")
  }

  @Test func aTermBeginsOnTheDayOfTheZone() throws {
    // The spring equinox of 2024 was still on the 19th in New York.
    let newYork = TimeZoneTable(name: "EDT", fixedOffset: -4 * 3600)
    let day = try #require(Day("2024-03-20"))
    let spring = SolarTerm(number: 4)
    #expect(spring?.longitude == 0)
    #expect(SolarTerm.beginning(on: day, in: .utc) == spring)
    #expect(SolarTerm.beginning(on: day, in: newYork) == nil)
    #expect(SolarTerm.beginning(on: day.advanced(by: -1), in: newYork) == spring)
    let year = Day(validYear: 2024, month: 1, day: 1)..<Day(validYear: 2025, month: 1, day: 1)
    let terms = year.compactMap { SolarTerm.beginning(on: $0, in: .utc)?.number }
    #expect(terms == [23, 24] + Array(1...22))
  }

  @Test func noSunOutsideOfItsYears() {
    #expect(Season.marchEquinox.instant(in: 1699) == nil)
    #expect(Season.marchEquinox.instant(in: .max) == nil)
    #expect(SolarTerm(number: 0) == nil)
    #expect(SolarTerm(number: 25) == nil)
    #expect(SolarTerm(number: 1)?.instant(in: 2300) == nil)
    #expect(SolarTerm.beginning(on: Day(daysSince1970: .max), in: .utc) == nil)
    #expect(Sun.apparentLongitude(at: Instant(secondsSince1970: .max)) == nil)
    let now = Instant(secondsSince1970: 0)
    #expect(Sun.moment(ofLongitude: .nan, near: now) == nil)
    #expect(Sun.moment(ofLongitude: .infinity, near: now) == nil)
    // Whole turns more change nothing.
    let far = 360 * 0x1p900
    #expect(Sun.moment(ofLongitude: far, near: now) == Sun.moment(ofLongitude: 0, near: now))
    for degrees in [1e300, -1e300, .greatestFiniteMagnitude] {
      #expect(Sun.moment(ofLongitude: degrees, near: now)?.utc.day.year != nil)
    }
  }
}
