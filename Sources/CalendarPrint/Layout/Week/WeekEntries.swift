import CalendarModel
import DayGrid

/// The entries of a week: those that go into lanes, and those that go into the hours.
struct WeekEntries {
  /// The part of a timed entry that lies in one day.
  struct Block {
    var entry: GridEntry
    /// The day's column, 0 ..< 7.
    var column: Int
    /// Seconds of the day, half-open; a day has 86,400 by the clock on the wall.
    var seconds: Range<Int>
    /// Whether it begins, and ends, on this day.
    var startsHere: Bool
    var endsHere: Bool
  }

  /// Whole days, and what lasts a day or longer.
  let lanes: [GridEntry]
  /// By column, in `EntryOrder`.
  let blocks: [[Block]]

  /// - Parameter days: the seven days, half-open.
  /// - Complexity: O(*e* log *e*).
  init(_ entries: [GridEntry], days: Range<Day>) {
    let touching = entries.filter { $0.days.overlaps(days) }.sorted(by: EntryOrder.precedes)
    var lanes: [GridEntry] = []
    var blocks = [[Block]](repeating: [], count: 7)
    for entry in touching {
      guard let start = entry.start, WeekEntries.length(of: entry) < 86_400 else {
        lanes.append(entry)
        continue
      }
      let end = max(start, entry.end ?? start)
      for day in entry.days.clamped(to: days) {
        let first = max(0, start.secondsSince1970 - WallTime(day).secondsSince1970)
        let last = min(86_400, end.secondsSince1970 - WallTime(day).secondsSince1970)
        blocks[days.lowerBound.distance(to: day)].append(
          Block(
            entry: entry, column: days.lowerBound.distance(to: day),
            seconds: min(first, 86_399)..<max(min(first, 86_399), last),
            startsHere: day == entry.days.lowerBound,
            endsHere: day.advanced(by: 1) == entry.days.upperBound))
      }
    }
    self.lanes = lanes
    self.blocks = blocks
  }

  /// How long a timed entry lasts by the clock on the wall, in seconds.
  private static func length(of entry: GridEntry) -> Int {
    guard let start = entry.start, let end = entry.end else { return 0 }
    return end.secondsSince1970 - start.secondsSince1970
  }

  /// The hours to show.
  var hours: WeekHours { WeekHours(Array(blocks.joined())) }

  /// How many lines the hours that are pressed together ask for: as many as one day has entries
  /// in them, up to three.
  var pressedLines: [Int] {
    hours.pressed.map { pressed in
      let counts = blocks.map { $0.count { WeekHours.hours(of: $0).overlaps(pressed) } }
      return min(3, counts.max() ?? 0)
    }
  }
}
