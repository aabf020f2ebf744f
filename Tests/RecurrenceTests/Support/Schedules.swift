import CalendarModel
import Recurrence

/// A component of a test table; times as `time` reads them, and `NY` for the zone New York.
func component(
  _ start: String, end: String? = nil, duration: CalendarDuration? = nil, rules: [String] = [],
  exceptionRules: [String] = [], added: [String] = [], except: [String] = [],
  replaces: String? = nil, andFuture: Bool = false, sequence: Int = 0, stamp: String? = nil
) -> EventSchedule {
  var ending = EventSchedule.Ending.none
  if let end { ending = .time(inZone(end)) }
  if let duration { ending = .duration(duration) }
  let recurrence = EventSchedule.Recurrence(
    rules: rules.map { rule($0) }, exceptionRules: exceptionRules.map { rule($0) },
    addedDates: added.map { addedDate($0) }, exceptionDates: except.map { inZone($0) })
  return EventSchedule(
    start: inZone(start), ending: ending, recurrence: recurrence.isEmpty ? nil : recurrence,
    replacement: replaces.map { EventSchedule.Replacement(inZone($0), andFuture: andFuture) },
    sequence: sequence, stamp: stamp.map { instant($0) })
}

/// `20250101T090000NY` is `20250101T090000[America/New_York]`.
func inZone(_ text: String) -> CalendarTime {
  text.hasSuffix("NY") ? time(text.dropLast(2) + "[America/New_York]") : time(text)
}

/// `start` or, for a PERIOD, `start~end` or `start~+seconds`.
private func addedDate(_ text: String) -> EventSchedule.AddedDate {
  let parts = text.split(separator: "~").map { String($0) }
  if parts.count == 1 { return EventSchedule.AddedDate(inZone(text)) }
  if parts[1].hasPrefix("+") {
    let seconds = Int(parts[1].dropFirst()) ?? 0
    return EventSchedule.AddedDate(
      inZone(parts[0]), ending: .duration(CalendarDuration(seconds: seconds)))
  }
  return EventSchedule.AddedDate(inZone(parts[0]), ending: .time(inZone(parts[1])))
}

extension CalendarTime {
  /// As the test tables write it.
  var short: String {
    basicText + (zone == "America/New_York" ? "NY" : zone.map { "[\($0)]" } ?? "")
  }
}

extension EventSeries.Hit {
  /// `member: start/end (recurrenceID)`.
  var short: String {
    "\(memberIndex): \(start.short)/\(end.short)" + (recurrenceID.map { " (\($0.short))" } ?? "")
  }
}

/// The hits of a series in a window, as text.
func hits(
  _ members: [EventSchedule], _ from: String = "20250101T000000Z",
  _ to: String = "20260101T000000Z", zones: ZoneMap = .test
) -> [String] {
  EventSeries(members: members).expansion(in: window(from, to), zones: zones).hits.map(\.short)
}

/// The problems of a series in a window, by kind.
func problems(
  _ members: [EventSchedule], _ from: String = "20250101T000000Z",
  _ to: String = "20260101T000000Z"
) -> [EventSeries.Problem] {
  EventSeries(members: members).expansion(in: window(from, to), zones: .test).problems
}
