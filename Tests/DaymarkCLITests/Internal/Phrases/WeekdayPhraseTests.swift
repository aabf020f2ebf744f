import CalendarModel
import Foundation
import Testing

@testable import DaymarkCLI

/// December 2026 begins with a Tuesday (GNU date).
@Suite("weekdays that come again")
struct WeekdayPhraseTests {
  static let december = Month(validYear: 2026, month: 12).days

  private static func days(
    _ text: String, _ locale: String = "en_US"
  ) throws(CommandError) -> String {
    let phrase = try DayPhrase.weekdays(text, locale: Locale(identifier: locale))
    return phrase.days(in: december).map { range in
      let (first, last) = (range.lowerBound, range.upperBound.advanced(by: -1))
      return first == last ? "\(first.dayOfMonth)" : "\(first.dayOfMonth)-\(last.dayOfMonth)"
    }.joined(separator: " ")
  }

  @Test(
    "the days of December 2026",
    arguments: [
      ("en_US", "sat", "5 12 19 26"), ("en_US", "sat,sun", "5-6 12-13 19-20 26-27"),
      ("en_US", "Saturdays and", nil), ("en_US", "sundays", "6 13 20 27"),
      ("en_US", "sat sun", "5-6 12-13 19-20 26-27"), ("en_US", "weekend", "5-6 12-13 19-20 26-27"),
      ("en_US", "mon..fri", "1-4 7-11 14-18 21-25 28-31"),
      ("en_US", "mon-fri", "1-4 7-11 14-18 21-25 28-31"),
      ("en_US", "weekdays", "1-4 7-11 14-18 21-25 28-31"),
      ("en_US", "fri..mon", "4-7 11-14 18-21 25-28"), ("en_US", "day", "1-31"),
      ("en_US", "2nd tue", "8"), ("en_US", "2. tue", "8"), ("en_US", "last thu", "31"),
      ("en_US", "first mon, third mon", "7 21"), ("en_US", "5th wed", "30"),
      ("en_US", "5th fri", ""), ("en_US", "6th fri", nil), ("en_US", "", nil),
      ("en_US", "dec", nil), ("en_US", "mon..", nil), ("en_US", "mon,,tue", nil),
      ("de_DE", "Sa,So", "5-6 12-13 19-20 26-27"), ("de_DE", "mittwoch", "2 9 16 23 30"),
      ("fr_FR", "mar.", "1 8 15 22 29"), ("fr_FR", "sunday", "6 13 20 27"),
      // The weekend is Friday and Saturday (CLDR).
      ("ar_EG", "weekend", "4-5 11-12 18-19 25-26"), ("ja_JP", "土,日", "5-6 12-13 19-20 26-27"),
    ] as [(String, String, String?)])
  func december(locale: String, text: String, expected: String?) throws {
    #expect((try? Self.days(text, locale)) == expected)
  }

  @Test("nothing comes of an empty range")
  func empty() throws {
    let start = Self.december.lowerBound
    for text in ["day", "sat", "2nd tue"] {
      let phrase = try DayPhrase.weekdays(text, locale: Locale(identifier: "en_US"))
      #expect(phrase.days(in: start..<start).isEmpty)
    }
  }
}
