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
  private(set) var components: ComponentIndex
  private let extent: Extent
  private var hasFloatingTimes = false
  private var floatInOwnZone = false
  /// The last head, and the calendar that it became.
  private var last: (head: CalendarHead, calendar: StoredCalendar)?

  init(_ file: CalendarFile, writesUIDs: Bool) {
    self.init(file, writesUIDs: writesUIDs, reads: .everything)
    readAll(of: file)
  }

  /// Reads all but the zones that components use.
  init(comparing file: CalendarFile) {
    self.init(file, writesUIDs: false, reads: .definitions)
    readAll(of: file)
  }

  private mutating func readAll(of file: CalendarFile) {
    document.withReader { reader in read(file, reader) }
    components.finish()
  }

  private init(_ file: CalendarFile, writesUIDs: Bool, reads extent: Extent) {
    document = file.document
    options = file.options
    index = file.index
    self.writesUIDs = writesUIDs
    self.extent = extent
    resolver = ZoneResolver(file.document, database: file.options.zones)
    components = ComponentIndex(file.document)
  }

  /// How much is read.
  private enum Extent {
    case everything
    /// All but the zones that components use.
    case definitions
    /// What the calendars say of themselves.
    case heads
    /// That, and whether there are floating times in a calendar of another zone than this.
    case floatingTimes(besides: String?)
  }

  /// The calendars of a file, nothing in them, and whether a zone of its own is that of the
  /// floating times of any. O(*their own lines*).
  static func heads(
    of file: CalendarFile
  ) -> (calendars: [StoredCalendar], floatInOwnZone: Bool) {
    var reader = StoreReader(file, writesUIDs: true, reads: .heads)
    file.document.withReader { reader.read(file, $0) }
    return (reader.calendars, reader.floatInOwnZone)
  }

  /// Whether components of a file have times without a zone in a calendar whose X-WR-TIMEZONE is
  /// another than this. O(bytes).
  static func hasFloatingTimes(_ file: CalendarFile, besides zone: String?) -> Bool {
    var reader = StoreReader(file, writesUIDs: true, reads: .floatingTimes(besides: zone))
    file.document.withReader { reader.read(file, $0) }
    return reader.hasFloatingTimes
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
        components.note(
          calendars[calendars.count - 1].method, ofCalendar: calendars.count - 1)
        for child in reader.children(of: node)
        where document.nodes[child].kind != .calendar {
          read(child, in: calendars.count - 1, reader)
        }
      } else if parent < 0 {
        // A component without a calendar around it: they share one.
        let index = outside ?? calendars.count
        if outside == nil {
          calendars.append(StoredCalendar(file: document.file))
          outside = index
        }
        read(node, in: index, reader)
      }
    }
    if calendars.isEmpty { calendars.append(StoredCalendar(file: document.file)) }
    for index in calendars.indices where !calendars[index].zones.isEmpty {
      resolveZones(of: index)
    }
  }

  private mutating func calendar(_ head: CalendarHead) -> StoredCalendar {
    if let last, last.head.isShared(with: head) { return last.calendar }
    var calendar = StoredCalendar(file: document.file)
    calendar.properties = head.properties
    calendar.method = head.method
    if options.honorsCalendarTimeZone, let zone = head.timeZone, !zone.isEmpty {
      let resolution = resolver.resolution(of: zone, in: document)
      if let table = resolution.table {
        calendar.floatingZone = zone
        calendar.floatingTable = table
        if resolution.origin == .file { floatInOwnZone = true }
      }
    }
    last = (head, calendar)
    return calendar
  }

  private mutating func read(_ node: Int, in calendar: Int, _ reader: LineReader) {
    switch extent {
    case .everything, .definitions: break
    case .heads: return
    case .floatingTimes(let zone):
      guard !hasFloatingTimes, calendars[calendar].floatingZone != zone,
        document.nodes[node].kind != .timeZone
      else { return }
      var flags: ComponentIndex.Flags = []
      _ = zones(of: node, &flags, reader)
      hasFloatingTimes = flags.contains(.floating)
      return
    }
    if document.nodes[node].kind == .timeZone {
      guard let line = reader.firstOwnLine(of: node, kind: .timeZoneID) else { return }
      let zoneID = reader.withValue(of: line) { ValueText.decode($0) }
      calendars[calendar].define(zoneID, DocumentComponent(document, node: node))
      return
    }
    readComponent(node, in: calendar, reader)
  }

  private mutating func resolveZones(of calendar: Int) {
    for zoneID in Array(calendars[calendar].zones.keys) {
      let resolution = resolver.resolution(of: zoneID, in: document)
      calendars[calendar].zones[zoneID]?.table = resolution.table
      if case .system = resolution.origin { calendars[calendar].zones[zoneID]?.isSystem = true }
    }
  }

  private mutating func readComponent(_ node: Int, in calendar: Int, _ reader: LineReader) {
    let kind = document.nodes[node].kind
    var uidLine: Int?
    var original: Int?
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .uid where uidLine == nil: if !reader.uid(line).isEmpty { uidLine = line }
      case .recurrenceID where original == nil: original = line
      default: break
      }
    }
    let name = reader.name(ofNode: node).uppercased()
    var flags: ComponentIndex.Flags = []
    if kind != .event || index.hasSchedule(ofNode: Int32(node)) { flags.insert(.readable) }
    if writesUIDs, ComponentRestriction.all[name]?.once.contains("UID") ?? false {
      flags.insert(.writesUID)
    }
    let override = original.map { line in
      ComponentIndex.Override(
        original: self.original(reader.property(line), calendars[calendar].floatingZone),
        andFuture: reader.withParameters(of: line) { section in
          ParameterList.value(of: "RANGE", in: section)?.uppercased() == "THISANDFUTURE"
        })
    }
    var zones: [String: Instant] = [:]
    if case .everything = extent { zones = self.zones(of: node, &flags, reader) }
    for (zoneID, first) in zones {
      let known = calendars[calendar].zones[zoneID]?.firstUse
      calendars[calendar].zones[zoneID, default: StoredZone()].firstUse =
        min(known ?? first, first)
    }
    components.append(
      node: node, uidLine: uidLine, calendar: calendar, flags: flags, override: override,
      zones: zones, reader)
  }

  /// The TZIDs of a component, each with its first time: from all its lines, those of components
  /// in it as well.
  private func zones(
    of node: Int, _ flags: inout ComponentIndex.Flags, _ reader: LineReader
  ) -> [String: Instant] {
    var zones: [String: Instant] = [:]
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
        zones[zoneID] = min(zones[zoneID] ?? instant, instant)
      } else if isTime, case .floating = time {
        flags.insert(.floating)
      }
    }
    return zones
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
