import CalendarModel

/// The calendar of Umm al-Qura, Saudi Arabia's official one, from its published tables: no
/// formula gives the older ones, in which a few months have 28 or 31 days.
struct UmmAlQuraArithmetic: CalendarArithmetic {
  private static let firstYear = 1343
  private static let lastYear = firstYear + years.count - 1
  /// 1 Muharram 1343, in days since 1970-01-01.
  private static let epoch = Day(validYear: 1924, month: 8, day: 1).daysSince1970

  var years: ClosedRange<Int> { Self.firstYear...Self.lastYear }

  /// AH 1343 to 1500: 1924-08-01 to 2077-11-16.
  var days: Range<Day> {
    Day(daysSince1970: Self.epoch)..<Day(validYear: 2077, month: 11, day: 17)
  }

  func year(near day: Day) -> Int {
    let passed = Double(day.daysSince1970 - Self.epoch) / (12 * 29.530588)
    return min(max(Self.firstYear + Int(passed), Self.firstYear), Self.lastYear)
  }

  func layout(of year: Int) -> YearLayout {
    let index = year - Self.firstYear
    let months = Self.months(at: index)
    let passed = (0..<index).reduce(0) { $0 + Self.months(at: $1).reduce(0, +) }
    return YearLayout(
      firstDay: Self.epoch + passed,
      months: months.enumerated().map { .init($0.offset + 1, length: $0.element) })
  }

  private static func months(at index: Int) -> [Int] {
    let packed = years[index]
    return (0..<12).map { 28 + Int(packed >> (2 * $0) & 3) }
  }

  /// A year each from AH 1343, eight in a row: two bits a month, Muharram lowest, for 28 to 31
  /// days. These are the months of the almanac of Umm al-Qura, as the package hijridate 2.6.0
  /// gives them, whose authors compared them with the printed ones. ICU, and so Foundation, has
  /// the same for 1420 to 1450 alone.
  private static let years: [UInt32] = [
    0xa8a9a6, 0x666665, 0x9a2766, 0x6969a5, 0x5a69a5, 0x35a666, 0xb2a666, 0x9a6599,
    0x9a5666, 0x666666, 0x9699a6, 0x666999, 0x9a6666, 0x65a665, 0xa66666, 0x69659a,
    0x65966a, 0xa66666, 0x666666, 0x666666, 0xa66666, 0x6a2666, 0xa66666, 0x666666,
    0x666666, 0xa66666, 0x69a666, 0x666666, 0xa99966, 0xa65999, 0x999999, 0xa5a666,
    0x696666, 0x666a59, 0xa69996, 0x666666, 0x999999, 0x666666, 0x6659a6, 0x9969a6,
    0x666699, 0x666666, 0x6a65a6, 0xa6665a, 0xa66665, 0x666669, 0xa66666, 0x59a666,
    0xa66666, 0xa66665, 0xa66566, 0x696666, 0x6659a6, 0x9966a6, 0x666699, 0x99a666,
    0x699999, 0xa6659a, 0x665999, 0x99666a, 0x6599a9, 0x966a69, 0x6669a5, 0x9a6666,
    0x999999, 0x996666, 0x6599a6, 0x9666a6, 0x59a699, 0x66a696, 0xa69a59, 0x9a9965,
    0x9a6599, 0x996666, 0x599a66, 0x666a66, 0x9a6999, 0x9aa659, 0x9aa565, 0x9a9596,
    0x999666, 0x6659a6, 0x6699a6, 0x9a6999, 0x69a665, 0xa6a596, 0xa69659, 0x999969,
    0x966669, 0x5999a9, 0x6669a6, 0x5a6999, 0x9a6666, 0x999999, 0x9665a6, 0x6596a6,
    0x9666a6, 0x599a99, 0x669a66, 0x669999, 0xa66666, 0x999699, 0x9659a9, 0x5969a9,
    0x6666a6, 0x99a699, 0x69a665, 0x699966, 0x66659a, 0x99966a, 0x6665a9, 0x9999a9,
    0x6699a5, 0x9a9996, 0xa69659, 0x9a5966, 0x69659a, 0xa5999a, 0x666699, 0x9a6666,
    0x69a659, 0xa99966, 0xa96599, 0x999666, 0x6659a6, 0x9999a6, 0x5a69a5, 0x6a6696,
    0x69a659, 0x699666, 0x6659a6, 0x99669a, 0x659a99, 0x969a99, 0x5a9a65, 0x9a6996,
    0x9a6659, 0x999969, 0x659a69, 0x9669a6, 0x59a9a5, 0x69a696, 0xa99a59, 0xa66665,
    0xa65999, 0x996669, 0x6599a9, 0x9669a6, 0xa66999, 0x9a6665, 0x9a5996, 0x99965a,
    0x66599a, 0x99666a, 0x665a69, 0x999a66, 0x699999, 0xa9965a,
  ]
}
