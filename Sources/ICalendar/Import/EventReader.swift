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
    return read(event, of: node, isKept: true, reader, &context)
  }

  /// Tells the context what is wrong with an event, of which no more than a little is held at a
  /// time. O(its lines).
  static func diagnose(
    _ node: Int, schedule: EventSchedule, uid: String, _ reader: LineReader,
    _ context: inout ImportContext
  ) {
    _ = read(Event(uid: uid, schedule: schedule), of: node, isKept: false, reader, &context)
  }

  /// Reads the rest of an event that has been begun.
  ///
  /// - Parameter isKept: whether anyone wants the event, and not only what is wrong with it.
  private static func read(
    _ event: Event, of node: Int, isKept: Bool, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> Event {
    let schedule = event.schedule
    var itemReader = ItemReader(event, node: node, reader)
    var count = 0
    reader.forEachOwnLine(of: node) { line in
      count += 1
      if !isKept, count % ItemReader<Event>.mostLinesUnkept == 0 { itemReader.item = event }
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
    itemReader.takePlannedComponents(of: node, isKept: isKept, reader, &context)
    return itemReader.item
  }
}
