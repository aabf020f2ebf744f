import CalendarModel
import ICalendar

/// Makes the Groups of a file (RFC 8984, 3.3).
struct JSGroupWriter {
  private let file: CalendarFile
  private var events: JSEventWriter

  init(_ file: CalendarFile) {
    self.file = file
    events = JSEventWriter(clock: EventClock(file))
  }

  /// What could not be expressed.
  var tally: LossTally { events.tally }

  mutating func groups() -> [JSONTree] {
    var byCalendar: [[Event]] = Array(repeating: [], count: max(file.calendars.count, 1))
    for (event, calendar) in file.eventsByCalendar() { byCalendar[calendar].append(event) }
    var groups: [JSONTree] = []
    for (head, events) in zip(file.calendars, byCalendar) {
      groups.append(group(head, events))
    }
    events.tally.countComponents(of: file, except: ["VEVENT", "VTIMEZONE"])
    return groups
  }

  private mutating func group(_ head: CalendarHead, _ list: [Event]) -> JSONTree {
    var group = JSObject("Group")
    func text(_ names: String...) -> String? {
      let texts = names.lazy.compactMap { name in
        head.properties.first { $0.name.uppercased() == name }
      }
      return texts.first.map { TextEscaping.unescape($0.value) }
    }
    // Without one of its own, a calendar is known by its events.
    let identities = list.map(\.uid).joined(separator: "\n")
    let uid = StableUUID(namespace: .domainNames, name: head.identity.name + "\n" + identities)
    group.set("uid", text("UID") ?? uid.description)
    group.set("prodId", head.productID)
    let changed = text("LAST-MODIFIED").flatMap(Self.instant)
    let updated = changed ?? list.compactMap(JSEventWriter.updated).max { $0 < $1 }
    group.set("updated", (updated ?? Instant(secondsSince1970: 0)).description)
    group.set("title", text("NAME", "X-WR-CALNAME"))
    group.set("description", text("DESCRIPTION", "X-WR-CALDESC"))
    group.set("color", head.identity.color?.description)
    group.set("source", text("SOURCE"))
    let categories = head.properties.filter { $0.name.uppercased() == "CATEGORIES" }
    group.set("keywords", setOf: categories.flatMap { TextEscaping.unescapeList($0.value) })
    if let url = head.properties.first(where: { $0.name.uppercased() == "URL" }) {
      var link = JSObject("Link")
      link.set("href", url.value)
      group.set("links", numbered: [link])
    }
    for property in head.properties where !Self.known.contains(property.name.uppercased()) {
      events.tally.line = nil
      events.tally.count(.notExpressed, property.name.uppercased(), action: "left out")
    }
    group["entries"] = .array(entries(list, head))
    return group.tree
  }

  private static let known: Set<String> = [
    "PRODID", "VERSION", "CALSCALE", "METHOD", "UID", "LAST-MODIFIED", "NAME", "X-WR-CALNAME",
    "DESCRIPTION", "X-WR-CALDESC", "COLOR", "X-APPLE-CALENDAR-COLOR", "SOURCE", "CATEGORIES",
    "URL", "X-WR-TIMEZONE",
  ]

  private static func instant(_ text: String) -> Instant? {
    let typed = TypedProperty(Property("LAST-MODIFIED", value: text))
    guard case .text(let text)? = typed.values.first, text.hasSuffix("Z"),
      let day = Day(text.prefix(10))
    else { return nil }
    let parts = text.dropFirst(11).dropLast().split(separator: ":").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let second = parts[0] * 3600 + parts[1] * 60 + parts[2]
    return Instant(utc: WallTime(day).adding(seconds: second))
  }

  /// The events, overrides as patches of their masters.
  private mutating func entries(_ list: [Event], _ head: CalendarHead) -> [JSONTree] {
    var overrides: [String: [Event]] = [:]
    var masters: [Event] = []
    let masterUIDs = Set(list.filter { $0.schedule.replacement == nil }.map(\.uid))
    for event in list {
      if event.schedule.replacement != nil, masterUIDs.contains(event.uid) {
        overrides[event.uid, default: []].append(event)
      } else {
        masters.append(event)
      }
    }
    return masters.map { event in
      // A UID that stands twice has its overrides once.
      let own = event.schedule.replacement == nil ? overrides.removeValue(forKey: event.uid) : nil
      return events.object(of: event, overrides: own ?? [], method: head.method).tree
    }
  }
}
