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
    var events: [Event] = []
    events.reserveCapacity(records.underestimatedCount)
    var sequence = eventSequence()
    for number in records { events.append(sequence.read(number)) }
    return EventImport(events: events, diagnostics: sequence.diagnostics)
  }

  /// What is wrong with the properties of events that do not say when they take place. O(bytes).
  func diagnosticsOfEvents() -> [Diagnostic] {
    var context = ImportContext(content, options: options)
    content.withReader { reader in
      for (number, record) in index.records.enumerated() {
        EventReader.diagnose(
          Int(record.node), schedule: record.schedule, uid: index.uid(of: number, reader), reader,
          &context)
      }
    }
    return context.diagnostics
  }
}
