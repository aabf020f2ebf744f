import CalendarModel
import ICalendar

/// Makes Events (RFC 8984, 5.1) of events.
struct JSEventWriter {
  let clock: EventClock
  var tally = LossTally()

  init(clock: EventClock) {
    self.clock = clock
  }

  /// When an event was last changed, as far as it says.
  static func updated(_ event: Event) -> Instant? {
    event.lastModified ?? event.schedule.stamp ?? event.created
  }

  /// The Event of a master and its overrides.
  mutating func object(of event: Event, overrides: [Event], method: String?) -> JSObject {
    var object = single(event)
    object.set("method", method?.lowercased())
    if let replacement = event.schedule.replacement {
      let original = replacement.original
      object.set(
        "recurrenceId",
        clock.wallTime(of: original, inZoneOf: event.schedule.start).description)
      object.set("recurrenceIdTimeZone", clock.zoneName(of: event.schedule.start))
      if replacement.andFuture { lose("RANGE") }
    }
    addRecurrence(of: event, overrides: overrides, to: &object)
    return object
  }

  /// Counts something that JSCalendar has no place for.
  mutating func lose(_ what: String) {
    tally.count(.notExpressed, what, action: "left out")
  }

  /// The Event without its recurrence.
  mutating func single(_ event: Event) -> JSObject {
    tally.line = event.line
    let schedule = event.schedule
    var object = JSObject("Event")
    object.set("uid", event.uid)
    object.set("created", event.created?.description)
    object.set("updated", (Self.updated(event) ?? Instant(secondsSince1970: 0)).description)
    if schedule.sequence != 0 { object["sequence"] = .number("\(schedule.sequence)") }
    object.set("title", event.summary)
    object.set("description", event.description)
    if schedule.start.isDate { object["showWithoutTime"] = .bool(true) }
    addTimes(of: schedule, to: &object)
    addPlaces(of: event, to: &object)
    object.set("status", event.status?.lowercased())
    if event.isTransparent { object.set("freeBusyStatus", "free") }
    if event.priority != 0 { object["priority"] = .number("\(event.priority)") }
    object.set("privacy", event.classification.map(Self.privacy))
    object.set("color", event.color?.description)
    object.set("keywords", setOf: event.categories)
    object.set("categories", setOf: texts("CONCEPT", of: event))
    object.set("links", numbered: links(of: event))
    addRelations(of: event, to: &object)
    addPeople(of: event, to: &object)
    addAlerts(of: event, to: &object)
    if !event.comments.isEmpty { lose("COMMENT") }
    if !event.contacts.isEmpty { lose("CONTACT") }
    if !event.resources.isEmpty { lose("RESOURCES") }
    if !event.requestStatuses.isEmpty { lose("REQUEST-STATUS") }
    for property in event.otherProperties
    where !Self.expressed.contains(property.name.uppercased()) {
      lose(property.name.uppercased())
    }
    return object
  }

  /// The other properties that have a place.
  private static let expressed: Set<String> = ["CONCEPT", "CONFERENCE", "IMAGE", "LINK"]

  /// The values of other properties of this name.
  func texts(_ name: String, of event: Event) -> [String] {
    event.otherProperties.filter { $0.name.uppercased() == name }.map(\.value)
  }

  private mutating func addTimes(of schedule: EventSchedule, to object: inout JSObject) {
    let start = schedule.start
    let zone = clock.zoneName(of: start)
    if let name = start.zone, zone == nil {
      tally.count(
        .notExpressed, "a time zone without an IANA name", example: name,
        action: "its times are written in UTC")
      object.set("start", clock.instant(of: start).utc.description)
      object.set("timeZone", "Etc/UTC")
    } else {
      object.set("start", start.wallTime.description)
      object.set("timeZone", zone)
    }
    object.set("duration", duration(from: start, schedule.ending))
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
