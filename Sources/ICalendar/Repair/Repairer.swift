import CalendarModel

/// One round of repair over a file.
///
/// Components are mended one at a time. What is kept of one is its new lines, or where it is not
/// changed only where it stands in the file. Those of the calendars themselves are made a second
/// time when they are written.
struct Repairer {
  let file: CalendarFile
  private let demoting: LineSet
  private var changes: RepairChanges
  var zones: ZoneResolver
  var tree: RepairTree

  private init(_ file: CalendarFile, _ tree: RepairTree, demoting: LineSet) {
    self.file = file
    self.tree = tree
    self.demoting = demoting
    changes = RepairChanges(file: file.document.file)
    zones = ZoneResolver(file.document, database: file.options.zones)
  }

  /// What became of the file in a round.
  struct Result {
    var bytes: [UInt8]
    /// None where nothing had to be done.
    var changes: [Diagnostic]
    var changeCount: Int
  }

  /// Repairs a file.
  ///
  /// - Parameter demoting: the lines to be kept as text, because they were not mended before.
  static func round(over file: CalendarFile, demoting: LineSet) -> Result {
    file.document.withReader { reader in
      var repairer = Repairer(
        file, RepairTree(RepairedLines(reader), demoting: demoting), demoting: demoting)
      return repairer.run(reader)
    }
  }

  private mutating func run(_ reader: LineReader) -> Result {
    reportLines()
    var room = 0
    for calendar in tree.calendars.indices { room += repair(calendar, reader) }
    UIDRepair(reader: reader).run(&self)
    var added: [Int: [RepairedComponent]] = [:]
    for calendar in tree.calendars.indices {
      let zones = repairZones(of: calendar, reader)
      if !zones.isEmpty { added[calendar] = zones }
    }
    if changes.isEmpty, demoting.isEmpty {
      return Result(bytes: file.document.bytes, changes: [], changeCount: 0)
    }
    reportLongLines()
    for number in demoting.sorted {
      report(.badValue, number, nil, "no valid form was found", PropertyRepair.keptAction)
    }
    let bytes = written(added, room: room, reader)
    return Result(bytes: bytes, changes: changes.sorted(), changeCount: changes.count)
  }

  /// The new file.
  ///
  /// - Parameters:
  ///   - added: what comes before the parts of calendars.
  ///   - room: the bytes of the calendars without their parts.
  private mutating func written(
    _ added: [Int: [RepairedComponent]], room: Int, _ reader: LineReader
  ) -> [UInt8] {
    // What has to be told was told.
    changes.isSilent = true
    var bytes: [UInt8] = []
    // Growing would take twice the room for a time.
    bytes.reserveCapacity(tree.parts.indices.reduce(room) { $0 + tree.room($1) } + 256)
    for calendar in tree.calendars.indices {
      var head = tree.head(calendar)
      repair(&head, in: nil, reader)
      head.appendHead(to: &bytes)
      for component in added[calendar] ?? [] { component.append(to: &bytes) }
      for part in tree.parts(of: calendar) { tree.move(part, to: &bytes) }
      head.appendEnd(to: &bytes)
    }
    return bytes
  }

  mutating func report(
    _ code: Diagnostic.Code, _ number: Int, _ uid: String?, _ problem: @autoclosure () -> String,
    _ action: @autoclosure () -> String
  ) {
    changes.add(code, line: number, uid: uid, problem(), action())
  }

  /// Repairs a calendar and what stands in it; the bytes that it takes without that.
  private mutating func repair(_ calendar: Int, _ reader: LineReader) -> Int {
    var head = tree.head(calendar)
    let (method, uid) = (head.method, head.statedUID)
    repair(&head, in: nil, reader)
    let surroundings = RepairSurroundings.calendar(head, method: method, uid: uid)
    tree.calendars[calendar].surroundings = surroundings
    for part in tree.parts(of: calendar) {
      let original = tree.component(Int(tree.parts[part].node))
      var component = original
      repair(&component, in: surroundings, reader)
      if let hash = keep(component, original, as: part, of: calendar) {
        tree.uidHashes.append(hash)
      }
    }
    return head.headSize
  }

  /// A part of a calendar once more, as it was made when it was repaired first.
  func component(of part: Int, in calendar: Int, _ reader: LineReader) -> RepairedComponent {
    var component = tree.component(Int(tree.parts[part].node))
    if tree.parts[part].isAsRead { return component }
    // What has to be told of it was told then.
    var silent = self
    silent.changes.isSilent = true
    silent.repair(&component, in: tree.calendars[calendar].surroundings, reader)
    return component
  }

  /// Keeps what a part of a calendar has become.
  ///
  /// - Returns: a hash of its UID, where it has one that no other may have.
  @discardableResult
  mutating func keep(
    _ component: RepairedComponent, _ original: RepairedComponent?, as part: Int,
    of calendar: Int
  ) -> Int? {
    // Taken out, so that they are not copied.
    var zones: [String: Instant] = [:]
    swap(&zones, &tree.calendars[calendar].zones)
    tree.parts[part].isZoned = note(component, &zones)
    swap(&zones, &tree.calendars[calendar].zones)
    var kind = RepairedPart.Kind(component.kind)
    var hash: Int?
    if kind.hasUID {
      if let uid = component.first("UID")?.property.value {
        tree.parts[part].isOverride = component.has("RECURRENCE-ID")
        hash = RepairedComponent.trimmed(uid).hashValue
      } else {
        kind = .other
      }
    }
    tree.parts[part].kind = kind
    if original.map({ !component.isAsRead($0) }) ?? true {
      tree.setText(of: part, to: component)
    }
    return hash
  }

  /// Repairs a component and those inside it.
  private mutating func repair(
    _ component: inout RepairedComponent, in outer: RepairSurroundings?, _ reader: LineReader
  ) {
    if component.kind.hasPrefix("X-") { return }
    // As a whole, by `repairZones`.
    if component.kind == "VTIMEZONE", outer?.kind == "VCALENDAR" { return }
    let original = component
    let method = component.kind == "VCALENDAR" ? component.method : outer?.method
    let uid = component.statedUID ?? outer?.uid
    if let outer, let restriction = ComponentRestriction.all[outer.kind],
      ComponentRestriction.all[component.kind] != nil,
      !restriction.components.contains(component.kind)
    {
      report(
        .misplacedComponent, component.number, uid,
        "\(component.kind) does not stand in \(outer.kind)",
        "kept as X-DAYMARK-\(component.kind)")
      return component.demote()
    }
    demoteRepeated(&component, uid)
    mendProperties(&component, uid, reader)
    var repair = ComponentRepair(
      component: component, outer: original, zones: zones, document: file.document, reader: reader)
    repair.run(method: method, summary: outer?.summary)
    component = repair.component
    zones = repair.zones
    for change in repair.changes {
      report(change.code, change.number, uid, change.problem, change.action)
    }
    if component.kind.hasPrefix("X-DAYMARK-") || component.components.isEmpty { return }
    let this = RepairSurroundings(
      kind: component.kind, summary: component.first("SUMMARY")?.property.value, method: method,
      uid: uid)
    for index in component.components.indices {
      self.repair(&component.components[index], in: this, reader)
    }
  }

  /// Keeps as text what stands more than once where it may only once: the reader takes the
  /// first, be it good or not, but of UIDs the first that is not empty.
  private mutating func demoteRepeated(_ component: inout RepairedComponent, _ uid: String?) {
    guard let restriction = ComponentRestriction.all[component.kind] else { return }
    let sound = component.properties.first {
      $0.isNamed("UID") && $0.property.value.utf8.contains { $0 > 0x20 }
    }
    let kind = component.kind
    let isAudio =
      kind == "VALARM" && component.first("ACTION")?.property.value.uppercased() == "AUDIO"
    var seen: Set<String> = []
    var hasRepeated = false
    let properties = component.properties
    let kept = properties.replaced { property in
      let name = property.name
      guard
        restriction.once.contains(name) || restriction.atMostOnce.contains(name)
          || isAudio && name == "ATTACH"
      else { return property }
      let isTaken =
        name == "UID" && sound != nil
        ? property.number != sound?.number : !seen.insert(name).inserted
      guard isTaken else { return property }
      hasRepeated = true
      report(
        .repeatedProperty, property.number, uid, "\(kind) has more than one \(name)",
        PropertyRepair.keptAction)
      return property.unread()
    }
    if hasRepeated { component.properties = kept }
  }

  private mutating func mendProperties(
    _ component: inout RepairedComponent, _ uid: String?, _ reader: LineReader
  ) {
    var mended = RepairedProperties()
    let kind = component.kind
    for var property in component.properties {
      property = property.read()
      if let line = property.line {
        let section = reader.withParameters(of: line) { Array($0) }
        if let regrouped = property.property.regrouped(section: section) {
          report(
            .unquotedColon, property.number, uid,
            "a parameter of \(property.property.name) has a colon and is not quoted", "quoted")
          property = property.changed(to: regrouped)
        }
        forgetUnknownZone(&property, uid)
      }
      let result = mend(property, kind, reader)
      for change in result.changes {
        report(change.fault.code, property.number, uid, change.fault.problem, change.action)
      }
      mended += result.properties
    }
    component.properties = mended
  }

  /// Keeps a TZID that the reader took for no zone under another name.
  private mutating func forgetUnknownZone(_ property: inout RepairedProperty, _ uid: String?) {
    guard let zoneID = property.property.zoneID,
      PropertyDefinition.of(property.name)?.types.contains(.dateTime) == true,
      zone(zoneID) == nil
    else { return }
    report(
      .unknownTimeZone, property.number, uid,
      "no time zone \"\(LineReader.excerpt(zoneID))\" is known", "TZID is kept as X-DAYMARK-TZID")
    var changed = property.property
    for index in changed.parameters.indices
    where changed.parameters[index].name.uppercased() == "TZID" {
      changed.parameters[index] = Property.Parameter("X-DAYMARK-TZID", [zoneID])
    }
    property = property.changed(to: changed)
  }

  private mutating func mend(
    _ property: RepairedProperty, _ kind: String, _ reader: LineReader
  ) -> PropertyRepair.Result {
    // Zones are looked up before: a closure can't change what is looked up in.
    var known: [String: TimeZoneTable] = [:]
    if let name = property.property.zoneID { known[name] = zone(name) }
    let tables = known
    return PropertyRepair(reader: reader, component: kind, zone: { tables[$0] }).run(property)
  }

  /// The zone that a TZID means to the reader.
  mutating func zone(_ zoneID: String) -> TimeZoneTable? {
    zones.resolution(of: zoneID, in: file.document).table
  }
}

extension RepairedComponent {
  /// METHOD in upper case.
  fileprivate var method: String? {
    first("METHOD").map { TextEscaping.unescape($0.property.value).uppercased() }
  }

  /// The first UID that is not empty.
  fileprivate var statedUID: String? {
    properties.first { $0.isNamed("UID") && !$0.property.value.isEmpty }
      .map { TextEscaping.unescape($0.property.value) }
  }
}
