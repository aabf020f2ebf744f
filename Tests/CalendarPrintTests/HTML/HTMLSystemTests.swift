import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// Months of other calendars as documents.
struct HTMLSystemTests {
  private static func document(
    _ system: CalendarSystem, _ numbers: [Int], year: Int, locale: String,
    firstWeekday: Weekday = .saturday
  ) throws -> HTMLSample {
    let months = try numbers.map { try #require(system.month($0, ofYear: year)) }
    let entry = try timed("2026-10-01", 9, "Study group")
    return try HTMLSample(
      HTMLCalendar(
        pages: months.map { month in
          MonthPage(
            grid: MonthGrid(month: month, entries: [entry], firstWeekday: firstWeekday),
            calendars: [CalendarIdentity(name: "A", source: "")],
            locale: Locale(identifier: locale))
        }))
  }

  /// Mehr, Aban and Azar 1405 have 30 days each and begin on 2026-09-23, 2026-10-23 and
  /// 2026-11-22 (jdatetime).
  @Test func persianMonthsHaveTheirBoundsAndDigits() throws {
    let sample = try Self.document(.persian, [7, 8, 9], year: 1405, locale: "fa_IR")
    let own = sample.cells.filter { !$0.text.hasPrefix(" other") }
    #expect(own.count == 90)
    for (place, first) in [(0, "2026-09-23"), (30, "2026-10-23"), (60, "2026-11-22")] {
      #expect(own[place].day == first)
      #expect(own[place].text.contains("<time datetime=\"\(first)\">۱</time>"))
      #expect(own[place + 29].text.contains(">۳۰</time>"))
    }
    #expect(sample.text.contains("<caption class=\"unseen\">مهر ۱۴۰۵</caption>"))
    #expect(sample.text.contains("<title>مهر ۱۴۰۵ – آذر ۱۴۰۵</title>"))
    #expect(sample.text.contains("id=\"m-1405-07\""))
    #expect(sample.text.contains("data-year=\"1405\" data-number=\"09\""))
    // The Gregorian date stands beside the day, and in full in the list of days.
    #expect(own[0].text.contains("<span class=\"fact date\">"))
    let told = try #require(
      sample.pieces(from: "<article id=\"d-2026-10-01\"", to: "</article>").first)
    // 2026-10-01 is 9 Mehr, a Thursday.
    #expect(told.contains(">پنجشنبه ۹ مهر ۱۴۰۵</time>"))
    #expect(told.contains("۱ اکتبر ۲۰۲۶"))
    // The first column is Saturday.
    #expect(sample.pieces(from: "<th scope=\"col\" aria-label=\"", to: "\"")[0] == "شنبه")
  }

  /// No two places have one name, also where a leap month repeats a number: 5787 in Hebrew has
  /// both Adars, and the Chinese 2025 two sixth months.
  @Test(arguments: [(CalendarSystem.hebrew, 5787), (.chinese, 2025), (.coptic, 1743)])
  func anchorsAreUnique(system: CalendarSystem, year: Int) throws {
    let months = try #require(system.months(inYear: year))
    #expect(months.count == 13)
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: months.map { month in
          MonthPage(
            grid: MonthGrid(month: month, entries: []), calendars: [],
            locale: Locale(identifier: "en_GB"))
        }))
    let ids = sample.pieces(from: " id=\"", to: "\"")
    #expect(Set(ids).count == ids.count)
    #expect(Set(sample.pieces(from: " href=\"#", to: "\"")).subtracting(ids).isEmpty)
  }

  /// Tishri 5787 begins on 2026-09-12 (convertdate).
  @Test func hebrewDaysAreLetters() throws {
    let sample = try Self.document(
      .hebrew, [1], year: 5787, locale: "he_IL", firstWeekday: .sunday)
    let own = sample.cells.filter { !$0.text.hasPrefix(" other") }
    #expect(own.first?.day == "2026-09-12")
    #expect(own.first?.text.contains("<time datetime=\"2026-09-12\">א</time>") == true)
    #expect(sample.text.contains("dir=\"rtl\""))
  }
}
