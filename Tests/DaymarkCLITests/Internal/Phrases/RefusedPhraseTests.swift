import CalendarModel
import Foundation
import Testing

@testable import DaymarkCLI

@Suite("days that are refused")
struct RefusedPhraseTests {
  /// The line of the error, without the command's name and the remedy; or the days.
  private static func line(_ text: String, _ locale: String, today: String) throws -> String {
    do {
      let days = try DayPhrase.days(
        text, today: #require(Day(today)), locale: Locale(identifier: locale))
      return DayPhraseTests.text(days)
    } catch let error as CommandError {
      #expect(error.status == .usage)
      let line = try #require(error.line)
      return String(line.dropFirst("daymark: ".count).prefix { $0 != ";" })
    }
  }

  @Test(
    "a date that can be read in two ways is refused with both",
    arguments: [
      ("en_US_POSIX", "03/04", "03/04 can be 2026-04-03 or 2026-03-04"),
      ("en", "3/4/2026", "3/4/2026 can be 2026-04-03 or 2026-03-04"),
      ("en_US", "3.4.2026", "3.4.2026 can be 2026-04-03 or 2026-03-04"),
      ("ja_JP", "5/6/2026", "5/6/2026 can be 2026-06-05 or 2026-05-06"),
      ("sv_SE", "5/6/2026", "5/6/2026 can be 2026-06-05 or 2026-05-06"),
      ("ja_JP", "5.6.", "5.6. can be 2026-06-05 or 2026-05-06"),
      ("ja_JP", "1.2.03", "1.2.03 can be 2003-02-01 or 2003-01-02"),
    ])
  func orders(locale: String, text: String, expected: String) throws {
    #expect(try Self.line(text, locale, today: "2026-06-01") == expected)
  }

  @Test(
    "a date without a year is this year's, unless another year's is nearer",
    arguments: [
      ("24 dec", "2026-12-20", "2026-12-24"), ("24 dec", "2026-12-28", "2026-12-24"),
      ("24 dec", "2026-06-25", "2026-12-24"), ("3 jan", "2026-07-04", "2026-01-03"),
      ("24 dec", "2026-01-03", "24 dec can be 2026-12-24 or 2025-12-24"),
      ("12/24", "2026-01-03", "12/24 can be 2026-12-24 or 2025-12-24"),
      ("2 jan", "2026-12-30", "2 jan can be 2026-01-02 or 2027-01-02"),
      // The weekday decides: 25 December is a Friday in 2026, a Thursday in 2025.
      ("fri 25 dec", "2026-01-03", "2026-12-25"), ("thu 25 dec", "2026-01-03", "2025-12-25"),
      // So does the range.
      ("20 dec 2025..3 jan", "2026-01-03", "2025-12-20..2026-01-03"),
      ("20 dec..today", "2026-01-03", "2025-12-20..2026-01-03"),
      ("29 feb", "2028-03-01", "2028-02-29"),
    ])
  func years(text: String, today: String, expected: String) throws {
    #expect(try Self.line(text, "en_US", today: today) == expected)
  }

  @Test(
    "a day that does not exist is refused with the reason",
    arguments: [
      ("en_US", "30 feb", "30 feb: month 02 has 29 days"),
      ("en_US", "29 feb", "29 feb: 2026-02 has 28 days"),
      ("en_US", "29 feb 2026", "29 feb 2026: 2026-02 has 28 days"),
      ("en_US", "2026-02-29", "2026-02-29: 2026-02 has 28 days"),
      ("en_US", "20260931", "20260931: 2026-09 has 30 days"),
      ("de_DE", "31.4.", "31.4.: month 04 has 30 days"),
      ("en_US", "2026-13-01", "2026-13-01: there is no month 13"),
      ("en_GB", "32/14/2026", "32/14/2026: there is no month 14"),
      ("en_US", "0 dec", "0 dec: month 12 has 31 days"),
      ("en_US", "24, 32 dec", "32 dec: month 12 has 31 days"),
      ("en_US", "24..32 dec", "32 dec: month 12 has 31 days"),
      ("en_US", "fri 24 dec 2026", "fri 24 dec 2026: 2026-12-24 is a thursday"),
      ("en_US", "mon 18 jun", "mon 18 jun: 2026-06-18 is a thursday"),
      ("en_US", "24", "24: day 24 of which month?"),
      ("en_US", "24..26", "24: day 24 of which month?"),
      ("en_US", "dec 2026", "dec 2026 is no day"), ("en_US", "2026-12", "2026-12 is no day"),
      ("en_US", "+99999999", "+99999999 is too far away"),
      (
        "en_US", "26 dec 2026..24 dec 2026",
        "26 dec 2026..24 dec 2026 ends before it begins: 2026-12-26 to 2026-12-24"
      ),
      ("en_US", "2026-12-24..", "2026-12-24.. has no last day"),
      ("en_US", "..2026-12-24", "..2026-12-24 has no first day"),
    ])
  func missing(locale: String, text: String, expected: String) throws {
    #expect(try Self.line(text, locale, today: "2026-06-01") == expected)
  }

  @Test(
    "what is no day is refused with forms that are",
    arguments: [
      "", " ", ",", "christmas", "next", "next dec", "24 foo", "foo 24 dec", "12/24/2026/1",
      "12//24", "12/24-2026", "24 dec dec", "24 26 dec", "2026-12-24..2026-12-25..2026-12-26",
      "today,", ",today", "1234567890123456789012", "123", "in days", "in 3 4 days", "@", "\u{0}",
      "+", "-", "--2", "+3d", "24....26 dec", "mar 24 dec 2026 5", "2026-12-24T10:00", "next week",
    ])
  func notUnderstood(text: String) throws {
    #expect(try Self.line(text, "en_US", today: "2026-06-01").hasSuffix(": no such day"))
  }

  @Test("any text is read or refused, and never both ways")
  func anyText() throws {
    let pieces = [
      "24", "12", "2026", "1", "99", "dec", "mar", "fri", "next", "last", "in", "days", "ago",
      "today", "..", ".", "/", "-", "+", ",", " ", "日", "月", "the", "th", "é", "\u{301}", "🎄",
    ]
    let seed: UInt64 = 20_261_224
    var generator = SeededGenerator(seed: seed)
    for locale in ["en_US", "ja_JP", "ar_EG"] {
      let words = DayWords(Locale(identifier: locale))
      let reader = PhraseReader(words: words, today: DayPhraseTests.today, bounds: nil)
      for _ in 0..<3000 {
        let count = Int.random(in: 1...7, using: &generator)
        let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        do throws(PhraseFault) {
          let days = try reader.days(text)
          #expect(!days.isEmpty && days.allSatisfy { !$0.isEmpty }, "\(text), seed \(seed)")
        } catch {
          if case .refused(let problem, let remedy) = error {
            #expect(!problem.isEmpty && !remedy.isEmpty, "\(text), seed \(seed)")
          }
        }
      }
    }
  }
}
