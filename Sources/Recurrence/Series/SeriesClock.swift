import CalendarModel

/// How the times of a recurrence set are compared: by instant, or for dates and floating
/// times by wall time. A key is the number of seconds of either.
struct SeriesClock: Sendable {
  /// DTSTART.
  let start: CalendarTime
  /// The zone in which the set is expanded and placed.
  let zone: TimeZoneTable
  /// Whether keys are wall times.
  let comparesWallTimes: Bool

  init(start: CalendarTime, zones: ZoneMap) {
    self.start = start.inSpan
    zone = zones.table(of: start)
    switch start {
    case .date, .floating: comparesWallTimes = true
    case .utc, .zoned: comparesWallTimes = false
    }
  }

  /// DTSTART's wall time in seconds.
  var startWall: Int { start.wallTime.secondsSince1970 }

  /// The zone for rules: wall time stands for itself where instants do not count.
  var ruleZone: TimeZoneTable? { comparesWallTimes ? nil : zone }

  func key(ofWall wall: Int) -> Int {
    comparesWallTimes
      ? wall : zone.instant(of: WallTime(secondsSince1970: wall)).secondsSince1970
  }

  func wall(ofKey key: Int) -> Int {
    comparesWallTimes
      ? key : zone.wallTime(at: Instant(secondsSince1970: key)).secondsSince1970
  }

  /// What an EXDATE, RDATE or RECURRENCE-ID means in this set.
  func key(of time: CalendarTime, zones: ZoneMap) -> SeriesKey {
    let time = time.inSpan
    let wall = time.wallTime.secondsSince1970
    if start.isDate { return .moment(wall - wall.flooredRemainder(by: 86_400)) }
    switch time {
    case .date(let day): return .day(day.daysSince1970)
    case .floating: return .moment(key(ofWall: wall))
    case .utc: return .moment(wall)
    case .zoned(_, let other):
      if comparesWallTimes { return .moment(wall) }
      if other == start.zone { return .moment(key(ofWall: wall)) }
      return .moment(zones.instant(of: time).secondsSince1970)
    }
  }

  /// The wall times that can lie in a stretch of the time line, in seconds. Some more may.
  func walls(from: Int, to: Int) -> Range<Int> {
    var low = zone.initialOffset
    var high = low
    if !zone.transitions.isEmpty {
      // Just after the clocks were put forward, skipped wall times lie here too; just after
      // they were put back, later wall times belong to earlier instants.
      let before = 26 * 3600
      low = Swift.min(offset(at: from), offset(at: from - before))
      high = Swift.max(offset(at: to), offset(at: to - before))
    }
    return from + low..<Swift.max(from + low, to + high)
  }

  private func offset(at instant: Int) -> Int {
    zone.offset(at: Instant(secondsSince1970: instant))
  }
}

/// An occurrence of a set, or all of one day.
enum SeriesKey: Hashable, Sendable {
  /// Seconds, of the time line or of wall time.
  case moment(Int)
  /// Days since 1970-01-01 on the set's wall clock.
  case day(Int)
}
