public import CalendarModel

/// Easter Sunday, from which the movable feasts of the Christian year are counted.
public enum Easter {
  /// By the Gregorian computus, from 1583; nil for years outside of 1583 ... 9999.
  public static func western(_ year: Int) -> Day? {
    guard (1583...9999).contains(year) else { return nil }
    // The epact is the moon's age on 1 January, put right for centuries (solar and lunar
    // equation) and for the two ages that would give a full moon on a day that is none.
    let century = year / 100 + 1
    let solar = 3 * century / 4 - 12
    let lunar = (8 * century + 5) / 25 - 5
    let golden = year % 19
    var epact = (11 * (golden + 1) + 20 + lunar - solar).flooredRemainder(by: 30)
    if epact == 24 || (epact == 25 && golden > 10) { epact += 1 }
    let fullMoon = epact <= 23 ? 44 - epact : 74 - epact
    return sunday(after: Day(validYear: year, month: 3, day: fullMoon))
  }

  /// By the Julian computus, which the Orthodox churches keep, as a Gregorian date; nil for years
  /// outside of 326 ... 9999.
  public static func orthodox(_ year: Int) -> Day? {
    guard (326...9999).contains(year) else { return nil }
    let age = (19 * (year % 19) + 15) % 30
    let julian = CalendarDate(
      era: 1, year: year, month: age <= 10 ? 3 : 4, day: age <= 10 ? 21 + age : age - 10)
    return CalendarSystem.julian.day(of: julian).map(sunday(after:))
  }

  private static func sunday(after day: Day) -> Day {
    day.advanced(by: 7).startOfWeek(on: .sunday)
  }
}
