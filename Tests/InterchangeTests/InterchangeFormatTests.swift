import Interchange
import Testing

@Suite("A format")
struct InterchangeFormatTests {
  @Test("is found by its ending")
  func byEnding() {
    #expect(InterchangeFormat(rawValue: "ics") == .iCalendar)
  }
}
