import CalendarModel
import Testing

@Suite("Day")
struct DayTests {
  struct Known: Sendable {
    let text: String
    let number: Int
    let isoWeekday: Int
    let dayOfYear: Int

    init(_ text: String, _ number: Int, _ isoWeekday: Int, _ dayOfYear: Int) {
      self.text = text
      self.number = number
      self.isoWeekday = isoWeekday
      self.dayOfYear = dayOfYear
    }

    /// Year, month and day as `text` has them.
    var civil: [Int] {
      let isNegative = text.hasPrefix("-")
      let numbers = text.split(separator: "-").compactMap { Int($0) }
      return isNegative ? [-numbers[0]] + numbers[1...] : numbers
    }
  }

  /// From NumPy's datetime64; those of the years 1 to 9999 agree with Python's datetime. The
  /// first is day 0 of the Julian day count, a Monday.
  static let known = [
    Known("-4713-11-24", -2_440_588, 1, 328), Known("0000-01-01", -719_528, 6, 1),
    Known("0000-02-29", -719_469, 2, 60), Known("0000-03-01", -719_468, 3, 61),
    Known("-0001-12-31", -719_529, 5, 365), Known("-0004-02-29", -720_930, 4, 60),
    Known("-0100-03-01", -755_993, 4, 60), Known("-12345-06-07", -5_228_289, 1, 158),
    Known("-99999-01-01", -37_243_412, 1, 1), Known("0001-01-01", -719_162, 1, 1),
    Known("0004-02-29", -718_008, 7, 60), Known("1582-10-15", -141_427, 5, 288),
    Known("1600-02-29", -135_081, 2, 60), Known("1700-03-01", -98_556, 1, 60),
    Known("1858-11-17", -40_587, 3, 321), Known("1900-01-01", -25_567, 1, 1),
    Known("1969-12-31", -1, 3, 365), Known("1970-01-01", 0, 4, 1),
    Known("2000-02-29", 11_016, 2, 60), Known("2024-12-31", 20_088, 2, 366),
    Known("2026-12-24", 20_811, 4, 358), Known("2100-02-28", 47_540, 7, 59),
    Known("2400-02-29", 157_113, 2, 60), Known("9999-12-31", 2_932_896, 5, 365),
    Known("10000-01-01", 2_932_897, 6, 1), Known("12345-06-07", 3_789_548, 4, 158),
    Known("99999-12-31", 35_804_721, 5, 365),
  ]

  @Test("known days have their numbers, weekdays and places in the year", arguments: known)
  func knownDays(_ known: Known) throws {
    let civil = known.civil
    let day = try day(civil[0], civil[1], civil[2])
    #expect(day.daysSince1970 == known.number)
    #expect(day.weekday.rawValue == known.isoWeekday)
    #expect(day.dayOfYear == known.dayOfYear)
    #expect([day.year, day.monthOfYear, day.dayOfMonth] == civil)
    #expect(day.month == Month(year: civil[0], month: civil[1]))
    #expect(day.description == known.text)
    let digits = known.text.filter { $0 != "-" }
    #expect(day.basicText == (known.text.hasPrefix("-") ? "-" : "") + digits)
  }

  @Test("days follow one another through 1,000 years, and their dates with them")
  func civilDatesFollow() throws {
    // The rule of the calendar itself, counted day by day.
    var (year, month, dayOfMonth) = (-401, 1, 1)
    var day = try day(year, month, dayOfMonth)
    var weekday = day.weekday
    let end = try self.end
    while day < end {
      // One expectation a day would cost more than the days do.
      if day.civil != (year, month, dayOfMonth) || day.weekday != weekday
        || Day(year: year, month: month, day: dayOfMonth) != day
      {
        Issue.record("\(year)-\(month)-\(dayOfMonth) is \(day), a \(day.weekday)")
        return
      }
      day = day.advanced(by: 1)
      weekday = weekday.advanced(by: 1)
      dayOfMonth += 1
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if dayOfMonth > lengths[month - 1] { (month, dayOfMonth) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  private var end: Day {
    get throws { try day(601, 1, 1) }
  }

  @Test("any day number gives a date that gives it back", arguments: UInt64(1)...8)
  func civilRoundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let number = Int.random(in: -1_000_000_000...1_000_000_000, using: &generator)
      let day = Day(daysSince1970: number)
      let (year, month, dayOfMonth) = day.civil
      #expect(Day(year: year, month: month, day: dayOfMonth) == day, "seed \(seed): \(number)")
      // 400 years have 146,097 days, a whole number of weeks.
      let later = day.advanced(by: 146_097)
      #expect(later.civil == (year + 400, month, dayOfMonth), "seed \(seed): \(number)")
      #expect(later.weekday == day.weekday, "seed \(seed): \(number)")
    }
  }

  @Test(
    "dates that do not exist are nil",
    arguments: [
      [2025, 2, 29], [1900, 2, 29], [2100, 2, 29], [-1, 2, 29], [2024, 2, 30], [2026, 4, 31],
      [2026, 13, 1], [2026, 0, 1], [2026, 1, 0], [2026, 12, 32], [2026, -1, 1], [2026, 1, -1],
    ])
  func impossibleDates(_ civil: [Int]) {
    #expect(Day(year: civil[0], month: civil[1], day: civil[2]) == nil)
  }

  @Test("a date that is not checked runs on into the next month")
  func uncheckedDatesRunOn() throws {
    #expect(try Day(validYear: 2026, month: 2, day: 30) == day(2026, 3, 2))
    #expect(try Day(validYear: 2026, month: 12, day: 32) == day(2027, 1, 1))
  }

  @Test("a week starts on or before the day, less than a week away")
  func weekStarts() throws {
    let first = try day(2026, 12, 1)
    for offset in 0..<14 {
      let day = first.advanced(by: offset)
      for weekday in Weekday.allCases {
        let start = day.startOfWeek(on: weekday)
        #expect(start.weekday == weekday)
        #expect((0..<7).contains(start.distance(to: day)))
      }
    }
    // Thursday, 24 December 2026.
    #expect(try day(2026, 12, 24).startOfWeek(on: .monday) == day(2026, 12, 21))
    #expect(try day(2026, 12, 24).startOfWeek(on: .thursday) == day(2026, 12, 24))
    #expect(try day(2026, 12, 24).startOfWeek(on: .friday) == day(2026, 12, 18))
    #expect(try day(-1, 1, 1).startOfWeek(on: .monday) == day(-2, 12, 28))
  }

  @Test("a range is half-open, and a collection of its days")
  func ranges() throws {
    let days = try day(2024, 2, 28)..<day(2024, 3, 2)
    #expect(days.map(\.description) == ["2024-02-28", "2024-02-29", "2024-03-01"])
    #expect(days.count == 3)
    #expect(try !days.contains(day(2024, 3, 2)))
    #expect(try day(2024, 2, 28).distance(to: day(2023, 2, 28)) == -365)
  }

  @Test("text of four-digit years is read in both forms", arguments: known)
  func readsItsText(_ known: Known) throws {
    let civil = known.civil
    let day = try day(civil[0], civil[1], civil[2])
    guard (0...9999).contains(day.year) else {
      // Years of more digits, and signs, are written but not read.
      #expect(Day(day.description) == nil)
      #expect(Day(day.basicText) == nil)
      return
    }
    #expect(Day(day.description) == day)
    #expect(Day(day.basicText) == day)
    #expect(Day(" \(day) ".dropFirst().dropLast()) == day)
  }

  @Test(
    "other texts are nil",
    arguments: [
      "", "2026", "2026-12", "2026-12-2", "2026-12-024", "2026-1-24", "26-12-24", "2026/12/24",
      "2026-12-24 ", " 2026-12-24", "2026-12-24T", "2026-12-2x", "2O26-12-24", "+026-12-24",
      "-026-12-24", "2026-+1-24", "20261232", "20260229", "2026-02-29", "2026-13-01",
      "2026122", "202612240", "2026122٤", "２０２６１２２４", "2026--224", "--------",
    ])
  func otherTexts(_ text: String) {
    #expect(Day(text) == nil)
  }
}
