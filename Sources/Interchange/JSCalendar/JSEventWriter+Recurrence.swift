import CalendarModel

extension JSEventWriter {
  /// RRULE, EXRULE, RDATE and EXDATE (RFC 8984, 4.3).
  mutating func addRecurrence(
    of entry: some JSEntry, _ timing: EventSchedule, to series: inout JSSeries
  ) {
    let start = timing.start
    guard let recurrence = timing.recurrence else { return }
    series.object.setList("recurrenceRules") { append in
      for each in recurrence.rules { append(rule(each, start: start)) }
    }
    series.object.setList("excludedRecurrenceRules") { append in
      for each in recurrence.exceptionRules { append(rule(each, start: start)) }
    }
    let (added, excluded) = (recurrence.addedDates, recurrence.exceptionDates)
    let clock = clock
    let occurrences = EqualPlaces(count: added.count + excluded.count) { place in
      let isAdded = place < added.count
      let time = isAdded ? added[place].start : excluded[place - added.count]
      return clock.startTime(of: time, inSeriesOf: start)
    }
    series.addPatches { append in
      for number in 0..<occurrences.count {
        // What is excluded is so however often it was added.
        let place = occurrences.last(of: number)
        if place < added.count {
          append(key(added[place].start, start), patch(of: added[place], entry))
        } else {
          var patch = JSObject()
          patch.set("excluded", .bool(true))
          append(key(excluded[place - added.count], start), patch)
        }
      }
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
    clock.startTime(of: time, inSeriesOf: start).description
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
    object.setList("byDay") { append in
      for entry in rule.byDay {
        var day = JSObject("NDay")
        day.set("day", entry.weekday.code.lowercased())
        if entry.ordinal != 0 { day.set("nthOfPeriod", .number("\(entry.ordinal)")) }
        append(day)
      }
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
