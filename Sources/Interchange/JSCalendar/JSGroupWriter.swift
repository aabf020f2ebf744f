import CalendarModel
import ICalendar

/// Makes the Groups of a file (RFC 8984, 3.3).
struct JSGroupWriter {
  private let file: CalendarFile
  private let todos: [(item: Todo, calendar: Int)]
  private var writer: JSEventWriter

  init(_ file: CalendarFile) {
    self.file = file
    todos = file.todosByCalendar()
    writer = JSEventWriter(clock: EventClock(file, todos: todos.map(\.item)))
  }

  /// What could not be expressed.
  var tally: LossTally { writer.tally }

  mutating func groups() -> [JSONTree] {
    let calendars = max(file.calendars.count, 1)
    var events: [[Event]] = Array(repeating: [], count: calendars)
    for (event, calendar) in file.eventsByCalendar() { events[calendar].append(event) }
    var todos: [[Todo]] = Array(repeating: [], count: calendars)
    for (todo, calendar) in self.todos { todos[calendar].append(todo) }
    var groups: [JSONTree] = []
    for (index, head) in file.calendars.enumerated() {
      groups.append(group(head, events[index], todos[index]))
    }
    writer.tally.countComponents(of: file, except: ["VEVENT", "VTODO", "VTIMEZONE"])
    return groups
  }

  private mutating func group(
    _ head: CalendarHead, _ events: [Event], _ todos: [Todo]
  ) -> JSONTree {
    var group = JSObject("Group")
    func text(_ names: String...) -> String? {
      let texts = names.lazy.compactMap { name in
        head.properties.first { $0.name.uppercased() == name }
      }
      return texts.first.map { TextEscaping.unescape($0.value) }
    }
    // Without one of its own, a calendar is known by what is in it.
    let identities = (events.map(\.uid) + todos.map(\.uid)).joined(separator: "\n")
    let uid = StableUUID(namespace: .domainNames, name: head.identity.name + "\n" + identities)
    group.set("uid", text("UID") ?? uid.description)
    group.set("prodId", head.productID)
    let changed = text("LAST-MODIFIED").flatMap(Self.instant)
    let updated =
      changed
      ?? (events.compactMap(\.updated) + todos.compactMap(\.updated)).max { $0 < $1 }
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
      writer.tally.line = nil
      writer.tally.count(.notExpressed, property.name.uppercased(), action: "left out")
    }
    let entries =
      entries(events) { $0.object(of: $1, overrides: $2, method: head.method) }
      + entries(todos) { $0.object(of: $1, overrides: $2, method: head.method) }
    // Both are in the file's order; a sort keeps it where there are no lines.
    group["entries"] = .array(
      entries.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element.object.tree))
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

  /// What masters and lone overrides become, with their lines.
  private mutating func entries<Entry: JSEntry>(
    _ list: [Entry], _ write: (inout JSEventWriter, Entry, [Entry]) -> JSObject
  ) -> [(line: Int, object: JSObject)] {
    var overrides: [String: [Entry]] = [:]
    var masters: [Entry] = []
    let masterUIDs = Set(list.filter { $0.replacement == nil }.map(\.uid))
    for entry in list {
      if entry.replacement != nil, masterUIDs.contains(entry.uid) {
        overrides[entry.uid, default: []].append(entry)
      } else {
        masters.append(entry)
      }
    }
    return masters.map { entry in
      // A UID that stands twice has its overrides once.
      let own = entry.replacement == nil ? overrides.removeValue(forKey: entry.uid) : nil
      return (entry.line ?? 0, write(&writer, entry, own ?? []))
    }
  }
}
