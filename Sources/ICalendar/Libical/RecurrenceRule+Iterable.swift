import CalendarModel

extension RecurrenceRule {
  /// Whether the rule names neither months nor years nor days of them: days and weeks are
  /// the same in every calendar.
  var isSameInEveryCalendar: Bool {
    frequency <= .weekly && byMonth.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty
      && byWeekNumber.isEmpty
  }

  /// Whether libical 3.0.16 may be asked to expand this rule of another calendar.
  ///
  /// Its iterator writes past its arrays at BYWEEKNO, BYSETPOS and long intervals, which ends
  /// the process, and searches for dates that never come up to the year 2582, in calendars
  /// of which one day can cost microseconds. What is left are the rules that birthdays,
  /// feasts and anniversaries are written with.
  var isIterableByLibical: Bool {
    Self.scales.contains(calendarScale ?? "") && frequency >= .monthly && interval <= 100
      && byWeekNumber.isEmpty && bySetPosition.isEmpty && byMonth.allSatisfy(exists)
      && byMonthDay.allSatisfy(exists)
      && (byDay.isEmpty || byMonthDay.isEmpty && byYearDay.isEmpty)
      && byDay.allSatisfy { abs($0.ordinal) <= 4 }
  }

  /// The calendars of ICU (CLDR's names of them) that differ from the Gregorian in more than
  /// the number of the year.
  private static let scales: Set<String> = [
    "CHINESE", "DANGI", "HEBREW", "PERSIAN", "INDIAN", "ETHIOPIC", "ETHIOPIC-AMETE-ALEM",
    "COPTIC", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-TBLA", "ISLAMIC-UMALQURA", "ISLAMIC-RGSA",
  ]

  /// Whether some year of the rule's calendar has the month (RFC 7529, 4.2).
  private func exists(_ month: MonthInYear) -> Bool {
    guard month.isLeap else { return true }
    switch calendarScale {
    case "CHINESE", "DANGI": return (1...12).contains(month.number)
    case "HEBREW": return month.number == 5
    default: return false
    }
  }

  /// Whether some month of the rule's calendar has the day.
  private func exists(_ monthDay: Int) -> Bool {
    let name = calendarScale ?? ""
    let isLunar = ["CHINESE", "DANGI", "HEBREW"].contains(name) || name.hasPrefix("ISLAMIC")
    return abs(monthDay) <= (isLunar ? 30 : 32)
  }
}
