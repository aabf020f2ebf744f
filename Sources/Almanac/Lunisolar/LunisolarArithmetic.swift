import CalendarModel

/// The calendar of East Asia by its rule since 1645: a month begins on the day of the new moon,
/// the eleventh holds the December solstice, and of thirteen from one solstice to the next the
/// first in which the sun enters no new sign is a leap month. Days are those of a meridian.
///
/// Years are counted as the Gregorian year in which they begin.
struct LunisolarArithmetic: CalendarArithmetic {
  /// Whose days they are.
  let meridian: Meridian

  init(meridian: Meridian) {
    self.meridian = meridian
  }

  let years = 1900...2100

  /// The same on all three meridians.
  let days = Day(validYear: 1900, month: 1, day: 31)..<Day(validYear: 2101, month: 1, day: 29)

  func year(near day: Day) -> Int { min(max(day.year, 1900), 2100) }

  func layout(of year: Int) -> YearLayout {
    let solstices = (year - 1...year + 1).map(monthOfSolstice)
    // Months 1 to 10 follow the solstice of the year before, 11 and 12 hold or follow this one.
    let months =
      months(from: solstices[0], to: solstices[1]).filter { $0.number <= 10 }
      + months(from: solstices[1], to: solstices[2]).filter { $0.number > 10 }
    return YearLayout(
      firstDay: months[0].firstDay,
      months: months.map { .init($0.number, isLeap: $0.isLeap, length: $0.length) })
  }

  private struct LunarMonth {
    let number: Int
    let isLeap: Bool
    let firstDay: Int
    let length: Int
  }

  /// The months of a span of lunations, both ends of which hold a December solstice.
  private func months(from first: Int, to next: Int) -> [LunarMonth] {
    let count = next - first
    let starts = (first...next).map(newMoonDay)
    let signs = count == 13 ? starts.map(sign) : []
    let leap = count == 13 ? (1..<count).first { signs[$0] == signs[$0 + 1] } : nil
    return (0..<count).map { index in
      let isPastLeap = leap.map { index >= $0 } ?? false
      let number = (10 + index - (isPastLeap ? 1 : 0)) % 12 + 1
      return LunarMonth(
        number: number, isLeap: index == leap, firstDay: starts[index],
        length: starts[index + 1] - starts[index])
    }
  }

  /// The lunation whose month holds the December solstice of a Gregorian year.
  private func monthOfSolstice(of year: Int) -> Int {
    let end = Day(validYear: year, month: 12, day: 31).daysSince1970
    var lunation = Int((Double(end - Self.firstNewMoon) / 29.530588861).rounded(.up))
    while newMoonDay(lunation) > end { lunation -= 1 }
    // The ninth sign begins with the solstice: it came before this month did.
    return sign(newMoonDay(lunation)) == 9 ? lunation - 1 : lunation
  }

  /// 2000-01-06, the day of lunation 0, in days since 1970-01-01.
  private static let firstNewMoon = 10_962

  private func newMoonDay(_ lunation: Int) -> Int {
    meridian.printed(meridian.day(of: Lunation.time(quarters: 4 * lunation).instant))
  }

  /// The twelfth of its yearly way, from the March equinox, that the sun is in as a day begins.
  private func sign(_ day: Int) -> Int {
    let time = TerrestrialTime(meridian.midnight(of: day))
    return Int(Sun.apparentLongitude(at: time) / 30)
  }
}
