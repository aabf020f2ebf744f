public import CalendarModel

extension CalendarFile {
  /// Selects whole series, as `selection(in:zone:where:)` does, with some of their events
  /// masked or left out.
  ///
  /// A masked event is written as `Event.masked()`. A hidden override is left out, and its
  /// master gets an EXDATE for it, so that the occurrence does not come back as it was before
  /// it was changed. One with RANGE=THISANDFUTURE, for which no EXDATE is enough, is written
  /// masked and as CANCELLED.
  ///
  /// - Parameters:
  ///   - window: half-open; nil for all time, then each component is asked about once.
  ///   - zone: where dates and floating times are placed.
  ///   - treatment: what becomes of an event.
  ///   - isWanted: whether an event, as it is after its treatment, is wanted. Not asked about
  ///     hidden ones.
  public func selection(
    in window: Range<Instant>?, zone: TimeZoneTable,
    treating treatment: (Event) -> EventTreatment, where isWanted: (Event) -> Bool
  ) -> EventSelection {
    let selection = selection(in: window, zone: zone) { event in
      switch treatment(event) {
      case .shown: isWanted(event)
      case .masked: isWanted(event.masked())
      case .hidden: false
      }
    }
    guard !selection.isEmpty else { return selection }
    let events = events(selection.records).events
    var records: [Int] = []
    var changes: [Int: EventSelection.Change] = [:]
    var masters: [String: [Int]] = [:]
    var hidden: [Event] = []
    for (record, event) in zip(selection.records, events) {
      let replacement = event.schedule.replacement
      switch treatment(event) {
      case .shown: break
      case .masked: changes[record] = EventSelection.Change(mask: event.masked())
      case .hidden:
        guard replacement?.andFuture == true else {
          if replacement != nil { hidden.append(event) }
          continue
        }
        var mask = event.masked()
        mask.status = "CANCELLED"
        changes[record] = EventSelection.Change(mask: mask)
      }
      records.append(record)
      if replacement == nil { masters[event.uid, default: []].append(record) }
    }
    for event in hidden {
      guard let replacement = event.schedule.replacement else { continue }
      for master in masters[event.uid] ?? [] {
        changes[master, default: EventSelection.Change()].exceptions.append(replacement.original)
      }
    }
    return EventSelection(
      records: records, eventCount: selection.eventCount, changes: changes)
  }
}
