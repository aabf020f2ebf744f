import CalendarModel
import Foundation
import Testing

@testable import CalendarPrint

@Suite("What locales say", .serialized)
struct PageLocaleTests {
  // Expected values: Unicode CLDR, main/<locale>.xml and supplemental weekData.
  @Test(
    "Month and year in the locale's order",
    arguments: [
      ("en_GB", ["*December", "2026"]), ("de_DE", ["*Dezember", "2026"]),
      ("fr_FR", ["*Décembre", "2026"]), ("es_ES", ["*Diciembre", "de 2026"]),
      ("vi_VN", ["*Tháng 12", "năm 2026"]), ("ja_JP", ["2026年", "*12月"]),
      ("ar_EG", ["*ديسمبر", "٢٠٢٦"]), ("hu_HU", ["2026.", "*December"]),
      // Their own calendars are Buddhist and Persian; the page is Gregorian.
      ("th_TH", ["*ธันวาคม", "2026"]), ("fa_IR", ["*دسامبر", "۲۰۲۶"]),
    ])
  func title(locale: String, parts: [String]) {
    let made = PageLocale(Locale(identifier: locale))
      .title(of: Month(validYear: 2026, month: 12))
      .map { ($0.isMonth ? "*" : "") + $0.text }
    // Which of the two stands first in Persian has changed between versions of CLDR.
    #expect(locale == "fa_IR" ? Set(made) == Set(parts) : made == parts)
  }

  @Test(
    "Times in the locale's form",
    arguments: [
      ("en_GB", "09:05", "18:30"), ("de_DE", "09:05", "18:30"), ("es_ES", "9:05", "18:30"),
      ("ja_JP", "9:05", "18:30"), ("ar_EG", "٩:٠٥ ص", "٦:٣٠ م"),
    ])
  func times(locale: String, morning: String, evening: String) {
    let facts = PageLocale(Locale(identifier: locale))
    let day = Day(validYear: 2026, month: 12, day: 1)
    func time(_ hour: Int, _ minute: Int) -> String {
      facts.time(WallTime(day, secondOfDay: hour * 3600 + minute * 60))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(time(9, 5) == morning)
    #expect(time(18, 30) == evening)
  }

  @Test("Twelve hours, in full and in short")
  func twelveHours() {
    let facts = PageLocale(Locale(identifier: "en_US"))
    let day = Day(validYear: 2026, month: 12, day: 1)
    func times(isCompact: Bool) -> [String] {
      [0, 540, 725, 1110].map {
        facts.time(WallTime(day, secondOfDay: $0 * 60), isCompact: isCompact)
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    #expect(times(isCompact: false) == ["12:00 am", "9:00 am", "12:05 pm", "6:30 pm"])
    #expect(times(isCompact: true) == ["12a", "9a", "12:05p", "6:30p"])
  }

  @Test(
    "Weekends and the days set in red",
    arguments: [
      ("de_DE", [.saturday, .sunday], [.sunday]), ("en_US", [.saturday, .sunday], [.sunday]),
      ("ar_EG", [.friday, .saturday], [.friday, .saturday]),
      ("he_IL", [.friday, .saturday], [.friday, .saturday]), ("fa_IR", [.friday], [.friday]),
      ("hi_IN", [.sunday], [.sunday]),
    ] as [(String, Set<Weekday>, Set<Weekday>)])
  func weekends(locale: String, weekend: Set<Weekday>, rest: Set<Weekday>) {
    let facts = PageLocale(Locale(identifier: locale))
    #expect(facts.weekend == weekend)
    #expect(facts.restDays == rest)
  }

  @Test("Weekdays in capitals, by the rules of the language")
  func weekdays() {
    func name(_ locale: String, _ weekday: Weekday) -> String {
      PageLocale(Locale(identifier: locale)).name(of: weekday)
    }
    #expect(name("en", .monday) == "MONDAY")
    #expect(name("de", .sunday) == "SONNTAG")
    #expect(name("tr", .monday) == "PAZARTESİ")
    #expect(name("el", .monday) == "ΔΕΥΤΕΡΑ")
    #expect(name("ja", .saturday) == "土曜日")
    #expect(PageLocale(Locale(identifier: "de")).name(of: .monday, isShort: true) == "MO")
  }

  @Test("Dates of the list of hidden entries, in any year")
  func shortDates() {
    let leapDay = Day(validYear: 2028, month: 2, day: 29)
    #expect(PageLocale(Locale(identifier: "en_GB")).shortDate(leapDay) == "29 Feb")
    #expect(PageLocale(Locale(identifier: "en_US")).shortDate(leapDay) == "Feb 29")
    #expect(PageLocale(Locale(identifier: "ja")).shortDate(leapDay) == "2月29日")
    let old = Day(validYear: 1500, month: 10, day: 10)
    #expect(PageLocale(Locale(identifier: "en_GB")).shortDate(old) == "10 Oct")
  }

  @Test("The words of the page in its language, or in English")
  func words() {
    #expect(PageWords(language: "de").more("3") == "und 3 weitere")
    #expect(PageWords(language: "ja").more("3") == "ほか3件")
    #expect(PageWords(language: "tlh").more("3") == "and 3 more")
  }

  @Test("Date patterns are read as UTS 35 has them")
  func patterns() {
    #expect(
      DatePattern.tokens(of: "MMMM 'de' y")
        == [.field("M", 4), .literal(" de "), .field("y", 1)])
    #expect(
      DatePattern.tokens(of: "h 'o''clock' a")
        == [.field("h", 1), .literal(" o'clock "), .field("a", 1)])
    #expect(DatePattern.tokens(of: "y年M月").count == 4)
    #expect(DatePattern.tokens(of: "''y") == [.literal("'"), .field("y", 1)])
    #expect(DatePattern.tokens(of: "").isEmpty)
  }
}
