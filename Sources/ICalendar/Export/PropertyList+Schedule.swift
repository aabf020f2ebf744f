import CalendarModel

extension PropertyList {
  /// Adds all that says when an event takes place, but for DTSTAMP.
  mutating func add(schedule: EventSchedule) {
    add("DTSTART", time: schedule.start)
    switch schedule.ending {
    case .none: break
    case .time(let end): add("DTEND", time: end)
    case .duration(let duration): add("DURATION", value: "\(duration)")
    }
    add(
      schedule.recurrence, replacement: schedule.replacement, sequence: schedule.sequence)
  }

  /// Adds RECURRENCE-ID, the parts of a recurrence, and SEQUENCE.
  mutating func add(
    _ recurrence: EventSchedule.Recurrence?, replacement: EventSchedule.Replacement?,
    sequence: Int
  ) {
    if let replacement {
      add(
        "RECURRENCE-ID", time: replacement.original,
        parameters: replacement.andFuture
          ? [Property.Parameter("RANGE", ["THISANDFUTURE"])] : [])
    }
    if let recurrence {
      for rule in recurrence.rules { add("RRULE", value: "\(rule)") }
      for rule in recurrence.exceptionRules { add("EXRULE", value: "\(rule)") }
      for date in recurrence.addedDates { add(date) }
      for time in recurrence.exceptionDates { add("EXDATE", time: time) }
    }
    if sequence != 0 { add("SEQUENCE", value: "\(sequence)") }
  }

  /// Adds an RDATE: a PERIOD where it has an ending of its own.
  private mutating func add(_ date: EventSchedule.AddedDate) {
    let end: String
    switch date.ending {
    case nil, .some(.none):
      add("RDATE", time: date.start)
      return
    case .time(let time): end = Self.dateTimeText(time)
    case .duration(let duration): end = "\(duration)"
    }
    var parameters = [Property.Parameter("VALUE", ["PERIOD"])]
    if let zone = date.start.zone { parameters.append(Property.Parameter("TZID", [zone])) }
    add("RDATE", parameters, value: "\(Self.dateTimeText(date.start))/\(end)")
  }

  /// A time as DATE-TIME: a PERIOD has no DATE.
  static func dateTimeText(_ time: CalendarTime) -> String {
    time.isDate ? time.wallTime.basicText : time.basicText
  }
}
