import CalendarModel
import ICalendar

extension CalendarFile {
  /// What the TZIDs mean that to-dos of the file have, and no event. O(bytes) where there are
  /// any.
  func timeZones(ofTodos todos: [Todo]) -> [ZoneResolution] {
    let known = Set(timeZones.map(\.zoneID))
    var names: Set<String> = []
    for todo in todos {
      let recurrence = todo.recurrence
      for time in [todo.start, todo.due, todo.replacement?.original]
        + (recurrence?.addedDates ?? []).map(\.start) + (recurrence?.exceptionDates ?? [])
      {
        if let zone = time?.zone, !known.contains(zone) { names.insert(zone) }
      }
    }
    if names.isEmpty { return [] }
    // A file knows the zones of its events: one with an event in each zone is asked.
    let definitions = document.components.flatMap { component in
      component.components.filter { $0.name.uppercased() == "VTIMEZONE" }.map(\.component)
    }
    let events = names.sorted().map { name in
      Component(
        "VEVENT",
        properties: [
          Property("UID", value: TextEscaping.escape(name)),
          Property(
            "DTSTART", parameters: [Property.Parameter("TZID", [name])],
            value: "20000101T000000"),
        ])
    }
    let calendar = Component(
      "VCALENDAR", properties: [Property("VERSION", value: "2.0")],
      components: definitions + events)
    return (try? CalendarFile(calendar.serialized(), file: document.file))?.timeZones ?? []
  }
}
