package import CalendarModel
package import Recurrence

/// The occurrences of a calendar in a window, by start, then UID, one after the other. Of very
/// many short events only some are held; the others are read again when it is their turn.
package struct OccurrenceReader: IteratorProtocol {
  /// What was wrong with them, and where a limit was met.
  package var diagnostics: [Diagnostic] { hits.diagnostics }

  private let visit: OccurrenceVisit
  private let hits: OrderedHits
  /// The records that occur, and the first of them as they were read.
  private let records: [Int32]
  private let held: [SharedEvent]
  /// Reads the others, once there are some.
  private var loader: EventLoader?
  private var position = 0

  init(_ visit: OccurrenceVisit) {
    var records: [Int32] = []
    var held: [SharedEvent] = []
    let room = Self.mostHeld(of: visit)
    hits = OrderedHits(visit) { record, event in
      records.append(Int32(truncatingIfNeeded: record))
      if held.count < room { held.append(event) }
    }
    self.visit = visit
    self.records = records
    self.held = held
  }

  /// How many events are held: all that fill their files as usual calendars do. One takes some
  /// 500 octets beside its texts, what is both a to-do and an event 1,200, and may stand in 50.
  private static func mostHeld(of visit: OccurrenceVisit) -> Int {
    // A translation takes the place of what was read already.
    if visit.file.isTranslated { return 2_000 }
    return 2_000 + visit.file.content.bytes.count / (visit.kind == .event ? 150 : 400)
  }

  /// Whether there are no more.
  package var isAtEnd: Bool { position == hits.count }

  /// The next one; nil behind the last.
  package mutating func next() -> Occurrence? {
    guard position < hits.count else { return nil }
    defer { position += 1 }
    let number = hits.event(at: position)
    let record = Int(records[number])
    let event = number < held.count ? held[number] : read(record)
    return hits.occurrence(at: position, of: event, in: visit.identity(ofRecord: record))
  }

  private mutating func read(_ record: Int) -> SharedEvent {
    var loader = loader.take() ?? EventLoader(visit.file, kind: visit.kind)
    defer { self.loader = loader }
    return visit.file.content.withReader { loader.event(of: record, $0) }
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
