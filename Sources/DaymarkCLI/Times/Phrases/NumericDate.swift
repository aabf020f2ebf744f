import CalendarModel

/// A date of numbers only: `2026-12-24`, `20261224`, `24.12.`, `12/24/2026`.
struct NumericDate {
  private let tokens: [PhraseToken]
  private let today: Day

  /// The date that these pieces may be, which hold no name.
  init(_ tokens: [PhraseToken], today: Day) {
    self.tokens = tokens
    self.today = today
  }

  /// The date in its readings.
  ///
  /// - Parameters:
  ///   - order: the locale's habits.
  ///   - weekday: what stands beside it.
  func read(by order: DateOrder, weekday: Weekday?) throws(PhraseFault) -> PhraseDay {
    var numbers: [(value: Int, digits: Int)] = []
    var signs: [Character] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .number(let value, let digits) where index.isMultiple(of: 2):
        numbers.append((value, digits))
      case .sign(let sign) where !index.isMultiple(of: 2) && sign != "+": signs.append(sign)
      default: throw .notUnderstood
      }
    }
    // Only a point may end a date.
    guard signs.allSatisfy({ $0 == signs[0] }),
      signs.count < numbers.count || signs.first == "." && signs.count == numbers.count
    else { throw .notUnderstood }
    let values = numbers.map(\.value)
    let areShort = numbers.map { $0.digits <= 2 }
    switch areShort {
    case [true]: return .bare(values[0])
    case [false] where numbers[0].digits == 8:
      return try date([compact(values[0])], weekday)
    case [true, true]:
      return try date(
        readings(values, order.dayAndMonth(signs[0])) { DateParts(month: $0, day: $1) }, weekday)
    case [false, true], [true, false]:
      throw .refused("\(tokens.text) is no day", remedy: "write one such as 2026-12-24")
    case [false, true, true] where numbers[0].digits == 4:
      return try date(
        [DateParts(year: values[0], month: values[1], day: values[2])], weekday)
    case [true, true, false] where numbers[2].digits == 4:
      return try date(withYearLast(values, order.dayAndMonthBeforeYear(signs[0])), weekday)
    case [true, true, true] where numbers.allSatisfy({ $0.digits <= 2 }):
      return try date(short(values, order.all(signs[0])), weekday)
    default: throw .notUnderstood
    }
  }

  /// The readings that exist; that is, one that does not, and why, is refused.
  private func date(
    _ readings: [DateParts], _ weekday: Weekday?
  ) throws(PhraseFault) -> PhraseDay {
    let valid = readings.filter(\.exists)
    if valid.isEmpty, let first = readings.first { throw .missing(tokens.text, first) }
    return .date(valid, weekday)
  }

  /// Day and month in an order, the other way round where that gives no date, and both where
  /// no order is known.
  private func readings(
    _ values: [Int], _ order: DateOrder.Order?, _ date: (_ month: Int, _ day: Int) -> DateParts
  ) -> [DateParts] {
    let dayFirst = date(values[1], values[0])
    let monthFirst = date(values[0], values[1])
    guard let order else { return dayFirst == monthFirst ? [dayFirst] : [dayFirst, monthFirst] }
    let (chosen, other) = order.isDayFirst ? (dayFirst, monthFirst) : (monthFirst, dayFirst)
    return chosen.exists ? [chosen] : [chosen, other]
  }

  private func withYearLast(_ values: [Int], _ order: DateOrder.Order?) -> [DateParts] {
    readings(values, order) { DateParts(year: values[2], month: $0, day: $1) }
  }

  /// Three numbers of two digits: the year is the first one only where the locale has it there.
  private func short(_ values: [Int], _ order: DateOrder.Order?) -> [DateParts] {
    func yearLast(_ order: DateOrder.Order?) -> [DateParts] {
      withYearLast([values[0], values[1], today.year(ofCentury: values[2])], order)
    }
    let yearFirst = DateParts(
      year: today.year(ofCentury: values[0]), month: values[1], day: values[2])
    return switch order {
    case .yearMonthDay: [yearFirst]
    case nil: yearLast(nil) + [yearFirst]
    default: yearLast(order)
    }
  }

  private func compact(_ value: Int) -> DateParts {
    DateParts(year: value / 10_000, month: value / 100 % 100, day: value % 100)
  }
}
