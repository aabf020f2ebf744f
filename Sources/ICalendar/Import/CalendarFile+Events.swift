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
    readEvents(index.records.indices, countingOthers: true) { _ in }
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

  /// The same with only the names of properties that have no place of their own: events have no
  /// `otherProperties`. One event may have millions of them.
  ///
  /// - Parameter body: called with each event, and with those properties, a run for those of one
  ///   name that follow each other.
  public func forEachEventCountingOthers(
    numbered numbers: [Int]? = nil, _ body: (Event, _ others: [PropertyRun]) -> Void
  ) {
    if let numbers {
      _ = readEvents(numbers, countingOthers: true) { body($0.item, $0.otherRuns ?? []) }
    } else {
      _ = readEvents(index.records.indices, countingOthers: true) {
        body($0.item, $0.otherRuns ?? [])
      }
    }
  }

  /// Reads the events of some records one by one.
  ///
  /// - Returns: what was wrong with them.
  private func forEachEvent(
    _ records: some Sequence<Int>, _ body: (Event) -> Void
  ) -> [Diagnostic] {
    readEvents(records, countingOthers: false) { body($0.item) }
  }

  private func readEvents(
    _ records: some Sequence<Int>, countingOthers: Bool, _ body: (ItemReader<Event>) -> Void
  ) -> [Diagnostic] {
    var context = ImportContext(content, options: options)
    content.withReader { reader in
      for number in records {
        let record = index.records[number]
        body(
          EventReader.read(
            Int(record.node), schedule: record.schedule, uid: index.uid(of: number, reader),
            isUIDSynthesized: record.uidLine < 0, countsOthers: countingOthers, reader, &context))
      }
    }
    return context.diagnostics
  }
}
