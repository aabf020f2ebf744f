public import CalendarModel
import Recurrence

/// Changes an event that recurs, as calendars do it: all of it, one occurrence, or one and all
/// after it.
///
/// What comes of it is a valid series, and for the third a second one: SEQUENCE goes up,
/// DTSTAMP and LAST-MODIFIED are those of the change (RFC 5546, 2.1.4).
public struct SeriesEditor: Sendable {
  /// How much of a series is meant.
  public enum Scope: Hashable, Sendable {
    /// All of it.
    case all
    /// The occurrence that has this original start.
    case only(CalendarTime)
    /// That, and all after it.
    case from(CalendarTime)
  }

  /// Why something is not changed.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no event of this UID.
    case noEvent
    /// It takes place once.
    case noSeries
    /// It has no occurrence with this original start.
    case noOccurrence
  }

  /// The events of the UID: the master, if there is one, and overrides.
  var events: [Event]
  /// Those of the second series, after a change from one occurrence on.
  var followers: [Event] = []
  /// What was changed by itself and has no place in the series any more, as it was: overrides of
  /// occurrences that a change of all took away.
  public internal(set) var lost: [Event] = []
  var zones: ZoneMap
  private let database: ZoneDatabase
  let now: Instant

  /// The series of a UID in a file.
  ///
  /// - Parameters:
  ///   - zone: where dates and floating times are placed.
  ///   - now: when it is changed.
  public init(
    _ file: CalendarFile, uid: String, zone: TimeZoneTable, now: Instant
  ) throws(Failure) {
    events = file.events().events.filter { $0.uid == uid }
    guard !events.isEmpty else { throw .noEvent }
    zones = file.zoneMap(floating: zone)
    database = file.options.zones
    self.now = now
  }

  /// Whether nothing is left.
  public var isEmpty: Bool { events.isEmpty }

  /// The start of the series, or of the one event.
  public var start: CalendarTime { events[masterIndex ?? 0].schedule.start }

  /// A time of the series on the time line.
  public func instant(of time: CalendarTime) -> Instant { zones.instant(of: time) }

  /// The UID of the second series that a change from one occurrence on has made; nil without.
  public var newUID: String? { followers.first?.uid }

  /// The title of the series, or of the one event; nil also where nothing is left.
  public var title: String? {
    (masterIndex.map { events[$0] } ?? events.first)?.summary
  }

  /// The title of the second series; nil without.
  public var newTitle: String? { followers.first?.summary }

  /// The original starts on some days, by the clock of the series, in order; also of those that
  /// were moved elsewhere.
  ///
  /// - Throws: `.noSeries` for an event that takes place once.
  public func originalStarts(in days: Range<Day>) throws(Failure) -> [CalendarTime] {
    guard let master = masterIndex, events[master].schedule.recurrence != nil else {
      throw .noSeries
    }
    let end = Instant(utc: WallTime(days.upperBound.advanced(by: 1)))
    return starts(before: end, of: master).filter { days.contains($0.wallTime.day) }
  }

  /// The events as a calendar file: their components, in the place of those that there were.
  ///
  /// - Throws: as `CalendarFile.init(_:file:options:)`; it does not come to that.
  public func file() throws(ImportError) -> CalendarFile {
    let components = (events + followers).map { Component(event: $0) }
    return try CalendarFile(
      CalendarComponents(components).component.serialized(), file: "daybook")
  }

  var masterIndex: Int? { events.firstIndex { $0.schedule.replacement == nil } }

  /// Makes a change.
  ///
  /// - Parameter newUID: the UID of the second series, where one is made.
  public mutating func change(
    _ scope: Scope, _ change: EventChange, newUID: String
  ) throws(Failure) {
    if let zone = change.zone, zones.tables[zone] == nil {
      zones.tables[zone] = database.table(named: zone)
    }
    switch scope {
    case .all: changeAll(change)
    case .only(let original):
      let index = try override(of: original)
      change.apply(to: &events[index])
      revise(&events[index])
    case .from(let original):
      guard try !isFirst(original) else { return changeAll(change) }
      try split(at: original, newUID: newUID)
      var rest = self
      (rest.events, rest.followers) = (followers, [])
      rest.changeAll(change)
      (followers, lost) = (rest.events, rest.lost)
    }
  }

  /// Takes occurrences out: all, one (EXDATE), or one and all after it (UNTIL).
  public mutating func delete(_ scope: Scope) throws(Failure) {
    switch scope {
    case .all: events = []
    case .only(let original):
      guard let master = masterIndex, try occurs(original) else { throw .noOccurrence }
      events[master].schedule.recurrence?.exceptionDates.append(original)
      revise(&events[master])
      events = events.filter { !isOverride($0, of: original) }
    case .from(let original):
      if try isFirst(original) {
        events = []
      } else {
        try split(at: original, newUID: "")
        followers = []
      }
    }
  }

  /// Raises the version of an event that is changed.
  func revise(_ event: inout Event) {
    event.schedule.sequence += 1
    event.schedule.stamp = now
    event.lastModified = now
  }

  /// The override of an occurrence, which is made where there is none.
  private mutating func override(of original: CalendarTime) throws(Failure) -> Int {
    if let index = events.firstIndex(where: { isOverride($0, of: original) }) { return index }
    guard let master = masterIndex, try occurs(original) else { throw .noOccurrence }
    var event = events[master]
    event.schedule.moveEnd(to: original)
    event.schedule.recurrence = nil
    event.schedule.replacement = EventSchedule.Replacement(original)
    events.append(event)
    return events.count - 1
  }

  func isOverride(_ event: Event, of original: CalendarTime) -> Bool {
    guard let replacement = event.schedule.replacement, !replacement.andFuture else {
      return false
    }
    return zones.instant(of: replacement.original) == zones.instant(of: original)
  }

  /// Whether the series has an occurrence with an original start.
  func occurs(_ original: CalendarTime) throws(Failure) -> Bool {
    guard let master = masterIndex, events[master].schedule.recurrence != nil else {
      throw .noSeries
    }
    return starts(before: zones.instant(of: original).adding(seconds: 1), of: master)
      .contains { zones.instant(of: $0) == zones.instant(of: original) }
  }

  private func isFirst(_ original: CalendarTime) throws(Failure) -> Bool {
    guard let master = masterIndex, try occurs(original) else { throw .noOccurrence }
    return starts(before: zones.instant(of: original), of: master).isEmpty
  }

  /// The original starts before an instant, in order.
  func starts(before end: Instant, of master: Int) -> [CalendarTime] {
    expansion(of: events[master].schedule, before: end).hits.map(\.start)
      .filter { zones.instant(of: $0) < end }
  }

  /// The original starts of a schedule before an instant, as if none had a length.
  func expansion(of schedule: EventSchedule, before end: Instant) -> EventSeries.Expansion {
    var schedule = schedule
    schedule.ending = .none
    let first =
      ([schedule.start] + (schedule.recurrence?.addedDates ?? []).map(\.start))
      .map { zones.instant(of: $0) }.min() ?? end
    return EventSeries(members: [schedule])
      .expansion(
        in: min(first, end)..<end, zones: zones, foreignRules: LibicalRuleExpander())
  }
}
