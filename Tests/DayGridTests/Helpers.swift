import CalendarModel
import DayGrid

/// SplitMix64 (Steele, Lea, Flood 2014): small, seeded, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
  Day(validYear: year, month: month, day: day)
}

/// Days `from` to `to`, the last one included.
func days(_ from: Day, through to: Day) -> Range<Day> {
  from..<to.advanced(by: 1)
}

func wall(_ day: Day, _ hour: Int, _ minute: Int = 0) -> WallTime {
  WallTime(day, secondOfDay: hour * 3600 + minute * 60)
}

/// An all-day entry whose title is its UID.
func allDay(_ uid: String, _ from: Day, through to: Day? = nil) -> GridEntry {
  GridEntry(uid: uid, title: uid, days: days(from, through: to ?? from))
}

/// A timed entry of one day whose title is its UID.
func timed(_ uid: String, _ day: Day, _ hour: Int, minutes: Int = 60) -> GridEntry {
  GridEntry(
    uid: uid, title: uid, days: days(day, through: day), start: wall(day, hour),
    end: wall(day, hour).adding(seconds: minutes * 60))
}

/// Entries of all kinds in and around February and March 2026: many of one day, some of
/// several, some longer than a month, with few titles and UIDs, so that the order is tried.
func generatedEntries(seed: UInt64, count: Int) -> [GridEntry] {
  var random = SeededGenerator(state: seed)
  return (0..<count).map { _ in
    let first = day(2026, 2, 1).advanced(by: Int.random(in: -20..<60, using: &random))
    let length = [1, 1, 1, 2, 3, 9, 40].randomElement(using: &random) ?? 1
    let title = ["Tea", "Choir", "Exam", ""].randomElement(using: &random) ?? ""
    let uid = "\(Int.random(in: 0..<count / 2 + 1, using: &random))"
    let last = first.advanced(by: length - 1)
    guard Bool.random(using: &random) else {
      return GridEntry(
        uid: uid, title: title, days: days(first, through: last),
        calendar: Int.random(in: 0..<2, using: &random))
    }
    let start = wall(first, Int.random(in: 0..<12, using: &random))
    let end = wall(last, Int.random(in: 12..<24, using: &random))
    return GridEntry(
      uid: uid, title: title, days: days(first, through: last), start: start, end: end)
  }
}

extension GridRow {
  /// The lanes as text, the first character of each title in its columns, `.` where free.
  var drawnLanes: [String] {
    (0..<laneCount).map { lane in
      var text = [Character](repeating: ".", count: 7)
      for segment in segments where segment.lane == lane {
        for column in segment.columns { text[column] = segment.entry.title.first ?? "?" }
      }
      return String(text)
    }
  }
}
