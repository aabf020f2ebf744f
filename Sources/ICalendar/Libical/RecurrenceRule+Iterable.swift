import CalendarModel

extension RecurrenceRule {
  /// Whether libical 3.0.16 may be asked to expand this rule of another calendar.
  ///
  /// Its iterator writes past its arrays at BYWEEKNO, BYSETPOS and long intervals, which ends
  /// the process, and searches for dates that never come up to the year 2582, in calendars
  /// of which one day can cost microseconds. What is left are the rules that birthdays,
  /// feasts and anniversaries are written with.
  var isIterableByLibical: Bool {
    guard Self.scales.contains(calendarScale ?? ""), frequency >= .daily, interval <= 100,
      byWeekNumber.isEmpty, bySetPosition.isEmpty
    else { return false }
    let namesDays = !byMonthDay.isEmpty || !byYearDay.isEmpty
    switch frequency {
    case .daily: return byMonth.isEmpty && !namesDays && byDay.isEmpty
    case .weekly:
      return byMonth.isEmpty && !namesDays && byDay.allSatisfy { $0.ordinal == 0 }
    default:
      return byMonth.allSatisfy(exists) && byMonthDay.allSatisfy(exists)
        && (byDay.isEmpty || !namesDays) && byDay.allSatisfy { abs($0.ordinal) <= 4 }
    }
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
