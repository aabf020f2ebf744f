import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// Numbers that look random and are the same for the same seed (Knuth's linear congruential
/// generator with the constants of MMIX).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 ^ (state >> 17)
  }
}

/// A day that a test writes down, or a recorded issue.
func day(_ text: String) throws -> Day { try #require(Day(text)) }

/// An all-day entry from one day to another, the last one included.
func allDay(
  _ first: String, _ last: String, _ title: String, calendar: Int = 0,
  status: GridEntry.Status = .confirmed
) throws -> GridEntry {
  let end = try day(last).advanced(by: 1)
  return GridEntry(
    uid: "\(title)-\(first)", title: title, days: try day(first)..<end, calendar: calendar,
    status: status)
}

/// An hour on a day.
func timed(
  _ on: String, _ hour: Int, _ title: String, minute: Int = 0, calendar: Int = 0,
  status: GridEntry.Status = .confirmed
) throws -> GridEntry {
  let day = try day(on)
  let start = WallTime(day, secondOfDay: hour * 3600 + minute * 60)
  return GridEntry(
    uid: "\(title)-\(start)", title: title, days: day..<day.advanced(by: 1), start: start,
    end: start.adding(seconds: 3600), calendar: calendar, status: status)
}

/// A page of December 2026 with these entries.
func december(
  _ entries: [GridEntry], locale: String = "en_GB", paper: PaperSize = .a4,
  calendars: Int = 4, firstWeekday: Weekday = .monday, rowCount: MonthGrid.RowCount = .asNeeded,
  title: String? = nil, footnote: String? = nil
) -> MonthPage {
  let month = Month(validYear: 2026, month: 12)
  let today = month.firstDay.advanced(by: 9)
  return MonthPage(
    grid: MonthGrid(
      month: month, entries: entries, firstWeekday: firstWeekday, rowCount: rowCount,
      today: today, selected: [today.advanced(by: 2)]),
    calendars: (0..<calendars).map { CalendarIdentity(name: "Calendar \($0)", source: "") },
    locale: Locale(identifier: locale), paper: paper, title: title, footnote: footnote)
}

/// Entries of all kinds around December 2026.
func generatedEntries(seed: UInt64, count: Int) -> [GridEntry] {
  var generator = SeededGenerator(seed: seed)
  let titles = [
    "Standup", "Review of the annual report with finance", "موعد مع الطبيب في المساء",
    "ארוחת צהריים עם דנה", "クリスマス会の準備と買い物", "Birthday 🎂 Linh 👩‍👩‍👧", "",
    "Donaudampfschifffahrtsgesellschaft",
    "Weekend in Hội An", String(repeating: "W", count: 300), "a\u{0}b\n\u{202E}c",
    "🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄🎄",
  ]
  let statuses: [GridEntry.Status] = [.confirmed, .confirmed, .tentative, .cancelled]
  let first = Day(validYear: 2026, month: 11, day: 25)
  return (0..<count).map { index in
    let day = first.advanced(by: Int.random(in: 0..<45, using: &generator))
    let isBar = Int.random(in: 0..<3, using: &generator) == 0
    let length = isBar ? Int.random(in: 1...12, using: &generator) : 1
    let start = WallTime(day, secondOfDay: Int.random(in: 0..<1440, using: &generator) * 60)
    let isTimed = !isBar || Bool.random(using: &generator)
    return GridEntry(
      uid: "\(index)", title: titles[Int.random(in: 0..<titles.count, using: &generator)],
      days: day..<day.advanced(by: length), start: isTimed ? start : nil,
      end: isTimed ? start.adding(seconds: (length - 1) * 86_400 + 60) : nil,
      calendar: Int.random(in: 0..<6, using: &generator),
      status: statuses[Int.random(in: 0..<4, using: &generator)])
  }
}
