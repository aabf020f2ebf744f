import CalendarModel
import Testing

@Suite("Weekday")
struct WeekdayTests {
  /// RFC 5545, 3.3.10.
  static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  @Test("codes are those of RFC 5545, in either case")
  func codes() {
    #expect(Weekday.allCases.map(\.code) == Self.codes)
    for (index, code) in Self.codes.enumerated() {
      #expect(Weekday(code: code)?.isoIndex == index)
      #expect(Weekday(code: code.lowercased())?.rawValue == index + 1)
    }
  }

  @Test("other texts are nil", arguments: ["", "M", "MON", "XX", "1MO", " MO", "M\u{301}O", "ſu"])
  func otherTexts(_ text: String) {
    // The long s has the upper case S.
    #expect(Weekday(code: text) == (text == "ſu" ? .sunday : nil))
  }

  @Test("counting goes round the week, both ways")
  func counting() {
    for weekday in Weekday.allCases {
      #expect(Weekday(isoIndex: weekday.isoIndex) == weekday)
      #expect(weekday.advanced(by: 7) == weekday)
      #expect(weekday.advanced(by: -8) == weekday.advanced(by: -1))
    }
    #expect(Weekday.sunday.advanced(by: 1) == .monday)
    #expect(Weekday.monday.advanced(by: -1) == .sunday)
    #expect(Weekday(isoIndex: -1) == .sunday)
    #expect(Weekday(isoIndex: 700_003) == .thursday)
  }
}
