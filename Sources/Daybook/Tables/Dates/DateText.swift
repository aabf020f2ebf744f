import CalendarModel

/// A text of a column of days, as far as it is clear before the whole column is known.
struct DateText {
  /// What it says.
  enum Content {
    /// A day that can be read in one way only.
    case day(Day)
    /// Three numbers whose order is not clear.
    case numbers(DateNumbers)
    /// One number, or nothing but digits.
    case number(Double)
  }

  let content: Content
  /// Whether a time of day follows.
  var hasTime = false
  /// Whether an offset or a zone follows that.
  var hasZone = false
  /// Whether the year has two digits.
  var hasShortYear = false

  /// Reads a text without white space around it; nil where it is no date at all.
  ///
  /// - Parameter yearFirst: whether of two numbers beside a month's name the first is the
  ///   year, where both have two digits.
  init?(_ text: String, months: MonthNames, yearFirst: Bool = false) {
    if let day = Day(text) {
      content = .day(day)
      return
    }
    if let number = Self.number(text) {
      content = .number(number)
      return
    }
    guard var scan = DateScan(text, months: months) else { return nil }
    guard scan.readDate() else { return nil }
    if let compact = scan.compact {
      guard let day = Day(compact) else { return nil }
      content = .day(day)
    } else if let month = scan.month {
      guard let date = NamedDate(month, scan.parts, yearFirst: yearFirst) else { return nil }
      content = .day(date.day)
      hasShortYear = date.hasShortYear
    } else {
      guard let numbers = DateNumbers(scan.parts, separator: scan.separator) else { return nil }
      if numbers.hasYearFirst {
        guard let day = numbers.day(.ymd) else { return nil }
        content = .day(day)
      } else {
        content = .numbers(numbers)
        hasShortYear = numbers.hasShortYear
      }
    }
    guard let tail = scan.tail else { return }
    guard let time = ClockTime(tail) else { return nil }
    hasTime = true
    hasZone = time.hasZone
  }

  /// A plain number, its fraction after a point or a comma; nil for any other text.
  static func number(_ text: String) -> Double? {
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
      case UInt8(ascii: "."), UInt8(ascii: ","): points += 1
      case UInt8(ascii: "-") where index == 0: continue
      default: return nil
      }
    }
    guard points <= 1, text.utf8.count <= 30 else { return nil }
    return Double(text.replacing(",", with: "."))
  }
}

/// A date with the name of its month.
private struct NamedDate {
  let day: Day
  let hasShortYear: Bool

  init?(_ month: Int, _ parts: [DateNumbers.Part], yearFirst: Bool) {
    guard parts.count == 2 else { return nil }
    let isFirstTheYear = parts[0].isYear || (yearFirst && !parts[1].isYear)
    let (year, dayOfMonth) = isFirstTheYear ? (parts[0], parts[1]) : (parts[1], parts[0])
    guard dayOfMonth.digits <= 2, let number = year.asYear,
      let day = Day(year: number, month: month, day: dayOfMonth.value)
    else { return nil }
    self.day = day
    hasShortYear = year.digits == 2
  }
}
