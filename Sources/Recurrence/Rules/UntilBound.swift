import CalendarModel

/// How an UNTIL was read that is of another kind than DTSTART (RFC 5545, 3.3.10 asks for the
/// same kind).
public enum UntilReading: Hashable, Sendable {
  /// A DATE with a DATE-TIME start: the whole day is included, in the event's zone.
  case wholeDay
  /// A DATE-TIME with a DATE start: its day, as the file has it, is included.
  case dayOfTime
}

/// UNTIL on the wall clock of the event's zone.
struct UntilBound: Sendable {
  /// Occurrences at this wall time or later are past UNTIL.
  var wallEnd = Int.max
  /// UNTIL as an instant, where it is one: decides about wall times that the clocks skip.
  var instant = Int.max
  var reading: UntilReading?

  /// No UNTIL.
  init() {}

  /// - Parameters:
  ///   - isDate: whether DTSTART is a DATE.
  ///   - zone: the event's zone; nil when wall time stands for itself.
  init(_ end: RecurrenceRule.End, isDate: Bool, zone: TimeZoneTable?) {
    guard case .until(let time) = end else { return }
    let wall = Swift.min(Swift.max(time.clampedWall, Span.first - 1), Span.end)
    let day = wall.flooredQuotient(by: 86_400)
    switch time {
    case .date:
      wallEnd = (day + 1) * 86_400
      reading = isDate ? nil : .wholeDay
    case .floating where isDate, .zoned where isDate, .utc where isDate:
      wallEnd = (day + 1) * 86_400
      reading = .dayOfTime
    case .floating, .zoned: wallEnd = wall + 1
    case .utc:
      guard let zone, !zone.transitions.isEmpty || zone.initialOffset != 0 else {
        wallEnd = wall + 1
        return
      }
      instant = wall
      wallEnd = Self.lastWallTime(notAfter: wall, in: zone) + 1
    }
  }

  /// The last wall time, in seconds, that the clocks show at an instant or before it.
  private static func lastWallTime(notAfter instant: Int, in zone: TimeZoneTable) -> Int {
    func reads(_ wall: Int) -> Int {
      zone.instant(of: WallTime(secondsSince1970: wall)).secondsSince1970
    }
    let shown = zone.wallTime(at: Instant(secondsSince1970: instant)).secondsSince1970
    let first = reads(shown)
    if first == instant { return shown }
    // The clocks were put back, and UNTIL is in the second reading: all of the first is
    // before it.
    var low = shown
    var high = shown + (instant - first)
    while low < high {
      let middle = (low + high + 1) / 2
      if reads(middle) <= instant { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension CalendarTime {
  /// The wall time in seconds, also for days too far away to have one.
  var clampedWall: Int {
    switch self {
    case .date(let day):
      Swift.min(Swift.max(day.daysSince1970, -Span.length), Span.length) * 86_400
    default: wallTime.secondsSince1970
    }
  }
}
