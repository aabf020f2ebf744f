import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// Writes days of the proleptic Gregorian calendar by a pattern.
struct DateWriter {
  private let tokens: [DatePattern.Token]
  private let calendar: Calendar
  private let digits: LocaleDigits

  /// A writer that has its names from a calendar with its locale.
  init(_ tokens: [DatePattern.Token], calendar: Calendar, digits: LocaleDigits) {
    self.tokens = tokens
    self.calendar = calendar
    self.digits = digits
  }

  /// The day as the pattern has it. Fields of the time of day are left out.
  func text(of day: Day) -> String {
    tokens.map { token in
      switch token {
      case .literal(let text): text
      case .field(let letter, let count): field(letter, count, day)
      }
    }.joined()
  }

  /// A field of the pattern (UTS 35, part 4).
  private func field(_ letter: Character, _ count: Int, _ day: Day) -> String {
    switch letter {
    case "y":
      // The year before the first is the first before it.
      let year = day.year > 0 ? day.year : 1 - day.year
      return digits.text(of: count == 2 ? year % 100 : year, width: count)
    case "M", "L":
      if count < 3 { return digits.text(of: day.monthOfYear, width: count) }
      return monthNames(letter, count)[day.monthOfYear - 1]
    case "d": return digits.text(of: day.dayOfMonth, width: count)
    case "E", "c":
      // Foundation counts from Sunday.
      return weekdayNames(letter, count)[day.weekday.rawValue % 7]
    default: return ""
    }
  }

  private func monthNames(_ letter: Character, _ count: Int) -> [String] {
    switch (letter, count) {
    case ("M", 3): calendar.shortMonthSymbols
    case ("M", 4): calendar.monthSymbols
    case ("M", _): calendar.veryShortMonthSymbols
    case (_, 3): calendar.shortStandaloneMonthSymbols
    case (_, 4): calendar.standaloneMonthSymbols
    default: calendar.veryShortStandaloneMonthSymbols
    }
  }

  private func weekdayNames(_ letter: Character, _ count: Int) -> [String] {
    switch (letter, count) {
    case ("E", ...3): calendar.shortWeekdaySymbols
    case ("E", 4): calendar.weekdaySymbols
    case ("E", _): calendar.veryShortWeekdaySymbols
    case (_, ...3): calendar.shortStandaloneWeekdaySymbols
    case (_, 4): calendar.standaloneWeekdaySymbols
    default: calendar.veryShortStandaloneWeekdaySymbols
    }
  }
}
