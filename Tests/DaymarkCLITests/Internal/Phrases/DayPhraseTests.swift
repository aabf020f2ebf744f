import CalendarModel
import Foundation
import Testing

@testable import DaymarkCLI

/// Days are counted by the calendar of November and December 2026, whose 18 November is a
/// Wednesday (GNU date). Names and orders are those of CLDR.
@Suite("days as people write them")
struct DayPhraseTests {
  static let today = Day(validYear: 2026, month: 11, day: 18)

  static func days(
    _ text: String, _ locale: String = "en_US", bounds: Range<Day>? = nil
  ) throws(CommandError) -> String {
    text.isEmpty
      ? ""
      : Self.text(
        try DayPhrase.days(text, today: today, locale: Locale(identifier: locale), bounds: bounds))
  }

  /// Single days as themselves, ranges as `first..last`.
  static func text(_ days: [Range<Day>]) -> String {
    days.map { range in
      let last = range.upperBound.advanced(by: -1)
      return last == range.lowerBound ? "\(last)" : "\(range.lowerBound)..\(last)"
    }.joined(separator: " ")
  }

  @Test(
    "in English",
    arguments: [
      ("2026-12-24", "2026-12-24"), ("20261224", "2026-12-24"), ("2026/12/24", "2026-12-24"),
      ("2026-1-2", "2026-01-02"), ("today", "2026-11-18"), ("Yesterday", "2026-11-17"),
      ("TOMORROW", "2026-11-19"), ("day after tomorrow", "2026-11-20"),
      ("the day before yesterday", "2026-11-16"), ("in 3 days", "2026-11-21"),
      ("3 days ago", "2026-11-15"), ("1 day ago", "2026-11-17"), ("in  2 weeks", "2026-12-02"),
      ("a week ago", "2026-11-11"), ("+3", "2026-11-21"), ("-2", "2026-11-16"),
      ("+0", "2026-11-18"), ("-30", "2026-10-19"),
      // From today on, after today, before today.
      ("wednesday", "2026-11-18"), ("friday", "2026-11-20"), ("tue", "2026-11-24"),
      ("this fri", "2026-11-20"), ("next friday", "2026-11-20"), ("next wednesday", "2026-11-25"),
      ("last friday", "2026-11-13"), ("last wed", "2026-11-11"), ("last tues.", "2026-11-17"),
      ("24 dec", "2026-12-24"), ("dec 24", "2026-12-24"), ("Dec. 24", "2026-12-24"),
      ("24 December", "2026-12-24"), ("December 24th, 2026", "2026-12-24"),
      ("the 1st of september", "2026-09-01"), ("24 dec 2025", "2025-12-24"),
      ("24-dec-2025", "2025-12-24"), ("24 dec 25", "2025-12-24"), ("2025 dec 24", "2025-12-24"),
      ("Thursday, 24 December", "2026-12-24"), ("thu 24 dec 2026", "2026-12-24"),
      ("12/24", "2026-12-24"), ("12/24/2026", "2026-12-24"), ("12/24/26", "2026-12-24"),
      ("3/4/2026", "2026-03-04"), ("29 feb 2024", "2024-02-29"), ("5.5.2026", "2026-05-05"),
      // Only one order gives a date.
      ("24/12", "2026-12-24"), ("24.12.", "2026-12-24"), ("24.12.2026", "2026-12-24"),
      ("24.12.47", "1947-12-24"), ("24.12.45", "2045-12-24"),
    ])
  func english(text: String, expected: String) throws {
    #expect(try Self.days(text) == expected)
  }

  @Test(
    "in other languages, by the order and the names of each",
    arguments: [
      ("en_GB", "03/04/2026", "2026-04-03"), ("en_GB", "03.04.2026", "2026-04-03"),
      ("en_GB", "1/12", "2026-12-01"), ("en_US", "1/12/2026", "2026-01-12"),
      ("de_DE", "24.12.", "2026-12-24"), ("de_DE", "24.12.2026", "2026-12-24"),
      ("de_DE", "1. 12. 26", "2026-12-01"), ("de_DE", "24. Dezember 2026", "2026-12-24"),
      ("de_DE", "1. okt", "2026-10-01"), ("de_DE", "Do., 24. Dez.", "2026-12-24"),
      ("de_DE", "3. MARZ 2026", "2026-03-03"), ("de_DE", "3 mar 2026", "2026-03-03"),
      ("de_DE", "heute", "2026-11-18"), ("de_DE", "vorgestern", "2026-11-16"),
      ("de_DE", "übermorgen", "2026-11-20"), ("de_DE", "ubermorgen", "2026-11-20"),
      ("de_DE", "vor 5 Tagen", "2026-11-13"), ("de_DE", "in 1 Tag", "2026-11-19"),
      ("de_DE", "in 2 Wochen", "2026-12-02"), ("de_DE", "Samstag", "2026-11-21"),
      ("de_DE", "next friday", "2026-11-20"), ("de_DE", "yesterday", "2026-11-17"),
      ("de_DE", "3/4/2026", "2026-04-03"), ("de_AT", "6. Jänner 2026", "2026-01-06"),
      ("fr_FR", "24 décembre", "2026-12-24"), ("fr_FR", "24 DECEMBRE", "2026-12-24"),
      ("fr_FR", "1er déc.", "2026-12-01"), ("fr_FR", "24 déc 2025", "2025-12-24"),
      ("fr_FR", "avant-hier", "2026-11-16"), ("fr_FR", "aujourd'hui", "2026-11-18"),
      ("fr_FR", "aujourd’hui", "2026-11-18"), ("fr_FR", "il y a 3 jours", "2026-11-15"),
      ("fr_FR", "mardi", "2026-11-24"), ("fr_FR", "mar. 24 nov.", "2026-11-24"),
      ("fr_FR", "24/12/2026", "2026-12-24"), ("fr_FR", "december 24", "2026-12-24"),
      ("es_ES", "24 de diciembre de 2026", "2026-12-24"), ("es_ES", "mar 3 mar 2026", "2026-03-03"),
      ("es_ES", "3 mar 2026", "2026-03-03"), ("es_ES", "mar", "2026-11-24"),
      ("es_ES", "pasado mañana", "2026-11-20"), ("pt_BR", "segunda", "2026-11-23"),
      ("pt_BR", "terça-feira", "2026-11-24"), ("pt_BR", "há 2 dias", "2026-11-16"),
      ("ja_JP", "2026年12月24日", "2026-12-24"), ("ja_JP", "12月24日", "2026-12-24"),
      ("ja_JP", "２０２６/１２/２４", "2026-12-24"), ("ja_JP", "12/1", "2026-12-01"),
      ("ja_JP", "昨日", "2026-11-17"), ("ja_JP", "3日前", "2026-11-15"),
      ("ja_JP", "日曜日", "2026-11-22"), ("ja_JP", "12月24日(木)", "2026-12-24"),
      ("ko_KR", "12월 24일", "2026-12-24"), ("zh_CN", "12月24号", "2026-12-24"),
      ("ar_EG", "٢٤/١٢/٢٠٢٦", "2026-12-24"), ("ar_EG", "٢٤\u{200F}/١٢", "2026-12-24"),
      ("ar_EG", "٢٤ ديسمبر ٢٠٢٦", "2026-12-24"), ("ar_EG", "٢٤ ديسمبر، ٢٠٢٦", "2026-12-24"),
      ("ar_EG", "أمس", "2026-11-17"), ("ar_EG", "قبل ٣ أيام", "2026-11-15"),
      ("sv_SE", "2026-12-24", "2026-12-24"), ("sv_SE", "26-12-24", "2026-12-24"),
      ("sv_SE", "1/12", "2026-12-01"), ("sv_SE", "idag", "2026-11-18"),
      ("sv_SE", "i förrgår", "2026-11-16"), ("sv_SE", "för 3 dagar sedan", "2026-11-15"),
      ("sv_SE", "fre 20 nov", "2026-11-20"), ("tr_TR", "24 Aralık", "2026-12-24"),
      ("tr_TR", "salı", "2026-11-24"), ("tr_TR", "SALI", "2026-11-24"),
      ("hu_HU", "2026. 12. 24.", "2026-12-24"), ("hu_HU", "12. 1.", "2026-12-01"),
      ("pl_PL", "1 grudnia", "2026-12-01"), ("ru_RU", "24 декабря 2026 г.", "2026-12-24"),
      ("vi_VN", "24 tháng 12", "2026-12-24"), ("vi_VN", "24 thg 11", "2026-11-24"),
      ("th_TH", "24 ธ.ค. 2026", "2026-12-24"), ("th_TH", "24/12/2026", "2026-12-24"),
      ("fa_IR", "2026-12-24", "2026-12-24"), ("en_US_POSIX", "24 dec", "2026-12-24"),
      // No language that anything is known of.
      ("qq_QQ", "24 dec", "2026-12-24"), ("qq_QQ", "yesterday", "2026-11-17"),
    ])
  func locales(locale: String, text: String, expected: String) throws {
    #expect(try Self.days(text, locale) == expected)
  }

  @Test(
    "ranges hold both ends, lists share their months",
    arguments: [
      ("2026-12-24..2026-12-26", "2026-12-24..2026-12-26"),
      ("24..26 dec", "2026-12-24..2026-12-26"), ("dec 24..26", "2026-12-24..2026-12-26"),
      ("24 dec .. 26 dec", "2026-12-24..2026-12-26"), ("24–26 dec", "2026-12-24..2026-12-26"),
      ("24-26 dec 2025", "2025-12-24..2025-12-26"), ("24.-26.12.", "2026-12-24..2026-12-26"),
      ("24.12.-26.12.", "2026-12-24..2026-12-26"), ("24.12...26.12.", "2026-12-24..2026-12-26"),
      ("24 dec - 26 dec", "2026-12-24..2026-12-26"), ("today..+6", "2026-11-18..2026-11-24"),
      ("today..today", "2026-11-18"), ("3 days ago..yesterday", "2026-11-15..2026-11-17"),
      ("mon..fri", "2026-11-23..2026-11-27"), ("fri..mon", "2026-11-20..2026-11-23"),
      // Over the turn of the year, by whichever end has a year.
      ("24 dec..2 jan", "2026-12-24..2027-01-02"), ("24 dec..2 jan 2026", "2025-12-24..2026-01-02"),
      ("24 dec 2024..2 jan", "2024-12-24..2025-01-02"),
      ("24, 26 dec", "2026-12-24 2026-12-26"), ("dec 24, 26", "2026-12-24 2026-12-26"),
      ("1, 3..5, 7 dec", "2026-12-01 2026-12-03..2026-12-05 2026-12-07"),
      ("today, tomorrow", "2026-11-18 2026-11-19"), ("today,today,+0", "2026-11-18"),
      ("dec 24, 2025, dec 26, 2025", "2025-12-24 2025-12-26"),
      ("thu, 24 dec, fri, 25 dec", "2026-12-24 2026-12-25"), ("mon, tue", "2026-11-23 2026-11-24"),
      ("2026-12-24,2026-12-25", "2026-12-24 2026-12-25"),
    ])
  func rangesAndLists(text: String, expected: String) throws {
    #expect(try Self.days(text) == expected)
  }

  @Test(
    "a range without an end reaches to the bounds, if there are any",
    arguments: [
      ("..2026-12-24", "2020-01-01..2026-12-24"), ("yesterday..", "2026-11-17..2029-12-31"),
      ("..", "2020-01-01..2029-12-31"), ("..2019-05-01", "2019-05-01"),
    ])
  func openRanges(text: String, expected: String) throws {
    let bounds = Day(validYear: 2020, month: 1, day: 1)..<Day(validYear: 2030, month: 1, day: 1)
    #expect(try Self.days(text, bounds: bounds) == expected)
    #expect(throws: CommandError.self) { try Self.days(text) }
  }

  @Test(
    "words of a command line are joined to as few phrases as they make",
    arguments: [
      (["next", "friday"], "2026-11-20"), (["24", "dec"], "2026-12-24"),
      (["today", "tomorrow"], "2026-11-18 2026-11-19"),
      (["24", "dec", "26", "dec"], "2026-12-24 2026-12-26"),
      (["2026-12-24", "next", "friday", "3 days ago"], "2026-12-24 2026-11-20 2026-11-15"),
      (["24,", "26", "dec"], "2026-12-24 2026-12-26"),
      (["24", "dec", "..", "26", "dec"], "2026-12-24..2026-12-26"),
      (["today", "today"], "2026-11-18"),
    ])
  func words(words: [String], expected: String) throws {
    let days = try DayPhrase.days(
      words: words, today: Self.today, locale: Locale(identifier: "en_US"))
    #expect(Self.text(days) == expected)
  }

  @Test("a single day is one day")
  func single() throws {
    let locale = Locale(identifier: "en_US")
    #expect(
      try DayPhrase.day("friday", today: Self.today, locale: locale)
        == Day(validYear: 2026, month: 11, day: 20))
    #expect(throws: CommandError.self) {
      try DayPhrase.day("24..26 dec", today: Self.today, locale: locale)
    }
  }
}
