import CalendarModel

extension ScheduleBuilder {
  /// Whether a line that belongs to the schedule has a value that could not be read, so that
  /// `schedule` holds nothing of it.
  static func isUnread(
    _ line: Int, _ schedule: EventSchedule, _ reader: LineReader, _ context: inout ImportContext
  ) -> Bool {
    switch reader.lines[line].kind {
    case .stamp: schedule.stamp == nil
    case .sequence: reader.withValue(of: line) { integer($0) } == nil
    case .dateEnd:
      schedule.ending == .none && reader.withValue(of: line) { TimeValue($0) } == nil
    case .duration:
      schedule.ending == .none && DurationValue(reader.value(of: line)) == nil
    case .rule, .exceptionRule: context.rule(reader.value(of: line)) == nil
    case .recurrenceDate: schedule.recurrence?.addedDates.isEmpty ?? true
    case .exceptionDate: schedule.recurrence?.exceptionDates.isEmpty ?? true
    default: false
    }
  }
}
