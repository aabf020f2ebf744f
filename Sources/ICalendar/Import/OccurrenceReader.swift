package import CalendarModel
package import Recurrence

/// The occurrences of a calendar in a window, by start, then UID, one after the other. Of very
/// many events only some are held; the others are read again when it is their turn.
package struct OccurrenceReader: IteratorProtocol {
  /// The most events that are held.
  private static let mostHeld = 10_000

  /// What was wrong with them, and where a limit was met.
  package var diagnostics: [Diagnostic] { hits.diagnostics }

  private let visit: OccurrenceVisit
  private let hits: OrderedHits
  /// The records that occur, and the first of them as they were read.
  private let records: [Int32]
  private let held: [SharedEvent]
  private var loader: EventLoader
  private var position = 0

  init(_ visit: OccurrenceVisit) {
    var records: [Int32] = []
    var held: [SharedEvent] = []
    hits = OrderedHits(visit) { record, event in
      records.append(Int32(truncatingIfNeeded: record))
      if held.count < Self.mostHeld { held.append(event) }
    }
    self.visit = visit
    self.records = records
    self.held = held
    loader = EventLoader(visit.file, kind: visit.kind)
  }

  /// Whether there are none.
  package var isEmpty: Bool { hits.count == 0 }

  /// The next one; nil behind the last.
  package mutating func next() -> Occurrence? {
    guard position < hits.count else { return nil }
    defer { position += 1 }
    let number = hits.event(at: position)
    let record = Int(records[number])
    let event =
      number < held.count
      ? held[number] : visit.file.content.withReader { loader.event(of: record, $0) }
    return hits.occurrence(at: position, of: event, in: visit.identity(ofRecord: record))
  }
}

extension CalendarFile {
  /// The occurrences that touch a half-open window, as `occurrences(in:zone:limits:)` has them,
  /// for whoever needs each once.
  package func occurrenceReader(
    of kind: OccurringKind, in window: Range<Instant>, zone: TimeZoneTable,
    limits: ExpansionLimits = .standard
  ) -> OccurrenceReader {
    OccurrenceReader(OccurrenceVisit(of: kind, self, in: window, zone: zone, limits: limits))
  }
}
