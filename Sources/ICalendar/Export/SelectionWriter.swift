import CalendarModel

/// Writes some events of one calendar of a file.
struct SelectionWriter {
  let file: CalendarFile
  private var document: CalendarDocument { file.content }

  /// A VCALENDAR of these records.
  func calendar(_ number: Int, records: [Int]) -> [UInt8] {
    document.withReader { reader in
      var output: [UInt8] = []
      append("BEGIN:VCALENDAR", to: &output)
      appendHead(number, reader, to: &output)
      for (zoneID, first) in zones(of: records, reader).sorted(by: { $0.key < $1.key }) {
        appendZone(zoneID, first: first, reader, to: &output)
      }
      for record in records { appendEvent(record, reader, to: &output) }
      append("END:VCALENDAR", to: &output)
      return output
    }
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

  /// The TZIDs that the records use, each with the first time that it is needed for.
  private func zones(of records: [Int], _ reader: LineReader) -> [String: Instant] {
    let zoneMap = file.zoneMap(floating: .utc)
    var result: [String: Instant] = [:]
    for record in records {
      let schedule = file.index.records[record].schedule
      var times = [schedule.start]
      if case .time(let end) = schedule.ending { times.append(end) }
      if let original = schedule.replacement?.original { times.append(original) }
      times += schedule.recurrence?.addedDates.map(\.start) ?? []
      times += schedule.recurrence?.exceptionDates ?? []
      for time in times {
        guard let zone = time.zone else { continue }
        let instant = zoneMap.instant(of: time)
        result[zone] = min(result[zone] ?? instant, instant)
      }
    }
    return result
  }

  /// The file's definition of a zone, or one made from the zone that its TZID was taken for.
  private func appendZone(
    _ zoneID: String, first: Instant, _ reader: LineReader, to output: inout [UInt8]
  ) {
    let node = document.nodes.indices.first { node in
      document.nodes[node].kind == .timeZone
        && reader.firstOwnLine(of: node, kind: .timeZoneID).map { reader.text($0) } == zoneID
    }
    if let node {
      reader.appendComponent(node, to: &output)
    } else if let table = file.timeZones.first(where: { $0.zoneID == zoneID })?.table {
      output += ZoneComponentWriter(zoneID: zoneID, table: table).component(from: first)
        .serialized()
    }
  }

  private func appendEvent(_ record: Int, _ reader: LineReader, to output: inout [UInt8]) {
    let node = Int(file.index.records[record].node)
    var added: [String] = []
    let hasUID = file.index.records[record].uidLine >= 0
    if !hasUID {
      added.append("UID:\(file.index.uid(of: record, reader))")
    }
    if reader.firstOwnLine(of: node, kind: .stamp) == nil {
      func instant(_ kind: PropertyKind) -> Instant? {
        reader.firstOwnLine(of: node, kind: kind).flatMap { reader.instant($0) }
      }
      let stamp = Instant.madeStamp(
        lastModified: instant(.lastModified), created: instant(.created))
      added.append("DTSTAMP:\(CalendarTime.utc(stamp).basicText)")
    }
    reader.appendComponent(
      node, adding: added, leavingOut: hasUID ? [] : [.uid], to: &output)
  }

  private func append(_ line: String, to output: inout [UInt8]) {
    LineFolding.append(Array(line.utf8), to: &output)
  }
}
