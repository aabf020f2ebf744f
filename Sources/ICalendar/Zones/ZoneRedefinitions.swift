import CalendarModel

/// Finds events in whose calendar a TZID means another zone than in a calendar before it in the
/// file. A TZID is its calendar's own (RFC 5545, 3.8.3.1), and is read as one zone in all of a file.
struct ZoneRedefinitions {
  let index: EventIndex
  let document: CalendarDocument

  private struct Key: Hashable {
    /// The node of the calendar.
    let calendar: Int32
    /// The node of the definition that is used.
    let used: Int
  }

  /// Reports the first event of each calendar and zone that takes place at another time by the
  /// calendar's own definition. O(*events* + *zones*), and O(lines) where definitions differ.
  func report(_ context: inout ImportContext) {
    var others = others(context.zones)
    guard !others.isEmpty else { return }
    for (number, record) in index.records.enumerated() {
      let start = record.schedule.start
      let node = document.nodes[Int(record.node)]
      guard let zoneID = start.zone, let used = context.zones.definition(of: zoneID),
        let zone = context.zones.known[zoneID]?.table
      else { continue }
      let key = Key(calendar: node.parent, used: used)
      guard let own = others[key],
        own.instant(of: start.wallTime) != zone.instant(of: start.wallTime)
      else { continue }
      others[key] = nil
      context.report(
        .warning, .redefinedTimeZone, line: Int(node.firstLine),
        uid: document.withReader { index.uid(of: number, $0) },
        "the time zone \"\(LineReader.excerpt(zoneID))\" of this calendar is another than that of a "
          + "calendar before it, at \(start.wallTime)", "the first definition is used")
    }
  }

  /// What the calendars have for zones that are read by the definition of another.
  private func others(_ zones: ZoneResolver) -> [Key: TimeZoneTable] {
    let definitions = document.nodes.indices.filter { document.nodes[$0].kind == .timeZone }
    let used = Set(
      zones.known.values.lazy.filter { $0.origin == .file }
        .compactMap { zones.definition(of: $0.zoneID) })
    guard definitions.count > used.count, !used.isEmpty else { return [:] }
    var others: [Key: TimeZoneTable] = [:]
    document.withReader { reader in
      for node in definitions where !used.contains(node) {
        guard let line = reader.firstOwnLine(of: node, kind: .timeZoneID) else { continue }
        let zoneID = reader.withValue(of: line) { ValueText.decode($0) }
        guard let first = zones.definition(of: zoneID), used.contains(first) else { continue }
        let key = Key(calendar: document.nodes[node].parent, used: first)
        // Within a calendar the first one counts.
        guard key.calendar != document.nodes[first].parent, others[key] == nil,
          !reader.haveSameComponents(first, node)
        else { continue }
        others[key] = ZoneComponent(document, node: node).table(named: zoneID)
      }
    }
    return others
  }
}
