/// A date as a calendar writes it. Which calendar is not part of it; numbers are those that CLDR
/// and Foundation name eras and months by.
public struct CalendarDate: Hashable, Sendable {
  /// The era, as CLDR numbers those of the calendar: for the Japanese one 232 (Meiji) to 236
  /// (Reiwa); 1 for the current and 0 for the earlier one of the Gregorian, Julian, Coptic,
  /// Ethiopic and Minguo calendars; 0 where there is only one.
  public let era: Int
  /// The year of the era, from 1. A lunisolar year of East Asia has the number of the Gregorian
  /// year that it begins in (CLDR's "related year"); `Sexagenary` names it.
  public let year: Int
  /// The month's number in the calendar, from 1. In the Hebrew one 6 is the first Adar, of leap
  /// years alone, and 7 the Adar of all years.
  public let month: Int
  /// Whether it is the month that repeats the number before it (East Asia's calendars alone).
  public let isLeapMonth: Bool
  /// The day of the month, from 1.
  public let day: Int

  /// A date of these numbers, which need not exist.
  public init(era: Int, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
