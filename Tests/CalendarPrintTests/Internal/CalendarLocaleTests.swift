import CalendarModel
import Foundation
import Testing

@testable import CalendarPrint

@Suite("What locales say", .serialized)
struct CalendarLocaleTests {
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
    let made = CalendarLocale(Locale(identifier: locale))
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
    let facts = CalendarLocale(Locale(identifier: locale))
    let day = Day(validYear: 2026, month: 12, day: 1)
    func time(_ hour: Int, _ minute: Int) -> String {
      facts.clock.time(WallTime(day, secondOfDay: hour * 3600 + minute * 60))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(time(9, 5) == morning)
    #expect(time(18, 30) == evening)
  }

  // The halves of the day, as CLDR abbreviates them: am and pm; a.m. and p.m.; SA and CH;
  // de. and du.; e paradites and e pasdites; 上午 and 下午.
  @Test(
    "Twelve hours, in short with letters where they tell the halves of the day apart",
    arguments: [
      ("en_US", ["12:00 am", "9:05 am", "6:00 pm"], ["12a", "9:05a", "6p"]),
      ("es_CO", ["12:00 a.m.", "9:05 a.m.", "6:00 p.m."], ["12a", "9:05a", "6p"]),
      ("vi_VN@hours=h12", ["12:00 sa", "9:05 sa", "6:00 ch"], ["12s", "9:05s", "6c"]),
      ("hu_HU@hours=h12", ["de. 12:00", "de. 9:05", "du. 6:00"], ["0:00", "9:05", "18:00"]),
      (
        "sq_AL", ["12:00 e paradites", "9:05 e paradites", "6:00 e pasdites"],
        ["00:00", "09:05", "18:00"]
      ),
      ("zh_TW", ["上午12:00", "上午9:05", "下午6:00"], ["00:00", "09:05", "18:00"]),
      ("de_DE", ["00:00", "09:05", "18:00"], ["00:00", "09:05", "18:00"]),
    ])
  func twelveHours(locale: String, full: [String], narrow: [String]) {
    let clock = CalendarLocale(Locale(identifier: locale)).clock
    let day = Day(validYear: 2026, month: 12, day: 1)
    func times(_ form: LocaleClock.Form) -> [String] {
      [0, 545, 1080].map {
        clock.time(WallTime(day, secondOfDay: $0 * 60), form)
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    #expect(times(.full) == full)
    #expect(times(.narrow) == narrow)
  }

  @Test(
    "Whether hours are counted to 24 is seen in the pattern",
    arguments: [
      ("de_DE", true), ("en_GB", true), ("en_US", false), ("zh_TW", false),
      ("en_US@hours=h23", true),
    ])
  func hourCount(locale: String, countsTo24: Bool) {
    #expect(CalendarLocale(Locale(identifier: locale)).clock.countsTo24 == countsTo24)
  }

  // Foundation answers for a language that it does not know in the language of the machine.
  @Test(
    "A language without data is English, with the habits of its country or those of ISO 8601",
    arguments: [
      ("C", "18:30"), ("POSIX", "18:30"), ("tlh", "18:30"), ("vo", "18:30"), ("und_DE", "18:30"),
      ("tlh_US", "6:30 pm"),
    ])
  func unknownLanguages(locale: String, evening: String) {
    let facts = CalendarLocale(Locale(identifier: locale))
    #expect(facts.languageTag.hasPrefix("en-"))
    #expect(facts.title(of: Month(validYear: 2026, month: 12)).map(\.text) == ["December", "2026"])
    #expect(facts.heads([.monday], inCapitals: false) { _ in true } == ["Monday"])
    let day = Day(validYear: 2026, month: 12, day: 1)
    #expect(
      facts.clock.time(WallTime(day, secondOfDay: 66_600))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ") == evening)
    #expect(facts.restDays == [.sunday])
    #expect(facts.words == CalendarWords(language: "en"))
  }

  @Test("Old codes of languages are known")
  func oldCodes() {
    let facts = CalendarLocale(Locale(identifier: "iw_IL"))
    #expect(facts.title(of: Month(validYear: 2026, month: 10)).first?.text == "אוקטובר")
    #expect(facts.words == CalendarWords(language: "he"))
  }

  @Test(
    "Weekends and the days set in red",
    arguments: [
      ("de_DE", [.saturday, .sunday], [.sunday]), ("en_US", [.saturday, .sunday], [.sunday]),
      ("ar_EG", [.friday, .saturday], [.friday, .saturday]),
      ("he_IL", [.friday, .saturday], [.saturday]), ("fa_IR", [.friday], [.friday]),
      ("hi_IN", [.sunday], [.sunday]),
    ] as [(String, Set<Weekday>, Set<Weekday>)])
  func weekends(locale: String, weekend: Set<Weekday>, rest: Set<Weekday>) {
    let facts = CalendarLocale(Locale(identifier: locale))
    #expect(facts.weekend == weekend)
    #expect(facts.restDays == rest)
  }

  @Test("Capitals follow the rules of the language")
  func capitals() {
    func heads(_ locale: String, _ weekday: Weekday, inCapitals: Bool) -> String? {
      CalendarLocale(Locale(identifier: locale))
        .heads([weekday], inCapitals: inCapitals) { _ in true }.first
    }
    #expect(heads("en", .monday, inCapitals: true) == "MONDAY")
    #expect(heads("de", .sunday, inCapitals: true) == "SONNTAG")
    #expect(heads("tr", .monday, inCapitals: true) == "PAZARTESİ")
    #expect(heads("el", .monday, inCapitals: true) == "ΔΕΥΤΕΡΑ")
    #expect(heads("ja", .saturday, inCapitals: true) == "土曜日")
    #expect(heads("fr", .monday, inCapitals: false) == "Lundi")
    #expect(CalendarLocale(Locale(identifier: "tr")).capitalized("istanbul") == "İstanbul")
    // Georgian has capitals for whole words only (Unicode 11, chapter 7.7).
    #expect(heads("ka", .monday, inCapitals: false) == "ორშაბათი")
  }

  @Test(
    "The heads of columns are all in the longest form that fits",
    arguments: [
      (9, "Wednesday"), (8, "Wed"), (2, "W"), (0, "W"),
    ])
  func heads(columns: Int, wednesday: String) {
    let heads = CalendarLocale(Locale(identifier: "en"))
      .heads(Weekday.allCases, inCapitals: false) { $0.count <= columns }
    #expect(heads.count == 7 && heads[2] == wednesday)
  }

  @Test("Days, in any year of the proleptic calendar")
  func days() {
    func text(_ locale: String, _ template: String, _ day: Day) -> String {
      CalendarLocale(Locale(identifier: locale)).days(template)(day)
    }
    let leapDay = Day(validYear: 2028, month: 2, day: 29)
    #expect(text("en_GB", "MMMd", leapDay) == "29 Feb")
    #expect(text("en_US", "MMMd", leapDay) == "Feb 29")
    #expect(text("ja", "MMMd", leapDay) == "2月29日")
    #expect(text("es", "EEEEd", leapDay).hasPrefix("Martes"))
    // A Wednesday, by ISO 8601's rules.
    let old = Day(validYear: 1500, month: 10, day: 10)
    #expect(text("en_GB", "EEEEdMMMM", old) == "Wednesday 10 October")
  }

  @Test("Numbers in the locale's digits")
  func numbers() {
    #expect(CalendarLocale(Locale(identifier: "ar_EG")).number(2026) == "٢٠٢٦")
    #expect(CalendarLocale(Locale(identifier: "fa_IR")).number(-15) == "-۱۵")
    #expect(CalendarLocale(Locale(identifier: "de_DE")).number(12_345) == "12345")
    #expect(CalendarLocale(Locale(identifier: "de_DE")).count(12_345) == "12.345")
  }

  @Test("The words of a calendar in its language, or in English")
  func words() {
    #expect(CalendarWords(language: "de").more("3") == "und 3 weitere")
    #expect(CalendarWords(language: "ja").more("3") == "ほか3件")
    #expect(CalendarWords(language: "tlh").more("3") == "and 3 more")
    #expect(CalendarWords(language: "ko").day("2", of: "5") == "5일 중 2일째")
    #expect(CalendarWords(language: "en").day("{m}", of: "5") == "day {m} of 5")
    #expect(CalendarLocale(Locale(identifier: "zh_TW")).words.untitled == "無標題")
    #expect(CalendarLocale(Locale(identifier: "zh_CN")).words.untitled == "无标题")
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
