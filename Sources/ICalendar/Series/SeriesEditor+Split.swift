import CalendarModel

extension SeriesEditor {
  /// Ends the series before an occurrence, and begins a second one, in `followers`, with it.
  mutating func split(at original: CalendarTime, newUID: String) throws(Failure) {
    guard let master = masterIndex else { throw .noSeries }
    let split = zones.instant(of: original)
    var follower = second(from: original, of: master)
    follower.uid = newUID
    follower.schedule.sequence = 0
    follower.created = now
    follower.schedule.stamp = now
    follower.lastModified = now
    followers = [follower]
    for event in events {
      guard let replacement = event.schedule.replacement,
        zones.instant(of: replacement.original) >= split
      else { continue }
      var override = event
      override.uid = newUID
      followers.append(override)
    }
    events = events.filter { event in
      event.schedule.replacement.map { zones.instant(of: $0.original) < split } ?? true
    }
    end(master, before: original)
    revise(&events[master])
  }

  /// The master of the second series.
  private func second(from original: CalendarTime, of master: Int) -> Event {
    let split = zones.instant(of: original)
    let recurrence = events[master].schedule.recurrence
    // What was changed for all from an earlier occurrence on holds here as well.
    let last = events.filter { event in
      event.schedule.replacement.map {
        $0.andFuture && zones.instant(of: $0.original) <= split
      } ?? false
    }.max { left, right in
      (left.schedule.replacement?.original).map { zones.instant(of: $0) } ?? split
        < (right.schedule.replacement?.original).map { zones.instant(of: $0) } ?? split
    }
    var event = last ?? events[master]
    var start = original
    if let replaced = event.schedule.replacement?.original {
      let shift =
        event.schedule.start.wallTime.secondsSince1970 - replaced.wallTime.secondsSince1970
      start = event.schedule.start.with(wallTime: original.wallTime.adding(seconds: shift))
    }
    event.schedule.moveEnd(to: start)
    event.schedule.replacement = nil
    event.schedule.recurrence = recurrence.map { rest(of: $0, from: original, master) }
    if event.schedule.recurrence?.isEmpty ?? false { event.schedule.recurrence = nil }
    return event
  }

  private func rest(
    of recurrence: EventSchedule.Recurrence, from original: CalendarTime, _ master: Int
  ) -> EventSchedule.Recurrence {
    let split = zones.instant(of: original)
    var result = recurrence
    result.addedDates.removeAll { zones.instant(of: $0.start) < split }
    result.exceptionDates.removeAll { zones.instant(of: $0) < split }
    for index in result.rules.indices {
      guard case .count(let count) = result.rules[index].end else { continue }
      // COUNT counts what EXDATE takes out.
      var alone = self
      alone.events[master].schedule.recurrence = EventSchedule.Recurrence(
        rules: [recurrence.rules[index]])
      let past = alone.starts(before: split, of: master).count
      result.rules[index].end = .count(max(count - past, 1))
    }
    return result
  }

  /// Leaves of a series what comes before an occurrence.
  private mutating func end(_ master: Int, before original: CalendarTime) {
    let split = zones.instant(of: original)
    guard var recurrence = events[master].schedule.recurrence else { return }
    // UNTIL is of the kind of DTSTART, but in UTC where that has a zone (RFC 5545, 3.3.10).
    let last: CalendarTime =
      switch events[master].schedule.start {
      case .date: .date(original.wallTime.day.advanced(by: -1))
      case .floating: .floating(original.wallTime.adding(seconds: -1))
      case .utc, .zoned: .utc(split.adding(seconds: -1))
      }
    for index in recurrence.rules.indices {
      if case .until(let time) = recurrence.rules[index].end, zones.instant(of: time) < split {
        continue
      }
      recurrence.rules[index].end = .until(last)
    }
    recurrence.addedDates.removeAll { zones.instant(of: $0.start) >= split }
    recurrence.exceptionDates.removeAll { zones.instant(of: $0) >= split }
    events[master].schedule.recurrence = recurrence.isEmpty ? nil : recurrence
  }
}
