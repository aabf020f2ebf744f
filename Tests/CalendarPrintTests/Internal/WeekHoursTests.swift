import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("The hours of a week")
struct WeekHoursTests {
  private static let monday = Day(validYear: 2026, month: 12, day: 7)

  /// Entries by their day of the week, their first hour and their length in hours.
  private func entries(_ rows: [(day: Int, hour: Double, length: Double)]) -> WeekEntries {
    let entries = rows.enumerated().map { index, row in
      let day = Self.monday.advanced(by: row.day)
      let start = WallTime(day, secondOfDay: Int(row.hour * 3600))
      let end = start.adding(seconds: Int(row.length * 3600))
      return GridEntry(
        uid: "\(index)", title: "Event", days: day..<end.adding(seconds: -1).day.advanced(by: 1),
        start: start, end: end)
    }
    return WeekEntries(entries, days: Self.monday..<Self.monday.advanced(by: 7))
  }

  /// Four hours on each working day.
  private let working: [(day: Int, hour: Double, length: Double)] = (0..<20).map { index in
    (day: index / 4, hour: [9.0, 11, 14, 16][index % 4], length: 1.0)
  }

  @Test("One flight at night does not take half of the page")
  func flight() {
    let hours = entries(working + [(day: 2, hour: 22, length: 8)]).hours
    #expect(hours.shown == 0..<24)
    #expect(hours.open == 8..<24)
  }

  @Test("Who works at night sees the night as it is")
  func nightShifts() {
    let shifts = (0..<6).map { (day: $0, hour: 22.0, length: 8.0) }
    let hours = entries(shifts).hours
    #expect(hours.shown == 0..<24 && hours.open == 0..<24)
  }

  @Test("A day from early to late stays open, and so does a working day")
  func open() {
    let early = entries(working + [(day: 1, hour: 6.5, length: 1), (day: 3, hour: 20, length: 2)])
    #expect(early.hours.shown == 6..<22 && early.hours.open == 6..<22)
    #expect(entries(working).hours.open == 8..<18)
    #expect(entries([]).hours.open == 8..<18)
  }

  @Test("Times stand in order, from the top to the bottom, whatever is pressed together")
  func order() {
    for week in [
      entries(working), entries(working + [(day: 2, hour: 22, length: 8)]),
      entries([(day: 0, hour: 0, length: 1), (day: 6, hour: 23, length: 1)]),
      entries(working + [(day: 0, hour: 3, length: 0.5), (day: 6, hour: 23, length: 0.5)]),
    ] {
      let scale = HourScale(week.hours, lines: week.pressedLines, top: 100, bottom: 500, line: 10)
      let ys = stride(from: 0, through: 86_400, by: 300).map { scale.y(ofSecond: $0) }
      #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(scale.y(ofSecond: week.hours.shown.lowerBound * 3600) == 100)
      #expect(abs(scale.y(ofSecond: week.hours.shown.upperBound * 3600) - 500) < 1e-9)
      let open = scale.stretches.first { !$0.isPressed }
      for pressed in scale.stretches where pressed.isPressed {
        #expect(pressed.pitch < (open?.pitch ?? 0))
        // Room for a line at least.
        #expect(pressed.bottom - pressed.top >= 10)
      }
    }
  }
}
