import CalendarModel

/// A date of three numbers.
struct DateNumbers {
  /// One of them.
  struct Part: Hashable {
    var value: Int
    /// How many digits it is written with.
    var digits: Int

    /// Whether it can be nothing but a year.
    var isYear: Bool { digits > 2 || value > 31 }

    /// The year that it means, or nil. Two digits are read as POSIX has it for `%y`: 69 to 99
    /// as 1969 to 1999, 00 to 68 as 2000 to 2068.
    var asYear: Int? {
      switch digits {
      case 4: value
      case 2: value + (value < 69 ? 2000 : 1900)
      default: nil
      }
    }
  }

  private let parts: [Part]
  private let separator: Unicode.Scalar

  /// The date of these parts; nil when there are not three.
  init?(_ parts: [Part], separator: Unicode.Scalar) {
    guard parts.count == 3 else { return nil }
    self.parts = parts
    self.separator = separator
  }

  /// Whether the first number is written as a year is, which settles the order: nobody puts
  /// the day before the month then.
  var hasYearFirst: Bool { parts[0].digits > 2 }

  /// Whether the year has two digits.
  var hasShortYear: Bool { !hasYearFirst && parts[2].digits == 2 }

  /// The day in that order; nil when it is none, or no order of such a text.
  func day(_ order: DateReading) -> Day? {
    let (year, month, day) =
      switch order {
      case .dmy: (parts[2], parts[1], parts[0])
      case .mdy: (parts[2], parts[0], parts[1])
      default: (parts[0], parts[1], parts[2])
      }
    guard month.digits <= 2, day.digits <= 2, let number = year.asYear else { return nil }
    return Day(year: number, month: month.value, day: day.value)
  }

  /// The orders in which it is a day. With two digits the year comes first only between
  /// hyphens, or where the first number is no day.
  var orders: [DateReading] {
    let canBeginWithYear = separator == "-" || parts[0].isYear
    return DateReading.orders.filter { order in
      (order != .ymd || canBeginWithYear) && day(order) != nil
    }
  }
}
