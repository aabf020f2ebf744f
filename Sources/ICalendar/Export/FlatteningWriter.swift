import CalendarModel

/// Writes occurrences as events of their own.
struct FlatteningWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  /// How many events.
  private(set) var eventCount = 0

  private let query: OccurrenceQuery
  private let zoneNames: [String: String]
  /// The UIDs given so far: two masters of one UID may have equal starts.
  private var givenUIDs: Set<String> = []

  /// A writer that has written nothing.
  init(query: OccurrenceQuery) {
    self.query = query
    zoneNames = query.file.timeZones.reduce(into: [:]) { $0[$1.zoneID] = $1.table?.name }
  }

  /// Appends a VCALENDAR of these occurrences of one calendar, in their order; the first that
  /// has no room, or nil where all have.
  mutating func append(_ hits: [ChosenOccurrence], calendar: Int) -> ChosenOccurrence? {
    let writer = SelectionWriter(file: query.file)
    return query.file.content.withReader { reader in
      var zones = SelectionZones(query.zones)
      for hit in hits {
        zones.note(hit.start)
        zones.note(hit.end)
      }
      let leftOut = alarmsElsewhere(hits, reader)
      writer.begin(calendar, zones, reader, to: &bytes)
      defer { writer.end(&bytes) }
      for (number, hit) in hits.enumerated() {
        if bytes.count > Self.mostBytes { return hit }
        if let original = hit.recurrenceID {
          append(hit, of: original, without: leftOut[number] ?? [], writer, reader)
        } else {
          writer.appendEvent(hit.record, reader, to: &bytes)
        }
        eventCount += 1
      }
      return nil
    }
  }

  private mutating func append(
    _ hit: ChosenOccurrence, of original: CalendarTime, without alarms: Set<Int>,
    _ writer: SelectionWriter, _ reader: LineReader
  ) {
    let seriesUID = query.file.index.uid(of: hit.record, reader)
    var list = PropertyList()
    list.add("UID", value: uid(of: seriesUID, original))
    list.add("DTSTAMP", instant: writer.missingStamp(of: hit.record, reader))
    list.add("DTSTART", time: hit.start)
    if !hit.interval.isEmpty { list.add("DTEND", time: hit.end) }
    list.add("RELATED-TO", text: seriesUID)
    reader.appendComponent(
      Int(query.file.index.records[hit.record].node), adding: list.properties,
      leavingOut: [
        .uid, .start, .dateEnd, .duration, .rule, .exceptionRule, .recurrenceDate,
        .exceptionDate, .recurrenceID,
      ], children: alarms, to: &bytes)
  }

  /// The UID of an occurrence: a UUID of version 5, of the series' UID, a line feed, and the
  /// original start as iCalendar writes it, with the name of its zone in brackets.
  private mutating func uid(of series: String, _ original: CalendarTime) -> String {
    let zone = original.zone.map { "[\(zoneNames[$0] ?? $0)]" } ?? ""
    let name = "\(series)\n\(original.basicText)\(zone)"
    var uid = StableUUID(namespace: Self.namespace, name: name).description
    var number = 1
    while !givenUIDs.insert(uid).inserted {
      number += 1
      uid = StableUUID(namespace: Self.namespace, name: "\(name)\n\(number)").description
    }
    return uid
  }

  /// For each occurrence, the alarms at a fixed time that belong to another one of the same
  /// component.
  private func alarmsElsewhere(
    _ hits: [ChosenOccurrence], _ reader: LineReader
  ) -> [Int: Set<Int>] {
    let byRecord = Dictionary(grouping: hits.indices) { hits[$0].record }
    var result: [Int: Set<Int>] = [:]
    for (record, numbers) in byRecord where numbers.count > 1 {
      let node = Int(query.file.index.records[record].node)
      for alarm in reader.children(of: node) where reader.nodes[alarm].kind == .alarm {
        guard let line = reader.firstOwnLine(of: alarm, kind: .trigger),
          let time = reader.instant(line)
        else { continue }
        let owner =
          numbers.first { hits[$0].interval.lowerBound >= time } ?? numbers[numbers.count - 1]
        for number in numbers where number != owner { result[number, default: []].insert(alarm) }
      }
    }
    return result
  }

  /// The namespace of the UIDs. It must never change, or every occurrence that was exported
  /// would come back as a new event.
  private static let namespace = StableUUID(
    namespace: .domainNames, name: "occurrence.daymark.invalid")
  /// 512 MiB.
  private static let mostBytes = 512 << 20
}
