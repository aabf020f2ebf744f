import CalendarModel

/// Reads a VEVENT into an `Event`: the schedule is there already, the rest is read here.
enum EventReader {
  /// The event of a node whose schedule has been read. O(its lines).
  static func event(
    of node: Int, schedule: EventSchedule, uid: String, isUIDSynthesized: Bool,
    _ reader: LineReader, _ context: inout ImportContext
  ) -> Event {
    var event = Event(uid: uid, schedule: schedule)
    event.isUIDSynthesized = isUIDSynthesized
    var itemReader = ItemReader(event, node: node, reader)
    reader.forEachOwnLine(of: node) { line in
      let kind = reader.lines[line].kind
      switch kind {
      // The schedule's; reported when that was read.
      case .start, .dateEnd, .duration, .rule, .exceptionRule, .recurrenceDate, .exceptionDate,
        .recurrenceID, .sequence, .stamp:
        let isRepeated =
          !itemReader.seen.insert(kind) && ScheduleBuilder.standsOnce.contains(kind)
        if isRepeated || ScheduleBuilder.isUnread(line, schedule, reader, &context) {
          itemReader.keepOther(line, reader)
        }
      case .transparency:
        if itemReader.isFirst(kind, line, reader, &context) {
          itemReader.item.isTransparent = reader.text(line).uppercased() == "TRANSPARENT"
        }
      default: itemReader.takePlanned(line, reader, &context)
      }
    }
    itemReader.takePlannedComponents(of: node, reader, &context)
    return itemReader.item
  }
}
