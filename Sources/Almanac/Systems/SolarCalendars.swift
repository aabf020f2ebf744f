import CalendarModel

/// The Gregorian months, with years counted from another one.
struct GregorianArithmetic: CalendarArithmetic {
  /// The Gregorian year less the calendar's own.
  let yearOffset: Int
  /// The first Gregorian year.
  var firstYear = 1

  var days: Range<Day> {
    Day(validYear: firstYear, month: 1, day: 1)..<Day(validYear: 10_000, month: 1, day: 1)
  }

  func year(near day: Day) -> Int { day.year - yearOffset }

  func layout(of year: Int) -> YearLayout {
    let year = year + yearOffset
    return YearLayout(
      firstDay: Day(validYear: year, month: 1, day: 1).daysSince1970,
      months: (1...12).map { .init($0, length: Month.length(year: year, month: $0)) })
  }
}

/// The Julian calendar: every fourth year is a leap year.
struct JulianArithmetic: CalendarArithmetic {
  /// 1 January of the year 1: 30 December of the year 0 in the Gregorian calendar.
  private static let epoch = Day(validYear: 0, month: 12, day: 30).daysSince1970

  func year(near day: Day) -> Int { year(near: day, meanLength: 365.25, firstDay: Self.epoch) }

  func layout(of year: Int) -> YearLayout {
    let isLeap = year.flooredRemainder(by: 4) == 0
    let passed = year - 1
    return YearLayout(
      firstDay: Self.epoch + 365 * passed + passed.flooredQuotient(by: 4),
      months: (1...12).map { month in
        .init(month, length: month == 2 ? (isLeap ? 29 : 28) : Month.length(year: 1, month: month))
      })
  }
}

/// The Coptic and Ethiopic calendars: twelve months of 30 days and five or six more.
struct CopticArithmetic: CalendarArithmetic {
  /// The first day of year 1, in days since 1970-01-01.
  let epoch: Int

  /// From 29 August 284 (Julian), the accession of Diocletian.
  static let coptic = CopticArithmetic(epoch: Day(validYear: 284, month: 8, day: 29).daysSince1970)
  /// From 29 August 8 (Julian), the incarnation by Anianus.
  static let ethiopic = CopticArithmetic(epoch: Day(validYear: 8, month: 8, day: 27).daysSince1970)

  func year(near day: Day) -> Int { year(near: day, meanLength: 365.25, firstDay: epoch) }

  func layout(of year: Int) -> YearLayout {
    let isLeap = year.flooredRemainder(by: 4) == 3
    return YearLayout(
      firstDay: epoch + 365 * (year - 1) + year.flooredQuotient(by: 4),
      months: (1...12).map { .init($0, length: 30) } + [.init(13, length: isLeap ? 6 : 5)])
  }
}

/// India's national calendar, in force since 22 March 1957 (1 Chaitra 1879 of the Saka era):
/// leap years are the Gregorian ones.
struct IndianArithmetic: CalendarArithmetic {
  private static let era = 78

  var days: Range<Day> {
    Day(validYear: 79, month: 3, day: 22)..<Day(validYear: 10_000, month: 1, day: 1)
  }

  func year(near day: Day) -> Int { day.year - Self.era }

  func layout(of year: Int) -> YearLayout {
    let gregorian = year + Self.era
    let isLeap = Month.isLeap(gregorian)
    return YearLayout(
      firstDay: Day(validYear: gregorian, month: 3, day: isLeap ? 21 : 22).daysSince1970,
      months: (1...12).map { month in
        let length = month == 1 ? (isLeap ? 31 : 30) : month <= 6 ? 31 : 30
        return .init(month, length: length)
      })
  }
}
