import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("The look of a month")
struct LookTests {
  private let colors = PageTheme.plain.colors

  private func text(_ string: String, in layout: PageLayout) throws -> PageText {
    try #require(layout.texts.first { $0.string == string })
  }

  @Test("Today is white on a crimson disc, a selected day on sky blue")
  func todayAndSelection() throws {
    let made = try layout(of: december([]))
    let today = try text("10", in: made)
    #expect(today.color == .white)
    for (string, color) in [("10", colors.crimson), ("12", colors.sky)] {
      let number = try text(string, in: made)
      let disc = made.shapes.first { shape in
        guard case .disc(let center, let radius) = shape.outline else { return false }
        return shape.paint == .fill(color) && abs(center.x - number.box.x) < radius * 2
          && abs(center.y - number.baseline) < radius
      }
      #expect(disc != nil)
    }
  }

  @Test("Sundays are crimson, days of other months pale")
  func dayNumbers() throws {
    let made = try layout(of: december([]))
    func color(_ month: Int, _ day: Int) -> RGBColor? {
      let day = Day(validYear: 2026, month: month, day: day)
      return made.texts.first { $0.role == .dayNumber(day) }?.color
    }
    #expect(color(12, 6) == colors.crimson)
    #expect(color(12, 7) == colors.ink)
    #expect(color(11, 30) == colors.pale)
  }

  @Test(
    "The weekend's columns are tinted, by the locale",
    arguments: [
      ("de_DE", Weekday.monday, [5, 6]), ("en_US", .sunday, [0, 6]), ("ar_EG", .saturday, [6, 0]),
      // Counted from the left, where pages from right to left end.
      ("fa_IR", .saturday, [0]),
    ])
  func weekendTint(locale: String, firstWeekday: Weekday, columns: [Int]) throws {
    let made = try layout(of: december([], locale: locale, firstWeekday: firstWeekday))
    let width = made.grid.width / 7
    let tinted = made.shapes.compactMap { shape -> Int? in
      guard case .rectangle(let box) = shape.outline, shape.paint == .fill(colors.weekend)
      else { return nil }
      return Int(((box.x - made.grid.x) / width).rounded())
    }
    #expect(tinted == columns)
  }

  @Test("Cancelled entries are struck out, tentative ones hollow and in italics")
  func statuses() throws {
    let made = try layout(
      of: december([
        try timed("2026-12-08", 9, "Called off", status: .cancelled),
        try timed("2026-12-09", 9, "Perhaps", status: .tentative),
        try allDay("2026-12-15", "2026-12-15", "No party", status: .cancelled),
        try allDay("2026-12-16", "2026-12-16", "A party?", status: .tentative),
      ]))
    for title in ["Called off", "No party"] {
      let text = try text(title, in: made)
      let strike = made.shapes.first { shape in
        guard case .line(let points) = shape.outline, points.count == 2 else { return false }
        return points[0].x == text.x && abs(points[1].x - text.x - text.width) < 0.01
          && points[0].y < text.baseline && points[0].y > text.baseline - text.style.capHeight
      }
      #expect(strike != nil, "\(title)")
    }
    #expect(try text("Perhaps", in: made).style.isItalic)
    #expect(try text("A party?", in: made).style.isItalic)
    let strong = EntryColors(EntryColors.standard(0)).strong
    let outlines = made.shapes.filter { shape in
      if case .stroke(strong, _, let dash) = shape.paint { dash > 0 } else { false }
    }
    #expect(outlines.count == 1)
  }

  @Test("Titles begin at the same place in every cell, and times end at one")
  func columnsAlign() throws {
    let made = try layout(
      of: december(
        [
          try timed("2026-12-08", 9, "One"), try timed("2026-12-17", 18, "Two"),
          try timed("2026-12-24", 23, "Three"),
        ], locale: "es_ES"))
    func inset(_ text: PageText) throws -> (Double, Double) {
      let cell = try #require(made.cells.first { $0.box.contains(text.box) })
      return (text.x - cell.box.x, text.x + text.width - cell.box.x)
    }
    let titles = try ["One", "Two", "Three"].map { try inset(text($0, in: made)).0 }
    let times = try ["9:00", "18:00", "23:00"].map { try inset(text($0, in: made)).1 }
    #expect(titles.allSatisfy { abs($0 - titles[0]) < 0.01 })
    #expect(times.allSatisfy { abs($0 - times[0]) < 0.01 })
  }

  @Test("A legend names its calendars, or says how many it leaves out", arguments: [1, 4, 14, 200])
  func legend(count: Int) throws {
    let made = try layout(of: december([], calendars: count))
    let names = made.texts.filter { $0.role == .legend }.map(\.string)
    if names.count == count {
      #expect(names.last?.hasPrefix("Cal") == true)
    } else {
      #expect(names.last == "+\(count - names.count + 1)")
    }
    #expect(count > 14 || names.count == count)
  }

  @Test("A time in the middle of a bar shows where the bar begins")
  func timedBar() throws {
    let first = try day("2026-12-10")
    let start = WallTime(first, secondOfDay: 14 * 3600)
    let bar = GridEntry(
      uid: "1", title: "Night train", days: first..<first.advanced(by: 6), start: start,
      end: start.adding(seconds: 5 * 86_400))
    let strings = try layout(of: december([bar])).texts.map(\.string)
    #expect(strings.count { $0 == "14:00" } == 1)
    #expect(strings.count { $0 == "Night train" } == 2)
  }
}
