import Almanac
import CalendarModel
import Testing

@Suite("Easter")
struct EasterTests {
  /// 1,010 years by python-dateutil.
  @Test func bothEastersOfTenCenturies() throws {
    for row in try AlmanacFixture.rows("easter") {
      let decade = try #require(Int(row[0]))
      for (index, pair) in row.dropFirst().enumerated() {
        let year = decade + index
        let march = Day(validYear: year, month: 3, day: 1)
        let found = [Easter.western(year), Easter.orthodox(year)].map { day in
          day.map { String(march.distance(to: $0)) } ?? "-"
        }
        #expect(found.joined(separator: "/") == pair, "\(year)")
      }
    }
  }

  @Test func alwaysASundayAndNoneOutsideOfItsYears() {
    for year in 1583...9999 {
      #expect(Easter.western(year)?.weekday == .sunday)
      #expect(Easter.orthodox(year)?.weekday == .sunday)
    }
    for year in [1582, 10_000, .max, .min] { #expect(Easter.western(year) == nil) }
    for year in [325, 10_000, .max, .min] { #expect(Easter.orthodox(year) == nil) }
  }
}
