import CalendarModel
import Daybook
import Testing

/// Weekdays and lengths of months are those of the calendar (GNU date): 1 March 2026 is a
/// Sunday.
@Suite("counts of marked days")
struct StatisticsTests {
  static let today = Day(validYear: 2026, month: 3, day: 20)

  /// A mark of `2026-03-01` or of `2026-03-01..2026-03-05`, last day included.
  private static func mark(_ days: String, mood: String? = nil, tags: [String] = []) throws -> Mark
  {
    let ends = days.split(separator: "..").map { Day($0) }
    let (first, last) = (try #require(ends.first ?? nil), try #require(ends.last ?? nil))
    return Mark(id: days, days: first..<last.advanced(by: 1), mood: mood, tags: tags)
  }

  private static func text(_ range: Range<Day>?) -> String? {
    range.map { "\($0.lowerBound)..\($0.upperBound.advanced(by: -1))" }
  }

  @Test("days that overlap or touch are one streak, and count once")
  func streaks() throws {
    let marks = try [
      "2026-03-10", "2026-03-01..2026-03-03", "2026-03-03..2026-03-04", "2026-03-05",
      "2026-03-10", "2026-03-12..2026-03-16",
    ].map { try Self.mark($0) }
    let statistics = MarkStatistics(marks: marks, today: Self.today)
    #expect(statistics.markCount == 6)
    #expect(statistics.dayCount == 11)
    #expect(
      statistics.streaks.map { Self.text($0) } == [
        "2026-03-01..2026-03-05", "2026-03-10..2026-03-10", "2026-03-12..2026-03-16",
      ])
    // Of two of five days, the last one.
    #expect(Self.text(statistics.longestStreak) == "2026-03-12..2026-03-16")
    #expect(statistics.currentStreak == nil)
  }

  @Test(
    "the current streak lasts to today or yesterday, and not beyond",
    arguments: [
      ("2026-03-15..2026-03-20", "2026-03-15..2026-03-20"),
      ("2026-03-15..2026-03-19", "2026-03-15..2026-03-19"),
      ("2026-03-15..2026-03-18", nil), ("2026-03-21..2026-03-25", nil),
      ("2026-03-15..2026-03-25", "2026-03-15..2026-03-20"),
      ("2026-03-20", "2026-03-20..2026-03-20"),
    ] as [(String, String?)])
  func current(days: String, expected: String?) throws {
    let statistics = MarkStatistics(marks: [try Self.mark(days)], today: Self.today)
    #expect(Self.text(statistics.currentStreak) == expected)
  }

  @Test("months and weekdays, with those between that have none")
  func monthsAndWeekdays() throws {
    let marks = try [
      Self.mark("2026-01-30..2026-02-02", mood: "4"), Self.mark("2026-04-01", mood: "2"),
      Self.mark("2026-02-02", mood: "8"),
    ]
    let statistics = MarkStatistics(marks: marks, today: Self.today)
    #expect(statistics.months.map { "\($0.key)" } == ["2026-01", "2026-02", "2026-03", "2026-04"])
    #expect(statistics.months.map(\.dayCount) == [2, 2, 0, 1])
    // 1 February has 4, 2 February the mean of 4 and 8.
    #expect(statistics.months.map(\.moodMean) == [4, 5, nil, 2])
    // 30 January is a Friday, 1 April a Wednesday.
    #expect(statistics.weekdays.map(\.dayCount) == [1, 0, 1, 0, 1, 1, 1])
    #expect(statistics.weekdays.map(\.moodMean) == [6, nil, 2, nil, 4, 4, 4])
    #expect(statistics.moodDayCount == 5)
    #expect(statistics.moodMean == 4)
  }

  @Test("moods and tags by days, told apart without regard to case and accents")
  func texts() throws {
    let marks = try [
      Self.mark("2026-03-01..2026-03-04", mood: "Good", tags: ["Café", "run"]),
      Self.mark("2026-03-04..2026-03-05", mood: "good", tags: ["cafe"]),
      Self.mark("2026-03-07", mood: "bad", tags: ["run", ""]), Self.mark("2026-03-08"),
    ]
    let statistics = MarkStatistics(marks: marks, today: Self.today)
    #expect(statistics.moods.map { "\($0.text) \($0.dayCount)" } == ["Good 5", "bad 1"])
    #expect(statistics.tags.map { "\($0.text) \($0.dayCount)" } == ["Café 5", "run 5"])
    // Both are Daylio's: 4 for five days, 2 for one.
    #expect(statistics.scale == .daylio)
    #expect(statistics.moodMean == 22.0 / 6)
  }

  @Test("only the days asked for count")
  func window() throws {
    let marks = try [
      Self.mark("2026-03-01..2026-03-10", mood: "3"), Self.mark("2026-03-20", mood: "9"),
    ]
    let window = Day(validYear: 2026, month: 3, day: 8)..<Day(validYear: 2026, month: 3, day: 15)
    let statistics = MarkStatistics(marks: marks, in: window, today: Self.today)
    #expect(statistics.markCount == 1)
    #expect(statistics.dayCount == 3)
    #expect(statistics.moodMean == 3)
  }

  @Test("nothing comes of no mark")
  func empty() {
    let statistics = MarkStatistics(marks: [], today: Self.today)
    #expect(statistics.dayCount == 0)
    #expect(statistics.streaks.isEmpty && statistics.months.isEmpty)
    #expect(statistics.longestStreak == nil && statistics.moodMean == nil)
    #expect(statistics.weekdays.map(\.dayCount) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("a mark of a million days, and one of more than there are")
  func longMarks() throws {
    let first = Day(validYear: 1, month: 1, day: 1)
    let marks = [
      Mark(id: "1", days: first..<first.advanced(by: 1_000_000), mood: "5"),
      Mark(id: "2", days: Day(daysSince1970: .min)..<Day(daysSince1970: .max)),
    ]
    let long = MarkStatistics(marks: [marks[0]], today: Self.today)
    #expect(long.dayCount == 1_000_000)
    #expect(long.weekdays.map(\.dayCount).reduce(0, +) == 1_000_000)
    #expect(long.moodMean == 5)
    // The years 1 to 9999 have 3652059 days: those of 25 cycles of 400 years, less one.
    let all = MarkStatistics(marks: marks, today: Self.today)
    #expect(all.dayCount == 3_652_059)
    #expect(all.months.count == 9999 * 12)
  }

  @Test(
    "moods that are numbers, Daylio's, and those of one's own",
    arguments: [
      (["7", "7.5", "10"], [7, 7.5, 10]), (["1,5"], [1.5]), (["rad", "AWFUL", "Meh"], [5, 1, 3]),
      (["11"], nil), (["0"], nil), (["rad", "7"], nil), (["1e1"], nil), (["0x7"], nil),
      (["sad"], nil), ([], nil), (["."], nil), (["inf"], nil),
    ] as [([String], [Double]?)])
  func inferredScales(moods: [String], expected: [Double]?) {
    let scale = MoodScale(of: moods)
    #expect(scale.map { scale in moods.map { scale.value(of: $0) } } == expected)
  }

  @Test("an order of moods has each of them once")
  func scales() throws {
    let scale = try #require(MoodScale(worstToBest: ["sad", "Fine", "happy"]))
    #expect(["SAD", "fine", "happy", "meh"].map(scale.value) == [1, 2, 3, nil])
    #expect(scale.bounds == 1...3)
    #expect(MoodScale(worstToBest: []) == nil)
    #expect(MoodScale(worstToBest: ["sad", "Sad"]) == nil)
    // Moods that are not of it do not count in the mean.
    let marks = try [
      Self.mark("2026-03-01", mood: "happy"), Self.mark("2026-03-02", mood: "weird"),
    ]
    let statistics = MarkStatistics(marks: marks, today: Self.today, moods: scale)
    #expect(statistics.moodMean == 3)
    #expect(statistics.moodDayCount == 1)
  }

  @Test("the same as counting day by day", arguments: 0..<40)
  func counted(seed: Int) {
    var generator = StatisticsGenerator(state: UInt64(seed))
    let first = Day(validYear: 2025, month: 12, day: 1)
    let marks = (0..<Int.random(in: 0...30, using: &generator)).map { index in
      let start = first.advanced(by: Int.random(in: 0..<120, using: &generator))
      return Mark(
        id: "\(index)",
        days: start..<start.advanced(by: Int.random(in: 1...9, using: &generator)),
        mood: Bool.random(using: &generator) ? "\(Int.random(in: 1...10, using: &generator))" : nil)
    }
    let statistics = MarkStatistics(marks: marks, today: Self.today)
    let byDay = Dictionary(grouping: marks.flatMap { mark in mark.days.map { ($0, mark.mood) } }) {
      $0.0
    }
    #expect(statistics.dayCount == byDay.count, "seed \(seed)")
    #expect(
      statistics.months.map(\.dayCount).filter { $0 > 0 }.count
        == Set(byDay.keys.map(\.month)).count, "seed \(seed)")
    for weekday in Weekday.allCases {
      let count = statistics.weekdays[weekday.isoIndex]
      #expect(count.dayCount == byDay.keys.count { $0.weekday == weekday }, "seed \(seed)")
    }
    let means = byDay.values.compactMap { marks -> Double? in
      let moods = marks.compactMap { $0.1.flatMap { Double($0) } }
      return moods.isEmpty ? nil : moods.reduce(0, +) / Double(moods.count)
    }
    #expect(statistics.moodDayCount == means.count, "seed \(seed)")
    if let mean = statistics.moodMean {
      #expect(abs(mean - means.reduce(0, +) / Double(means.count)) < 1e-9, "seed \(seed)")
    }
    let starts = byDay.keys.count { byDay[$0.advanced(by: -1)] == nil }
    #expect(statistics.streaks.count == starts, "seed \(seed)")
  }
}

/// Numbers that look random and are the same for the same seed (Knuth's linear congruential
/// generator with the constants of MMIX).
private struct StatisticsGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 ^ (state >> 17)
  }
}
