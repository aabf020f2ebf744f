package import CalendarModel
package import Recurrence

/// A walk through the occurrences of a file, of which no more is kept than the caller keeps.
struct OccurrenceVisit {
  /// The file; for what is no event, its view of that kind.
  let file: CalendarFile
  let zones: ZoneMap
  let kind: OccurringKind
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
    keeping: (_ record: Int, SharedEvent) -> Content?,
    _ body: (Content, EventSeries.Hit) -> Void
  ) -> [Diagnostic] {
    var loader = EventLoader(file, kind: kind)
    let diagnostics = file.content.withReader { reader in
      var met = MetRecords<Content>()
      return query.forEachHit { records, found in
        let record = records[found.memberIndex]
        guard let hit = shown(found, of: record) else { return }
        if met.series != records[0] {
          let masters = records.count { replacement(ofRecord: $0) == nil }
          met = MetRecords(series: records[0], hasOneMaster: masters < 2)
        }
        let content = met.content(ofRecord: record) {
          replacement(ofRecord: record)?.andFuture == true
        } orMake: {
          keeping(record, loader.event(of: record, reader))
        }
        if let content { body(content, hit) }
      }
    }
    let known = kind == .event ? [] : file.diagnostics
    return (diagnostics + known + loader.diagnostics).sorted { $0.line < $1.line }
  }

  private func replacement(ofRecord record: Int) -> EventSchedule.Replacement? {
    file.index.records[record].schedule.replacement
  }

  /// The hit as it is shown: that of a to-do when it is due, nil where that is not in the
  /// window.
  private func shown(_ hit: EventSeries.Hit, of record: Int) -> EventSeries.Hit? {
    kind == .todo ? query.due(hit, of: record, in: window) : hit
  }

  /// The calendar that a record of the index stands in.
  func identity(ofRecord record: Int) -> CalendarIdentity {
    file.calendars[Int(file.index.records[record].calendar)].identity
  }
}

/// What is kept of the records of a series whose hits may still come. The hits of a record stand
/// together, unless it overrides the tails of several masters: of very many overrides, only one
/// is kept.
private struct MetRecords<Content> {
  /// The first record of the series.
  private(set) var series = -1
  private var hasOneMaster = true
  private var last: (record: Int, content: Content?)?
  private var tails: [Int: Content?] = [:]

  init() {}

  init(series: Int, hasOneMaster: Bool) {
    self.series = series
    self.hasOneMaster = hasOneMaster
  }

  /// What is kept of a record; made where it is new.
  ///
  /// - Parameter isTail: whether it overrides all later occurrences of a master, too.
  mutating func content(
    ofRecord record: Int, isTail: () -> Bool, orMake make: () -> Content?
  ) -> Content? {
    if let last, last.record == record { return last.content }
    let content = tails[record] ?? make()
    if !hasOneMaster, isTail() { tails[record] = .some(content) }
    last = (record, content)
    return content
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
    let visit = OccurrenceVisit(of: kind, self, in: window, zone: zone, limits: limits)
    return visit.run(
      keeping: { record, event in keeping(event, visit.identity(ofRecord: record)) }, body)
  }
}
