import CalendarModel

extension JSEventWriter {
  /// RRULE, EXRULE, RDATE and EXDATE (RFC 8984, 4.3).
  mutating func addRecurrence(
    of entry: some JSEntry, _ timing: EventSchedule, to object: inout JSObject
  ) {
    let start = timing.start
    guard let recurrence = timing.recurrence else { return }
    if !recurrence.rules.isEmpty {
      object["recurrenceRules"] = .array(recurrence.rules.map { rule($0, start: start).tree })
    }
    if !recurrence.exceptionRules.isEmpty {
      object["excludedRecurrenceRules"] = .array(
        recurrence.exceptionRules.map { rule($0, start: start).tree })
    }
    var patches = JSObject()
    for added in recurrence.addedDates {
      patches[key(added.start, start)] = patch(of: added, entry).tree
    }
    for excluded in recurrence.exceptionDates {
      var patch = JSObject()
      patch["excluded"] = .bool(true)
      patches[key(excluded, start)] = patch.tree
    }
    if !patches.members.isEmpty { object["recurrenceOverrides"] = patches.tree }
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

  /// Adds the overrides: each is a patch of what its occurrence is without it.
  func addPatches(_ changes: [(key: String, changed: JSObject)], to object: inout JSObject) {
    if changes.isEmpty { return }
    var patches = JSObject()
    if case .object(let members)? = object["recurrenceOverrides"] {
      for member in members { patches[member.key] = member.value }
    }
    var original = object
    // The first time of an occurrence follows its key (RFC 8984, 4.3.5).
    let moved = object["start"] == nil ? "due" : "start"
    // Whether what is due moves with the start is not said there: it is always written.
    if moved == "start" { original["due"] = nil }
    for (key, changed) in changes {
      original[moved] = .string(key)
      patches[key] = original.patch(to: changed, excluding: Self.unpatched).tree
    }
    object["recurrenceOverrides"] = patches.tree
  }

  /// What a patch of an occurrence must not change (RFC 8984, 4.3.5).
  private static let unpatched: Set<String> = [
    "@type", "excludedRecurrenceRules", "method", "privacy", "prodId", "recurrenceId",
    "recurrenceIdTimeZone", "recurrenceOverrides", "recurrenceRules", "relatedTo", "replyTo",
    "sentBy", "timeZones", "uid",
  ]

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
    if rule.interval != 1 { object["interval"] = .number("\(rule.interval)") }
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
      object["byDay"] = .array(
        rule.byDay.map { entry in
          var day = JSObject("NDay")
          day.set("day", entry.weekday.code.lowercased())
          if entry.ordinal != 0 { day["nthOfPeriod"] = .number("\(entry.ordinal)") }
          return day.tree
        })
    }
    func set(_ key: String, _ numbers: [Int]) {
      if !numbers.isEmpty { object[key] = .array(numbers.map { .number("\($0)") }) }
    }
    set("byMonthDay", rule.byMonthDay)
    if !rule.byMonth.isEmpty {
      object["byMonth"] = .array(
        rule.byMonth.map { .string("\($0.number)" + ($0.isLeap ? "L" : "")) })
    }
    set("byYearDay", rule.byYearDay)
    set("byWeekNo", rule.byWeekNumber)
    set("byHour", rule.byHour)
    set("byMinute", rule.byMinute)
    set("bySecond", rule.bySecond)
    set("bySetPosition", rule.bySetPosition)
    switch rule.end {
    case .never: break
    case .count(let count): object["count"] = .number("\(count)")
    case .until(.date(let day)) where !start.isDate:
      // The whole last day is in it.
      object.set("until", WallTime(day, secondOfDay: 86_399).description)
    case .until(let time): object.set("until", key(time, start))
    }
    return object
  }
}
