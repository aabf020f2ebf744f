public import CalendarModel

/// A calendar: a way to name days. Raw values are Foundation's identifiers, which are CLDR's but
/// for `gregorian` and `ethiopic`; CLDR has no Julian calendar: its months are the Gregorian ones.
///
/// Each answers for the days in `days` and gives nil for all others. The Gregorian, Julian,
/// Hebrew, Coptic, Ethiopic, Buddhist and Minguo ones hold 0001-01-01 to 9999-12-31. The tabular
/// Islamic ones and India's begin with their first year. The Japanese one begins on 1873-01-01,
/// when Japan took the Gregorian months. The Persian one holds the years 1178 to 1633, in which
/// its arithmetic can be held against the sun; Umm al-Qura the years 1343 to 1500, for which
/// there are tables; the Chinese, Korean and Vietnamese ones the lunar years 1900 to 2100.
///
/// Beside the year of an era there is a running year, which counts through all eras: for Japan
/// the Gregorian one; elsewhere that of the current era, with 0 and less before its first.
public enum CalendarSystem: String, Hashable, Sendable, CaseIterable {
  case gregorian
  case julian
  case buddhist
  /// Minguo, the calendar of Taiwan.
  case roc
  /// The Gregorian calendar with the years of the emperor.
  case japanese
  case hebrew
  /// Saudi Arabia's.
  case islamicUmmAlQura = "islamic-umalqura"
  /// Tabular, from Friday, 16 July 622 (Julian).
  case islamicCivil = "islamic-civil"
  /// Tabular, from Thursday, 15 July 622 (Julian).
  case islamicTabular = "islamic-tbla"
  /// Iran's solar calendar.
  case persian
  /// India's national calendar of the Saka era.
  case indian
  case coptic
  /// With the years of the Incarnation (Amete Mihret).
  case ethiopic
  case chinese
  /// Korea's lunisolar calendar.
  case dangi
  case vietnamese

  /// The days that the calendar has dates for, half-open.
  public var days: Range<Day> { arithmetic.days }

  /// The date of a day, or nil outside of `days`.
  public func date(of day: Day) -> CalendarDate? {
    locate(day)?.date
  }

  /// The dates of days that follow on each other, nil for those outside of `days`: quicker than
  /// one by one, above all for the lunisolar calendars. O(*days*).
  public func dates(of span: Range<Day>) -> [CalendarDate?] {
    let known = span.clamped(to: arithmetic.days)
    guard !known.isEmpty else { return span.map { _ in nil } }
    var dates: [CalendarDate?] = (span.lowerBound..<known.lowerBound).map { _ in nil }
    var day = known.lowerBound
    while day < known.upperBound, let place = locate(day) {
      for (index, month) in place.layout.months.enumerated().dropFirst(place.index) {
        let first = Day(daysSince1970: place.layout.start(ofMonthAt: index))
        while day < known.upperBound, first.distance(to: day) < month.length {
          dates.append(
            date(year: place.year, month: month, day: first.distance(to: day) + 1, on: day))
          day = day.advanced(by: 1)
        }
      }
    }
    return dates + (known.upperBound..<span.upperBound).map { _ in nil }
  }

  /// The day of a date, or nil when there is no such date or it lies outside of `days`.
  public func day(of date: CalendarDate) -> Day? {
    guard let year = runningYear(of: date), (1...400).contains(date.day),
      let month = month(date.month, isLeap: date.isLeapMonth, ofYear: year),
      date.day <= month.days.count
    else { return nil }
    let day = month.days.lowerBound.advanced(by: date.day - 1)
    // An era may end within the month.
    return self.date(of: day) == date ? day : nil
  }

  /// The month that a day lies in, or nil outside of `days`.
  public func month(containing day: Day) -> CalendarMonth? {
    guard let place = locate(day) else { return nil }
    return month(at: place.index, of: place.layout, year: place.year)
  }

  /// The months of a year of the running count, in order: 12 or 13, or nil when none of its days
  /// is in `days`.
  public func months(inYear year: Int) -> [CalendarMonth]? {
    guard let layout = layout(ofYear: year) else { return nil }
    return layout.months.indices.map { month(at: $0, of: layout, year: year) }
  }

  /// The month of a number (CLDR's, not its place) in a year of the running count, or nil when
  /// there is none: `persian.month(7, ofYear: 1405)`.
  public func month(_ number: Int, isLeap: Bool = false, ofYear year: Int) -> CalendarMonth? {
    months(inYear: year)?.first { $0.number == number && $0.isLeap == isLeap }
  }

  /// Whether a year of the running count has more days or months than most; nil when none of its
  /// days is in `days`. CLDR names the Hebrew month 7 by this.
  public func isLeapYear(_ year: Int) -> Bool? {
    guard let layout = layout(ofYear: year) else { return nil }
    return switch self {
    case .hebrew, .chinese, .dangi, .vietnamese: layout.months.count == 13
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura: layout.length > 354
    default: layout.length > 365
    }
  }

  /// Where a day lies, in `days`.
  private struct Place {
    let year: Int
    let layout: YearLayout
    let index: Int
    let date: CalendarDate
  }

  private func locate(_ day: Day) -> Place? {
    let arithmetic = arithmetic
    guard arithmetic.days.contains(day) else { return nil }
    let (year, layout) = arithmetic.year(containing: day)
    var rest = day.daysSince1970 - layout.firstDay
    var index = 0
    while rest >= layout.months[index].length {
      rest -= layout.months[index].length
      index += 1
    }
    return Place(
      year: year, layout: layout, index: index,
      date: date(year: year, month: layout.months[index], day: rest + 1, on: day))
  }

  private func date(
    year: Int, month: YearLayout.Span, day: Int, on gregorian: Day
  ) -> CalendarDate {
    let (era, year) = eraAndYear(running: year, on: gregorian)
    return CalendarDate(
      era: era, year: year, month: month.number, isLeapMonth: month.isLeap, day: day)
  }

  private func month(at index: Int, of layout: YearLayout, year: Int) -> CalendarMonth {
    let span = layout.months[index]
    let first = Day(daysSince1970: layout.start(ofMonthAt: index))
    return CalendarMonth(
      system: self, runningYear: year, ordinal: index + 1,
      first: date(year: year, month: span, day: 1, on: first),
      days: first..<first.advanced(by: span.length))
  }

  private func layout(ofYear year: Int) -> YearLayout? {
    let arithmetic = arithmetic
    return arithmetic.years.contains(year) ? arithmetic.layout(of: year) : nil
  }
}
