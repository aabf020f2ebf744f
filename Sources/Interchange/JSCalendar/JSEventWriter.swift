import CalendarModel
import ICalendar

/// Makes Events (RFC 8984, 5.1) of events; `JSEventWriter+Tasks` makes Tasks of to-dos.
struct JSEventWriter {
  let clock: EventClock
  var tally = LossTally()

  init(clock: EventClock) {
    self.clock = clock
  }

  /// Begins the Event or Task of a master, behind other text.
  ///
  /// - Parameter taker: who takes what is written, where no override follows.
  mutating func begin<Entry: JSEntry>(
    _ entry: Entry, method: String?, depth: Int, behind text: inout [UInt8],
    passingOnTo taker: TextTaker?
  ) -> JSSeries {
    var series = JSSeries(
      Entry.objectType, start: entry.timing?.start, depth: depth, behind: &text,
      passingOnTo: taker)
    entry.write(by: &self, to: &series.object)
    addSeries(of: entry, method: method, to: &series)
    return series
  }

  /// Adds to what has been written of an entry the members of a master, or of an override alone.
  mutating func addSeries(of entry: some JSEntry, method: String?, to series: inout JSSeries) {
    series.object.set("method", method?.lowercased())
    guard let timing = entry.timing else { return }
    if let replacement = timing.replacement {
      series.object.set("recurrenceId", key(replacement.original, timing.start))
      series.object.set("recurrenceIdTimeZone", zoneName(of: timing.start))
      if replacement.andFuture { lose("RANGE") }
    }
    addRecurrence(of: entry, timing, to: &series)
  }

  /// Adds an override to the series of its master.
  mutating func add<Entry: JSEntry>(_ entry: Entry, to series: inout JSSeries) {
    if series.start == nil { return }
    var object = JSObject(Entry.objectType, depth: series.object.depth)
    entry.write(by: &self, to: &object)
    add(entry, object, to: &series)
  }

  /// Adds an override, of which the object has all but its recurrence.
  mutating func add(_ entry: some JSEntry, _ object: JSObject, to series: inout JSSeries) {
    guard let replacement = entry.replacement, let start = series.start else { return }
    series.add(object, at: key(replacement.original, start))
    if replacement.andFuture { lose("RANGE") }
  }

  /// Counts something that JSCalendar has no place for.
  mutating func lose(_ what: String, times: Int = 1) {
    tally.count(.notExpressed, what, times: times, action: "left out")
  }

  /// The Event without its recurrence.
  mutating func write(_ event: Event, to object: inout JSObject) {
    addCommon(event, to: &object)
    addTimes(of: event.schedule, to: &object)
    object.set("status", event.status?.lowercased())
    if event.isTransparent { object.set("freeBusyStatus", "free") }
  }

  /// What Events and Tasks have in common (RFC 8984, 4).
  mutating func addCommon(
    _ entry: some JSEntry, to object: inout JSObject
  ) {
    tally.line = entry.line
    object.set("uid", entry.uid)
    object.set("created", entry.created?.description)
    object.set("updated", (entry.updated ?? Instant(secondsSince1970: 0)).description)
    if entry.sequence != 0 { object.set("sequence", .number("\(entry.sequence)")) }
    object.set("title", entry.summary)
    addDescription(of: entry, to: &object)
    if entry.timing?.start.isDate == true { object.set("showWithoutTime", .bool(true)) }
    let places = addPlaces(of: entry, to: &object)
    if entry.priority != 0 { object.set("priority", .number("\(entry.priority)")) }
    object.set("privacy", entry.classification.map(Self.privacy))
    object.set("color", entry.color?.description)
    object.set("keywords", setOf: entry.categories)
    object.set("categories", setOf: entry.concepts)
    addLinks(of: entry, to: &object)
    addRelations(of: entry, to: &object)
    addPeople(of: entry, places: places, to: &object)
    addAlerts(of: entry, to: &object)
    countRest(of: entry)
  }

  /// DESCRIPTION, or where there is none a text of STYLED-DESCRIPTION.
  private mutating func addDescription(of entry: some JSEntry, to object: inout JSObject) {
    object.set("description", entry.description)
    var isStated = entry.description != nil
    for styled in entry.styledDescriptions {
      guard case .text(let text) = styled.content, !isStated else {
        // A text made of another one is no loss beside it.
        if !(styled.isDerived && isStated) { lose("STYLED-DESCRIPTION") }
        continue
      }
      object.set("description", text)
      object.set("descriptionContentType", styled.mediaType ?? "text/html")
      isStated = true
    }
  }

  private mutating func countRest(of entry: some JSEntry) {
    if !entry.comments.isEmpty { lose("COMMENT") }
    if !entry.contacts.isEmpty { lose("CONTACT") }
    if !entry.resources.isEmpty { lose("RESOURCES") }
    if !entry.requestStatuses.isEmpty { lose("REQUEST-STATUS") }
    for _ in entry.structuredData { lose("STRUCTURED-DATA") }
    for _ in entry.referenceIDs { lose("REFID") }
    for component in entry.components { lose(component.name.uppercased()) }
    entry.otherProperties.forEachName { lose($0.uppercased(), times: $1) }
  }

  private mutating func addTimes(of schedule: EventSchedule, to object: inout JSObject) {
    addStart(schedule.start, as: "start", to: &object)
    object.set("duration", duration(from: schedule.start, schedule.ending))
  }

  /// Sets the member `key` and the zone in which it is.
  mutating func addStart(
    _ start: CalendarTime, as key: String, to object: inout JSObject
  ) {
    if let name = start.zone, clock.zoneName(of: start) == nil {
      tally.count(
        .notExpressed, "a time zone without an IANA name", example: name,
        action: "its times are written in UTC")
    }
    object.set(key, self.key(start, start))
    object.set("timeZone", zoneName(of: start))
  }

  /// The zone that times are written in; nil for dates and floating times.
  private func zoneName(of time: CalendarTime) -> String? {
    clock.zoneName(of: time) ?? (time.zone == nil ? nil : "Etc/UTC")
  }

  /// A duration; nil where the event has none.
  mutating func duration(
    from start: CalendarTime, _ ending: EventSchedule.Ending
  ) -> String? {
    switch ending {
    case .none: return start.isDate ? "P1D" : nil
    case .duration(let duration):
      guard !duration.isNegative else { break }
      return duration.description
    case .time(let end):
      if start.isDate, end.isDate {
        let days = start.wallTime.day.distance(to: end.wallTime.day)
        guard days >= 0 else { break }
        return CalendarDuration(days: days).description
      }
      let seconds =
        clock.instant(of: end).secondsSince1970 - clock.instant(of: start).secondsSince1970
      guard seconds >= 0 else { break }
      return CalendarDuration(seconds: seconds).description
    }
    lose("a negative duration")
    return nil
  }

  private static func privacy(_ classification: String) -> String {
    switch classification {
    case "PUBLIC": "public"
    case "CONFIDENTIAL": "secret"
    // What is not known is to be treated as private (RFC 5545, 3.8.1.3).
    default: "private"
    }
  }
}
