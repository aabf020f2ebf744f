import CalendarModel

/// The tabular Islamic calendar: eleven leap years in thirty, months of 30 and 29 days in turn.
struct IslamicArithmetic: CalendarArithmetic {
  /// 1 Muharram of the year 1, in days since 1970-01-01.
  let epoch: Int

  /// From Friday, 16 July 622 (Julian).
  static let civil = IslamicArithmetic(
    epoch: Day(validYear: 622, month: 7, day: 19).daysSince1970)
  /// From Thursday, the day before.
  static let astronomical = IslamicArithmetic(epoch: civil.epoch - 1)

  var days: Range<Day> {
    Day(daysSince1970: epoch)..<Day(validYear: 10_000, month: 1, day: 1)
  }

  func year(near day: Day) -> Int {
    year(near: day, meanLength: 10_631.0 / 30, firstDay: epoch)
  }

  func layout(of year: Int) -> YearLayout {
    let isLeap = (14 + 11 * year).flooredRemainder(by: 30) < 11
    return YearLayout(
      firstDay: epoch + 354 * (year - 1) + (3 + 11 * year).flooredQuotient(by: 30),
      months: (1...12).map { month in
        .init(month, length: month == 12 && isLeap ? 30 : month.isMultiple(of: 2) ? 29 : 30)
      })
  }
}
