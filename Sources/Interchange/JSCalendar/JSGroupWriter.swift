import CalendarModel
import ICalendar

/// Writes the Groups of a file (RFC 8984, 3.3). Events are read and written one at a time.
struct JSGroupWriter {
  private let file: CalendarFile
  private var eventSequence: EventSequence
  private var todoSequence: TodoSequence
  /// The events and the to-dos, calendar by calendar.
  private let events: [JSOutline]
  private let todos: [JSOutline]
  private var writer: JSEventWriter
  private var bytes: [UInt8] = []
  private let taker: TextTaker

  init(_ file: CalendarFile, to take: @escaping ([UInt8]) -> Void) {
    self.file = file
    var events: [JSOutline] = []
    events.reserveCapacity(file.eventCount)
    file.forEachEventByCalendar { event, calendar in
      events.append(JSOutline(event, number: events.count, calendar: calendar))
    }
    self.events = events
    var todos: [JSOutline] = []
    var zoneNames: Set<String> = []
    file.forEachTodoByCalendar { todo, calendar in
      todos.append(JSOutline(todo, number: todos.count, calendar: calendar))
      zoneNames.formUnion(todo.zoneNames)
    }
    self.todos = todos
    // The text of a series is held until its last override, and one may be the whole file. Room
    // that is not used costs nothing; to move a large text costs its size.
    let holdsSeries = events.contains(where: \.isOverride) || todos.contains(where: \.isOverride)
    taker = TextTaker(take, keepsRoom: holdsSeries)
    if holdsSeries { bytes.reserveCapacity(10 * file.document.serialized(.preserving).count) }
    eventSequence = file.eventSequence()
    todoSequence = file.todoSequence()
    writer = JSEventWriter(clock: EventClock(file, zoneNames: zoneNames))
  }

  /// What could not be expressed.
  var tally: LossTally { writer.tally }

  /// Writes a Group, or an array where there are several.
  mutating func write() {
    var events = events[...]
    var todos = todos[...]
    let isList = file.calendars.count != 1
    if isList { bytes.append(UInt8(ascii: "[")) }
    for (index, head) in file.calendars.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if isList { JSONTree.breakLine(1, to: &bytes) }
      let ownEvents = events.prefix { $0.calendar == index }
      let ownTodos = todos.prefix { $0.calendar == index }
      events = events[ownEvents.endIndex...]
      todos = todos[ownTodos.endIndex...]
      write(head, ownEvents, ownTodos, depth: isList ? 1 : 0)
    }
    if isList {
      if !file.calendars.isEmpty { JSONTree.breakLine(0, to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "\n"))
    taker.passOn(&bytes)
    writer.tally.countComponents(of: file, except: ["VEVENT", "VTODO", "VTIMEZONE"])
  }

  private mutating func write(
    _ head: CalendarHead, _ events: ArraySlice<JSOutline>, _ todos: ArraySlice<JSOutline>,
    depth: Int
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
    taker.passOnIfLong(&bytes)
  }

  /// Writes a Group but for its entries and its end.
  private mutating func addGroup(
    _ head: CalendarHead, _ events: ArraySlice<JSOutline>, _ todos: ArraySlice<JSOutline>,
    depth: Int
  ) {
    var group = JSObject("Group", depth: depth, behind: &bytes, passingOnTo: taker)
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
      var identity = head.identity.name + "\n"
      var isFirst = true
      for entry in [events, todos].joined() {
        if !isFirst { identity += "\n" }
        isFirst = false
        identity += entry.uid
      }
      let uid = StableUUID(namespace: .domainNames, name: identity)
      group.set("uid", uid.description)
    }
    group.set("prodId", head.productID)
    let changed = text("LAST-MODIFIED").flatMap(Self.instant)
    let updated = changed ?? [events, todos].joined().lazy.compactMap(\.updated).max { $0 < $1 }
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
    _ events: ArraySlice<JSOutline>, _ todos: ArraySlice<JSOutline>, method: String?, depth: Int
  ) {
    let events = JSOutlineGroups(events)
    let todos = JSOutlineGroups(todos)
    var isFirst = true
    func separate(_ bytes: inout [UInt8]) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONTree.breakLine(depth, to: &bytes)
    }
    var task = 0
    for group in 0..<events.count {
      while task < todos.count, todos.line(ofGroup: task) < events.line(ofGroup: group) {
        separate(&bytes)
        write(todos.numbers(ofGroup: task), method: method, depth: depth) {
          $0.todoSequence.read($1)
        }
        task += 1
      }
      separate(&bytes)
      write(events.numbers(ofGroup: group), method: method, depth: depth) {
        $0.eventSequence.read($1)
      }
    }
    while task < todos.count {
      separate(&bytes)
      write(todos.numbers(ofGroup: task), method: method, depth: depth) {
        $0.todoSequence.read($1)
      }
      task += 1
    }
  }

  /// Writes the Event or Task of a master or a lone override, and its overrides.
  ///
  /// - Parameter read: reads the entry of a number.
  private mutating func write<Entry: JSEntry>(
    _ group: ArraySlice<Int>, method: String?, depth: Int,
    _ read: (inout JSGroupWriter, Int) -> Entry
  ) {
    guard let first = group.first else { return }
    let master = read(&self, first)
    var series = writer.begin(
      master, method: method, depth: depth + 1, behind: &bytes,
      passingOnTo: group.count == 1 ? taker : nil)
    for number in group.dropFirst() {
      let override = read(&self, number)
      writer.add(override, to: &series)
    }
    bytes = series.takeText()
    taker.passOnIfLong(&bytes)
  }
}
