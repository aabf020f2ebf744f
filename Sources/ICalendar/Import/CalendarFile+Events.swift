public import CalendarModel

/// All events of a calendar as values.
public struct EventImport: Sendable {
  /// The events in the file's order, overrides as events of their own.
  public var events: [Event]
  /// What was wrong with their other properties, by line.
  public var diagnostics: [Diagnostic]
}

extension CalendarFile {
  /// Reads every event whole. O(bytes).
  public func events() -> EventImport {
    events(index.records.indices)
  }

  /// Reads the events of some records, in their order.
  func events(_ records: some Sequence<Int>) -> EventImport {
    var context = ImportContext(content, options: options)
    var events: [Event] = []
    events.reserveCapacity(records.underestimatedCount)
    content.withReader { reader in
      for number in records {
        let record = index.records[number]
        events.append(
          EventReader.event(
            of: Int(record.node), schedule: record.schedule, uid: index.uid(of: number, reader),
            isUIDSynthesized: record.uidLine < 0, reader, &context))
      }
    }
    return EventImport(events: events, diagnostics: context.diagnostics)
  }
}
