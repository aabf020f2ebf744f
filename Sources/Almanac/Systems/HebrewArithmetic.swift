import CalendarModel

/// The Hebrew calendar in its fixed form: a mean lunation of 29 d 12 h 793 parts, seven leap
/// years in nineteen, and a new year that is put off by up to two days (the four rules of
/// Maimonides, "Sanctification of the New Moon", chapters 6 to 8).
///
/// Months have CLDR's numbers: 1 Tishri to 13 Elul, 7 the Adar of common years and the second of
/// leap years, 6 the first Adar, in leap years alone.
struct HebrewArithmetic: CalendarArithmetic {
  /// 1 Tishri of the year 1: 7 October 3761 BC (Julian).
  private static let epoch = -2_092_590

  func year(near day: Day) -> Int {
    year(near: day, meanLength: 35_975_351.0 / 98_496, firstDay: Self.epoch)
  }

  func layout(of year: Int) -> YearLayout {
    let first = newYear(year)
    let length = newYear(year + 1) - first
    let isLeap = Self.isLeap(year)
    // 353, 354 or 355 days, or 30 more: short, regular or full.
    let kind = length - (isLeap ? 383 : 353)
    var months: [YearLayout.Span] = [
      .init(1, length: 30), .init(2, length: kind == 2 ? 30 : 29),
      .init(3, length: kind == 0 ? 29 : 30), .init(4, length: 29), .init(5, length: 30),
    ]
    if isLeap { months.append(.init(6, length: 30)) }
    months += (7...13).map { .init($0, length: $0.isMultiple(of: 2) ? 30 : 29) }
    return YearLayout(firstDay: first, months: months)
  }

  static func isLeap(_ year: Int) -> Bool { (7 * year + 1).flooredRemainder(by: 19) < 7 }

  private func newYear(_ year: Int) -> Int {
    let (before, day, after) = (molad(year - 1), molad(year), molad(year + 1))
    // Two new years may not be 356 or 382 days apart.
    let delay = after - day == 356 ? 2 : day - before == 382 ? 1 : 0
    return Self.epoch + day + delay
  }

  /// The day of the mean new moon, from `epoch`, put off when it is late in the day or would
  /// begin the year on a Sunday, Wednesday or Friday.
  private func molad(_ year: Int) -> Int {
    let months = (235 * year - 234).flooredQuotient(by: 19)
    let parts = 12_084 + 13_753 * months
    let day = months * 29 + parts.flooredQuotient(by: 25_920)
    return (3 * (day + 1)).flooredRemainder(by: 7) < 3 ? day + 1 : day
  }
}
