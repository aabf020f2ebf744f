import CalendarModel

/// The chosen days of a stretch of days: bit *n* is day `base` + *n*.
struct DayMask: Sendable {
  /// The day number (days since 1970-01-01) of bit 0.
  var base: Int
  var bits: UInt64
}

extension DayRule {
  /// The chosen days of a month. Bit 1 is its first day; with SKIP, bit 0 and the bit after
  /// the last day can be set too, for the neighbouring months' days.
  func days(year: Int, month: Int) -> DayMask {
    let base = Day(validYear: year, month: month, day: 1).daysSince1970 - 1
    if months & (1 << UInt64(month)) == 0 { return DayMask(base: base, bits: 0) }
    let length = Month.length(year: year, month: month)
    let valid = ((1 as UInt64) << UInt64(length + 1)) - 2
    var bits = valid
    if limitsMonthDays {
      bits = monthDayBits(length: length, valid: valid)
      if limitsYearDays { bits &= yearDayBits(year: year, month: month, base: base) }
    } else if limitsYearDays {
      bits = yearDayBits(year: year, month: month, base: base)
    }
    if limitsWeekdays && bits != 0 {
      var allowed = weekdayBits(from: base)
      if !nths.isEmpty {
        allowed |= nthBits(year: year, base: base, length: length) & valid
      }
      bits &= allowed
    }
    if limitsWeeks && bits != 0 { bits &= weekBits(from: base) }
    return DayMask(base: base, bits: bits)
  }

  /// Whether a day is chosen. SKIP is not looked at.
  func allows(_ dayNumber: Int) -> Bool {
    let (year, month, day) = Day(daysSince1970: dayNumber).civil
    return days(year: year, month: month).bits & (1 << UInt64(day)) != 0
  }

  private func monthDayBits(length: Int, valid: UInt64) -> UInt64 {
    let shift = UInt64(31 - length)
    var bits = (monthDays | (monthDaysFromEnd >> shift)) & valid
    if skip == .omit { return bits }
    if monthDays >> UInt64(length + 1) != 0 {
      bits |= skip == .backward ? 1 << UInt64(length) : 1 << UInt64(length + 1)
    }
    if monthDaysFromEnd & ((2 << shift) - 2) != 0 {
      bits |= skip == .backward ? 1 : 2
    }
    return bits
  }

  private func yearDayBits(year: Int, month: Int, base: Int) -> UInt64 {
    let length = Month.length(year: year, month: month)
    let yearLength = Month.isLeap(year) ? 366 : 365
    // Day of the year of bit 0.
    let before = base + 1 - Day(validYear: year, month: 1, day: 1).daysSince1970
    var bits: UInt64 = 0
    for value in yearDays {
      var dayOfYear = value > 0 ? value : yearLength + 1 + value
      if dayOfYear > yearLength || dayOfYear < 1 {
        switch skip {
        case .omit: continue
        case .backward: dayOfYear -= dayOfYear > yearLength ? 1 : 0
        case .forward: dayOfYear += dayOfYear < 1 ? 1 : 0
        }
      }
      let day = dayOfYear - before
      let reachesOver = (month == 12 && day == length + 1) || (month == 1 && day == 0)
      if (1...length).contains(day) || reachesOver { bits |= 1 << UInt64(day) }
    }
    return bits
  }

  /// The days from `base` on, bits 0 to 34, that fall on the chosen weekdays.
  private func weekdayBits(from base: Int) -> UInt64 {
    let weekday = UInt64((base + 3).flooredRemainder(by: 7))
    let week = ((weekdays >> weekday) | (weekdays << (7 - weekday))) & 0x7F
    return week &* 0x1020_4081
  }

  /// The nth weekdays of the month or year that lie in the month.
  private func nthBits(year: Int, base: Int, length: Int) -> UInt64 {
    var first = base + 1
    var count = length
    if countsInYear {
      first = Day(validYear: year, month: 1, day: 1).daysSince1970
      count = Month.isLeap(year) ? 366 : 365
    }
    let firstWeekday = (first + 3).flooredRemainder(by: 7)
    let lastWeekday = (firstWeekday + count - 1) % 7
    var bits: UInt64 = 0
    for nth in nths {
      let day: Int
      if nth.ordinal > 0 {
        day = (nth.weekday - firstWeekday + 7) % 7 + 7 * (nth.ordinal - 1)
      } else {
        day = count - 1 - (lastWeekday - nth.weekday + 7) % 7 + 7 * (nth.ordinal + 1)
      }
      let bit = first + day - base
      if day >= 0 && day < count && bit >= 1 && bit <= length { bits |= 1 << UInt64(bit) }
    }
    return bits
  }

  /// The days from `base` on, bits 0 to 34 at least, that lie in a chosen week.
  private func weekBits(from base: Int) -> UInt64 {
    var bits: UInt64 = 0
    var first = base - (base + 3 - weekStart).flooredRemainder(by: 7)
    while first <= base + 34 {
      let year = Day(daysSince1970: first + 3).year
      let week = (first - firstWeek(of: year)) / 7 + 1
      if weekNumberBits(of: year) & (1 << UInt64(week)) != 0 {
        bits |= first < base ? 0x7F >> UInt64(base - first) : 0x7F << UInt64(first - base)
      }
      first += 7
    }
    return bits
  }

  /// The year that a day's week is numbered in: the one that most of the week lies in.
  func weekYear(of dayNumber: Int) -> Int {
    let back = (dayNumber + 3 - weekStart).flooredRemainder(by: 7)
    return Day(daysSince1970: dayNumber - back + 3).year
  }

  /// The first day of week 1: of the first week with four days or more in the year.
  func firstWeek(of year: Int) -> Int {
    let fourth = Day(validYear: year, month: 1, day: 4).daysSince1970
    return fourth - (fourth + 3 - weekStart).flooredRemainder(by: 7)
  }

  /// The chosen weeks of a year, bits 1 to 53.
  func weekNumberBits(of year: Int) -> UInt64 {
    let count = (firstWeek(of: year + 1) - firstWeek(of: year)) / 7
    return (weeks | (weeksFromEnd >> UInt64(53 - count))) & ((2 << UInt64(count)) - 2)
  }

  /// The chosen days of the week that begins on a day; bit 0 is that day.
  ///
  /// - Parameter isChosen: the week itself is known to be one of BYWEEKNO's, or there is none.
  func daysOfWeek(from first: Int, isChosen: Bool) -> UInt64 {
    if limitsOnlyWeekdays && isChosen {
      return limitsWeekdays ? weekdayBits(from: first) & 0x7F : 0x7F
    }
    var bits: UInt64 = 0
    for bit in 0..<7 where allows(first + bit) { bits |= 1 << UInt64(bit) }
    return bits
  }
}
