import CalendarModel

/// Compares the zones that a file defines with those of the system that were taken for them.
struct ZoneComparison {
  let index: EventIndex
  let document: CalendarDocument

  /// Reports each zone for which the file says another offset than the system does at the
  /// start of one of its events: the first such event is named. O(*events* + *zones*).
  func report(_ context: inout ImportContext) {
    let spans = spans()
    var differing: [String: (system: TimeZoneTable, defined: TimeZoneTable)] = [:]
    for resolution in Array(context.zones.known.values) {
      guard case .system = resolution.origin, let system = resolution.table,
        let defined = context.zones.definition(of: resolution.zoneID, in: document),
        let span = spans[resolution.zoneID], differ(system, defined, in: span)
      else { continue }
      differing[resolution.zoneID] = (system, defined)
    }
    for (zoneID, record) in firstRecords(of: differing).sorted(by: { $0.key < $1.key }) {
      let node = Int(index.records[record].node)
      let start = index.records[record].schedule.start
      context.report(
        .warning, .timeZoneDiffers, line: Int(document.nodes[node].firstLine),
        uid: document.withReader { index.uid(of: record, $0) },
        "the file's definition of the time zone \"\(LineReader.excerpt(zoneID))\" differs from the "
          + "system's at \(start.wallTime)", "the system's is used")
    }
  }

  /// The wall times between which events start, by the TZID of their start.
  private func spans() -> [String: ClosedRange<WallTime>] {
    var spans: [String: ClosedRange<WallTime>] = [:]
    for record in index.records {
      guard let zone = record.schedule.start.zone else { continue }
      let time = record.schedule.start.wallTime
      let span = spans[zone] ?? time...time
      spans[zone] = min(span.lowerBound, time)...max(span.upperBound, time)
    }
    return spans
  }

  /// Whether two zones differ anywhere in a span: only at a change of one of them can they
  /// begin to.
  private func differ(
    _ first: TimeZoneTable, _ second: TimeZoneTable, in span: ClosedRange<WallTime>
  ) -> Bool {
    let start = first.instant(of: span.lowerBound)
    let end = first.instant(of: span.upperBound)
    func differ(at instant: Instant) -> Bool {
      first.offset(at: instant) != second.offset(at: instant)
    }
    return differ(at: start)
      || [first, second].contains { zone in
        zone.transitions.contains { change in
          start < change.instant && change.instant <= end && differ(at: change.instant)
        }
      }
  }

  /// The first event of each zone at the start of which its two tables differ: one look at the
  /// events for all zones.
  private func firstRecords(
    of zones: [String: (system: TimeZoneTable, defined: TimeZoneTable)]
  ) -> [String: Int] {
    var waiting = zones
    var found: [String: Int] = [:]
    for (number, record) in index.records.enumerated() {
      if waiting.isEmpty { break }
      let start = record.schedule.start
      guard let zoneID = start.zone, let zone = waiting[zoneID],
        zone.system.instant(of: start.wallTime) != zone.defined.instant(of: start.wallTime)
      else { continue }
      found[zoneID] = number
      waiting[zoneID] = nil
    }
    return found
  }
}
