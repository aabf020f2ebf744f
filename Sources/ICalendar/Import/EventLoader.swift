import CalendarModel

/// Reads events, to-dos or journal entries whole, one by one, and gathers what is wrong with
/// them.
struct EventLoader {
  private let file: CalendarFile
  private let kind: OccurringKind
  private var context: ImportContext
  /// The calendar of the record read last.
  private var entered: Int32 = -1

  /// - Parameters:
  ///   - file: the file; for what is no event, its view of that kind.
  init(_ file: CalendarFile, kind: OccurringKind) {
    self.file = file
    self.kind = kind
    context = ImportContext(file.content, options: file.options)
  }

  /// What is wrong with those that were read. What is known of their schedules is not told
  /// again.
  var diagnostics: [Diagnostic] {
    if kind == .event { return context.diagnostics }
    let known = Set(file.diagnostics)
    return context.diagnostics.filter { !known.contains($0) }
  }

  /// The event, to-do or journal entry of a record, in a box. O(its lines).
  mutating func event(of number: Int, _ reader: LineReader) -> SharedEvent {
    let record = file.index.records[number]
    let uid = file.index.uid(of: number, reader)
    let isUIDMade = record.uidLine < 0
    let node = Int(record.node)
    guard kind != .event else {
      return SharedEvent(
        EventReader.event(
          of: node, schedule: record.schedule, uid: uid, isUIDSynthesized: isUIDMade, reader,
          &context))
    }
    if record.calendar != entered {
      entered = record.calendar
      context.enter(
        file.calendars[Int(entered)], line: Int(file.content.nodes[node].firstLine),
        reportingHead: false)
    }
    if kind == .todo {
      let todo = TodoReader.todo(
        of: node, uid: uid, isUIDSynthesized: isUIDMade, reader, &context)
      return SharedEvent(Event(todo, schedule: record.schedule), subject: .todo(todo))
    }
    let journal = TodoReader.journal(
      of: node, uid: uid, isUIDSynthesized: isUIDMade, reader, &context)
    return SharedEvent(Event(journal, schedule: record.schedule), subject: .journal(journal))
  }
}
