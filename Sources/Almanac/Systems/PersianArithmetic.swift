import CalendarModel

/// The Persian calendar by the 33-year rule: eight leap years in 33.
///
/// Iran's law begins the year with the day on which the March equinox falls before noon in
/// Tehran. In the years 1200 to 1500 that gives the same, in every year. After 1500 a few years
/// (1503 is the first, by four minutes) depend on whether the clock's noon or the sun's is meant.
struct PersianArithmetic: CalendarArithmetic {
  /// 1 Farvardin of the year 1, in days since 1970-01-01.
  private static let epoch = Day(validYear: 622, month: 3, day: 21).daysSince1970

  /// The years 1178 to 1633: 1799-03-21 to 2255-03-20.
  var days: Range<Day> {
    Day(validYear: 1799, month: 3, day: 21)..<Day(validYear: 2255, month: 3, day: 21)
  }

  func year(near day: Day) -> Int {
    year(near: day, meanLength: 365 + 8.0 / 33, firstDay: Self.epoch)
  }

  func layout(of year: Int) -> YearLayout {
    let isLeap = (25 * year + 11).flooredRemainder(by: 33) < 8
    return YearLayout(
      firstDay: Self.epoch + 365 * (year - 1) + (8 * year + 21).flooredQuotient(by: 33),
      months: (1...12).map { month in
        .init(month, length: month <= 6 ? 31 : month < 12 || isLeap ? 30 : 29)
      })
  }
}
