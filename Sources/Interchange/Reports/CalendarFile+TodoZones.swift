import CalendarModel
import ICalendar

extension CalendarFile {
  /// What TZIDs mean that no event of the file has. O(bytes) where there are any.
  func timeZones(named names: Set<String>) -> [ZoneResolution] {
    let names = names.subtracting(timeZones.map(\.zoneID))
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

extension Todo {
  /// The TZIDs of its times.
  var zoneNames: [String] {
    let times =
      [start, due, replacement?.original] + (recurrence?.addedDates ?? []).map(\.start)
      + (recurrence?.exceptionDates ?? [])
    return times.compactMap { $0?.zone }
  }
}
