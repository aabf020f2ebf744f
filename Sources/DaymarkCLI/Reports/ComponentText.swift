import CalendarModel
import ICalendar

/// A component in a few words: what it is, its title and when it takes place.
struct ComponentText {
  let key: ComponentKey
  let component: Component

  /// `event "Dinner", 2026-12-24 18:30`, and the UID where there is no title.
  var text: String {
    var text = kind
    if let title = component.title {
      text += " \"\(Self.cut(title))\""
    } else if !key.uid.isEmpty {
      text += " \(Self.cut(key.uid))"
    }
    if let start = component.statedStart { text += ", \(Self.text(of: start))" }
    if let original = key.original {
      text += key.andFuture ? ", from \(original) on" : ", instead of \(original)"
    }
    return text
  }

  /// The kind as people call it.
  var kind: String {
    switch key.kind {
    case "VEVENT": "event"
    case "VTODO": "to-do"
    case "VJOURNAL": "journal entry"
    case "VFREEBUSY": "busy time"
    case "VTIMEZONE": "time zone"
    case "VAVAILABILITY": "availability"
    case "VCALENDAR": "calendar"
    default: key.kind
    }
  }

  /// Day and time of day as they stand; the zone is named only for UTC.
  private static func text(of time: CalendarTime) -> String {
    if case .date(let day) = time { return "\(day)" }
    let wallTime = time.wallTime
    let clock = "\(wallTime)".dropFirst("\(wallTime.day)T".count).prefix(5)
    if case .utc = time { return "\(wallTime.day) \(clock) UTC" }
    return "\(wallTime.day) \(clock)"
  }

  private static func cut(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}
