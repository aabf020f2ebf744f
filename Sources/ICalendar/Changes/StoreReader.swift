import CalendarModel

/// Reads the calendars of a file into a `CalendarStore`: what stands directly in a calendar,
/// with its key and its version. O(bytes).
struct StoreReader {
  private let document: CalendarDocument
  private let options: ImportOptions
  private let index: EventIndex
  private let writesUIDs: Bool
  private var resolver: ZoneResolver
  private(set) var calendars: [StoredCalendar] = []
  private var components: [StoredComponent?] = []
  /// What the components of the calendar under way share.
  private var origin: StoredComponent.Origin
  private var madeUIDs: Set<String> = []

  init(_ file: CalendarFile, writesUIDs: Bool) {
    document = file.document
    options = file.options
    index = file.index
    self.writesUIDs = writesUIDs
    resolver = ZoneResolver(file.document, database: file.options.zones)
    origin = StoredComponent.Origin(file.document, method: nil)
    document.withReader { reader in read(file, reader) }
  }

  /// The components, which the reader keeps no longer.
  mutating func takeComponents() -> [StoredComponent?] {
    defer { components = [] }
    return components
  }

  private mutating func read(_ file: CalendarFile, _ reader: LineReader) {
    var head = 0
    var outside: Int?
    calendars.reserveCapacity(file.calendars.count)
    for node in document.nodes.indices {
      let parent = Int(document.nodes[node].parent)
      let kind = document.nodes[node].kind
      if kind == .calendar {
        calendars.append(calendar(file.calendars[head]))
        head += 1
        origin = StoredComponent.Origin(
          document, method: calendars[calendars.count - 1].method)
        for child in reader.children(of: node) where document.nodes[child].kind != .calendar {
          read(child, in: calendars.count - 1, reader)
        }
      } else if parent < 0 {
        // A component without a calendar around it: they share one.
        let index = outside ?? calendars.count
        if outside == nil {
          calendars.append(StoredCalendar(file: document.file))
          outside = index
        }
        origin = StoredComponent.Origin(document, method: nil)
        read(node, in: index, reader)
      }
    }
    if calendars.isEmpty { calendars.append(StoredCalendar(file: document.file)) }
    for index in calendars.indices { resolveZones(of: index) }
  }

  private mutating func calendar(_ head: CalendarHead) -> StoredCalendar {
    var calendar = StoredCalendar(file: document.file)
    calendar.properties = head.properties
    calendar.method = head.method
    if options.honorsCalendarTimeZone, let zone = head.timeZone, !zone.isEmpty,
      let table = resolver.resolution(of: zone, in: document).table
    {
      calendar.floatingZone = zone
      calendar.floatingTable = table
    }
    return calendar
  }

  private mutating func read(_ node: Int, in calendar: Int, _ reader: LineReader) {
    if document.nodes[node].kind == .timeZone {
      guard let line = reader.firstOwnLine(of: node, kind: .timeZoneID) else { return }
      let zoneID = reader.withValue(of: line) { ValueText.decode($0) }
      if calendars[calendar].zones[zoneID]?.isDefined != true {
        calendars[calendar].zones[zoneID, default: StoredZone()].source =
          DocumentComponent(document, node: node)
        calendars[calendar].zoneOrder.append(zoneID)
      }
      return
    }
    let component = component(node, in: calendar, reader)
    for (zoneID, first) in component.zones {
      let known = calendars[calendar].zones[zoneID]?.firstUse
      calendars[calendar].zones[zoneID, default: StoredZone()].firstUse =
        min(known ?? first, first)
    }
    components.append(component)
  }

  private mutating func resolveZones(of calendar: Int) {
    for zoneID in calendars[calendar].zones.keys {
      let resolution = resolver.resolution(of: zoneID, in: document)
      calendars[calendar].zones[zoneID]?.table = resolution.table
      if case .system = resolution.origin { calendars[calendar].zones[zoneID]?.isSystem = true }
    }
  }

  private mutating func component(
    _ node: Int, in calendar: Int, _ reader: LineReader
  ) -> StoredComponent {
    let kind = document.nodes[node].kind
    var uid: String?
    var original: Int?
    var revision = ComponentRevision()
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .uid where uid == nil:
        let text = reader.uid(line)
        if !text.isEmpty { uid = text }
      case .recurrenceID where original == nil: original = line
      case .sequence:
        revision.sequence =
          reader.withValue(of: line) { ScheduleBuilder.integer($0) } ?? 0
      case .stamp: revision.stamp = reader.instant(line)
      case .lastModified: revision.modified = reader.instant(line)
      default: break
      }
    }
    let name = reader.name(ofNode: node).uppercased()
    var key = ComponentKey(kind: name, uid: uid ?? madeUID(of: node, reader))
    if let original {
      key.original = self.original(reader.property(original), calendars[calendar].floatingZone)
      key.andFuture = reader.withParameters(of: original) { section in
        ParameterList.value(of: "RANGE", in: section)?.uppercased() == "THISANDFUTURE"
      }
    }
    let needsUID = ComponentRestriction.all[name]?.once.contains("UID") ?? false
    var facts = StoredComponent.Facts(
      key: key, revision: revision, isUIDSynthesized: uid == nil,
      isReadable: kind != .event || index.hasSchedule(ofNode: Int32(node)),
      writesUID: writesUIDs && needsUID, node: Int32(node), origin: origin)
    readZones(of: node, &facts, reader)
    return StoredComponent(facts, calendar: calendar)
  }

  /// Looks through all lines of a component, those of components in it as well.
  /// The UID of a component without one. Those with the same content share its storage.
  private mutating func madeUID(of node: Int, _ reader: LineReader) -> String {
    let uid = reader.madeUID(of: node)
    if let index = madeUIDs.firstIndex(of: uid) { return madeUIDs[index] }
    if madeUIDs.count < Self.mostMadeUIDs { madeUIDs.insert(uid) }
    return uid
  }

  private static let mostMadeUIDs = 1_000

  private func readZones(
    of node: Int, _ facts: inout StoredComponent.Facts, _ reader: LineReader
  ) {
    for line in Int(document.nodes[node].firstLine)..<Int(document.nodes[node].endLine) {
      let zoneID = reader.withParameters(of: line) { section in
        section.isEmpty ? nil : ParameterList.value(of: "TZID", in: section)
      }
      let isTime = Self.timeKinds.contains(reader.lines[line].kind)
      guard zoneID != nil || isTime else { continue }
      let time = reader.withValue(of: line) { value in
        let first = value.prefix { $0 != .comma && $0 != UInt8(ascii: "/") }
        return TimeValue(UnsafeBufferPointer(rebasing: first))?.time
      }
      if var zoneID, !zoneID.isEmpty {
        zoneID = zoneID.withUTF8 { ValueText.decode($0) }
        // Within a day of the instant, whatever the zone: enough for which rules are needed.
        let wallTime = time?.wallTime ?? WallTime(secondsSince1970: 0)
        let instant = Instant(utc: wallTime).adding(seconds: -86_400)
        facts.zones[zoneID] = min(facts.zones[zoneID] ?? instant, instant)
      } else if isTime, case .floating = time {
        facts.hasFloatingTimes = true
      }
    }
  }

  private mutating func original(
    _ property: Property, _ floatingZone: String?
  ) -> ComponentKey.Original {
    ComponentKey.Original(property) { zoneID in
      (zoneID ?? floatingZone).flatMap { resolver.resolution(of: $0, in: document).table }
    }
  }

  private static let timeKinds: KindSet = [
    .start, .dateEnd, .due, .recurrenceID, .recurrenceDate, .exceptionDate,
  ]
}
