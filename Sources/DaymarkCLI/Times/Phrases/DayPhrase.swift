import CalendarModel
import FoundationEssentials

/// Reads days as people write them.
///
/// `2026-12-24`, `20261224`, `24 dec`, `December 24th, 2026`, `24.12.`, `12/24` in the order of
/// the locale, `today`, `yesterday`, `tomorrow`, `3 days ago`, `in 2 weeks`, `+3`, `-2`,
/// `friday` (the first one from today on), `next friday` (the first one after today), `last
/// friday` (the last one before today). Names are those of the locale and of English, short or
/// full, in any case and with or without accents and points. Ranges hold both their ends:
/// `24..26 dec`, `today..+6`, `mon..fri`. Commas join a list: `24, 26, 31 dec`.
///
/// A date without a year is the nearest one, where that lies in this year; in other cases, and
/// where a date can be read in two orders, it is refused with both readings.
enum DayPhrase {
  /// The days that a text names.
  ///
  /// - Parameters:
  ///   - today: what the text counts from.
  ///   - locale: the language of names and the order of numbers.
  ///   - bounds: the days that a range without a first or a last day reaches to, half-open;
  ///     nil where such a range is refused.
  /// - Returns: half-open, as they are written, each of them once; never empty. Days that
  ///   touch stay apart: `24, 25 dec` are two.
  /// - Throws: a usage error that says what is wrong, or which readings there are.
  static func days(
    _ text: String, today: Day, locale: Locale, bounds: Range<Day>? = nil
  ) throws(CommandError) -> [Range<Day>] {
    try reading(text) { () throws(PhraseFault) in
      try PhraseReader(words: DayWords(locale), today: today, bounds: bounds).days(text)
    }
  }

  /// The days that the words of a command line name, however the shell has cut them:
  /// `next friday` and `24 dec` in two words, `today tomorrow` as two days.
  ///
  /// - Returns: as for a single text.
  /// - Throws: a usage error, also where there is no word.
  static func days(
    words arguments: [String], today: Day, locale: Locale, bounds: Range<Day>? = nil
  ) throws(CommandError) -> [Range<Day>] {
    try reading(arguments.joined(separator: " ")) { () throws(PhraseFault) in
      try PhraseReader(words: DayWords(locale), today: today, bounds: bounds).days(arguments)
    }
  }

  /// The single day that a text names.
  ///
  /// - Throws: a usage error, also where it names several days.
  static func day(_ text: String, today: Day, locale: Locale) throws(CommandError) -> Day {
    let days = try days(text, today: today, locale: locale)
    guard days.count == 1, days[0].count == 1 else {
      throw .usage("\(text): several days, not one", remedy: "write one such as 2026-12-24")
    }
    return days[0].lowerBound
  }

  /// The weekdays that `--every` names: `sat,sun`, `mon..fri`, `weekday`, `2nd tue`.
  ///
  /// - Throws: a usage error for what is no weekday.
  static func weekdays(_ text: String, locale: Locale) throws(CommandError) -> WeekdayPhrase {
    do {
      return try WeekdayPhrase(text, DayWords(locale))
    } catch {
      throw .usage(
        "\(text): no such weekday", remedy: "write sat,sun, mon..fri, weekday, day or 2nd tue")
    }
  }

  private static func reading<Result>(
    _ text: String, _ body: () throws(PhraseFault) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body()
    } catch {
      switch error {
      case .refused(let problem, let remedy): throw .usage(problem, remedy: remedy)
      case .notUnderstood:
        throw .usage(
          "\(text.isEmpty ? "\"\"" : text): no such day",
          remedy: "write one such as 2026-12-24, 24 dec, friday or yesterday, or first..last")
      }
    }
  }
}
