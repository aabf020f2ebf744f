import CalendarModel

/// The clock by which a lunisolar calendar tells one day from the next.
enum Meridian: Sendable {
  /// UTC+7 throughout.
  case hanoi
  /// UTC+8; before 1929 Beijing's own time, 116 degrees 25 minutes east.
  case beijing
  /// UTC+9; 1954-03-21 ..< 1961-08-10 UTC+8:30; before 1912 UTC+8.
  case seoul

  /// Days since 1970-01-01 by this clock.
  func day(of instant: Instant) -> Int {
    (instant.secondsSince1970 + offset(at: instant.secondsSince1970)).flooredQuotient(by: 86_400)
  }

  /// The instant at which a day begins.
  func midnight(of day: Int) -> Instant {
    let local = day * 86_400
    // No change of a clock happened at a midnight that a month begins with.
    return Instant(secondsSince1970: local - offset(at: local - 8 * 3600))
  }

  /// The day that the printed calendars began a month with, for the new moon of a day.
  func printed(_ day: Int) -> Int {
    // The moon was new within minutes of the midnight after these days: 1906-04-23 in Beijing,
    // reckoned with older tables; in Hanoi 1944-06-20, when Vietnam's calendars were China's, and
    // 1967-07-07, three seconds past it.
    switch (self, day) {
    case (.beijing, -23_264), (.hanoi, -9326), (.hanoi, -909): day + 1
    default: day
    }
  }

  private func offset(at seconds: Int) -> Int {
    switch self {
    case .hanoi: 7 * 3600
    case .beijing: seconds < -1_293_868_800 ? 27_940 : 8 * 3600
    case .seoul:
      switch seconds {
      // 1912-01-01, until when Korea's calendar went by China's hours.
      case ..<(-1_830_412_800): 8 * 3600
      case ..<(-498_128_400): 9 * 3600
      case ..<(-264_933_000): 30_600
      default: 9 * 3600
      }
    }
  }
}
