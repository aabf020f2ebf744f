import CalendarModel
import ICalendar
import Testing

/// Calendars of version 1.0 from lines.
enum VCalendarText {
  /// A calendar with these lines after its VERSION.
  static func calendar(_ lines: [String], options: ImportOptions = ImportOptions()) throws
    -> CalendarFile
  {
    let all = ["BEGIN:VCALENDAR", "VERSION:1.0", "PRODID:-//Test//EN"] + lines + ["END:VCALENDAR"]
    return try CalendarFile(
      Array((all.joined(separator: "\r\n") + "\r\n").utf8), file: "test.vcs", options: options)
  }

  /// The properties of the only event, as iCalendar has them: `NAME;PARAMETER=value:value`.
  /// Its UID, DTSTART and SUMMARY are there already.
  static func event(_ lines: String..., head: [String] = []) throws -> [String] {
    let file = try calendar(
      head + ["BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z", "SUMMARY:Talk"] + lines
        + ["END:VEVENT"])
    let event = try #require(file.components[0].components.last)
    return event.properties.dropFirst(3).map(text) + event.components.flatMap(text)
  }

  /// The properties of the only component of a calendar, as iCalendar has them.
  static func component(_ name: String, _ lines: [String], head: [String] = []) throws -> [String] {
    let file = try calendar(head + ["BEGIN:\(name)"] + lines + ["END:\(name)"])
    let component = try #require(file.components[0].components.last)
    return component.properties.map(text) + component.components.flatMap(text)
  }

  static func text(_ property: Property) -> String {
    property.name
      + property.parameters.map { ";\($0.name)=\($0.values.joined(separator: ","))" }.joined()
      + ":" + property.value
  }

  static func text(_ component: Component) -> [String] {
    ["BEGIN:\(component.name)"] + component.properties.map(text)
      + component.components.flatMap(text) + ["END:\(component.name)"]
  }
}
