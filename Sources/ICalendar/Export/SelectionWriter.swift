import CalendarModel

/// Writes some events of one calendar of a file.
struct SelectionWriter {
  let file: CalendarFile
  /// Whether zones that the file does not define, and that everybody finds by their names, get
  /// a definition.
  var definesKnownZones = true
  var document: CalendarDocument { file.content }

  /// About how many bytes an event takes.
  func room(_ record: Int) -> Int {
    let record = file.index.records[record]
    // UID and DTSTAMP may have to be added, and folds.
    let bytes = DocumentComponent(document, node: Int(record.node)).byteCount
    return bytes + bytes / 64 + (record.uidLine < 0 ? 72 : 28)
  }

  /// Appends a VCALENDAR of these records.
  func append(_ number: Int, records: [Int], to output: inout [UInt8]) {
    document.withReader { reader in
      var zones = SelectionZones(file.zoneMap(floating: .utc))
      for record in records { zones.note(file.index.records[record].schedule) }
      begin(number, zones, reader, to: &output)
      for record in records { appendEvent(record, reader, to: &output) }
      end(&output)
    }
  }

  /// Begins a VCALENDAR, up to its events.
  func begin(
    _ number: Int, _ zones: SelectionZones, _ reader: LineReader, to output: inout [UInt8]
  ) {
    append("BEGIN:VCALENDAR", to: &output)
    appendHead(number, reader, to: &output)
    let definitions = definitions(of: zones, reader)
    let resolutions = file.timeZones.indices.lazy
      .filter { zones.uses[file.timeZones[$0].zoneID] != nil }
      .reduce(into: [:]) { $0[file.timeZones[$1].zoneID] = $1 }
    for (zoneID, use) in zones.uses.sorted(by: { $0.key < $1.key }) {
      appendZone(
        zoneID, use, resolutions[zoneID].map { file.timeZones[$0] }, definitions[zoneID], reader,
        to: &output)
    }
  }

  /// The nodes of the file's first definition of each zone that is used. O(*components*).
  private func definitions(of zones: SelectionZones, _ reader: LineReader) -> [String: Int] {
    var definitions: [String: Int] = [:]
    if zones.uses.isEmpty { return definitions }
    for node in document.nodes.indices where document.nodes[node].kind == .timeZone {
      guard let line = reader.firstOwnLine(of: node, kind: .timeZoneID),
        case let zoneID = reader.text(line), zones.uses[zoneID] != nil
      else { continue }
      definitions[zoneID] = definitions[zoneID] ?? node
    }
    return definitions
  }

  /// Ends the VCALENDAR.
  func end(_ output: inout [UInt8]) {
    append("END:VCALENDAR", to: &output)
  }

  private func appendHead(_ number: Int, _ reader: LineReader, to output: inout [UInt8]) {
    let nodes = document.nodes.indices.filter { document.nodes[$0].kind == .calendar }
    var kinds: Set<PropertyKind> = []
    var lines: [Int] = []
    let given = file.givenIdentity
    if number < nodes.count {
      reader.forEachOwnLine(of: nodes[number]) { line in
        let kind = reader.lines[line].kind
        kinds.insert(kind)
        if given?.replaces(kind) != true { lines.append(line) }
      }
    }
    if !kinds.contains(.version) { append("VERSION:2.0", to: &output) }
    if !kinds.contains(.productID) {
      append("PRODID:\(CalendarComponents.daymarkProductID)", to: &output)
    }
    for line in lines { reader.appendCanonical(line, to: &output) }
    if let given {
      var writer = ContentLineWriter()
      for property in given.properties { writer.write(property) }
      output += writer.bytes
    }
  }

  /// The file's definition of a zone, or one made from the zone that its TZID was taken for.
  ///
  /// The file's own is copied where it says what its TZID was taken for, at all times that are
  /// needed, and other programs can read it: Outlook knows no lists of RDATEs.
  ///
  /// - Parameter node: that definition.
  private func appendZone(
    _ zoneID: String, _ use: SelectionZones.Use, _ resolution: ZoneResolution?, _ node: Int?,
    _ reader: LineReader, to output: inout [UInt8]
  ) {
    if let node, isSound(ZoneComponent(document, node: node), resolution, use) {
      reader.appendComponent(node, to: &output)
    } else if node == nil, !definesKnownZones, case .system = resolution?.origin {
      return
    } else if let table = resolution?.table {
      output += ZoneComponentWriter(zoneID: zoneID, table: table)
        .component(from: use.first, through: use.last).serialized()
    } else if let node {
      reader.appendComponent(node, to: &output)
    }
  }

  private func isSound(
    _ definition: ZoneComponent, _ resolution: ZoneResolution?, _ use: SelectionZones.Use
  ) -> Bool {
    guard let table = resolution?.table, let own = definition.table(named: table.name)
    else { return true }
    if definition.isUnwieldy { return false }
    if resolution?.origin == .file { return true }
    let end =
      use.last?.adding(seconds: 1) ?? use.first.adding(seconds: TimeZoneTable.planningHorizon)
    return own.agrees(with: table, from: use.first, to: end)
  }

  /// Appends a component as it came, with what RFC 5545 requires of it.
  func appendEvent(_ record: Int, _ reader: LineReader, to output: inout [UInt8]) {
    var list = PropertyList()
    let hasUID = file.index.records[record].uidLine >= 0
    if !hasUID { list.add("UID", value: file.index.uid(of: record, reader)) }
    list.add("DTSTAMP", instant: missingStamp(of: record, reader))
    reader.appendComponent(
      Int(file.index.records[record].node), adding: list.properties,
      leavingOut: hasUID ? [] : [.uid], to: &output)
  }

  /// The DTSTAMP of a component that has none; nil where it has one.
  func missingStamp(of record: Int, _ reader: LineReader) -> Instant? {
    let node = Int(file.index.records[record].node)
    guard reader.firstOwnLine(of: node, kind: .stamp) == nil else { return nil }
    func instant(_ kind: PropertyKind) -> Instant? {
      reader.firstOwnLine(of: node, kind: kind).flatMap { reader.instant($0) }
    }
    return Instant.madeStamp(lastModified: instant(.lastModified), created: instant(.created))
  }

  private func append(_ line: String, to output: inout [UInt8]) {
    LineFolding.append(Array(line.utf8), to: &output)
  }
}
