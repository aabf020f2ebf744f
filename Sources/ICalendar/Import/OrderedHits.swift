import CalendarModel
import Recurrence

/// The occurrences of a calendar in a window, by start, then UID, then place in the file; what
/// they are occurrences of is held elsewhere, by its number in the order in which it was met.
struct OrderedHits: Sendable {
  /// What was wrong with them, and where a limit was met.
  let diagnostics: [Diagnostic]

  /// In pieces, since a large array is moved while it grows.
  private let pieces: [[PackedHit]]
  /// The numbers of the hits, in their order.
  private let order: [Int32]
  private let zoneIDs: [String]
  private let zoneNames: [String: String]
  private let zones: ZoneMap

  /// How many there are.
  var count: Int { order.count }

  /// - Parameter keep: called with each record that occurs, and what it is read as.
  init(_ visit: OccurrenceVisit, keeping keep: (_ record: Int, SharedEvent) -> Void) {
    var pieces: [[PackedHit]] = []
    var ranking: [(uid: String, line: Int)] = []
    var names = ZoneNumbers()
    diagnostics = visit.run(
      keeping: { record, event -> Int32 in
        keep(record, event)
        ranking.append((event.event.uid, event.event.line ?? 0))
        return Int32(truncatingIfNeeded: ranking.count - 1)
      },
      { event, hit in
        if pieces.last.map({ $0.count == Self.pieceSize }) ?? true {
          pieces.append([])
          if pieces.count > 1 { pieces[pieces.count - 1].reserveCapacity(Self.pieceSize) }
        }
        pieces[pieces.count - 1].append(PackedHit(hit, event: event, &names))
      })
    order = Self.order(of: pieces, ranking)
    self.pieces = pieces
    zoneIDs = names.zoneIDs
    zoneNames = visit.file.timeZones.reduce(into: [:]) { $0[$1.zoneID] = $1.table?.name }
    zones = visit.zones
  }

  /// The numbers of the hits by start, then UID, then place in the file.
  private static func order(
    of pieces: [[PackedHit]], _ events: [(uid: String, line: Int)]
  ) -> [Int32] {
    let ranked = events.indices.sorted { lhs, rhs in
      let uids = (events[lhs].uid.utf8, events[rhs].uid.utf8)
      if !uids.0.elementsEqual(uids.1) { return uids.0.lexicographicallyPrecedes(uids.1) }
      let lines = (events[lhs].line, events[rhs].line)
      return lines.0 != lines.1 ? lines.0 < lines.1 : lhs < rhs
    }
    var ranks = [Int32](repeating: 0, count: events.count)
    for (rank, event) in ranked.enumerated() { ranks[event] = Int32(truncatingIfNeeded: rank) }
    var keys: [(start: Int, rank: Int32, hit: Int32)] = []
    keys.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for hit in pieces.joined() {
      keys.append((hit.lower, ranks[Int(hit.event)], Int32(truncatingIfNeeded: keys.count)))
    }
    keys.sort { lhs, rhs in
      if lhs.start != rhs.start { return lhs.start < rhs.start }
      return lhs.rank != rhs.rank ? lhs.rank < rhs.rank : lhs.hit < rhs.hit
    }
    return keys.map(\.hit)
  }

  /// The number of what is at a position an occurrence of.
  func event(at position: Int) -> Int { Int(hit(at: position).event) }

  private func hit(at position: Int) -> PackedHit {
    let number = Int(order[position])
    return pieces[number / Self.pieceSize][number % Self.pieceSize]
  }

  private static let pieceSize = 1 << 16

  /// The occurrence at a position, from 0.
  func occurrence(
    at position: Int, of event: SharedEvent, in calendar: CalendarIdentity
  ) -> Occurrence {
    let hit = hit(at: position)
    let start = hit.start.time(zoneIDs)
    let recurrenceID = hit.recurrenceID?.time(zoneIDs)
    return Occurrence(
      sharing: event, recurrenceID: recurrenceID,
      recurrenceInstant: recurrenceID.map { zones.instant(of: $0) }, start: start,
      end: hit.end.time(zoneIDs), interval: hit.interval,
      zone: start.zone.map { zoneNames[$0] ?? $0 }, calendar: calendar)
  }
}
