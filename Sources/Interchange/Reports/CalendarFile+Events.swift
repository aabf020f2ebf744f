import CalendarModel
import ICalendar

extension CalendarFile {
  /// The events in the file's order, each with the index of its calendar.
  func eventsByCalendar() -> [(item: Event, calendar: Int)] { byCalendar(events().events) }

  /// The to-dos in the file's order, each with the index of its calendar.
  func todosByCalendar() -> [(item: Todo, calendar: Int)] { byCalendar(todos().items) }

  private func byCalendar<Item: CalendarItem>(_ items: [Item]) -> [(item: Item, calendar: Int)] {
    let lines = document.components.filter { $0.name.uppercased() == "VCALENDAR" }.map(\.line)
    var calendar = 0
    return items.map { item in
      while calendar + 1 < min(lines.count, calendars.count),
        let line = item.line, line >= lines[calendar + 1]
      {
        calendar += 1
      }
      return (item, calendar)
    }
  }
}

extension LossTally {
  /// Counts the components in the calendars of a file, and those beside them, that have none
  /// of these names.
  mutating func countComponents(of file: CalendarFile, except names: Set<String>) {
    for component in file.document.components {
      let isCalendar = component.name.uppercased() == "VCALENDAR"
      for inner in isCalendar ? component.components : [component] {
        let name = inner.name.uppercased()
        if names.contains(name) { continue }
        line = inner.line
        count(.notExpressed, name, action: "left out")
      }
    }
  }
}
