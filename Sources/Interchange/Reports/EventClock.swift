import CalendarModel
import ICalendar

/// Places the times of a file: ends, wall times in other zones, names of zones.
struct EventClock {
  private let zones: ZoneMap
  private let names: [String: String]

  /// The clock of a file; floating times and dates are placed in UTC, where they are
  /// compared with each other only.
  ///
  /// - Parameter zoneNames: the TZIDs of other times that are placed as well.
  init(_ file: CalendarFile, zoneNames: Set<String> = []) {
    let resolutions = file.timeZones + file.timeZones(named: zoneNames)
    var names: [String: String] = [:]
    var tables: [String: TimeZoneTable] = [:]
    for zone in resolutions {
      tables[zone.zoneID] = zone.table
      switch zone.origin {
      case .system(let name), .windows(let name): names[zone.zoneID] = name
      case .file, .offset, .unknown: break
      }
    }
    self.names = names
    zones = ZoneMap(tables: tables, floating: .utc)
  }

  /// The IANA name of a time's zone; nil where it has none that is known.
  func zoneName(of time: CalendarTime) -> String? {
    switch time {
    case .date, .floating: nil
    case .utc: "Etc/UTC"
    case .zoned(_, let zone): names[zone]
    }
  }

  /// The instant of a time.
  func instant(of time: CalendarTime) -> Instant { zones.instant(of: time) }

  /// The wall time that `time` is in the zone of `other`. A date is its midnight.
  func wallTime(of time: CalendarTime, inZoneOf other: CalendarTime) -> WallTime {
    switch (time, other) {
    case (.date, _), (.floating, _), (_, .date), (_, .floating): time.wallTime
    case (.zoned(_, let zone), .zoned(_, let second)) where zone == second: time.wallTime
    default: zones.table(of: other).wallTime(at: zones.instant(of: time))
    }
  }

  /// The wall time of a start in a series that begins at `start`: in the zone of that, or in UTC
  /// where its zone has no name.
  func startTime(of time: CalendarTime, inSeriesOf start: CalendarTime) -> WallTime {
    if start.zone != nil, zoneName(of: start) == nil { return instant(of: time).utc }
    return wallTime(of: time, inZoneOf: start)
  }

  /// When an event ends, exclusive: DTEND, or the start and the DURATION.
  func end(of schedule: EventSchedule) -> CalendarTime {
    let start = schedule.start
    switch schedule.ending {
    case .none: return start.isDate ? Self.moved(start, days: 1) : start
    case .time(let end): return end
    case .duration(let duration):
      let shifted = Self.moved(start, days: duration.days)
      if duration.seconds == 0 { return shifted }
      let instant = zones.instant(of: shifted).adding(seconds: duration.seconds)
      return shifted.with(wallTime: zones.table(of: shifted).wallTime(at: instant))
    }
  }

  private static func moved(_ time: CalendarTime, days: Int) -> CalendarTime {
    let wall = time.wallTime
    // So far away, no calendar has a day.
    guard days.magnitude < 10_000_000 else { return time }
    return time.with(
      wallTime: WallTime(wall.day.advanced(by: days), secondOfDay: wall.secondOfDay))
  }
}
