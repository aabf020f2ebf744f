package import CalendarModel
package import Recurrence

/// A walk through the occurrences of a file, of which no more is kept than the caller keeps.
struct OccurrenceVisit {
  /// The file; for what is no event, its view of that kind.
  let file: CalendarFile
  let zones: ZoneMap
  private let kind: OccurringKind
  private let window: Range<Instant>
  private let query: OccurrenceQuery

  init(
    of kind: OccurringKind, _ file: CalendarFile, in window: Range<Instant>, zone: TimeZoneTable,
    limits: ExpansionLimits
  ) {
    self.kind = kind
    self.window = window
    self.file =
      switch kind {
      case .event: file
      case .todo: file.view(of: .todo)
      case .journal: file.view(of: .journal)
      }
    zones = self.file.zoneMap(floating: zone)
    query = OccurrenceQuery(
      file: self.file,
      window: kind == .todo ? OccurrenceQuery.windowOfStarts(dueIn: window) : window,
      zones: zones, limits: limits)
  }

  /// Visits the occurrences series by series; see `CalendarFile.visitOccurrences`.
  func run<Content>(
    keeping: (SharedEvent, CalendarIdentity) -> Content?,
    _ body: (Content, EventSeries.Hit) -> Void
  ) -> [Diagnostic] {
    var loader = EventLoader(file, kind: kind)
    let diagnostics = file.content.withReader { reader in
      // What is kept of each member of the series that was met.
      var first = -1
      var contents: [Content?] = []
      var places: [Int: Int32] = [:]
      return query.forEachHit { records, found in
        if records[0] != first {
          first = records[0]
          contents.removeAll(keepingCapacity: true)
          places.removeAll(keepingCapacity: true)
        }
        let record = records[found.memberIndex]
        guard let hit = shown(found, of: record) else { return }
        let content: Content?
        if let place = places[hit.memberIndex] {
          content = contents[Int(place)]
        } else {
          content = keeping(loader.event(of: record, reader), identity(ofRecord: record))
          places[hit.memberIndex] = Int32(contents.count)
          contents.append(content)
        }
        if let content { body(content, hit) }
      }
    }
    let known = kind == .event ? [] : file.diagnostics
    return (diagnostics + known + loader.diagnostics).sorted { $0.line < $1.line }
  }

  /// The hit as it is shown: that of a to-do when it is due, nil where that is not in the
  /// window.
  private func shown(_ hit: EventSeries.Hit, of record: Int) -> EventSeries.Hit? {
    kind == .todo ? query.due(hit, of: record, in: window) : hit
  }

  /// The calendar that a record of the index stands in.
  private func identity(ofRecord record: Int) -> CalendarIdentity {
    file.calendars[Int(file.index.records[record].calendar)].identity
  }
}

extension CalendarFile {
  /// Visits the occurrences that touch a half-open window, in no particular order: for a list
  /// of which no more is kept than the caller keeps.
  ///
  /// - Parameters:
  ///   - zone: where dates and floating times are placed.
  ///   - keeping: makes of an event, to-do or journal entry and its calendar what the caller
  ///     keeps of it; nil leaves its occurrences out. Called once for each that occurs.
  ///   - body: gets that, and when it takes place.
  /// - Returns: what was wrong with them, and where a limit was met, by line.
  package func visitOccurrences<Content>(
    of kind: OccurringKind, in window: Range<Instant>, zone: TimeZoneTable,
    limits: ExpansionLimits = .standard,
    keeping: (SharedEvent, CalendarIdentity) -> Content?,
    _ body: (Content, EventSeries.Hit) -> Void
  ) -> [Diagnostic] {
    OccurrenceVisit(of: kind, self, in: window, zone: zone, limits: limits)
      .run(keeping: keeping, body)
  }
}
