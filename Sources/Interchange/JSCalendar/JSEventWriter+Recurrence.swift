import CalendarModel

extension JSEventWriter {
  /// RRULE, EXRULE, RDATE and EXDATE (RFC 8984, 4.3).
  mutating func addRecurrence(
    of entry: some JSEntry, _ timing: EventSchedule, to series: inout JSSeries
  ) {
    let start = timing.start
    guard let recurrence = timing.recurrence else { return }
    if !recurrence.rules.isEmpty {
      series.object.set(
        "recurrenceRules", list: recurrence.rules.map { rule($0, start: start) })
    }
    if !recurrence.exceptionRules.isEmpty {
      series.object.set(
        "excludedRecurrenceRules",
        list: recurrence.exceptionRules.map { rule($0, start: start) })
    }
    for added in recurrence.addedDates {
      series.patches.set(key(added.start, start), object: patch(of: added, entry))
    }
    for excluded in recurrence.exceptionDates {
      var patch = JSObject()
      patch.set("excluded", .bool(true))
      series.patches.set(key(excluded, start), object: patch)
    }
  }

  /// What an RDATE with an ending of its own changes.
  private mutating func patch(
    of added: EventSchedule.AddedDate, _ entry: some JSEntry
  ) -> JSObject {
    var patch = JSObject()
    if entry is Todo {
      if let start = entry.timing?.start,
        let due = due(of: entry, startingAt: added, taskStart: start)
      {
        patch.set("due", due)
      }
    } else if let ending = added.ending {
      patch.set("duration", duration(from: added.start, ending))
    }
    return patch
  }

  /// A start in the zone of the event's own.
  func key(_ time: CalendarTime, _ start: CalendarTime) -> String {
    let isUTC = start.zone != nil && clock.zoneName(of: start) == nil
    // Where the event's zone has no name, its times are in UTC.
    if isUTC { return clock.instant(of: time).utc.description }
    return clock.wallTime(of: time, inZoneOf: start).description
  }

  private func rule(_ rule: RecurrenceRule, start: CalendarTime) -> JSObject {
    var object = JSObject("RecurrenceRule")
    object.set("frequency", rule.frequency.code.lowercased())
    if rule.interval != 1 { object.set("interval", .number("\(rule.interval)")) }
    object.set("rscale", rule.calendarScale?.lowercased())
    switch rule.skip {
    case .omit: break
    case .backward: object.set("skip", "backward")
    case .forward: object.set("skip", "forward")
    }
    if rule.weekStart != .monday {
      object.set("firstDayOfWeek", rule.weekStart.code.lowercased())
    }
    if !rule.byDay.isEmpty {
      object.set(
        "byDay",
        list: rule.byDay.map { entry in
          var day = JSObject("NDay")
          day.set("day", entry.weekday.code.lowercased())
          if entry.ordinal != 0 { day.set("nthOfPeriod", .number("\(entry.ordinal)")) }
          return day
        })
    }
    func set(_ key: String, _ numbers: [Int]) {
      if !numbers.isEmpty { object.set(key, .array(numbers.map { .number("\($0)") })) }
    }
    set("byMonthDay", rule.byMonthDay)
    if !rule.byMonth.isEmpty {
      object.set(
        "byMonth",
        .array(rule.byMonth.map { .string("\($0.number)" + ($0.isLeap ? "L" : "")) }))
    }
    set("byYearDay", rule.byYearDay)
    set("byWeekNo", rule.byWeekNumber)
    set("byHour", rule.byHour)
    set("byMinute", rule.byMinute)
    set("bySecond", rule.bySecond)
    set("bySetPosition", rule.bySetPosition)
    switch rule.end {
    case .never: break
    case .count(let count): object.set("count", .number("\(count)"))
    case .until(.date(let day)) where !start.isDate:
      // The whole last day is in it.
      object.set("until", WallTime(day, secondOfDay: 86_399).description)
    case .until(let time): object.set("until", key(time, start))
    }
    return object
  }
}
