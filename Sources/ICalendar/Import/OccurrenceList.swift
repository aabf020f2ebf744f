public import CalendarModel
public import Recurrence

/// The occurrences of a calendar in a window: a collection of them, by start, then UID. Each is
/// made when it is asked for.
public struct OccurrenceList: Sendable {
  /// What was wrong with them, and where a limit was met.
  public let diagnostics: [Diagnostic]

  private let hits: [PackedHit]
  /// The numbers of the hits, in their order.
  private let order: [Int32]
  /// What they are hits of, each once, with its calendar.
  private let events: [(event: SharedEvent, calendar: CalendarIdentity)]
  private let zoneIDs: [String]
  private let zoneNames: [String: String]
  private let zones: ZoneMap

  /// The occurrences, by start, then UID, as an array.
  public var occurrences: [Occurrence] { Array(self) }

  /// The occurrences of one kind that touch a window of a file.
  init(
    of kind: OccurringKind, _ file: CalendarFile, in window: Range<Instant>, zone: TimeZoneTable,
    limits: ExpansionLimits
  ) {
    var hits: [PackedHit] = []
    var events: [(event: SharedEvent, calendar: CalendarIdentity)] = []
    var names = ZoneNumbers()
    let visit = OccurrenceVisit(of: kind, file, in: window, zone: zone, limits: limits)
    diagnostics = visit.run(
      keeping: { event, calendar -> Int32 in
        events.append((event, calendar))
        return Int32(truncatingIfNeeded: events.count - 1)
      }, { event, hit in hits.append(PackedHit(hit, event: event, &names)) })
    order = Self.order(of: hits, events.map(\.event))
    self.hits = hits
    self.events = events
    zoneIDs = names.zoneIDs
    zoneNames = visit.file.timeZones.reduce(into: [:]) { $0[$1.zoneID] = $1.table?.name }
    zones = visit.zones
  }

  /// The numbers of the hits by start, then UID, then place in the file.
  private static func order(of hits: [PackedHit], _ events: [SharedEvent]) -> [Int32] {
    let ranked = events.indices.sorted { lhs, rhs in
      let uids = (events[lhs].event.uid.utf8, events[rhs].event.uid.utf8)
      if !uids.0.elementsEqual(uids.1) { return uids.0.lexicographicallyPrecedes(uids.1) }
      let lines = (events[lhs].event.line ?? 0, events[rhs].event.line ?? 0)
      return lines.0 != lines.1 ? lines.0 < lines.1 : lhs < rhs
    }
    var ranks = [Int32](repeating: 0, count: events.count)
    for (rank, event) in ranked.enumerated() { ranks[event] = Int32(truncatingIfNeeded: rank) }
    var keys = hits.indices.map { number in
      (
        start: hits[number].lower, rank: ranks[Int(hits[number].event)],
        hit: Int32(truncatingIfNeeded: number)
      )
    }
    keys.sort { lhs, rhs in
      if lhs.start != rhs.start { return lhs.start < rhs.start }
      return lhs.rank != rhs.rank ? lhs.rank < rhs.rank : lhs.hit < rhs.hit
    }
    return keys.map(\.hit)
  }
}

extension OccurrenceList: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of occurrences.
  public var endIndex: Int { order.count }

  /// The occurrence at an index, from 0.
  public subscript(position: Int) -> Occurrence {
    let hit = hits[Int(order[position])]
    let (event, calendar) = events[Int(hit.event)]
    let start = hit.start.time(zoneIDs)
    let recurrenceID = hit.recurrenceID?.time(zoneIDs)
    return Occurrence(
      sharing: event, recurrenceID: recurrenceID,
      recurrenceInstant: recurrenceID.map { zones.instant(of: $0) }, start: start,
      end: hit.end.time(zoneIDs), interval: hit.interval,
      zone: start.zone.map { zoneNames[$0] ?? $0 }, calendar: calendar)
  }
}

extension CalendarFile {
  /// The occurrences that touch a half-open window. An event of no length touches the window
  /// that its start lies in.
  ///
  /// Dates and floating times are placed in `zone`. Cancelled occurrences are there, with
  /// their status. O(events), and for those that recur what the window holds of them.
  public func occurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    OccurrenceList(of: .event, self, in: window, zone: zone, limits: limits)
  }
}
