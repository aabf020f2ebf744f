import Almanac
import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("The layout of a week")
struct WeekLayoutTests {
  private static let wednesday = Day(validYear: 2026, month: 12, day: 9)

  private func layout(
    _ entries: [GridEntry], marks: [DayMark] = [], almanac: PageAlmanac = PageAlmanac(),
    system: CalendarSystem = .gregorian, _ sheet: PageSheet
  ) throws -> PageLayout {
    let page = WeekPage(
      containing: Self.wednesday, entries: entries, today: Self.wednesday,
      selected: [Self.wednesday.advanced(by: 1)], streaks: marks.map(\.days), marks: marks,
      almanac: almanac, system: system, sheet: sheet)
    return try #require(try layouts(of: .week(page)).first)
  }

  @Test(
    "Everything keeps to its place, and what shows and what is hidden is all",
    arguments: [
      PaperSize.a4, .a4.portrait, .a5, .letter.portrait, .a3,
      PaperSize(width: 144, height: 144), PaperSize(width: 1000, height: 200),
      PaperSize(width: 200, height: 1000),
    ], [0, 12, 60, 300])
  func invariants(paper: PaperSize, count: Int) throws {
    for (index, locale) in ["en_US", "de_DE", "ar_EG", "ja_JP"].enumerated() {
      let seed = UInt64(count + index)
      let entries =
        crowdedWeek(seed: seed, count: count) + generatedEntries(seed: seed, count: count)
      let sheet = sheet(
        locale: locale, paper: paper, firstWeekday: index % 2 == 0 ? .sunday : .monday,
        margin: index == 3 ? 20 : nil, title: index > 1 ? "Family" : nil,
        footnote: index > 1 ? "Printed" : nil)
      let made = try layout(
        entries, marks: index == 0 ? [] : generatedMarks(seed: seed, count: count / 2),
        almanac: index == 0 ? PageAlmanac() : generatedAlmanac(),
        system: index == 2 ? .persian : .gregorian, sheet)
      let name: Comment = "seed \(seed), \(locale), \(paper.width) by \(paper.height)"
      #expect(made.misplaced == [], name)
      for cell in made.cells {
        let total = entries.count { $0.days.contains(cell.day) }
        #expect(cell.shownCount + cell.hiddenCount == total, name)
        let labels = made.texts.count { $0.role == .hiddenCount(cell.day) }
        #expect(labels == (cell.hiddenCount > 0 ? 1 : 0), name)
      }
      for (number, block) in made.blocks.enumerated() {
        let cell = try #require(made.cells.first { $0.day == block.day })
        #expect(cell.box.contains(block.box), name)
        for other in made.blocks[(number + 1)...] where other.day == block.day {
          let isApart =
            block.box.maxX <= other.box.x + 0.01 || other.box.maxX <= block.box.x + 0.01
            || block.box.maxY <= other.box.y + 0.01 || other.box.maxY <= block.box.y + 0.01
          #expect(isApart, name)
        }
      }
    }
  }

  @Test("The hours reach from the first to the last entry, and over a working day")
  func hours() throws {
    func hours(_ entries: [GridEntry]) throws -> [String] {
      try layout(entries, sheet()).texts.filter { $0.role == .hour }.map(\.string)
    }
    let plain = try hours([])
    #expect(plain.first == "8:00" || plain.first == "08:00")
    #expect(plain.count == 10)
    let early = try hours([
      try timed("2026-12-08", 6, "Swim", minute: 30), try timed("2026-12-10", 20, "Choir"),
    ])
    #expect(early.count == 15)
  }

  @Test("An entry over midnight stands in both days, its title in both")
  func overMidnight() throws {
    let start = WallTime(Self.wednesday, secondOfDay: 22 * 3600)
    let flight = GridEntry(
      uid: "1", title: "Flight", days: Self.wednesday..<Self.wednesday.advanced(by: 2),
      start: start, end: start.adding(seconds: 8 * 3600))
    let made = try layout([flight], sheet())
    let days = made.texts.filter { $0.string == "Flight" }.map(\.role)
    #expect(
      days == [.entry(Self.wednesday), .entry(Self.wednesday.advanced(by: 1))])
    #expect(made.blocks.map(\.day) == [Self.wednesday, Self.wednesday.advanced(by: 1)])
    // To the foot of the one day, from the head of the other.
    #expect(abs(made.blocks[0].box.maxY - made.grid.maxY) < 1.5)
    #expect(made.blocks[1].box.y < made.blocks[0].box.y)
    // Hours pressed together do not tell by their place when it ends.
    #expect(made.texts.contains { $0.string == "→ 06:00" })
  }

  @Test("Five minutes are as high as their title, and a day or more goes into the lanes")
  func shortAndLong() throws {
    let day = Self.wednesday
    let start = WallTime(day, secondOfDay: 9 * 3600)
    let short = GridEntry(
      uid: "1", title: "Call", days: day..<day.advanced(by: 1), start: start,
      end: start.adding(seconds: 300))
    let long = GridEntry(
      uid: "2", title: "Retreat", days: day..<day.advanced(by: 3), start: start,
      end: start.adding(seconds: 2 * 86_400))
    let made = try layout([short, long], sheet())
    let call = try #require(made.texts.first { $0.string == "Call" })
    #expect(made.blocks.count == 1)
    #expect(made.blocks[0].box.contains(call.box, tolerance: 1))
    #expect(made.texts.contains { $0.role == .bar(row: day.advanced(by: -2)) })
  }

  @Test("What has no room beside others is counted and listed at the foot")
  func hidden() throws {
    let entries = try (0..<12).map { try timed("2026-12-09", 9, "T\($0 + 10)") }
    let made = try layout(entries, sheet())
    let cell = try #require(made.cells.first { $0.day == Self.wednesday })
    #expect(cell.hiddenCount > 0 && cell.shownCount > 1)
    let notes = made.texts.filter { $0.role == .note }.map(\.string).joined(separator: "|")
    let shown = made.texts.filter { $0.role == .entry(Self.wednesday) }.map(\.string)
    for number in 10..<22 {
      let name = "T\(number)"
      #expect(notes.contains(name) != shown.contains(name))
    }
  }

  // 7 to 13 December 2026 are 16 to 22 Azar 1405 (jdatetime 5.0).
  @Test("A week of another calendar has its dates")
  func persian() throws {
    let made = try layout([], system: .persian, sheet(locale: "fa_IR", firstWeekday: .saturday))
    let numbers = made.texts.compactMap { text -> String? in
      if case .dayNumber = text.role { text.string } else { nil }
    }
    // From Saturday 5 December, 14 Azar.
    #expect(numbers == ["۱۴", "۱۵", "۱۶", "۱۷", "۱۸", "۱۹", "۲۰"])
    #expect(made.title.contains("آذر") && made.title.contains("۱۴۰۵"))
    // From right to left.
    let xs = made.cells.sorted { $0.day < $1.day }.map(\.box.x)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("Heads tell what marks and the almanac say of their days")
  func heads() throws {
    let mark = DayMark(
      days: Self.wednesday..<Self.wednesday.advanced(by: 1), sticker: .emoji("🎄"),
      note: "First snow on the hills", mood: "glad", color: RGBColor(0x76A9FF))
    let almanac = PageAlmanac(
      dates: [.hebrew], showsDayOfYear: true, holidays: [Self.wednesday: ["Saint Anne"]])
    let made = try layout([], marks: [mark], almanac: almanac, sheet())
    let marks = made.texts.filter { $0.role == .mark(Self.wednesday) }.map(\.string)
    #expect(marks.contains("🎄") && marks.contains("glad"))
    #expect(marks.joined(separator: " ").contains("First snow on"))
    let facts = made.texts.filter { $0.role == .fact(Self.wednesday) }
    let name = try #require(facts.first { $0.string == "Saint Anne" })
    let ground = ThemeColors().wash(RGBColor(0x76A9FF), most: 0.13)
    #expect(name.color == ThemeColors().crimson(on: [ThemeColors().weekend, ground]))
    #expect(name.color.contrast(with: ground) >= 4.5)
    // 9 December is the 343rd day of 2026.
    #expect(facts.contains { $0.string == "343" })
    let cell = try #require(made.cells.first { $0.day == Self.wednesday })
    let wash = made.shapes.contains {
      $0.outline == .rectangle(cell.box)
        && $0.paint == .fill(ground)
    }
    #expect(wash, "the day's ground reaches to the foot of the hours")
  }

  @Test("Beside an arrow a title ends before it")
  func arrows() throws {
    let start = WallTime(Self.wednesday, secondOfDay: 23 * 3600 + 1800)
    let party = GridEntry(
      uid: "1", title: String(repeating: "party ", count: 30),
      days: Self.wednesday..<Self.wednesday.advanced(by: 2), start: start,
      end: start.adding(seconds: 3600))
    let made = try layout([party], sheet())
    #expect(made.blocks.count == 2)
    for block in made.blocks {
      let arrows = made.shapes.map(\.outline.box).filter {
        $0.width < 12 && $0.height < 8 && block.box.contains($0) && $0.x > block.box.x + 20
      }
      #expect(arrows.count == 1)
      for text in made.texts where text.role == .entry(block.day) && text.x < block.box.maxX {
        let isApart =
          text.x + text.width <= arrows[0].x || text.baseline < arrows[0].y
          || text.baseline - text.style.capHeight > arrows[0].maxY
        #expect(isApart, "\(text.string)")
      }
    }
  }

  @Test("The time in an entry's own zone stands in its block")
  func origins() throws {
    var call = try timed("2026-12-09", 16, "Call")
    let start = try #require(call.start)
    call.origin = GridEntry.Origin(start: start.adding(seconds: -3600), zone: "Europe/Lisbon")
    let made = try layout([call], sheet())
    #expect(made.texts.contains { $0.string.contains("Lisbon") && $0.string.contains("15:00") })
  }
}
