import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// Writes days of the proleptic Gregorian calendar by a pattern.
struct DateWriter {
  /// A piece of the pattern, with the names that it needs.
  private enum Piece {
    case literal(String)
    /// In numbers, of so many digits at least.
    case year(Int), month(Int), day(Int)
    /// By name: months from January on, weekdays from Sunday on.
    case monthName([String]), weekdayName([String])
  }

  private let pieces: [Piece]
  private let digits: LocaleDigits

  /// A writer that has its names from a calendar with its locale. Fields of the time of day are
  /// left out.
  init(_ tokens: [DatePattern.Token], calendar: Calendar, digits: LocaleDigits) {
    self.digits = digits
    pieces = tokens.compactMap { token in
      switch token {
      case .literal(let text): .literal(text)
      case .field(let letter, let count):
        switch letter {
        case "y": .year(count)
        case "d": .day(count)
        case "M", "L":
          count < 3 ? .month(count) : .monthName(DateWriter.months(letter, count, calendar))
        case "E", "c": .weekdayName(DateWriter.weekdays(letter, count, calendar))
        default: nil
        }
      }
    }
  }

  /// The day as the pattern has it.
  func text(of day: Day) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .year(let count):
        // The year before the first is the first before it.
        let year = day.year > 0 ? day.year : 1 - day.year
        return digits.text(of: count == 2 ? year % 100 : year, width: count)
      case .month(let count): return digits.text(of: day.monthOfYear, width: count)
      case .day(let count): return digits.text(of: day.dayOfMonth, width: count)
      case .monthName(let names): return names[day.monthOfYear - 1]
      case .weekdayName(let names): return names[day.weekday.rawValue % 7]
      }
    }.joined()
  }

  private static func months(
    _ letter: Character, _ count: Int, _ calendar: Calendar
  ) -> [String] {
    switch (letter, count) {
    case ("M", 3): calendar.shortMonthSymbols
    case ("M", 4): calendar.monthSymbols
    case ("M", _): calendar.veryShortMonthSymbols
    case (_, 3): calendar.shortStandaloneMonthSymbols
    case (_, 4): calendar.standaloneMonthSymbols
    default: calendar.veryShortStandaloneMonthSymbols
    }
  }

  private static func weekdays(
    _ letter: Character, _ count: Int, _ calendar: Calendar
  ) -> [String] {
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
