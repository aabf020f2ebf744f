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
  let zones: ZoneMap
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
    self.now = now
  }

  /// Whether nothing is left.
  public var isEmpty: Bool { events.isEmpty }

  /// The start of the series, or of the one event.
  public var start: CalendarTime { events[masterIndex ?? 0].schedule.start }

  /// A time of the series on the time line.
  public func instant(of time: CalendarTime) -> Instant { zones.instant(of: time) }

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
    switch scope {
    case .all: changeAll(change)
    case .only(let original):
      let index = try override(of: original)
      change.apply(to: &events[index])
      revise(&events[index])
    case .from(let original):
      guard try !isFirst(original) else { return changeAll(change) }
      try split(at: original, newUID: newUID)
      let rest = SeriesEditor(events: followers, zones: zones, now: now)
      followers = rest.changedAll(change)
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

  private init(events: [Event], zones: ZoneMap, now: Instant) {
    self.events = events
    self.zones = zones
    self.now = now
  }

  private func changedAll(_ change: EventChange) -> [Event] {
    var editor = self
    editor.changeAll(change)
    return editor.events
  }

  private mutating func changeAll(_ change: EventChange) {
    let index = masterIndex ?? 0
    let before = events[index].schedule
    change.apply(to: &events[index])
    if let rules = change.rules { events[index].setRules(rules) }
    revise(&events[index])
    let after = events[index].schedule
    if change.rules != nil || before.start.isDate != after.start.isDate {
      // Their original starts are none of the new series.
      events.removeAll { $0.schedule.replacement != nil }
      events[0].schedule.recurrence?.exceptionDates = []
      return
    }
    var words = change
    (words.day, words.clock, words.zone, words.length) = (nil, nil, nil, nil)
    for other in events.indices where other != index {
      words.apply(to: &events[other])
      revise(&events[other])
    }
    guard before.start != after.start else { return }
    events[index].schedule.recurrence?.shift(from: before.start, to: after.start)
    for other in events.indices {
      events[other].schedule.replacement?.original.shift(from: before.start, to: after.start)
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
    var schedule = events[master].schedule
    schedule.ending = .none
    let first =
      ([schedule.start] + (schedule.recurrence?.addedDates ?? []).map(\.start))
      .map { zones.instant(of: $0) }.min() ?? end
    guard first < end else { return [] }
    return EventSeries(members: [schedule])
      .expansion(in: first..<end, zones: zones, foreignRules: LibicalRuleExpander()).hits
      .map(\.start).filter { zones.instant(of: $0) < end }
  }
}

extension Event {
  /// Sets the rules. Without any, and without added dates, it takes place once.
  mutating func setRules(_ rules: [RecurrenceRule]) {
    var recurrence = schedule.recurrence ?? EventSchedule.Recurrence()
    recurrence.rules = rules
    if rules.isEmpty { recurrence.exceptionRules = [] }
    schedule.recurrence = recurrence.isEmpty ? nil : recurrence
  }
}

extension EventSchedule {
  /// Moves start and end, so that it starts at a time.
  mutating func moveEnd(to start: CalendarTime) {
    if case .time(let end) = ending {
      let shift = start.wallTime.secondsSince1970 - self.start.wallTime.secondsSince1970
      ending = .time(end.with(wallTime: end.wallTime.adding(seconds: shift)))
    }
    self.start = start
  }
}

extension CalendarTime {
  /// Moves an original start with its series: by as much on the clock, into its zone.
  fileprivate mutating func shift(from before: CalendarTime, to after: CalendarTime) {
    let seconds = after.wallTime.secondsSince1970 - before.wallTime.secondsSince1970
    self = after.with(wallTime: wallTime.adding(seconds: seconds))
  }
}

extension EventSchedule.Recurrence {
  fileprivate mutating func shift(from before: CalendarTime, to after: CalendarTime) {
    for index in exceptionDates.indices { exceptionDates[index].shift(from: before, to: after) }
    for index in addedDates.indices { addedDates[index].start.shift(from: before, to: after) }
  }
}
