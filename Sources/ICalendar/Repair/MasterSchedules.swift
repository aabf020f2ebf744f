import CalendarModel

/// When the events of a document take place, each read when it is asked for: while a calendar is
/// repaired, only masters are looked at that share their UID.
final class MasterSchedules {
  private let reader: LineReader
  private let heads: [CalendarHead]
  /// The nodes of the calendars, in their order.
  private let calendars: [Int32]
  private var context: ImportContext
  /// The calendar of the event that was read last.
  private var entered: Int?

  init(_ document: CalendarDocument, _ options: ImportOptions, _ reader: LineReader) {
    self.reader = reader
    heads = CalendarFile.heads(document, reader)
    calendars = reader.nodes.indices.lazy.filter { reader.nodes[$0].kind == .calendar }
      .map { Int32($0) }
    context = ImportContext(document, options: options)
  }

  /// The schedule of the event of a node; nil of what is no event, or has no start. O(*its lines*).
  func schedule(ofNode node: Int) -> EventSchedule? {
    guard reader.nodes[node].kind == .event else { return nil }
    enter(calendar(ofNode: node))
    return ScheduleBuilder.schedule(of: node, reader, &context)?.schedule
  }

  private func enter(_ calendar: Int?) {
    guard let calendar, calendar != entered else { return }
    entered = calendar
    context.enter(
      heads[calendar], line: Int(reader.nodes[Int(calendars[calendar])].firstLine),
      reportingHead: false)
  }

  /// The number of the last calendar that begins before a node; nil where there is none.
  /// O(log *calendars*).
  private func calendar(ofNode node: Int) -> Int? {
    let count = calendars.partitioningIndex { Int($0) >= node }
    return count > 0 ? count - 1 : nil
  }
}
