import CalendarModel

/// Reads the days that a component has for a mark.
enum MarkDaysReader {
  /// The days, never empty; nil where the component is none that marks are written as, or has
  /// no day that can be read.
  static func days(of component: Component) -> Range<Day>? {
    switch component.name.uppercased() {
    case "VEVENT":
      guard let first = day("DTSTART", of: component) else { return nil }
      return first..<max(end(of: component, from: first), first.advanced(by: 1))
    case "VJOURNAL":
      guard let first = day("DTSTART", of: component) else { return nil }
      let count = component.property(MarkProperty.days).flatMap { Int($0.value) } ?? 1
      return first..<first.advanced(by: longest.contains(count) ? count : 1)
    case "VTODO":
      guard let last = day("DUE", of: component) ?? day("DTSTART", of: component)
      else { return nil }
      let first = day("DTSTART", of: component) ?? last
      return min(first, last)..<last.advanced(by: 1)
    default: return nil
    }
  }

  /// The day after the last one of an event.
  private static func end(of component: Component, from first: Day) -> Day {
    if let property = component.property("DTEND"), let day = day(of: property) {
      // A DATE-TIME within a day still touches that day.
      let time = property.value.split(separator: "T").dropFirst().first ?? "000000"
      return time.hasPrefix("000000") ? day : day.advanced(by: 1)
    }
    let duration = component.property("DURATION").flatMap { wholeDays($0.value) }
    return first.advanced(by: duration ?? 1)
  }

  /// The days of a DURATION of days or weeks alone.
  private static func wholeDays(_ text: String) -> Int? {
    guard text.first == "P", let unit = text.last, let count = Int(text.dropFirst().dropLast()),
      longest.contains(count)
    else { return nil }
    switch unit {
    case "D": return count
    case "W": return count * 7
    default: return nil
    }
  }

  private static func day(_ name: String, of component: Component) -> Day? {
    component.property(name).flatMap(day)
  }

  /// The day of a DATE, or of a DATE-TIME.
  private static func day(of property: Property) -> Day? {
    Day(property.value.prefix { $0 != "T" })
  }

  /// More days than there are from the year 0 to 9999.
  private static let longest = 1...4_000_000
}
