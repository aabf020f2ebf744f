import CalendarModel
import DayGrid
import Testing

@Suite("Parts of entries")
struct EntryPartsTests {
  /// The first and the last years of RFC 5545, 3.3.4, the days around 1970, and a leap day.
  static let firstDays = [
    day(1, 1, 1), day(1969, 12, 31), day(1970, 1, 1), day(2000, 2, 29), day(9999, 12, 31),
  ]

  @Test("an entry has the days and times that it was given", arguments: firstDays)
  func given(first: Day) {
    let span = days(first, through: first.advanced(by: 2))
    let entry = GridEntry(
      uid: "u", title: "t", days: span, start: WallTime(first, secondOfDay: 1),
      end: WallTime(first.advanced(by: 2), secondOfDay: 86_399))
    #expect(entry.days == span)
    #expect(entry.start == WallTime(first, secondOfDay: 1))
    #expect(entry.end == WallTime(first.advanced(by: 2), secondOfDay: 86_399))
    #expect(!entry.isAllDay)
    #expect(entry.isBar)
  }

  @Test("an entry has the days and times that it was changed to", arguments: firstDays)
  func changed(first: Day) {
    var entry = allDay("u", day(2026, 1, 1), through: day(2026, 1, 5))
    #expect(entry.isAllDay)
    entry.days = first..<first.advanced(by: 1)
    entry.start = WallTime(first)
    entry.end = WallTime(first)
    #expect(entry.days == first..<first.advanced(by: 1))
    #expect(entry.start == WallTime(first))
    #expect(entry.end == WallTime(first))
    #expect(!entry.isBar)
    entry.start = nil
    entry.end = nil
    #expect(entry.start == nil)
    #expect(entry.end == nil)
    #expect(entry == allDay("u", first))
  }

  @Test("no days are widened to the first", arguments: firstDays)
  func widened(first: Day) {
    #expect(GridEntry(uid: "u", title: "", days: first..<first).days.count == 1)
  }

  @Test("the same grid comes of entries that are sorted already and of others")
  func sorted() {
    let entries =
      (1...9).map { timed("\($0)", day(2026, 1, $0), $0) } + [allDay("0", day(2026, 1, 3))]
    let sorted = entries.sorted(by: EntryOrder.precedes)
    let month = Month(validYear: 2026, month: 1)
    let outside = timed("far", day(2027, 1, 1), 9)
    #expect(MonthGrid(month: month, entries: entries) == MonthGrid(month: month, entries: sorted))
    #expect(
      MonthGrid(month: month, entries: sorted + [outside])
        == MonthGrid(month: month, entries: sorted))
  }
}
