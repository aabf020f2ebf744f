public import CalendarModel

/// The end of one occurrence, and its place on the time line.
public struct OccurrenceBounds: Hashable, Sendable {
  /// The end, exclusive; equal to the start for an occurrence of no length.
  public var end: CalendarTime
  /// Start and end on the time line, half-open; empty for an occurrence of no length.
  public var interval: Range<Instant>
  /// What was wrong with DTEND or DURATION, and mended; nil when nothing was.
  public var problem: EventSeries.Problem.Kind?

  init(start: Instant, end: CalendarTime, endInstant: Instant) {
    self.end = end
    interval = start..<endInstant
  }
}

extension EventSchedule {
  /// The end of the occurrence that starts at `start` (RFC 5545, 3.6.1 and 3.8.5.3).
  ///
  /// With DTEND every occurrence has the same exact duration, with DURATION the same nominal
  /// one; where both DTSTART and DTEND are floating, the same on the wall clock. A DATE
  /// without an ending, or with one that is not later, lasts its day; a DATE-TIME with an
  /// ending that is earlier has no length. The end has the start's kind and zone; only the
  /// occurrence at DTSTART of an event that does not recur keeps a DTEND of another zone.
  ///
  /// A time more than a day outside the years 0 to 9999 is read as if it were just outside.
  public func bounds(startingAt start: CalendarTime, zones: ZoneMap) -> OccurrenceBounds {
    let zone = zones.table(of: start)
    let isSameZone = start.zone != nil && start.zone == self.start.zone
    let ownZone = isSameZone ? zone : zones.table(of: self.start)
    let length = OccurrenceLength(ending, start: self.start, zone: ownZone, zones: zones)
    let start = start.inSpan
    var bounds = length.bounds(of: start, at: zone.instant(of: start.wallTime), in: zone)
    if recurrence == nil, let given = length.givenEnd, start == self.start { bounds.end = given }
    bounds.problem = length.problem
    return bounds
  }
}
