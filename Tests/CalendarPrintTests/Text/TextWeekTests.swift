import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// Text blocks as a reader sees them; they were checked by eye.
@Suite("Week as text")
struct TextWeekTests {
  static func week(
    _ entries: [GridEntry], day: Int = 7, options: TextOptions,
    calendars: [CalendarIdentity] = TextSample.calendars
  ) -> TextWeek {
    TextWeek(
      containing: TextSample.month.firstDay.advanced(by: day - 1), entries: entries,
      today: TextSample.month.firstDay.advanced(by: 9), calendars: calendars, options: options)
  }

  @Test("a grid of hours, with whole days above it and events side by side")
  func grid() {
    let entries =
      TextSample.entries + [
        TextSample.timed("Call", 7, 9, 30, minutes: 30, calendar: 1),
        TextSample.timed("Night shift", 8, 22, minutes: 240),
      ]
    let text = Self.week(entries, options: TextSample.options(width: 80))
    #expect(
      text.lines().prefix(16).map(\.plainlySpaced).visible == """
               7 – 13 December 2026                               ● Work   ○ Family

               Mon       Tue       Wed       Thu       Fri       Sat       Sun
              ━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━
           50  7       │ 8       │ 9       │[10]     │ 11      │ 12      │ 13
                       │         │┣● Conference in Lyon ━━━━━━━━━━━━━━━━━━━━━━━━━━›
              ─────────┼─────────┼─────────┼─────────┼─────────┼─────────┼─────────
        00:00          │         │●Night   │         │         │         │
                       │         │┃shift   │         │         │         │
        01:00          │         │┃        │         │         │         │
                       │         │┗        │         │         │         │
        02:00          │         │         │         │         │         │
                       │         │         │         │         │         │
        03:00          │         │         │         │         │         │
                       │         │         │         │         │         │
        04:00          │         │         │         │         │         │
        """)
  }

  /// Titles of one letter, so that none is broken: each is in the days that it touches, in a
  /// column or in the list below.
  @Test("shown and hidden are all", arguments: 1...12 as ClosedRange<UInt64>, [100, 260])
  func nothingIsLost(_ seed: UInt64, _ width: Int) throws {
    let letters = (0..<50).compactMap { UnicodeScalar(0x0410 + $0).map { String($0) } }
    var entries = crowd(seed: seed, count: letters.count)
    for index in entries.indices { entries[index].title = letters[index] }
    let week = Self.week(entries, options: TextSample.options(width: width))
    let lines = week.lines()
    let rule = try #require(lines.firstIndex { $0.contains("┯") })
    let end = try #require(lines.firstIndex { $0.contains("┴") })
    let stops = Array(lines[rule]).indices.filter { Array(lines[rule])[$0] == "┯" }
    var shown = [Set<String>](repeating: [], count: 7)
    for line in lines[rule + 1..<end] {
      // A bar shows in all of its days.
      let characters = Array(line)
      for (place, character) in characters.enumerated() where letters.contains(String(character)) {
        let column = stops.count { $0 < place }
        let start = characters[..<place].lastIndex { "┣‹│".contains($0) }
        if let start, characters[start] != "│",
          let last = characters[place...].firstIndex(where: { "┫›".contains($0) })
        {
          for column in column...stops.count(where: { $0 < last }) {
            shown[column].insert(String(character))
          }
        } else {
          shown[column].insert(String(character))
        }
      }
    }
    var hidden = [Set<String>](repeating: [], count: 7)
    var column = 0
    for line in lines[end...] {
      if let head = line.firstMatch(of: #/^ +[A-Z][a-z]+,? (\d+) [A-Z][a-z]+ /#),
        let number = Int(head.output.1)
      {
        column = number - 7
      }
      for character in line where letters.contains(String(character)) {
        hidden[column].insert(String(character))
      }
    }
    for (column, day) in week.days.enumerated() {
      let all = Set(entries.filter { $0.days.contains(day) }.map(\.title))
      #expect(shown[column].union(hidden[column]) == all, "\(day), seed \(seed)")
      #expect(shown[column].isDisjoint(with: hidden[column]), "\(day), seed \(seed)")
    }
  }

  /// Timed entries and bars of a week.
  private func crowd(seed: UInt64, count: Int) -> [GridEntry] {
    var generator = SeededGenerator(seed: seed)
    let first = TextSample.month.firstDay.advanced(by: 4)
    return (0..<count).map { index in
      let day = first.advanced(by: Int.random(in: 0..<10, using: &generator))
      let start = WallTime(day, secondOfDay: Int.random(in: 0..<288, using: &generator) * 300)
      let end = start.adding(seconds: Int.random(in: 0..<40, using: &generator) * 600)
      let last = end > start ? end.adding(seconds: -1).day : day
      let isAllDay = index % 5 == 0
      return GridEntry(
        uid: "\(index)", title: "", days: day..<last.advanced(by: 1),
        start: isAllDay ? nil : start, end: isAllDay ? nil : end, calendar: index % 2)
    }
  }

  @Test("a narrow terminal gets a list of all seven days")
  func narrow() {
    let text = Self.week(TextSample.entries, options: TextSample.options(width: 40))
    #expect(
      text.lines().prefix(12).map(\.plainlySpaced).visible == """
        7 – 13 December 2026   ● Work   ○ Family

        Monday, 7 December 2026
          09:00–10:00  ● Team planning · Room 2
          13:30–14:15  ○ Dentist

        Tuesday, 8 December 2026

        Wednesday, 9 December 2026
          all day      ● Conference in Lyon
                         (day 1 of 8) · Lyon

        """)
    #expect(text.lines().contains("Sunday, 13 December 2026"))
  }

  @Test("marks stand under the numbers of their days, stickers beside them")
  func marks() throws {
    var week = Self.week([], options: TextSample.options(width: 100))
    let day = TextSample.month.firstDay.advanced(by: 8)
    week.marks = [
      DayMark(
        days: day..<day.advanced(by: 1), sticker: .emoji("🎄"), note: "Tree", mood: "merry",
        color: RGBColor(0x2E_9E_6B))
    ]
    let lines = week.lines()
    let index = try #require(lines.firstIndex { $0.contains("🎄") })
    #expect(lines[index].contains("9  ■"))
    #expect(lines[index + 1].contains("merry ·"))
  }
}

extension String {
  /// The text with plain spaces in the place of thin ones and of those at which no line ends.
  var plainlySpaced: String {
    String(map { $0 == "\u{A0}" || $0 == "\u{2009}" ? " " : $0 })
  }
}
