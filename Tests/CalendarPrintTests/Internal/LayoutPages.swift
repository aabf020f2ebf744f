import Almanac
import CalendarModel
import DayGrid
import Foundation

@testable import CalendarPrint

/// The layouts of a part of a document with the fonts that it is drawn with.
func layouts(of part: PrintDocument.Part) throws -> [PageLayout] {
  try DrawingTurn.take {
    let locale = CalendarLocale(part.locale)
    return try part.layouts(try PangoTypesetter(language: locale.languageTag))
  }
}

/// A sheet with a few calendars.
func sheet(
  locale: String = "en_GB", paper: PaperSize = .a4, firstWeekday: Weekday = .monday,
  calendars: Int = 6, margin: Double? = nil, title: String? = nil, footnote: String? = nil
) -> PageSheet {
  PageSheet(
    calendars: (0..<calendars).map { CalendarIdentity(name: "Calendar \($0)", source: "") },
    locale: Locale(identifier: locale), firstWeekday: firstWeekday, paper: paper, margin: margin,
    title: title, footnote: footnote)
}

/// Marks of all kinds around December 2026, some of several days.
func generatedMarks(seed: UInt64, count: Int) -> [DayMark] {
  var generator = SeededGenerator(seed: seed ^ 0x5EED)
  let notes: [String?] = [
    nil, "Snow", "Essay handed in at last, two hours early. Slept until noon", "عشاء لذيذ",
    String(repeating: "long ", count: 60), "a\u{0}b\n\u{202E}c",
  ]
  let first = Day(validYear: 2026, month: 11, day: 25)
  return (0..<count).map { index in
    let day = first.advanced(by: Int.random(in: 0..<45, using: &generator))
    let length = Int.random(in: 0..<4, using: &generator) == 0 ? 4 : 1
    let color = RGBColor(
      red: UInt8.random(in: 0...255, using: &generator),
      green: UInt8.random(in: 0...255, using: &generator),
      blue: UInt8.random(in: 0...255, using: &generator))
    return DayMark(
      days: day..<day.advanced(by: length),
      sticker: Bool.random(using: &generator) ? .emoji("🎄") : nil,
      note: notes[Int.random(in: 0..<notes.count, using: &generator)],
      mood: index % 3 == 0 ? "glad" : nil, color: index % 2 == 0 ? color : nil)
  }
}

/// Facts of all kinds for December 2026.
func generatedAlmanac() -> PageAlmanac {
  PageAlmanac(
    moon: PageAlmanac.Moon(isDaily: true), dates: [.vietnamese, .hebrew], showsDayOfYear: true,
    showsSolarTerms: true,
    holidays: [
      Day(validYear: 2026, month: 12, day: 6): ["Saint Nicholas"],
      Day(validYear: 2026, month: 12, day: 8): [
        "The Feast of the Immaculate Conception", "Mothers' Day",
      ],
    ])
}

/// Timed entries of a week in December 2026, many at once, some over midnight.
func crowdedWeek(seed: UInt64, count: Int) -> [GridEntry] {
  var generator = SeededGenerator(seed: seed)
  let first = Day(validYear: 2026, month: 12, day: 6)
  return (0..<count).map { index in
    let day = first.advanced(by: Int.random(in: 0..<9, using: &generator))
    let start = WallTime(day, secondOfDay: Int.random(in: 0..<288, using: &generator) * 300)
    let end = start.adding(seconds: Int.random(in: 0..<100, using: &generator) * 600)
    let last = end > start ? end.adding(seconds: -1).day : day
    return GridEntry(
      uid: "\(index)", title: index % 5 == 0 ? "Ceremony of the lanterns" : "Event \(index)",
      days: day..<last.advanced(by: 1), start: start, end: end, calendar: index % 6,
      location: index % 3 == 0 ? "Town hall" : nil)
  }
}

extension PageLayout {
  private var page: PageRect { PageRect(x: 0, y: 0, width: paper.width, height: paper.height) }

  /// Texts outside the places of their days or the page, and texts that stand on each other.
  var misplaced: [String] {
    let boxes = Dictionary(grouping: cells, by: \.day)
    let strays = texts.filter { text in
      switch text.role {
      case .dayNumber(let day), .entry(let day), .hiddenCount(let day), .mark(let day),
        .fact(let day):
        boxes[day]?.contains { $0.box.contains(text.box, tolerance: 0.05) } != true
      default: !page.contains(text.box)
      }
    }
    return strays.map { "\($0.string) strays: \($0.role) \($0.box)" } + overlappingTexts
  }

  private var overlappingTexts: [String] {
    let sorted = texts.sorted { $0.baseline < $1.baseline }
    var problems: [String] = []
    for (index, text) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard other.baseline - paper.height * 0.1 < text.baseline else { break }
        guard other.baseline - other.style.capHeight < text.baseline + 0.05 else { continue }
        let isApart =
          other.x > text.x + text.width - 0.05 || text.x > other.x + other.width - 0.05
        if !isApart { problems.append("\(text.string) and \(other.string) overlap") }
      }
    }
    return problems
  }
}
