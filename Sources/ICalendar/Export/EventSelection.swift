public import CalendarModel

/// Which events, or which of their occurrences, are wanted. What it does not say does not
/// matter: an empty one wants all.
///
/// Of several UIDs, categories, calendars or weekdays one is enough; of different kinds all
/// must hold. Texts are compared without regard to case, accents and width, whatever the
/// locale.
public struct EventSelection: Hashable, Sendable {
  /// UIDs, to the letter.
  public var uids: Set<String>
  /// A text that the title, the place, the description or a category has in it; nil for any.
  public var text: String?
  /// Categories.
  public var categories: [String]
  /// Names of calendars.
  public var calendars: [String]
  /// Weekdays on which an occurrence starts, in the zone that is asked about.
  public var weekdays: Set<Weekday>
  /// The first instant of the window that an occurrence touches; nil for none.
  public var start: Instant?
  /// The end of that window, exclusive; nil for none.
  public var end: Instant?

  /// A selection of these parts.
  public init(
    uids: Set<String> = [], text: String? = nil, categories: [String] = [],
    calendars: [String] = [], weekdays: Set<Weekday> = [], start: Instant? = nil,
    end: Instant? = nil
  ) {
    self.uids = uids
    self.text = text
    self.categories = categories
    self.calendars = calendars
    self.weekdays = weekdays
    self.start = start
    self.end = end
  }

  /// Whether all events are wanted.
  public var isEmpty: Bool { self == EventSelection() }

  /// Whether an event is wanted for what it is, whenever it takes place. O(*octets*).
  ///
  /// - Parameter calendar: where it stands.
  public func accepts(_ event: Event, in calendar: CalendarIdentity) -> Bool {
    if !uids.isEmpty, !uids.contains(event.uid) { return false }
    if !calendars.isEmpty, !calendars.contains(where: { LooseText.isSame($0, calendar.name) }) {
      return false
    }
    if !categories.isEmpty {
      let isThere = event.categories.contains { own in
        categories.contains { LooseText.isSame($0, own) }
      }
      if !isThere { return false }
    }
    guard let text, !text.isEmpty else { return true }
    let texts = [event.summary, event.location, event.description].compactMap(\.self)
    return (texts + event.categories).contains { LooseText.text($0, contains: text) }
  }

  /// Whether an occurrence is wanted. O(*octets*).
  ///
  /// - Parameter zone: the zone of the weekdays, in which the occurrence was placed.
  public func accepts(_ occurrence: Occurrence, zone: TimeZoneTable) -> Bool {
    acceptsDay(of: occurrence.start, at: occurrence.interval.lowerBound, zone: zone)
      && window.map { occurrence.interval.touches($0) } ?? true
      && accepts(occurrence.event, in: occurrence.calendar)
  }

  /// Whether an occurrence that starts so does it on a day that is wanted.
  func acceptsDay(of start: CalendarTime, at instant: Instant, zone: TimeZoneTable) -> Bool {
    if weekdays.isEmpty { return true }
    if case .date(let day) = start { return weekdays.contains(day.weekday) }
    return weekdays.contains(zone.wallTime(at: instant).day.weekday)
  }

  /// The window, or nil for all time; an end that is missing is that of the years of four
  /// digits, a day more for the zones.
  var window: Range<Instant>? {
    guard start != nil || end != nil else { return nil }
    let start = start ?? Self.allTime.lowerBound
    return start..<max(start, end ?? Self.allTime.upperBound)
  }

  /// All years that iCalendar can write.
  static let allTime =
    Instant(
      utc: WallTime(
        Day(validYear: 0, month: 1, day: 1).advanced(by: -1)))..<Instant(
      utc: WallTime(Day(validYear: 9999, month: 12, day: 31).advanced(by: 2)))
}
