import CalendarModel

/// Reads a VTODO or a VJOURNAL whole.
enum TodoReader {
  /// The to-do of a node. O(its lines).
  static func todo(
    of node: Int, uid: String, isUIDSynthesized: Bool, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> Todo {
    let parts = ScheduleBuilder.parts(of: node, reader, &context)
    var todo = Todo(uid: uid, due: parts.end)
    todo.isUIDSynthesized = isUIDSynthesized
    todo.start = parts.start
    todo.duration = parts.end == nil ? parts.duration : nil
    todo.recurrence = parts.ownRecurrence
    todo.replacement = parts.replacement
    todo.sequence = parts.sequence
    todo.stamp = parts.stamp
    var itemReader = ItemReader(todo, node: node, reader)
    reader.forEachOwnLine(of: node) { line in
      let kind = reader.lines[line].kind
      switch kind {
      case .start, .due, .dateEnd, .duration, .rule, .exceptionRule, .recurrenceDate,
        .exceptionDate, .recurrenceID, .sequence, .stamp:
        let isRepeated =
          !itemReader.seen.insert(kind) && ScheduleBuilder.standsOnceInTodo.contains(kind)
        if parts.isUnread(line, isRepeated: isRepeated, reader, &context) {
          itemReader.keepOther(line, reader)
        } else if kind == .duration, parts.end != nil {
          context.report(
            .warning, .endAndDuration, line: line, uid: uid,
            "the to-do has both DUE and DURATION", "DUE is used")
        }
      case .completed:
        if itemReader.isFirst(kind, line, reader, &context) {
          itemReader.item.completed = itemReader.instant(line, reader, &context)
        }
      case .percentComplete:
        guard itemReader.isFirst(kind, line, reader, &context) else { break }
        let percent = reader.withValue(of: line) { ScheduleBuilder.integer($0) }
        if let percent, (0...100).contains(percent) {
          itemReader.item.percentComplete = percent
        } else {
          itemReader.keep(line, reader, &context, "is no number from 0 to 100")
        }
      default: itemReader.takePlanned(line, reader, &context)
      }
    }
    itemReader.takePlannedComponents(of: node, isKept: true, reader, &context)
    return itemReader.item
  }

  /// The journal entry of a node. O(its lines).
  static func journal(
    of node: Int, uid: String, isUIDSynthesized: Bool, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> Journal {
    let parts = ScheduleBuilder.parts(of: node, reader, &context)
    var journal = Journal(uid: uid, start: parts.start)
    journal.isUIDSynthesized = isUIDSynthesized
    journal.recurrence = parts.ownRecurrence
    journal.replacement = parts.replacement
    journal.sequence = parts.sequence
    journal.stamp = parts.stamp
    var itemReader = ItemReader(journal, node: node, reader)
    reader.forEachOwnLine(of: node) { line in
      let kind = reader.lines[line].kind
      switch kind {
      case .start, .rule, .exceptionRule, .recurrenceDate, .exceptionDate, .recurrenceID,
        .sequence, .stamp:
        let isRepeated =
          !itemReader.seen.insert(kind) && ScheduleBuilder.standsOnceInJournal.contains(kind)
        if parts.isUnread(line, isRepeated: isRepeated, reader, &context) {
          itemReader.keepOther(line, reader)
        }
      case .description: itemReader.item.descriptions.append(reader.text(line))
      default: itemReader.take(line, reader, &context)
      }
    }
    for child in reader.children(of: node) {
      itemReader.takeComponent(child, reader, &context)
    }
    return itemReader.item
  }
}
