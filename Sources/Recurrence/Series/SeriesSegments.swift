import CalendarModel

/// The stretches of a recurrence set that are described by one component each: the master's
/// up to the first RANGE=THISANDFUTURE, then each such override's up to the next.
struct SeriesSegments {
  struct Segment {
    /// The override that describes it; nil for the master's own.
    var override: Int?
    /// The keys of its occurrences.
    var keys: Range<Int>
    /// The wall times that they can have; some more may lie here.
    var walls: Range<Int>
    /// How far the occurrences are moved in wall time, in seconds.
    var shift = 0
  }

  private(set) var all: [Segment]

  /// - Parameters:
  ///   - futures: the overrides with RANGE=THISANDFUTURE that hold.
  ///   - clock: the master's.
  init(_ futures: [Int], _ members: [EventSchedule], clock: SeriesClock, zones: ZoneMap) {
    let wide = Span.first - 8 * 86_400..<Span.end + 8 * 86_400
    all = [Segment(keys: wide, walls: wide)]
    if futures.isEmpty { return }
    var tails: [Segment] = []
    for index in futures {
      guard let original = members[index].replacement?.original else { continue }
      let key: Int
      var wall: Int
      switch clock.key(of: original, zones: zones) {
      case .moment(let value):
        key = value
        wall = clock.wall(ofKey: key)
        // The wall time as written, also where the clocks skip it.
        if original.zone == clock.start.zone, case .zoned(let time, _) = original.inSpan {
          wall = time.secondsSince1970
        }
      case .day(let day):
        key = clock.key(ofWall: day * 86_400)
        wall = day * 86_400 + clock.startWall.flooredRemainder(by: 86_400)
      }
      let from = clock.wall(ofKey: key) - 86_400
      let shift = members[index].start.inSpan.wallTime.secondsSince1970 - wall
      tails.append(
        Segment(
          override: index, keys: key..<Swift.max(key, wide.upperBound),
          walls: from..<Swift.max(from, wide.upperBound), shift: shift))
    }
    tails.sort { $0.keys.lowerBound < $1.keys.lowerBound }
    for tail in tails {
      let last = all.count - 1
      let key = Swift.max(tail.keys.lowerBound, all[last].keys.lowerBound)
      all[last].keys = all[last].keys.lowerBound..<key
      let wall = Swift.max(clock.wall(ofKey: key) + 86_400, all[last].walls.lowerBound)
      all[last].walls = all[last].walls.lowerBound..<wall
      all.append(tail)
    }
  }
}
