public import CalendarModel

/// What is to become of an event; what is nil stays as it is.
public struct EventChange: Hashable, Sendable {
  /// When in the day it starts.
  public enum Clock: Hashable, Sendable {
    /// At no time: it takes whole days.
    case allDay
    /// So many seconds from midnight.
    case second(Int)
  }

  /// SUMMARY.
  public var summary: String?
  /// LOCATION; an empty text takes it away.
  public var location: String?
  /// DESCRIPTION; an empty text takes it away.
  public var description: String?
  /// CATEGORIES; an empty list takes them away.
  public var categories: [String]?
  /// COLOR, and the exact value; within, nil takes it away.
  public var color: RGBColor??
  /// The day that it starts on.
  public var day: Day?
  /// When it starts in that day.
  public var clock: Clock?
  /// The TZID of its times; an empty text lets them float, `UTC` puts them into UTC.
  public var zone: String?
  /// How long it lasts: days for whole days, else days and seconds of the clock on the wall.
  public var length: CalendarDuration?
  /// RRULE; an empty list takes it away.
  public var rules: [RecurrenceRule]?

  /// No change.
  public init() {}

  /// Whether it says anything about when the event takes place.
  public var movesEvent: Bool {
    day != nil || clock != nil || zone != nil || length != nil || rules != nil
  }

  /// Makes the change.
  public func apply(to event: inout Event) {
    if let summary { event.summary = summary }
    if let location { event.location = location.isEmpty ? nil : location }
    if let description { event.description = description.isEmpty ? nil : description }
    if let categories { event.categories = categories }
    if let color { event.color = color }
    if day != nil || clock != nil || zone != nil || length != nil {
      let start = start(from: event.schedule.start)
      event.schedule.ending = ending(of: event.schedule, movedTo: start)
      event.schedule.start = start
    }
  }

  /// Makes the change of words and colours in an override, where it has what its series had
  /// before.
  func apply(to override: inout Event, sharedWith series: Event) {
    var shared = EventChange()
    if override.summary == series.summary { shared.summary = summary }
    if override.location == series.location { shared.location = location }
    if override.description == series.description { shared.description = description }
    if override.categories == series.categories { shared.categories = categories }
    if override.color == series.color { shared.color = color }
    shared.apply(to: &override)
  }

  /// The start that an event gets which starts at `present`.
  func start(from present: CalendarTime) -> CalendarTime {
    let day = day ?? present.wallTime.day
    let second: Int
    switch clock {
    case .allDay: return .date(day)
    case .second(let value): second = value
    case nil:
      if present.isDate { return .date(day) }
      second = present.wallTime.secondOfDay
    }
    let wallTime = WallTime(day, secondOfDay: second)
    switch zone {
    case "": return .floating(wallTime)
    case "UTC": return .utc(Instant(utc: wallTime))
    case let zone?: return .zoned(wallTime, zone: zone)
    case nil: return present.isDate ? .floating(wallTime) : present.with(wallTime: wallTime)
    }
  }

  private func ending(
    of schedule: EventSchedule, movedTo start: CalendarTime
  ) -> EventSchedule.Ending {
    if let length {
      let seconds = length.days * 86_400 + (start.isDate ? 0 : length.seconds)
      return .time(start.with(wallTime: start.wallTime.adding(seconds: seconds)))
    }
    // What took hours and takes whole days has no length to keep, nor the other way round.
    guard start.isDate == schedule.start.isDate else {
      return start.isDate
        ? .none : .time(start.with(wallTime: start.wallTime.adding(seconds: 3600)))
    }
    guard case .time(let end) = schedule.ending else { return schedule.ending }
    let shift =
      start.wallTime.secondsSince1970 - schedule.start.wallTime.secondsSince1970
    let moved = end.wallTime.adding(seconds: shift)
    return .time(zone == nil ? end.with(wallTime: moved) : start.with(wallTime: moved))
  }
}

extension RecurrenceRule {
  /// Reads an RRULE, such as `FREQ=WEEKLY;BYDAY=MO,WE`; nil for what has no FREQ, or a part that
  /// cannot be read. O(*octets*).
  public init?(parsing text: String) {
    guard let result = RuleParser.parse(text), result.dropped.isEmpty, !result.hasCountAndUntil
    else { return nil }
    self = result.rule
  }
}
