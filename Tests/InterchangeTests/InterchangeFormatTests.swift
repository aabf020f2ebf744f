import Interchange
import Testing

@Suite("A format")
struct InterchangeFormatTests {
  @Test("is found by its ending")
  func byEnding() {
    #expect(InterchangeFormat(rawValue: "ics") == .iCalendar)
  }

  @Test("is found by its first character, in UTF-16 as well")
  func byContent() {
    #expect(InterchangeFormat(content: Array(" \n<a/>".utf8)) == .xCal)
    #expect(InterchangeFormat(content: [0xEF, 0xBB, 0xBF, 0x5B]) == .jCal)
    #expect(InterchangeFormat(content: [0xFF, 0xFE, 0x3C, 0x00]) == .xCal)
    #expect(InterchangeFormat(content: [0xFE, 0xFF, 0x00, 0x3C]) == .xCal)
    #expect(InterchangeFormat(content: Array("BEGIN:VCALENDAR".utf8)) == .iCalendar)
  }
}
