import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

@Suite("Year as text")
struct TextYearTests {
  static func year(
    _ entries: [GridEntry] = TextSample.entries, marks: [Mark] = [],
    heat: YearPage.Heat = .none, options: TextOptions
  ) -> TextYear {
    TextYear(
      year: 2026, entries: entries, marks: marks, heat: heat,
      today: TextSample.month.firstDay.advanced(by: 9), calendars: TextSample.calendars,
      options: options)
  }

  @Test(
    "as many months side by side as fit",
    arguments: [
      (40, 1), (60, 2), (80, 3), (120, 4), (160, 6), (400, 6),
    ])
  func across(_ width: Int, _ count: Int) throws {
    let lines = Self.year(options: TextSample.options(width: width)).lines()
    let head = try #require(lines.first { $0.contains("January") })
    #expect(head.split(separator: " ").count == count)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
  }

  /// Weekdays and weeks of December 2026 by any calendar; text checked by eye.
  @Test("signs tell whose events a day has")
  func signs() throws {
    let lines = Self.year(options: TextSample.options(width: 80)).lines()
    #expect(
      lines[0] == "   2026  ◂ Thu 10 Dec                                   ● Work   ○ Family   ⁺ 2+"
    )
    let start = try #require(lines.firstIndex { $0.contains("December") })
    let column = try #require(lines[start].range(of: "December")?.lowerBound)
    let offset = lines[start].distance(from: lines[start].startIndex, to: column)
    #expect(
      lines[start...].map { String($0.dropFirst(offset - 3)) } == [
        "   December", "    M  T  W  T  F  S  S", "49     1● 2  3○ 4○ 5○ 6○",
        "50  7⁺ 8  9●10◂11●12●13●", "51 14●15●16●17 18 19○20○", "52 21 22 23○24 25 26 27",
        "53 28○29○30○31○", "",
      ])
  }

  /// By the steps 1, 2, 3, 5, 8 of the printed year.
  @Test(
    "counts are steps of a shade",
    arguments: [
      (0, " "), (1, "·"), (2, "░"), (3, "▒"), (4, "▒"), (5, "▓"), (7, "▓"), (8, "█"), (90, "█"),
    ])
  func counts(_ count: Int, _ sign: Character) throws {
    let entries = (0..<count).map { TextSample.timed("\($0)", 24, 9) }
    let lines = Self.year(
      entries, heat: .count, options: TextSample.options(width: 80)
    ).lines()
    let week = try #require(lines.first { $0.contains("52 21 22 23 24") })
    let rest = try #require(week.range(of: "52 21 22 23 24")?.upperBound)
    #expect(week[rest] == sign)
  }

  @Test("moods have letters of their own")
  func moods() throws {
    let first = TextSample.month.firstDay
    func mark(_ day: Int, _ mood: String) -> Mark {
      let day = first.advanced(by: day - 1)
      return Mark(id: "\(mood) \(day)", days: day..<day.advanced(by: 1), mood: mood)
    }
    let marks = [
      mark(1, "calm"), mark(2, "calm"), mark(2, "cross"), mark(3, "cross"), mark(4, "🙂"),
    ]
    let lines = Self.year([], marks: marks, heat: .mood, options: TextSample.options(width: 80))
      .lines()
    #expect(lines[0].hasSuffix("c calm 2   a cross 2   b 🙂 1"))
    #expect(lines.contains { $0.contains("49     1c 2+ 3a 4b 5  6") })
  }

  @Test("holidays are named, runs of days once")
  func holidays() {
    var options = TextSample.options(width: 80)
    let first = TextSample.month.firstDay
    for day in 3..<11 { options.almanac.holidays[first.advanced(by: day)] = ["Hanukkah"] }
    options.almanac.holidays[first.advanced(by: 24)] = ["Christmas"]
    let lines = Self.year(options: options).lines()
    #expect(lines.last?.plainlySpaced == "   4 Dec – 11 Dec Hanukkah · 25 Dec Christmas")
  }
}
