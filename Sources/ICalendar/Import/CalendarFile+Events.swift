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
    let diagnostics = forEachEvent(records) { events.append($0) }
    return EventImport(events: events, diagnostics: diagnostics)
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

  /// Reads events whole, one after the other, so that they need not all be held. O(*their
  /// octets*).
  ///
  /// - Parameters:
  ///   - numbers: the events by their number in `events()`, from 0, in any order; nil for all.
  ///   - body: called with each of them.
  public func forEachEvent(numbered numbers: [Int]? = nil, _ body: (Event) -> Void) {
    if let numbers {
      _ = forEachEvent(numbers, body)
    } else {
      _ = forEachEvent(index.records.indices, body)
    }
  }

  /// Reads the events of some records one by one.
  ///
  /// - Returns: what was wrong with them.
  private func forEachEvent(
    _ records: some Sequence<Int>, _ body: (Event) -> Void
  ) -> [Diagnostic] {
    var context = ImportContext(content, options: options)
    content.withReader { reader in
      for number in records {
        let record = index.records[number]
        body(
          EventReader.event(
            of: Int(record.node), schedule: record.schedule, uid: index.uid(of: number, reader),
            isUIDSynthesized: record.uidLine < 0, reader, &context))
      }
    }
    return context.diagnostics
  }
}
