import CalendarModel
import CalendarPrint
import DayGrid
import Testing

/// Text blocks as a reader sees them; they were checked by eye.
@Suite("Streaks as text")
struct StreakTextTests {
  private func lines(width: Int, colors: ColorMode = .none) -> [String] {
    func days(_ from: Int, _ to: Int) -> Range<Day> {
      TextSample.month.firstDay.advanced(by: from - 1)..<TextSample.month.firstDay.advanced(by: to)
    }
    let grid = MonthGrid(
      month: TextSample.month, entries: [], today: TextSample.month.firstDay.advanced(by: 9),
      streaks: [days(-2, 2), days(4, 4), days(8, 15), days(17, 18), days(31, 40)])
    return TextMonth(
      grid: grid, calendars: [], options: TextSample.options(width: width, colors: colors)
    ).lines()
  }

  @Test func aLineJoinsTheNumbersOfACell() {
    let numbers = lines(width: 80).filter { $0.first?.isNumber == true }
    #expect(
      numbers == [
        "49 ─30 ─────── 1  ─────── 2        │ 3        │ 4        │ 5        │ 6",
        "50  7        │ 8  ─────── 9  ───────[10]─────── 11 ─────── 12 ─────── 13 ──────",
        "51 ─14 ─────── 15       │ 16       │ 17 ─────── 18       │ 19       │ 20",
        "52  21       │ 22       │ 23       │ 24       │ 25       │ 26       │ 27",
        "53  28       │ 29       │ 30       │ 31 ─────── 1  ─────── 2  ─────── 3  ──────",
      ])
  }

  @Test func aNarrowMonthHasShorterLines() {
    #expect(
      lines(width: 44).suffix(5) == [
        "49 ─30 ─  1 ─  2    3    4    5    6",
        "50   7    8 ─  9 ─[10]─ 11 ─ 12 ─ 13 ─",
        "51 ─14 ─ 15   16   17 ─ 18   19   20",
        "52  21   22   23   24   25   26   27",
        "53  28   29   30   31 ─  1 ─  2 ─  3 ─",
      ])
    #expect(
      lines(width: 24).suffix(5) == [
        "49 ─30─ 1─ 2  3  4  5  6",
        "50   7  8─ 9[10]11─12─13",
        "51 ─14─15 16 17─18 19 20",
        "52  21 22 23 24 25 26 27",
        "53  28 29 30 31─ 1─ 2─ 3",
      ])
  }

  @Test("colours add nothing but escape sequences", arguments: [24, 44, 80])
  func colors(width: Int) {
    let escape = /\u{1B}\[[0-9;]*m/
    let colored = lines(width: width, colors: .exact).map { $0.replacing(escape, with: "") }
    // Without colours today stands in brackets.
    let plain = lines(width: width).map { $0.replacing(/[\[\]]/, with: " ") }
    #expect(colored == plain)
  }
}
