import CalendarModel
import CalendarPrint
import DayGrid
import Testing

@Suite("Text without colours")
struct NoColorTests {
  private static let day = TextSample.month.firstDay.advanced(by: 14)

  private func text(
    _ entry: GridEntry? = nil, today: Day? = nil, selected: Set<Day> = [], width: Int
  ) -> String {
    let grid = MonthGrid(
      month: TextSample.month, entries: entry.map { [$0] } ?? [], firstWeekday: .monday,
      today: today, selected: selected)
    let options = TextSample.options(width: width)
    return TextMonth(grid: grid, calendars: TextSample.calendars, options: options).text()
  }

  @Test("Signs say all that colours and styles say", arguments: [44, 80])
  func signs(_ width: Int) {
    let day = NoColorTests.day
    let days = [
      text(width: width), text(today: day, width: width), text(selected: [day], width: width),
      text(today: day, selected: [day], width: width),
    ]
    #expect(Set(days).count == days.count)
    for make in [TextSample.bar, TextSample.hour] {
      let entries = [
        make(0, .confirmed), make(1, .confirmed), make(0, .tentative), make(0, .cancelled),
      ].map { text($0, width: width) }
      #expect(Set(entries).count == entries.count)
    }
  }

  @Test("No escape sequence and no control character is there", arguments: [21, 44, 80, 140])
  func plain(_ width: Int) {
    let lines = TextSample.month(options: TextSample.options(width: width)).lines()
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("A calendar out of the legend has a sign, too", arguments: [-1, 2, 40, Int.max, Int.min])
  func strangeCalendars(_ index: Int) {
    #expect(text(TextSample.bar(index, .confirmed), width: 80).contains("Exams"))
  }
}

extension TextSample {
  fileprivate static func bar(_ calendar: Int, _ status: GridEntry.Status) -> GridEntry {
    allDay("Exams", 8...9, calendar: calendar, status: status)
  }

  fileprivate static func hour(_ calendar: Int, _ status: GridEntry.Status) -> GridEntry {
    timed("Exam", 8, 9, calendar: calendar, status: status)
  }
}
