import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

@Suite("Text in ASCII")
struct PlainTextTests {
  static func options(_ width: Int, _ locale: String, _ colors: ColorMode = .none) -> TextOptions {
    var options = TextSample.options(width: width, colors: colors, locale: locale)
    options.repertoire = .ascii
    options.almanac.moon = PageAlmanac.Moon(isDaily: true)
    options.almanac.dates = [.hebrew, .persian, .chinese]
    options.almanac.showsSolarTerms = true
    options.almanac.holidays[TextSample.month.firstDay.advanced(by: 24)] = ["Święto 🎄 クリスマス"]
    return options
  }

  /// Everything that a terminal is shown of some entries.
  static func lines(_ entries: [GridEntry], _ options: TextOptions) -> [String] {
    let first = TextSample.month.firstDay
    let mark = Mark(
      id: "a", days: first..<first.advanced(by: 1), note: "Đêm Giáng Sinh", mood: "heiß 🔥",
      sticker: .emoji("🎄"), tags: ["đỏ"])
    let month = MonthGrid(
      month: TextSample.month, entries: entries, today: first, selected: [first],
      streaks: [first..<first.advanced(by: 5)], marks: [DayMark(mark)])
    let calendars = [
      CalendarIdentity(name: "Việc", source: ""), CalendarIdentity(name: "家族", source: ""),
    ]
    return TextMonth(grid: month, calendars: calendars, options: options).lines()
      + TextAgenda(
        entries: entries, days: month.days, calendars: calendars, marks: [mark], today: first,
        options: options
      ).lines()
      + TextWeek(
        containing: first, entries: entries, today: first, marks: [DayMark(mark)],
        calendars: calendars, options: options
      ).lines()
      + YearPage.Heat.allCases.flatMap { heat in
        TextYear(
          year: 2026, entries: entries, marks: [mark], heat: heat, today: first,
          calendars: calendars, options: options
        ).lines()
      } + TextMarks(marks: [mark], today: first, options: options).lines()
  }

  @Test(
    "nothing is above U+007E, and no line is too long",
    arguments: ["en_US", "de_AT", "vi_VN", "ja_JP", "ar_EG", "fa_IR", "he_IL", "hi_IN", "th_TH"],
    [24, 40, 80, 120])
  func plain(_ locale: String, _ width: Int) {
    let entries = generatedEntries(seed: UInt64(width), count: 60)
    for line in Self.lines(entries, Self.options(width, locale)) {
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(line.utf8.count <= width, "\(line)")
    }
  }

  @Test("colours add escape sequences, and nothing else")
  func colors() {
    let entries = generatedEntries(seed: 7, count: 60)
    for line in Self.lines(entries, Self.options(80, "de_AT", .exact)) {
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x1B }, "\(line)")
    }
  }

  /// By CLDR's transforms Any-Latin and Latin-ASCII, as ICU's uconv 72 has them.
  @Test(
    "other alphabets are written in Latin letters",
    arguments: [
      ("Müller – Straße", "Muller - Strasse"), ("Привет", "Privet"), ("Ελλάδα", "Ellada"),
      ("北京", "bei jing"), ("Việt Nam", "Viet Nam"), ("naïve “x”", "naive \"x\""),
      ("Tea 🎂", "Tea ?"), ("👨‍👩‍👧‍👦", "?"), ("½", "1/2"),
    ])
  func letters(_ title: String, _ expected: String) {
    let lines = TextSample.agenda(
      [TextSample.timed(title, 1, 9)], options: Self.options(60, "en_GB")
    ).lines()
    let line = lines.first { $0.contains("09:00") }
    #expect(line?.hasSuffix("* " + expected.trimmingCharacters(in: .whitespaces)) == true)
  }
}
