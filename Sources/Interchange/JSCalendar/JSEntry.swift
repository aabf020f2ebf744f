import CalendarModel

/// What becomes an Event or a Task (RFC 8984, 2.1 and 2.2).
protocol JSEntry: PlannedItem {
  /// `@type` of what it becomes.
  static var objectType: String { get }
  /// Has a writer set the members of what it becomes, but for its recurrence.
  func write(by writer: inout JSEventWriter, to object: inout JSObject)
  /// When it takes place; nil for a to-do without any time.
  var timing: EventSchedule? { get }
  /// SEQUENCE; 0 when absent.
  var sequence: Int { get }
  /// DTSTAMP.
  var stamp: Instant? { get }
  /// When it is due, or ends; nil where it has no such time of its own.
  var endTime: CalendarTime? { get }
}

extension JSEntry {
  /// When it was last changed, as far as it says.
  var updated: Instant? { lastModified ?? stamp ?? created }

  /// What it overrides, where it is an override.
  var replacement: EventSchedule.Replacement? { timing?.replacement }
}

extension Event: JSEntry {
  static var objectType: String { "Event" }

  func write(by writer: inout JSEventWriter, to object: inout JSObject) {
    writer.write(self, to: &object)
  }

  var timing: EventSchedule? { schedule }

  var sequence: Int { schedule.sequence }

  var stamp: Instant? { schedule.stamp }

  var endTime: CalendarTime? {
    if case .time(let end) = schedule.ending { end } else { nil }
  }
}

extension Todo: JSEntry {
  static var objectType: String { "Task" }

  func write(by writer: inout JSEventWriter, to object: inout JSObject) {
    writer.write(self, to: &object)
  }

  var timing: EventSchedule? { schedule }

  var endTime: CalendarTime? { due }
}
