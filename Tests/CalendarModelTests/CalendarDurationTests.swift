import CalendarModel
import Testing

@Suite("Durations as text")
struct CalendarDurationTests {
  /// RFC 5545: 3.3.6 and the examples of 3.2.14, 3.6.6, 3.8.2.5 and 3.8.6.3, in their shortest
  /// form. The grammar of 3.3.6 has no hours beside seconds without the minutes between.
  @Test(
    "durations are written as RFC 5545 does",
    arguments: [
      (CalendarDuration(days: 15, seconds: 5 * 3600 + 20), "P15DT5H0M20S"),
      (CalendarDuration(days: 49), "P7W"), (CalendarDuration(seconds: 3600), "PT1H"),
      (CalendarDuration(seconds: 900), "PT15M"), (CalendarDuration(seconds: -900), "-PT15M"),
      (CalendarDuration(seconds: -30 * 60), "-PT30M"), (CalendarDuration(days: -2), "-P2D"),
      (CalendarDuration(days: 1), "P1D"), (CalendarDuration(days: 7), "P1W"),
      (CalendarDuration(days: 8), "P8D"), (CalendarDuration(), "PT0S"),
      (CalendarDuration(seconds: 1), "PT1S"), (CalendarDuration(seconds: 61), "PT1M1S"),
      (CalendarDuration(seconds: 3601), "PT1H0M1S"),
      (CalendarDuration(seconds: 3660), "PT1H1M"),
      (CalendarDuration(seconds: 86_400), "PT24H"),
      (CalendarDuration(days: 7, seconds: 1), "P7DT1S"),
      (CalendarDuration(days: -1, seconds: -9000), "-P1DT2H30M"),
    ])
  func texts(_ duration: CalendarDuration, _ text: String) {
    #expect(duration.description == text)
    #expect(duration.isNegative == text.hasPrefix("-"))
  }
}
