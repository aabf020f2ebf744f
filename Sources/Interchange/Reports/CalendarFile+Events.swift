import CalendarModel
import ICalendar

extension CalendarFile {
  /// The events in the file's order, each with the index of its calendar.
  func eventsByCalendar() -> [(event: Event, calendar: Int)] {
    let lines = document.components.filter { $0.name.uppercased() == "VCALENDAR" }.map(\.line)
    var calendar = 0
    return events().events.map { event in
      while calendar + 1 < min(lines.count, calendars.count),
        let line = event.line, line >= lines[calendar + 1]
      {
        calendar += 1
      }
      return (event, calendar)
    }
  }
}

extension LossTally {
  /// Counts the components of a file that have none of these names, and those in events that
  /// are no alarms.
  mutating func countComponents(of file: CalendarFile, except names: Set<String>) {
    for component in file.document.components {
      let isCalendar = component.name.uppercased() == "VCALENDAR"
      for inner in isCalendar ? component.components : [component] {
        line = inner.line
        let name = inner.name.uppercased()
        if !names.contains(name) {
          count(.notExpressed, name, action: "left out")
        } else if name == "VEVENT" {
          for part in inner.components where part.name.uppercased() != "VALARM" {
            line = part.line
            count(.notExpressed, part.name.uppercased(), action: "left out")
          }
        }
      }
    }
  }
}
