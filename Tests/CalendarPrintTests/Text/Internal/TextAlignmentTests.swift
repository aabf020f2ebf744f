import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("Text alignment")
struct TextAlignmentTests {
  static let titles = [
    "Tea", "日本語のとても長い題名", "👨‍👩‍👧‍👦 family", "🇩🇪🇦🇹🇨🇭", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
    "שלום לכולם",
    "1\u{FE0F}\u{20E3} first", "กขฃคฅฆง", "❤️ heart", "Donaudampfschifffahrt",
  ]

  @Test("hairlines stand under each other and no line is too long", arguments: 65..<140)
  func columns(_ width: Int) {
    let entries = Self.titles.enumerated().flatMap { index, title in
      [
        TextSample.timed(title, index * 3 + 1, 9, calendar: index % 2),
        TextSample.allDay(title, index * 3 + 1...index * 3 + 1 + index % 3),
      ]
    }
    let lines = TextSample.month(entries, options: TextSample.options(width: width)).lines()
    var crossings: Set<Int> = []
    for line in lines {
      #expect(DisplayWidth.of(line) <= width, "\(line)")
      if line.contains("┼") {
        var column = 0
        for character in line {
          if character == "┼" { crossings.insert(column) }
          column += DisplayWidth.of(character)
        }
      }
    }
    #expect(crossings.count == 6)
    for line in lines {
      var column = 0
      for character in line {
        if character == "│" { #expect(crossings.contains(column), "\(line)") }
        column += DisplayWidth.of(character)
      }
    }
  }

  @Test("lists keep to the width", arguments: [21, 30, 44, 60, 100])
  func lists(_ width: Int) {
    let entries = Self.titles.enumerated().map { index, title in
      TextSample.timed(title, index + 1, 9, minutes: 60 + 600 * index, location: title)
    }
    for locale in ["en_US", "de_AT", "ja_JP", "ar_EG", "hi_IN"] {
      let options = TextSample.options(width: width, locale: locale)
      for line in TextSample.agenda(entries, options: options).lines() {
        #expect(DisplayWidth.of(line) <= width, "\(locale): \(line)")
      }
    }
  }
}
