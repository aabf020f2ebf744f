import CalendarModel

/// How long the occurrences of a component are, worked out once from DTEND or DURATION.
struct OccurrenceLength: Sendable {
  /// Days of a DATE; nominal days of a DURATION.
  private(set) var days = 0
  /// Seconds after the days.
  private(set) var seconds = 0
  /// Whether `seconds` pass on the wall clock, not on the time line.
  private var isWallTime = false
  /// DTEND of another zone than DTSTART, which the first occurrence may keep.
  private(set) var givenEnd: CalendarTime?
  private(set) var problem: EventSeries.Problem.Kind?

  /// - Parameters:
  ///   - start: DTSTART.
  ///   - zone: the zone that `start` is placed in.
  init(
    _ ending: borrowing EventSchedule.Ending, start: borrowing CalendarTime,
    zone: borrowing TimeZoneTable, zones: borrowing ZoneMap
  ) {
    if case .date(let day) = copy start {
      setDays(copy ending, start: day)
      return
    }
    switch copy ending {
    case .none: break
    case .time(let end): setTime(end, start: copy start, zone: zone, zones: zones)
    case .duration(let duration):
      if duration.isNegative {
        problem = .endBeforeStart
      } else {
        days = Swift.min(duration.days, Span.length / 86_400)
        seconds = Swift.min(duration.seconds, Span.length)
      }
    }
  }

  private mutating func setDays(_ ending: EventSchedule.Ending, start: Day) {
    days = 1
    switch ending {
    case .none: return
    case .time(let end):
      let wall = Swift.min(Swift.max(end.clampedWall, -Span.length), Span.length)
      let first = Swift.min(
        Swift.max(start.daysSince1970, Span.firstDay - 1), Span.endDay + 1)
      if !end.isDate { problem = .endKindCoerced }
      days = wall.ceilingQuotient(by: 86_400) - first
    case .duration(let duration):
      if duration.seconds != 0 { problem = .endKindCoerced }
      let limit = Span.length / 86_400
      days =
        Swift.min(Swift.max(duration.days, -limit), limit)
        + Swift.min(Swift.max(duration.seconds.ceilingQuotient(by: 86_400), -limit), limit)
      if duration.isNegative { days = -1 }
    }
    if days < 0 { problem = .endBeforeStart }
    days = Swift.max(days, 1)
  }

  private mutating func setTime(
    _ end: CalendarTime, start: CalendarTime, zone: borrowing TimeZoneTable,
    zones: borrowing ZoneMap
  ) {
    let startWall = start.inSpan.wallTime
    let endTime = end.inSpan
    switch endTime {
    case .date, .floating:
      // Both are read where the start is.
      if case .date = endTime { problem = .endKindCoerced }
      if case .floating = start {
        isWallTime = true
        seconds = endTime.wallTime.secondsSince1970 - startWall.secondsSince1970
      } else {
        seconds =
          zone.instant(of: endTime.wallTime).secondsSince1970
          - zone.instant(of: startWall).secondsSince1970
      }
    case .zoned(let endWall, let name) where name == start.zone:
      seconds =
        zone.instant(of: endWall).secondsSince1970 - zone.instant(of: startWall).secondsSince1970
    case .utc, .zoned:
      seconds =
        zones.instant(of: endTime).secondsSince1970 - zone.instant(of: startWall).secondsSince1970
      givenEnd = endTime
    }
    if seconds < 0 {
      problem = .endBeforeStart
      seconds = 0
      givenEnd = nil
    }
  }

  /// No occurrence is longer on the time line; in seconds.
  var longest: Int {
    // A change of the clocks can lengthen what is counted in wall time.
    days * 86_400 + seconds + (days > 0 || isWallTime ? 86_400 : 0)
  }

  /// The end of the occurrence that starts at `start`.
  ///
  /// - Parameters:
  ///   - instant: the start on the time line.
  ///   - zone: the zone that `start` is placed in.
  func bounds(
    of start: CalendarTime, at instant: Instant, in zone: TimeZoneTable
  ) -> OccurrenceBounds {
    if days == 0 && seconds == 0 {
      return OccurrenceBounds(start: instant, end: start, endInstant: instant)
    }
    var endInstant = instant
    let end: CalendarTime
    if days > 0 || isWallTime {
      var wall = start.wallTime.adding(seconds: days * 86_400 + (isWallTime ? seconds : 0))
      endInstant = zone.instant(of: wall)
      if seconds > 0 && !isWallTime {
        endInstant = endInstant.adding(seconds: seconds)
        wall = zone.wallTime(at: endInstant)
      }
      end = start.with(wallTime: wall)
    } else {
      endInstant = instant.adding(seconds: seconds)
      end = start.with(wallTime: zone.wallTime(at: endInstant))
    }
    return OccurrenceBounds(start: instant, end: end, endInstant: Swift.max(instant, endInstant))
  }
}

extension CalendarTime {
  /// The same time, or the nearest that can be computed with where it is thousands of years
  /// away.
  var inSpan: CalendarTime {
    if case .date(let day) = self {
      let kept = Swift.min(Swift.max(day.daysSince1970, Span.firstDay - 1), Span.endDay + 1)
      return kept == day.daysSince1970 ? self : .date(Day(daysSince1970: kept))
    }
    let wall = wallTime.secondsSince1970
    let kept = Swift.min(Swift.max(wall, Span.first - 86_400), Span.end + 86_400)
    return kept == wall ? self : with(wallTime: WallTime(secondsSince1970: kept))
  }
}
