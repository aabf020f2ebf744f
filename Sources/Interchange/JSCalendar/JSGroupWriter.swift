import CalendarModel
import ICalendar

/// Writes the Groups of a file (RFC 8984, 3.3). Events are read and written one at a time.
struct JSGroupWriter {
  /// What of an event or to-do a Group has to know beforehand.
  private struct Outline {
    /// Its number among the events, or among the to-dos, of the file.
    let number: Int
    let uid: String
    let line: Int
    let isOverride: Bool
    let updated: Instant?

    init(_ entry: some JSEntry, number: Int) {
      self.number = number
      uid = entry.uid
      line = entry.line ?? 0
      isOverride = entry.replacement != nil
      updated = entry.updated
    }
  }

  private let file: CalendarFile
  private let todos: [(item: Todo, calendar: Int)]
  private var writer: JSEventWriter
  private(set) var bytes: [UInt8] = []

  init(_ file: CalendarFile) {
    self.file = file
    todos = file.todosByCalendar()
    // Room that is not used costs nothing; to move a large text costs its size.
    bytes.reserveCapacity(10 * file.document.serialized(.preserving).count)
    writer = JSEventWriter(clock: EventClock(file, todos: todos.map(\.item)))
  }

  /// What could not be expressed.
  var tally: LossTally { writer.tally }

  /// Writes a Group, or an array where there are several.
  mutating func write() {
    let calendars = max(file.calendars.count, 1)
    var events: [[Outline]] = Array(repeating: [], count: calendars)
    var number = 0
    file.forEachEventByCalendar { event, calendar in
      events[calendar].append(Outline(event, number: number))
      number += 1
    }
    var todos: [[Outline]] = Array(repeating: [], count: calendars)
    for (number, todo) in self.todos.enumerated() {
      todos[todo.calendar].append(Outline(todo.item, number: number))
    }
    let isList = file.calendars.count != 1
    if isList { bytes.append(UInt8(ascii: "[")) }
    for (index, head) in file.calendars.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if isList { JSONTree.breakLine(1, to: &bytes) }
      write(head, events[index], todos[index], depth: isList ? 1 : 0)
      events[index] = []
    }
    if isList {
      if !file.calendars.isEmpty { JSONTree.breakLine(0, to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "\n"))
    writer.tally.countComponents(of: file, except: ["VEVENT", "VTODO", "VTIMEZONE"])
  }

  private mutating func write(
    _ head: CalendarHead, _ events: [Outline], _ todos: [Outline], depth: Int
  ) {
    addGroup(head, events, todos, depth: depth + 1)
    bytes.append(UInt8(ascii: ","))
    JSONTree.breakLine(depth + 1, to: &bytes)
    bytes += "\"entries\": [".utf8
    if !events.isEmpty || !todos.isEmpty {
      writeEntries(events, todos, method: head.method, depth: depth + 2)
      JSONTree.breakLine(depth + 1, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    JSONTree.breakLine(depth, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a Group but for its entries and its end.
  private mutating func addGroup(
    _ head: CalendarHead, _ events: [Outline], _ todos: [Outline], depth: Int
  ) {
    var group = JSObject("Group", depth: depth, behind: &bytes)
    let properties = head.properties
    func text(_ names: String...) -> String? {
      let texts = names.lazy.compactMap { name in
        properties.first { $0.name.uppercased() == name }
      }
      return texts.first.map { TextEscaping.unescape($0.value) }
    }
    if let uid = text("UID") {
      group.set("uid", uid)
    } else {
      // Without one of its own, a calendar is known by what is in it.
      let identities = (events.map(\.uid) + todos.map(\.uid)).joined(separator: "\n")
      let uid = StableUUID(namespace: .domainNames, name: head.identity.name + "\n" + identities)
      group.set("uid", uid.description)
    }
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
    let categories = properties.filter { $0.name.uppercased() == "CATEGORIES" }
    group.set("keywords", setOf: categories.flatMap { TextEscaping.unescapeList($0.value) })
    if let url = properties.first(where: { $0.name.uppercased() == "URL" }) {
      var link = JSObject("Link")
      link.set("href", url.value)
      group.setNumbered("links") { $0(link) }
    }
    for property in properties where !Self.known.contains(property.name.uppercased()) {
      writer.tally.line = nil
      writer.tally.count(.notExpressed, property.name.uppercased(), action: "left out")
    }
    bytes = group.takeOpenText()
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

  /// Writes what masters and lone overrides become, by their lines.
  private mutating func writeEntries(
    _ events: [Outline], _ todos: [Outline], method: String?, depth: Int
  ) {
    // A sort keeps the order where there are no lines.
    let groups = Self.groups(events).sorted { $0[0].line < $1[0].line }
    var tasks = Self.groups(todos).sorted { $0[0].line < $1[0].line }[...]
    var isFirst = true
    func separate(_ bytes: inout [UInt8]) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONTree.breakLine(depth, to: &bytes)
    }
    var group = 0
    var count = 0
    var series = JSSeries.none
    file.forEachEvent(numbered: groups.flatMap { $0.map(\.number) }) { event in
      if count == 0 {
        while let task = tasks.first, task[0].line < groups[group][0].line {
          separate(&bytes)
          write(tasks.removeFirst(), method: method, depth: depth)
        }
        separate(&bytes)
        series = writer.begin(event, method: method, depth: depth + 1, behind: &bytes)
      } else {
        writer.add(event, to: &series)
      }
      count += 1
      guard count == groups[group].count else { return }
      bytes = series.takeText()
      group += 1
      count = 0
    }
    for task in tasks {
      separate(&bytes)
      write(task, method: method, depth: depth)
    }
  }

  /// Writes the Task of a to-do and its overrides.
  private mutating func write(_ group: [Outline], method: String?, depth: Int) {
    var series = writer.begin(
      todos[group[0].number].item, method: method, depth: depth + 1, behind: &bytes)
    for override in group.dropFirst() { writer.add(todos[override.number].item, to: &series) }
    bytes = series.takeText()
  }

  /// Masters and lone overrides in their order, each with its overrides behind it.
  private static func groups(_ list: [Outline]) -> [[Outline]] {
    var overrides: [String: [Outline]] = [:]
    var masters: [Outline] = []
    var masterUIDs: Set<String> = []
    for entry in list where !entry.isOverride { masterUIDs.insert(entry.uid) }
    for entry in list {
      if entry.isOverride, masterUIDs.contains(entry.uid) {
        overrides[entry.uid, default: []].append(entry)
      } else {
        masters.append(entry)
      }
    }
    return masters.map { entry in
      // A UID that stands twice has its overrides once.
      [entry] + ((entry.isOverride ? nil : overrides.removeValue(forKey: entry.uid)) ?? [])
    }
  }
}
