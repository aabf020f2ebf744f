import Almanac
import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("What is written about days")
struct DayLabelTests {
  private func labels(
    _ system: CalendarSystem, _ year: Int, _ month: Int, leap: Bool = false, _ locale: String,
    _ almanac: PageAlmanac = PageAlmanac()
  ) throws -> (DayLabels, MonthGrid) {
    let month = try #require(system.month(month, isLeap: leap, ofYear: year))
    let grid = MonthGrid(month: month, entries: [])
    let labels = DayLabels(
      grid, almanac: almanac, locale: CalendarLocale(Locale(identifier: locale)))
    return (labels, grid)
  }

  /// Names and patterns are CLDR's; the order of the Persian title, the Hebrew letters and the
  /// leap months are those of calendars that are printed in Iran, Israel, China and Vietnam.
  @Test(
    "months of other calendars have the titles that their readers know",
    arguments: [
      (CalendarSystem.persian, 1405, 7, false, "fa_IR", ["مهر", "۱۴۰۵"]),
      (.persian, 1405, 7, false, "en_GB", ["Mehr", "1405", "AP"]),
      (.hebrew, 5787, 1, false, "he_IL", ["תשרי", "תשפ״ז"]),
      (.hebrew, 5787, 7, false, "en_GB", ["Adar II", "5787"]),
      (.hebrew, 5786, 7, false, "en_GB", ["Adar", "5786"]),
      (.japanese, 2026, 10, false, "ja_JP", ["令和8年", "10月"]),
      // The emperor's era began on the first of the month.
      (.japanese, 2019, 5, false, "ja_JP", ["令和1年", "5月"]),
      (.chinese, 2025, 6, true, "zh_CN", ["2025乙巳年", "闰六月"]),
      (.vietnamese, 2025, 6, true, "vi_VN", ["Tháng 6 nhuận", "năm Ất Tỵ", "2025"]),
      (.buddhist, 2569, 10, false, "th_TH", ["ตุลาคม", "2569"]),
      (.islamicUmmAlQura, 1448, 9, false, "en_GB", ["Ramadan", "1448", "AH"]),
      (.coptic, 1743, 2, false, "ar_EG", ["بابه،", "١٧٤٣"]),
    ])
  func titles(
    _ system: CalendarSystem, _ year: Int, _ month: Int, _ leap: Bool, _ locale: String,
    _ expected: [String]
  ) throws {
    let (labels, _) = try labels(system, year, month, leap: leap, locale)
    #expect(labels.title.map(\.text).map(Self.plain) == expected.map(Self.plain))
  }

  /// CLDR's no-break spaces as spaces.
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  @Test("days are numbered by the month's calendar, with the Gregorian date beside it")
  func numbers() throws {
    let (labels, grid) = try labels(.persian, 1405, 7, "fa_IR")
    #expect(labels[grid.ownDays.lowerBound].number == "۱")
    #expect(labels[try day("2026-10-22")].number == "۳۰")
    // 1 Mehr is 23 September.
    #expect(labels[grid.ownDays.lowerBound].dates == [["۲۳ سپتامبر", "۲۳ سپتامبر", "۲۳/۹"]])
    #expect(labels[try day("2026-09-24")].dates == [["۲۴"]])
  }

  @Test("years of emperors have the Gregorian days, which are not repeated")
  func sameDays() throws {
    let (labels, grid) = try labels(.japanese, 2026, 10, "ja_JP")
    #expect(labels[grid.ownDays.lowerBound].dates.isEmpty)
  }

  /// From the printed Vietnamese calendar of 2026: the eighth month begins on 11 September, and
  /// the Mid-Autumn Festival, its fifteenth day, is on 25 September.
  @Test("lunar dates name the month on its first day")
  func lunar() throws {
    let (labels, _) = try labels(
      .gregorian, 2026, 9, "vi_VN", PageAlmanac(dates: [.vietnamese]))
    #expect(labels[try day("2026-09-11")].dates == [["1/8"]])
    #expect(labels[try day("2026-09-25")].dates == [["15"]])
    #expect(labels[try day("2026-09-01")].dates == [["20/7"]])
  }

  @Test(
    "first days of leap months say so, in each language's way",
    arguments: [
      ("vi_VN", "1/6N"), ("zh_CN", "闰六月"), ("ja_JP", "閏6/1"), ("ko_KR", "윤6.1"),
      ("de_DE", "1/6bis"),
    ])
  func leapMonths(_ locale: String, _ expected: String) throws {
    let (labels, _) = try labels(.gregorian, 2025, 7, locale, PageAlmanac(dates: [.chinese]))
    #expect(labels[try day("2025-07-25")].dates == [[expected]])
  }

  /// The quarters of September 2026 in UTC, by the Python package ephem: last quarter on the
  /// 4th, new moon on the 11th, first quarter on the 18th, full moon on the 26th.
  @Test("the moon is shown on the days of its phases, or on all")
  func moon() throws {
    var almanac = PageAlmanac(moon: PageAlmanac.Moon())
    let days = ["2026-09-04", "2026-09-11", "2026-09-18", "2026-09-26"]
    let (labels, grid) = try labels(.gregorian, 2026, 9, "en_GB", almanac)
    let shown = grid.ownDays.filter { labels[$0].moon != nil }
    #expect(shown.map(\.description) == days)
    #expect(try days.map { labels[try day($0)].moon?.emoji } == ["🌗", "🌑", "🌓", "🌕"])
    #expect(try days.map { labels[try day($0)].moon?.illumination } == [0.5, 0, 0.5, 1])
    #expect(try labels[day("2026-09-18")].moon?.isLitRight == true)
    almanac.moon = PageAlmanac.Moon(isDaily: true, isSouthern: true)
    let south = try self.labels(.gregorian, 2026, 9, "en_GB", almanac).0
    #expect(grid.ownDays.allSatisfy { south[$0].moon != nil })
    #expect(try south[day("2026-09-18")].moon?.isLitRight == false)
  }

  @Test("weeks are those of ISO 8601 or of the locale, days count through the year")
  func weeks() throws {
    let iso = try labels(.gregorian, 2027, 1, "en_US", PageAlmanac(showsDayOfYear: true))
    #expect(iso.0.week(of: iso.1.rows[0]) == "53")
    let american = try labels(
      .gregorian, 2027, 1, "en_US",
      PageAlmanac(weeks: WeekRule(firstWeekday: .sunday, minimalDays: 1)))
    #expect(american.0.week(of: american.1.rows[0]) == "1")
    #expect(try iso.0[day("2026-12-31")].dayOfYear == "365")
    #expect(try iso.0[day("2027-01-01")].dayOfYear == "1")
  }

  @Test("holidays are named in red under the number, and are no entries")
  func holidays() throws {
    var page = december([])
    page.almanac.holidays = [
      try day("2026-12-25"): ["Christmas Day", "Christmas Day"],
      try day("2026-12-08"): [String(repeating: "Very long ", count: 40)],
      try day("2026-12-15"): ["\u{202E}\n"],
    ]
    let made = try layout(of: page)
    let christmas = try day("2026-12-25")
    let number = try #require(made.texts.first { $0.role == .dayNumber(christmas) })
    #expect(number.color == PageTheme.plain.colors.crimson)
    let name = try #require(made.texts.first { $0.string == "Christmas Day" })
    #expect(name.baseline > number.baseline)
    #expect(name.color.contrast(with: .white) >= 4.5)
    #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [])
  }

  @Test("facts stay in their cells, whatever stands there", arguments: ["en_GB", "ar_SA", "zh_TW"])
  func cells(_ locale: String) throws {
    var page = december(generatedEntries(seed: 3, count: 80), locale: locale)
    page.almanac = PageAlmanac(
      moon: PageAlmanac.Moon(isDaily: true),
      dates: [.hebrew, .islamicUmmAlQura, .persian, .vietnamese, .indian, .japanese],
      showsDayOfYear: true, showsSolarTerms: true)
    for paper in [PaperSize.a4, .a5.portrait, PaperSize(width: 200, height: 200)] {
      page.paper = paper
      let made = try layout(of: page)
      #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [])
      let cells = Dictionary(uniqueKeysWithValues: made.cells.map { ($0.day, $0.box) })
      for text in made.texts {
        guard case .fact(let day) = text.role else { continue }
        let box = try #require(cells[day])
        #expect(text.x >= box.x - 0.01 && text.x + text.width <= box.maxX + 0.01)
      }
    }
  }

  /// By the rules of Hebrew numerals: 15 and 16 avoid the name of God, thousands are left out.
  @Test(
    "Hebrew numbers are letters",
    arguments: [
      (1, "א"), (10, "י"), (15, "ט״ו"), (16, "ט״ז"), (19, "י״ט"), (30, "ל"), (5787, "תשפ״ז"),
      (5744, "תשמ״ד"), (5800, "ת״ת"), (6000, "6000"), (0, "0"),
    ])
  func hebrew(_ number: Int, _ expected: String) {
    #expect(HebrewNumerals.text(of: number) == expected)
  }

  @Test("days of Chinese months have their names")
  func chineseDays() {
    #expect(
      [1, 10, 11, 20, 21, 29, 30].map(LunarWords.chineseDay)
        == ["初一", "初十", "十一", "二十", "廿一", "廿九", "三十"])
  }
}
