import CalendarModel
import ICalendar

extension CalendarFile {
  /// Calls `body` with each event in the file's order, and the index of its calendar.
  func forEachEventByCalendar(_ body: (_ event: Event, _ calendar: Int) -> Void) {
    var places = CalendarPlaces(self)
    var events = eventSequence()
    for number in 0..<events.count {
      let event = events.read(number)
      body(event, places.calendar(of: event.line))
    }
  }

  /// Calls `body` with each to-do in the file's order, and the index of its calendar.
  func forEachTodoByCalendar(_ body: (_ todo: Todo, _ calendar: Int) -> Void) {
    var places = CalendarPlaces(self)
    var todos = todoSequence()
    for number in 0..<todos.count {
      let todo = todos.read(number)
      body(todo, places.calendar(of: todo.line))
    }
  }
}

/// Tells which calendar of a file something stands in, in the file's order.
private struct CalendarPlaces {
  /// The lines on which calendars begin.
  private let lines: [Int]
  private var calendar = 0

  init(_ file: CalendarFile) {
    lines = file.document.components.filter { $0.name.uppercased() == "VCALENDAR" }
      .prefix(file.calendars.count).map(\.line)
  }

  mutating func calendar(of line: Int?) -> Int {
    while calendar + 1 < lines.count, let line, line >= lines[calendar + 1] { calendar += 1 }
    return calendar
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
