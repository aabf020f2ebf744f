import CalendarModel
import DayGrid

/// Where everything of a week stands when it is shown with its hours: whole days in lanes above,
/// the rest by its time, side by side where it overlaps; the rules are those of a printed week.
struct WeekPlan {
  /// The most that stands side by side; the rest is counted, and listed.
  static let mostColumns = 4
  /// The most lanes of whole days.
  static let mostLanes = 12
  /// Nothing is lower than this, in minutes: it is a line of text.
  static let leastMinutes = 26

  /// Where an entry stands.
  enum Place: Hashable {
    case lane(Int)
    case hours(HourPlace)
    /// In the list of what has no room.
    case list
  }

  /// The hours that are shown, half-open.
  let hours: Range<Int>
  /// The lanes of whole days that are shown.
  let laneCount: Int
  /// What has no room, by column, in `EntryOrder`.
  let hidden: [[GridEntry]]
  private let bars: [GridSegment: [Place]]
  private let timed: [[Place]]

  /// - Complexity: O(*e* log *e*) for *e* entries of the row.
  init(_ row: GridRow) {
    var entries: [GridEntry] = row.segments.map(\.entry)
    for cell in row.cells { entries += cell.timed }
    let parts = WeekEntries(entries, days: row.days)
    hours = parts.hours.shown
    let lanes = WeekGrid(
      containing: row.days.lowerBound, entries: parts.lanes,
      firstWeekday: row.days.lowerBound.weekday
    ).row
    laneCount = min(WeekPlan.mostLanes, lanes.laneCount)

    // Equal entries have equal places, one after the other.
    var laneOf: [GridEntry: [Int]] = [:]
    for segment in lanes.segments.reversed() {
      laneOf[segment.entry, default: []].append(segment.lane)
    }
    var placesOf = [[GridEntry: [Place]]](repeating: [:], count: 7)
    for (column, blocks) in parts.blocks.enumerated() {
      let places = WeekPlan.places(of: blocks, hours: hours)
      for (block, place) in zip(blocks, places).reversed() {
        placesOf[column][block.entry, default: []].append(place)
      }
    }
    var bars: [GridSegment: [Place]] = [:]
    var hidden = [[GridEntry]](repeating: [], count: 7)
    for segment in row.segments {
      let lane = laneOf[segment.entry]?.popLast()
      for column in segment.columns {
        let place =
          lane.map { $0 < WeekPlan.mostLanes ? Place.lane($0) : .list }
          ?? placesOf[column][segment.entry]?.popLast() ?? .list
        bars[segment, default: []].append(place)
        if place == .list { hidden[column].append(segment.entry) }
      }
    }
    var timed: [[Place]] = []
    for (column, cell) in row.cells.enumerated() {
      let places = cell.timed.map { placesOf[column][$0]?.popLast() ?? .list }
      for (entry, place) in zip(cell.timed, places) where place == .list {
        hidden[column].append(entry)
      }
      timed.append(places)
    }
    self.bars = bars
    self.timed = timed
    self.hidden = hidden.map { $0.sorted(by: EntryOrder.precedes) }
  }

  /// Where a bar stands in a column that it covers.
  func place(of segment: GridSegment, inColumn column: Int) -> Place {
    let places = bars[segment] ?? []
    let index = column - segment.columns.lowerBound
    return places.indices.contains(index) ? places[index] : .list
  }

  /// Where a timed entry of a cell stands.
  func place(ofTimed index: Int, inColumn column: Int) -> Place {
    timed[column].indices.contains(index) ? timed[column][index] : .list
  }

  /// All places among the hours.
  var hourPlaces: [HourPlace] {
    (Array(bars.values) + timed).joined().compactMap {
      if case .hours(let place) = $0 { place } else { nil }
    }
  }

  private static func places(of blocks: [WeekEntries.Block], hours: Range<Int>) -> [Place] {
    let foot = hours.upperBound * 60
    let reaches = blocks.map { block in
      // At the foot of the hours a line begins before its time.
      let start = min(block.seconds.lowerBound / 60, foot - leastMinutes)
      let end = min(foot, (block.seconds.upperBound + 59) / 60)
      return start..<max(end, start + leastMinutes)
    }
    let intervals = reaches.map { Double($0.lowerBound)..<Double($0.upperBound) }
    return zip(blocks, zip(reaches, SideBySide(intervals, limit: mostColumns).places)).map {
      block, place in
      guard let side = place.1 else { return .list }
      return .hours(
        HourPlace(
          minutes: place.0, column: side.column, span: side.span, columnCount: side.columnCount,
          continuesBefore: !block.startsHere, continuesAfter: !block.endsHere))
    }
  }
}
