import CalendarModel
import Testing

@Suite("Month")
struct MonthTests {
  /// The leap years of `calendar.isleap` of Python around those that a rule may miss.
  @Test(
    "February has 29 days in leap years alone",
    arguments: [
      (2024, 29), (2025, 28), (1900, 28), (2000, 29), (2100, 28), (2400, 29), (0, 29), (-1, 28),
      (-4, 29), (-100, 28), (-400, 29), (1, 28), (4, 29),
    ])
  func februaries(year: Int, length: Int) throws {
    let february = try #require(Month(year: year, month: 2))
    #expect(february.length == length)
    #expect(february.days.count == length)
    #expect(Month.isLeap(year) == (length == 29))
  }

  @Test("the other months have their lengths")
  func lengths() {
    let lengths = (1...12).map { Month.length(year: 2026, month: $0) }
    #expect(lengths == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test("its days are those that lie in it")
  func days() throws {
    let december = try #require(Month(year: 2026, month: 12))
    #expect(december.firstDay.description == "2026-12-01")
    #expect(december.days.upperBound.description == "2027-01-01")
    #expect(december.days.allSatisfy { $0.month == december })
  }

  @Test(
    "months are counted over years, year 0 among them",
    arguments: [
      ("2026-12", 1, "2027-01"), ("2026-01", -1, "2025-12"), ("2026-06", 0, "2026-06"),
      ("2026-06", 12, "2027-06"), ("2026-06", -30, "2023-12"), ("0000-01", -1, "-0001-12"),
      ("0001-01", -25, "-0002-12"), ("9999-12", 1, "10000-01"),
    ])
  func advancing(from: String, count: Int, to: String) throws {
    let month = try #require(Month(from))
    let moved = month.advanced(by: count)
    #expect(moved.description == to)
    #expect((1...12).contains(moved.month))
    #expect(moved.advanced(by: -count) == month)
    #expect((month < moved) == (count > 0))
    #expect((moved < month) == (count < 0))
  }

  @Test("there is no month but 1 to 12", arguments: [0, 13, -1, Int.min, Int.max])
  func numbers(_ month: Int) {
    #expect(Month(year: 2026, month: month) == nil)
  }

  @Test("one digit will do for the month")
  func shortText() {
    #expect(Month("2026-3") == Month(year: 2026, month: 3))
  }

  @Test(
    "other texts are nil",
    arguments: [
      "", "2026", "2026-", "-12", "2026-13", "2026-00", "2026-0", "2026-012", "26-12", "202612",
      "2026-12-24", "-2026-12", "2026-+1", "2026--1", " 2026-12", "2026-1２", "20260-1",
    ])
  func otherTexts(_ text: String) {
    #expect(Month(text) == nil)
  }
}
