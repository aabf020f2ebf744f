public import CalendarModel
import Recurrence

extension CalendarFile {
  /// Writes the wanted occurrences as events of their own: each with all lines of the
  /// component that describes it, but for those that say when; with a start and an end in the
  /// kind of time that the occurrence has, and without a recurrence.
  ///
  /// - An occurrence of a series gets a UID of its own: the UUID of version 5 of the series'
  ///   UID and the occurrence's original start, so that it has the same one at every export,
  ///   however the occurrence was moved. It names the series by RELATED-TO. An event that
  ///   does not recur is written as it came.
  /// - An alarm at a fixed time belongs to one occurrence: the first of those written that
  ///   starts then or later, else the last.
  /// - Of a series without an end, the first `endlessLimit` wanted occurrences are written
  ///   where the selection has no end, and a warning says so. The file stops short of
  ///   512 MiB, with a warning as well.
  ///
  /// The events are in the order of their starts, then of their UIDs as the file has them;
  /// the file has the VTIMEZONEs that they need. O(what the window holds, and bytes written).
  ///
  /// - Parameters:
  ///   - zone: where dates and floating times are placed, and the zone of the weekdays.
  ///   - endlessLimit: at least 1.
  public func flattened(
    _ selection: EventSelection, zone: TimeZoneTable, endlessLimit: Int = 1_000
  ) -> FlattenedEvents {
    let query = OccurrenceQuery(
      file: self, window: selection.window ?? EventSelection.allTime,
      zones: zoneMap(floating: zone), limits: .standard)
    let found = query.hits(of: selection, endlessLimit: max(1, endlessLimit))
    var diagnostics = found.diagnostics
    let sorted = content.withReader { index.sorted(found.hits, $0) }
    let byCalendar = Dictionary(grouping: sorted) { index.records[$0.record].calendar }
    var writer = FlatteningWriter(query: query)
    for (calendar, hits) in byCalendar.sorted(by: { $0.key < $1.key }) {
      if let cut = writer.append(hits, calendar: Int(calendar)) {
        let problem = EventSeries.Problem(.limitReached, memberIndex: 0)
        if let report = query.diagnostic(problem, record: cut.record) {
          diagnostics.append(report)
        }
        break
      }
    }
    return FlattenedEvents(
      bytes: writer.bytes, eventCount: writer.eventCount, diagnostics: diagnostics)
  }
}
