import CalendarModel

/// The months of one year of a calendar, as they follow on each other.
struct YearLayout {
  struct Span {
    let number: Int
    let isLeap: Bool
    let length: Int

    init(_ number: Int, isLeap: Bool = false, length: Int) {
      self.number = number
      self.isLeap = isLeap
      self.length = length
    }
  }

  /// Days since 1970-01-01.
  let firstDay: Int
  let months: [Span]

  var length: Int { months.reduce(0) { $0 + $1.length } }

  /// The day on which the month at an index of `months` begins.
  func start(ofMonthAt index: Int) -> Int {
    months[..<index].reduce(firstDay) { $0 + $1.length }
  }
}

/// What a calendar has to know. Its years are counted on through all of its eras.
protocol CalendarArithmetic: Sendable {
  /// The days that it has dates for.
  var days: Range<Day> { get }
  /// The years that hold one of them.
  var years: ClosedRange<Int> { get }
  /// One of `years`, near that which `day` of `days` lies in.
  func year(near day: Day) -> Int
  /// The months of one of `years`.
  func layout(of year: Int) -> YearLayout
}

extension CalendarArithmetic {
  /// 0001-01-01 to 9999-12-31, for calendars that are mere arithmetic.
  var days: Range<Day> {
    Day(validYear: 1, month: 1, day: 1)..<Day(validYear: 10_000, month: 1, day: 1)
  }

  var years: ClosedRange<Int> {
    let last = days.upperBound.advanced(by: -1)
    return year(containing: days.lowerBound).year...year(containing: last).year
  }

  /// The year that a day of `days` lies in.
  func year(containing day: Day) -> (year: Int, layout: YearLayout) {
    var year = year(near: day)
    var layout = layout(of: year)
    while day.daysSince1970 < layout.firstDay {
      year -= 1
      layout = self.layout(of: year)
    }
    while day.daysSince1970 >= layout.firstDay + layout.length {
      year += 1
      layout = self.layout(of: year)
    }
    return (year, layout)
  }

  /// A year near `day`, from the mean length of years that began with `firstDay` of year 1.
  func year(near day: Day, meanLength: Double, firstDay: Int) -> Int {
    1 + Int((Double(day.daysSince1970 - firstDay) / meanLength).rounded(.down))
  }
}
