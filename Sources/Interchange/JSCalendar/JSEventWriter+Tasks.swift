import CalendarModel
import ICalendar

extension JSEventWriter {
  /// The Task of a to-do (RFC 8984, 5.2) without its recurrence.
  mutating func write(_ todo: Todo, to object: inout JSObject) {
    addCommon(todo, to: &object)
    addTimes(of: todo, to: &object)
    addProgress(of: todo, to: &object)
    if todo.schedule == nil, todo.recurrence?.isEmpty == false {
      lose("a recurrence without a time")
    }
  }

  private mutating func addTimes(of todo: Todo, to object: inout JSObject) {
    if let start = todo.start {
      addStart(start, as: "start", to: &object)
      object.set("due", due(of: todo, startingAt: .init(start), taskStart: start))
    } else if let due = todo.due {
      addStart(due, as: "due", to: &object)
    }
    if let duration = todo.duration {
      if duration.isNegative {
        lose("a negative duration")
      } else {
        object.set("estimatedDuration", duration.description)
      }
    }
  }

  /// When the occurrence of a to-do that starts then is due: as long after its start as the
  /// to-do itself, unless it has an ending of its own. Nil where it is never due, or where it
  /// starts when it is due.
  func due(
    of entry: some JSEntry, startingAt added: EventSchedule.AddedDate, taskStart: CalendarTime
  ) -> String? {
    guard let todo = entry as? Todo, todo.start != nil, var schedule = todo.schedule,
      !(schedule.ending == .none && added.ending == nil)
    else { return nil }
    if let ending = added.ending {
      schedule.ending = ending
    } else if case .time(let due) = schedule.ending, added.start != taskStart {
      let first = clock.wallTime(of: taskStart, inZoneOf: taskStart)
      let last = clock.wallTime(of: due, inZoneOf: taskStart)
      let days = first.day.distance(to: last.day)
      let day = clock.wallTime(of: added.start, inZoneOf: taskStart).day.advanced(by: days)
      return key(
        taskStart.with(wallTime: WallTime(day, secondOfDay: last.secondOfDay)), taskStart)
    }
    schedule.start = added.start
    return key(clock.end(of: schedule), taskStart)
  }

  /// STATUS, COMPLETED and PERCENT-COMPLETE (RFC 8984, 5.2.4 to 5.2.6).
  private mutating func addProgress(of todo: Todo, to object: inout JSObject) {
    if let percent = todo.percentComplete { object.set("percentComplete", .number("\(percent)")) }
    if let status = todo.status {
      if Self.progress.contains(status) {
        object.set("progress", status.lowercased())
      } else {
        lose("STATUS:\(status.prefix(20))")
      }
    } else if todo.isCompleted {
      object.set("progress", "completed")
    }
    guard let completed = todo.completed else { return }
    if todo.isCompleted {
      object.set("progressUpdated", completed.description)
    } else {
      // When something else was found of it, nothing says.
      lose("COMPLETED")
    }
  }

  /// The words of RFC 8984, 5.2.5.
  private static let progress: Set<String> = [
    "NEEDS-ACTION", "IN-PROCESS", "COMPLETED", "FAILED", "CANCELLED",
  ]
}
