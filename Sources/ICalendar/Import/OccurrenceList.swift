public import CalendarModel
public import Recurrence

/// The occurrences of a calendar in a window: a collection of them, by start, then UID. Each is
/// made when it is asked for.
public struct OccurrenceList: Sendable {
  /// What was wrong with them, and where a limit was met.
  public var diagnostics: [Diagnostic] { hits.diagnostics }

  private let hits: OrderedHits
  /// What they are occurrences of, each once, with its calendar.
  private let events: [(event: SharedEvent, calendar: CalendarIdentity)]

  /// The occurrences, by start, then UID, as an array.
  public var occurrences: [Occurrence] { Array(self) }

  /// The occurrences of one kind that touch a window of a file.
  init(
    of kind: OccurringKind, _ file: CalendarFile, in window: Range<Instant>, zone: TimeZoneTable,
    limits: ExpansionLimits
  ) {
    var events: [(event: SharedEvent, calendar: CalendarIdentity)] = []
    let visit = OccurrenceVisit(of: kind, file, in: window, zone: zone, limits: limits)
    hits = OrderedHits(visit) { record, event in
      events.append((event, visit.identity(ofRecord: record)))
    }
    self.events = events
  }
}

extension OccurrenceList: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of occurrences.
  public var endIndex: Int { hits.count }

  /// The occurrence at an index, from 0.
  public subscript(position: Int) -> Occurrence {
    let (event, calendar) = events[hits.event(at: position)]
    return hits.occurrence(at: position, of: event, in: calendar)
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
