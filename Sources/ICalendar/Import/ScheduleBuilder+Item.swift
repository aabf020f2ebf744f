import CalendarModel

extension ScheduleBuilder {
  /// The recurrence; nil where there is none.
  var ownRecurrence: EventSchedule.Recurrence? { recurrence.isEmpty ? nil : recurrence }

  /// Whether a line that belongs to the schedule of a to-do or a journal entry has nothing in
  /// what was read: it stands once too often, in the wrong component, or can't be read.
  func isUnread(
    _ line: Int, isRepeated: Bool, _ reader: LineReader, _ context: inout ImportContext
  ) -> Bool {
    switch reader.lines[line].kind {
    case .start: isRepeated || start == nil
    case .due: isRepeated || end == nil
    case .dateEnd: true
    case .duration: isRepeated || duration == nil
    case .recurrenceID: isRepeated || replacement == nil
    case .sequence:
      isRepeated || reader.withValue(of: line) { Self.integer($0) } == nil
    case .stamp: isRepeated || stamp == nil
    case .rule, .exceptionRule: context.rule(reader.value(of: line)) == nil
    case .recurrenceDate: recurrence.addedDates.isEmpty
    case .exceptionDate: recurrence.exceptionDates.isEmpty
    default: false
    }
  }

  /// When a to-do stands on a day, as the schedule of an index.
  ///
  /// Of one that does not recur it is when it is due, else when it starts. A series recurs from
  /// its DTSTART on, and ends when it is due: `OccurrenceQuery` moves its hits there. Nil when
  /// it has no time at all.
  func scheduleOfTodo() -> EventSchedule? {
    guard let first = start ?? end ?? replacement?.original else { return nil }
    let recurs = !recurrence.isEmpty || replacement?.andFuture == true
    var schedule = EventSchedule(
      start: first, recurrence: ownRecurrence, replacement: replacement, sequence: sequence,
      stamp: stamp)
    if let end {
      if recurs, start != nil { schedule.ending = .time(end) } else { schedule.start = end }
    } else if start != nil, let duration, !duration.isNegative {
      schedule.ending = .duration(duration)
    }
    return schedule
  }

  /// When a journal entry stands on a day; nil when it belongs to none.
  func scheduleOfJournal() -> EventSchedule? {
    (start ?? replacement?.original).map {
      EventSchedule(
        start: $0, recurrence: ownRecurrence, replacement: replacement, sequence: sequence,
        stamp: stamp)
    }
  }
}
