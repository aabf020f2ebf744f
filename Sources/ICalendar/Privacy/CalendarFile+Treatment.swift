public import CalendarModel

extension CalendarFile {
  /// The file with some of its events, to-dos and journal entries masked or left out.
  ///
  /// A masked one becomes what its `masked()` says, and has nothing else in it. A hidden
  /// override is left out, and its master gets an EXDATE for it, so that the occurrence does
  /// not come back as it was before it was changed; one with RANGE=THISANDFUTURE, for which no
  /// EXDATE is enough, becomes masked and CANCELLED. An event without a start that can be read
  /// is left out where it would be masked.
  ///
  /// All else keeps its lines and their numbers: busy time, time zones, the properties of
  /// calendars. What was read of a vCalendar 1.0 is in the words of 2.0 then. `diagnostics`
  /// stay those of the file as it came. O(bytes); a file in which nothing is hidden or masked
  /// comes back as it is.
  ///
  /// - Parameter treatment: what becomes of an `Event`, a `Todo` or a `Journal`.
  /// - Throws: `ImportError.tooLarge` when the result has 4 GiB or more.
  public func treated(
    _ treatment: (any CalendarItem) -> EventTreatment
  ) throws(ImportError) -> CalendarFile {
    var changes = ComponentChange.changes(eventsByNode(), treatment)
    let readable = Set(index.records.lazy.map { Int($0.node) })
    for node in nodes(of: .event) where !readable.contains(node) {
      if case .replaced = changes[node] { changes[node] = .replaced(nil) }
    }
    changes.merge(
      ComponentChange.changes(Array(zip(nodes(of: .todo), todos().items)), treatment)
    ) { first, _ in first }
    changes.merge(
      ComponentChange.changes(Array(zip(nodes(of: .journal), journals().items)), treatment)
    ) { first, _ in first }
    guard !changes.isEmpty else { return self }
    let lines = ChangedLines(content, changes)
    return CalendarFile(
      self,
      content: try CalendarDocument(lines.bytes, file: content.file, numbers: lines.numbers),
      calendars: calendars)
  }

  private func nodes(of kind: ComponentKind) -> [Int] {
    content.nodes.indices.filter { content.nodes[$0].kind == kind }
  }

  /// All events, those without a start as well: with the first day there is as theirs.
  private func eventsByNode() -> [(node: Int, item: Event)] {
    var result = zip(index.records, events().events).map { (node: Int($0.node), item: $1) }
    let readable = Set(result.map(\.node))
    var context = ImportContext(content, options: options)
    content.withReader { reader in
      for node in nodes(of: .event) where !readable.contains(node) {
        let parts = ScheduleBuilder.parts(of: node, reader, &context)
        let schedule = EventSchedule(
          start: .date(Day(daysSince1970: 0)), replacement: parts.replacement)
        let event = EventReader.event(
          of: node, schedule: schedule,
          uid: parts.uidLine.map { reader.uid($0) } ?? "", isUIDSynthesized: parts.uidLine == nil,
          reader, &context)
        result.append((node, event))
      }
    }
    return result
  }
}
