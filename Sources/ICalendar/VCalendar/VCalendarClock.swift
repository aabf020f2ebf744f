import CalendarModel

/// The zone of the times without `Z` of a vCalendar 1.0, where its TZ and DAYLIGHT give one.
struct VCalendarClock {
  /// The zone, whose name is the TZID; nil where such times float.
  let zone: TimeZoneTable?

  /// A local time in the zone; others as they are.
  func placed(_ time: CalendarTime) -> CalendarTime {
    if let zone, case .floating(let wallTime) = time {
      return .zoned(wallTime, zone: zone.name)
    }
    return time
  }

  /// A time as the clock shows it by which a day begins and ends; nil where that is not known.
  func localTime(of time: CalendarTime) -> WallTime? {
    guard case .utc(let instant) = time else { return time.wallTime }
    return zone?.wallTime(at: instant)
  }

  /// The instant of a time; a local one without a zone is read as UTC.
  func instant(of time: CalendarTime) -> Instant {
    switch time {
    case .utc(let instant): instant
    default: zone?.instant(of: time.wallTime) ?? Instant(utc: time.wallTime)
    }
  }

  /// The end of a rule on the clock on which it counts, that of the start. A date is its
  /// whole day.
  func end(_ end: CalendarTime, ofRuleFrom start: CalendarTime) -> WallTime {
    if start.isDate { return WallTime((localTime(of: end) ?? end.wallTime).day) }
    var last = end
    if case .date(let day) = end { last = .floating(WallTime(day, secondOfDay: 86_399)) }
    if case .utc = start { return instant(of: last).utc }
    return localTime(of: last) ?? last.wallTime
  }

  /// A wall time of a rule as its UNTIL: in UTC, unless the start is a date or floats (RFC
  /// 5545, 3.3.10).
  func until(_ time: WallTime, ofRuleFrom start: CalendarTime) -> CalendarTime {
    if case .zoned = start, let zone { return .utc(zone.instant(of: time)) }
    return start.with(wallTime: time)
  }
}
