import CalendarModel
import CalendarPrint
import Foundation
import Testing

@Suite("Counts in a terminal")
struct TextChartTests {
  private func chart(width: Int = 40, mode: ColorMode = .none, locale: String = "en_GB")
    -> TextChart
  {
    TextChart(
      facts: [
        .init(
          "Days", "3 days",
          days: Day(validYear: 2026, month: 12, day: 24)..<Day(validYear: 2026, month: 12, day: 27)),
        .init("Streak", "none"),
      ],
      sections: [
        .init(
          "By month", meanTitle: "mood",
          bars: [
            .init(.month(Month(validYear: 2026, month: 11)), count: 10, mean: 4.25),
            .init(.month(Month(validYear: 2026, month: 12)), count: 5),
          ]),
        .init("None", bars: []),
        .init(
          "Tags", bars: [.init(.text("a\u{1B}[31m b"), count: 0), .init(.text("c"), count: 1)],
          rest: 3),
      ],
      options: TextOptions(width: width, colorMode: mode, locale: Locale(identifier: locale)))
  }

  @Test("Facts, then bars to scale, their numbers aligned")
  func plain() {
    let lines = [
      "Days    3 days",
      "        24 Dec 2026 – 26 Dec 2026",
      "Streak  none",
      "",
      "By month                            mood",
      "  Nov 2026  ━━━━━━━━━━━━━━━━━━ 10    4.2",
      "  Dec 2026  ━━━━━━━━━           5",
      "",
      "Tags",
      "  a[31m b                              0",
      "  c        ━━━━━━━━━━━━━━━━━━━━━━━━━━━ 1",
      "  and 3 more",
    ]
    #expect(chart().lines() == lines)
  }

  @Test("No line is longer than the terminal", arguments: [30, 31, 40, 66, 80, 500])
  func widths(width: Int) {
    for locale in ["en_US", "de_DE", "ja_JP", "vi_VN"] {
      for line in chart(width: width, locale: locale).lines() {
        #expect(line.count <= width)
      }
    }
  }

  @Test("Escape sequences are those of colours only, and none without colours")
  func colors() {
    #expect(!chart().text().contains("\u{1B}"))
    let colored = chart(mode: .exact).text()
    #expect(colored.contains("\u{1B}[0;38;2;"))
    #expect(!colored.contains("\u{1B}[31m"))
  }
}
